/** A die of this game: symbols on its faces, the owner's colour for the dice of people. */
import { Glyph } from '@sztab/pieces';
import { type Die, faceOf, isCharacter } from '../content/dice.ts';
import { DIE_COLOUR, MONOGRAM, SYMBOL_SIGN } from './marks.ts';

export function SymbolDie({ die, up }: { die: Die; up: number }) {
  const colour = isCharacter(die) ? DIE_COLOUR[die] : null;
  const signs = up > 0 ? [...faceOf(die, up).sign] : [];
  return (
    <span
      className="npg-die"
      data-person={isCharacter(die) || undefined}
      data-two={signs.length > 1 || undefined}
      data-blank={up === 0 || undefined}
      style={colour ? { background: `var(--p-${colour})`, color: `var(--on-${colour})` } : undefined}
    >
      {signs.map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal symbols on one face
        <Glyph key={i} name={SYMBOL_SIGN[sign as keyof typeof SYMBOL_SIGN]} size={signs.length > 1 ? 18 : 24} />
      ))}
      {/* Before it is rolled: whose die it is, not by its colour alone. */}
      {up === 0 && (isCharacter(die) ? <b>{MONOGRAM[die]}</b> : <Glyph name="die" size={20} />)}
    </span>
  );
}
