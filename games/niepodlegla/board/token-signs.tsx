/** What an activist token brings, as signs. */
import { Glyph, type SymbolName } from '@sztab/pieces';
import { TOKEN, type Token } from '../content/characters.ts';
import { SYMBOLS } from '../content/symbols.ts';
import { SYMBOL_SIGN } from './marks.ts';

export function TokenSigns({ token }: { token: Token }) {
  const { morale, symbols } = TOKEN[token];
  const signs = [
    ...Array.from({ length: morale }, (): SymbolName => 'flame'),
    ...SYMBOLS.flatMap((symbol, i) => Array.from({ length: symbols[i] as number }, () => SYMBOL_SIGN[symbol])),
  ];
  return (
    <span className="npg-signs">
      {signs.map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal symbols on one token
        <Glyph key={i} name={sign} size={15} />
      ))}
    </span>
  );
}
