/** A soldier at a region: formation, current Strength and Underground, name, ability, training, wounds, and the lock. */
import { signed } from '@sztab/kernel/words';
import { Glyph, type SymbolName, touchable } from '@sztab/pieces';
import { type MissionId, missionOf } from '../content/missions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { isLocked } from '../rules/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { bestFor } from './effects.ts';
import { ABILITY_SYMBOL, FORMATION_SYMBOL } from './marks.ts';
import { spokenSoldier } from './names.ts';
import type { BoardProps } from './props.ts';
import { countFor } from './summed.ts';

interface Props extends BoardProps {
  readonly fighter: Fighter;
  /** The mission that is pointed at. */
  readonly pointed: MissionId | null;
}

export function SoldierCard({ fighter, pointed, ...props }: Props) {
  const { view, language } = props;
  const { id, s, u, trained, wounds } = fighter;
  const { formation, ability, strength, underground, rank, name } = soldierOf(id);
  const locked = isLocked(view, fighter);
  return (
    <button
      {...touchable(props, id)}
      className="ftf-soldier"
      data-formation={formation}
      data-wounded={wounds > 0 || undefined}
      aria-label={spokenSoldier(fighter, props, language)}
    >
      <span className="ftf-strip">
        <Glyph name={FORMATION_SYMBOL[formation]} size={17} />
        <Value symbol="strength" value={s} raised={s > strength} />
        <Value symbol="under" value={u} raised={u > underground} />
      </span>
      <CalledName name={catalogues[language].called(id)} />
      <span className="ftf-full">{[rank, name].filter(Boolean).join(' ')}</span>
      <span className="ftf-foot">
        <Glyph name={ABILITY_SYMBOL[ability]} size={14} />
        {locked && <Glyph name="lock" size={14} />}
        {trained && <Glyph name="chevrons" size={14} />}
        {Array.from({ length: wounds }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: wounds are alike
          <span key={i} className="ftf-wound">
            <Glyph name="wound" size={14} />
          </span>
        ))}
        {wounds > 0 && <span className="ftf-wounded">{boardWords[language].countsOne}</span>}
      </span>
      {pointed && <CountsFor fighter={fighter} pointed={pointed} {...props} />}
    </button>
  );
}

/** For the mission that is pointed at: what this soldier counts there, or what the open choice would make of it. */
function CountsFor({ fighter, pointed, choice, view, language }: Props & { readonly pointed: MissionId }) {
  const effect = choice.legal.has(fighter.id) ? bestFor(pointed, fighter.id, choice, view) : null;
  if (effect && effect.have !== effect.was)
    return (
      <span className="ftf-would">
        <b>{signed(effect.have - effect.was)}</b>
        <span>{` → ${boardWords[language].sumShort(effect.have, effect.need)}`}</span>
      </span>
    );
  if (fighter.region !== missionOf(pointed).region) return null;
  const { value, why } = countFor(fighter, pointed);
  return (
    <span className="ftf-counts disc num" data-why={why}>
      {value}
    </span>
  );
}

/** A word of many letters is set smaller instead of being broken; a name of two parts may have two lines. */
function CalledName({ name }: { name: string }) {
  const double = name.length > 11 && /[\s-]/u.test(name);
  const long = /\p{L}{12}/u.test(name) ? 'very' : /\p{L}{9}/u.test(name) || undefined;
  return (
    <span className="ftf-name" data-long={long} data-double={double || undefined}>
      {name}
    </span>
  );
}

function Value({ symbol, value, raised }: { symbol: SymbolName; value: number; raised: boolean }) {
  return (
    <span className="ftf-value" data-raised={raised || undefined}>
      <Glyph name={symbol} size={12} />
      {value}
    </span>
  );
}

/** A soldier who is not on the board yet, drawn for a choice. */
export function SoldierFace({
  id,
  language,
  worded = false,
}: {
  id: SoldierId;
  language: BoardProps['language'];
  /** Says also what the ability does, where nothing can be hovered to ask. */
  worded?: boolean;
}) {
  const { formation, ability, strength, underground, rank, name } = soldierOf(id);
  return (
    <>
      <span className="ftf-strip">
        <Glyph name={FORMATION_SYMBOL[formation]} size={17} />
        <Value symbol="strength" value={strength} raised={false} />
        <Value symbol="under" value={underground} raised={false} />
      </span>
      <CalledName name={catalogues[language].called(id)} />
      <span className="ftf-full">{[rank, name].filter(Boolean).join(' ')}</span>
      <span className="ftf-foot">
        <Glyph name={ABILITY_SYMBOL[ability]} size={14} />
        {worded ? (
          <span>
            <b>{catalogues[language].abilities[ability].name}</b>
            <span className="ftf-does">{catalogues[language].uses[ability]}</span>
          </span>
        ) : (
          catalogues[language].abilities[ability].name
        )}
      </span>
    </>
  );
}
