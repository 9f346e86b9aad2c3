/** The headquarters: what can be ordered now, and the own corps with what they carry. */
import { Glyph, phrase, standing, touching } from '@sztab/pieces';
import { corpsData } from '../content/corps.ts';
import { amount, KINDS, type Kind, LIMIT, none } from '../content/supplies.ts';
import { controllerOf, supplyLine } from '../rules/control.ts';
import type { Commander, Corps } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { abilityText, corpsShort, kindName, townName } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { hungryOf } from './hungry.ts';
import { KIND_SIGN, PENCIL } from './marks.ts';
import { OneByOne } from './one-by-one.tsx';
import { Order, Orders } from './orders.tsx';
import type { BoardProps } from './props.ts';
import './hand.css';
import './rail.css';

export function Hand(props: BoardProps) {
  const { view, seat, tab } = props;
  const commander = seat === null ? undefined : view.commanders[seat];
  if (!commander) return null;
  const hungry = new Set(hungryOf(view, commander.colour));
  const line = supplyLine(view, commander.colour);
  const own = view.corps.filter(({ id }) => corpsData(id).colour === commander.colour);
  // On a phone they are a list, and whoever needs something stands first; beside the map each keeps its place.
  const need = ({ id, immobilised }: Corps): number => (immobilised ? 2 : hungry.has(id) ? 1 : 0);
  const say = boardWords[props.language];
  const wantOf = ({ id, at, immobilised }: Corps): string | null => {
    if (immobilised) return say.immobilised;
    if (hungry.has(id)) return say.noFood;
    // On the march it may stand where nothing is anybody's yet.
    return line.has(at) || controllerOf(view, at) !== commander.colour ? null : say.cutOff;
  };
  const listed = tab === undefined ? own : own.toSorted((a, b) => need(b) - need(a));
  return (
    <div className="rtr-hq" data-still="">
      <Ability commander={commander} {...props} />
      <Orders commander={commander} {...props} />
      <div className="rtr-corps">
        {listed.map((corps) => (
          <CorpsCard key={corps.id} corps={corps} want={wantOf(corps)} {...props} />
        ))}
      </div>
    </div>
  );
}

/** What the commander can do, in words, and whether he still can. */
function Ability({ commander: { colour, active }, view, language }: BoardProps & { commander: Commander }) {
  const say = boardWords[language];
  // In the training game commanders have no cards.
  if (view.options.training) return null;
  return (
    <p className="rtr-ability" data-used={!active || undefined}>
      <Glyph name="commander" size={16} />
      <span className="rtr-ability-text">{abilityText(colour, language)}</span>
      <span className="rtr-ability-state">{active ? say.abilityReady : say.abilityUsed}</span>
    </p>
  );
}

/** Places for tokens: a main base holds most, a corps fewer. */
const SLOTS = Array.from({ length: LIMIT.mainBase }, (_, slot) => slot);

/** Six slots: what the corps carries, and below it what lies on its field; a touch moves a token to the other side. */
function CorpsCard({ corps, want, ...props }: BoardProps & { corps: Corps; want: string | null }) {
  const { view, language, choice } = props;
  const say = boardWords[language];
  const { id, at, cargo, immobilised, moved } = corps;
  const begins = (['move', 'cmdMove'] as const).find((verb) => choice.moves.includes(`${verb}(${id})`));
  const here = view.fields[at];
  const slots = KINDS.flatMap((kind) => Array.from({ length: cargo[kind] }, () => kind));
  return (
    <div className="rtr-card" data-colour={PENCIL[corpsData(id).colour]}>
      <p>
        <b title={corpsShort(id, language)}>{NUMERAL[id]}</b>
        <span>{townName(at, language)}</span>
        {want && <em>{want}</em>}
        {moved && !immobilised && <Glyph name="check" size={13} title={say.moved} />}
        {begins && choice.picked.length === 0 && (
          <Order
            thing={`${id}-march`}
            touch={phrase(id, begins)}
            label={`${corpsShort(id, language)}: ${say.verbs[begins] ?? ''}`}
            {...props}
          >
            <Glyph name={begins === 'move' ? 'move' : 'star'} size={14} />
            {say.march}
          </Order>
        )}
      </p>
      <span className="rtr-slots">
        {SLOTS.slice(0, LIMIT.corps).map((slot) => {
          const kind = slots[slot];
          const touch = kind ? phrase(id, 'unload', kind) : '';
          return kind ? (
            <Token key={slot} at={`${id}-${slot}`} kind={kind} touch={touch} {...props} />
          ) : (
            <i key={slot} />
          );
        })}
      </span>
      {here && (
        <span className="rtr-slots" data-field="" title={say.onField}>
          <Glyph name="depot" size={14} title={say.onField} />
          {KINDS.flatMap((kind) =>
            SLOTS.slice(0, here[kind]).map((slot) => (
              <Token
                key={kind + slot}
                at={`${id}+${kind}-${slot}`}
                kind={kind}
                touch={phrase(id, 'load', kind)}
                {...props}
              />
            )),
          )}
          <LoadAll corps={corps} {...props} />
        </span>
      )}
    </div>
  );
}

/** What lies on its field, all of it, where the corps has the room. */
function LoadAll({ corps: { id, at, cargo }, view, choice, language, onTouch }: BoardProps & { corps: Corps }) {
  const next = KINDS.find((kind) => choice.moves.includes(`load(${id},${kind})`));
  const waiting = amount(view.fields[at] ?? none());
  const room = LIMIT.corps - amount(cargo);
  const say = boardWords[language];
  return (
    <OneByOne
      choice={choice}
      next={next ? phrase(id, 'load', next) : null}
      offered={Math.min(waiting, room) > 1}
      label={waiting <= room ? say.loadAll : say.loadFits}
      onTouch={onTouch}
    />
  );
}

function Token({ at, kind, touch, ...props }: BoardProps & { at: string; kind: Kind; touch: string }) {
  const { marks } = standing(props, at, touch);
  const say = boardWords[props.language];
  const label = `${kindName(kind, props.language)}, ${touch.includes('>load>') ? say.toLoad : say.toUnload}`;
  return (
    <button
      {...touching(props, at, touch)}
      {...marks}
      className="rtr-token"
      data-kind={kind}
      aria-label={label}
      title={label}
    >
      <Glyph name={KIND_SIGN[kind]} size={15} />
    </button>
  );
}
