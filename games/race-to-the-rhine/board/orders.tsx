/** What can be ordered now, apart from the corps and the map: supplies, trucks, looks at the decks, loads, kept cards. */
import { moveParts } from '@sztab/kernel';
import { Glyph, phrase, type SymbolName, standing, touching } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { pursuitOf } from '../content/cards.ts';
import { amount, KINDS, type Kind, LIMIT } from '../content/supplies.ts';
import { tokensOn } from '../rules/control.ts';
import type { Commander } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { cardName, kindName, townName } from '../text/cards.ts';
import { KIND_SIGN, PENCIL, TYPE_SIGN } from './marks.ts';
import { OneByOne } from './one-by-one.tsx';
import type { BoardProps } from './props.ts';

/** One thing that can be ordered: touched as a phrase. */
export function Order({
  thing,
  touch,
  children,
  label,
  ...props
}: BoardProps & { thing: string; touch: string; children: ReactNode; label: string }) {
  const { marks } = standing(props, thing, touch);
  return (
    <button {...touching(props, thing, touch)} {...marks} className="rtr-order" aria-label={label} title={label}>
      {children}
    </button>
  );
}

export function Orders({ commander, ...props }: BoardProps & { commander: Commander }) {
  const { choice, language } = props;
  const say = boardWords[language];
  const parts = choice.moves.map(moveParts);
  const of = (verb: string) => parts.filter((part) => part.verb === verb).map(({ args }) => args);
  const kinds = (verb: string) => of(verb).map(([kind]) => kind as Kind);
  const token = (verb: 'add' | 'bonus') =>
    kinds(verb).map((kind) => (
      <Order key={`${verb}${kind}`} thing={kind} touch={phrase(kind, verb)} label={kindName(kind, language)} {...props}>
        <Glyph name={KIND_SIGN[kind]} size={20} />+
      </Order>
    ));
  const loading = props.view.flow.at(-1)?.step === 'truck';
  const supplies = of('takeSupplies') as [string, string][];
  const [moving] = of('spread').map(([number]) => number as string);
  const discards = of('discard') as [string, Kind][];
  const trucks = of('takeTrucks').map(([count]) => count as string);
  return (
    <div className="rtr-orders" data-colour={PENCIL[commander.colour]}>
      {supplies.length > 0 && (
        <Group name={say.supplies} symbol="base" plain>
          {supplies.map(([town, set]) => (
            <Order
              key={`${town}${set}`}
              thing={`${town}+${set}`}
              touch={phrase(town, 'takeSupplies', set)}
              label={say.takeSupplies(
                townName(town as never, language),
                set === 'basic' ? null : kindName(set as Kind, language),
              )}
              {...props}
            >
              {set === 'basic' ? (
                <>
                  {townName(town as never, language)} <small>1+1+1</small>
                </>
              ) : (
                <>
                  <Glyph name={KIND_SIGN[set as Kind]} size={16} />
                  {Math.min(3, props.view.track[set as Kind])}
                </>
              )}
            </Order>
          ))}
        </Group>
      )}
      {trucks.length > 0 && (
        <Group name={say.trucks} symbol="truck" plain>
          {trucks.map((count) => (
            <Order
              key={count}
              thing={count}
              touch={phrase(count, 'takeTrucks')}
              label={say.takeTrucks(Number(count))}
              {...props}
            >
              {count}
            </Order>
          ))}
        </Group>
      )}
      <Looks verb="air" name={say.air} symbol="plane" {...props} />
      <Looks verb="cmdAir" name={say.ability} symbol="commander" {...props} />
      {(loading || kinds('bonus').length > 0) && (
        <Group name={loading ? say.load : (say.verbs.bonus ?? '')} symbol="plus">
          {token('add')}
          {props.sharing ? <Bonus {...props} /> : token('bonus')}
          {loading && KINDS.map((kind) => <AddAll key={kind} kind={kind} {...props} />)}
        </Group>
      )}
      {discards.length > 0 && (
        <Group name={say.discard} symbol="discard">
          {discards.map(([town, kind]) => (
            <Order
              key={town + kind}
              thing={`${town}-${kind}`}
              touch={phrase(town, 'discard', kind)}
              label={`${say.discard}: ${kindName(kind, language)}`}
              {...props}
            >
              <Glyph name={KIND_SIGN[kind]} size={20} />−
            </Order>
          ))}
        </Group>
      )}
      {moving !== undefined && (
        <Group name={say.reaction} symbol="opor">
          <Order thing={moving} touch={moving} label={say.number(moving)} {...props}>
            {say.number(moving)}
          </Order>
        </Group>
      )}
      {commander.kept.length > 0 && (
        <Group name={say.kept} symbol="hand">
          {commander.kept.map((id) => {
            const { type } = pursuitOf(id);
            return (
              <Order key={id} thing={id} touch={id} label={cardName(id, language)} {...props}>
                <span className="rtr-kept">
                  <strong>
                    <Glyph name={TYPE_SIGN[type]} size={16} />
                    {say.verbs[type === 'recon' ? 'playRecon' : 'playResistance']}
                  </strong>
                  <small>{say.keeps(type === 'recon')}</small>
                </span>
              </Order>
            );
          })}
        </Group>
      )}
    </div>
  );
}

/** Montgomery's tokens: of each kind a number with − and +. */
function Bonus({ sharing, language, ...props }: BoardProps) {
  const say = boardWords[language];
  return sharing?.share.parts.map(({ thing, most }) => {
    const kind = thing as Kind;
    const count = sharing.counts[kind] ?? 0;
    const name = kindName(kind, language);
    return (
      <span key={kind} className="rtr-stepper">
        <button
          type="button"
          aria-label={say.fewer(name)}
          disabled={count === 0}
          onClick={() => sharing.set(kind, count - 1)}
        >
          −
        </button>
        <button {...touching(props, kind)} {...standing(props, kind).marks} aria-label={`${name}: ${count}`}>
          <Glyph name={KIND_SIGN[kind]} size={18} />
          {count}
        </button>
        <button
          type="button"
          aria-label={say.more(name)}
          disabled={count >= most}
          onClick={() => sharing.set(kind, count + 1)}
        >
          +
        </button>
      </span>
    );
  });
}

/** All tokens of a kind that fit, one touch for each. */
function AddAll({ kind, view, choice, language, onTouch }: BoardProps & { kind: Kind }) {
  const truck = view.flow.at(-1);
  if (truck?.step !== 'truck') return null;
  const [here, room] = [tokensOn(view, truck.from)[kind], LIMIT.truck - amount(truck.load)];
  return (
    <OneByOne
      choice={choice}
      next={choice.moves.includes(`add(${kind})`) ? phrase(kind, 'add') : null}
      offered={Math.min(here, room) > 1}
      label={boardWords[language].addAll(kindName(kind, language), Math.min(here, room))}
      onTouch={onTouch}
    >
      <Glyph name={KIND_SIGN[kind]} size={20} />+{Math.min(here, room)}
    </OneByOne>
  );
}

/** The decks whose top card can be looked at, by air support or by Bradley's card. */
function Looks({ verb, name, symbol, ...props }: BoardProps & { verb: string; name: string; symbol: SymbolName }) {
  const { choice, language } = props;
  const say = boardWords[language];
  const decks = (['pursuit', 'resistance'] as const).filter((deck) =>
    choice.moves.some((move) => move === `${verb}(${deck})`),
  );
  // The plain name belongs to whichever is offered first: each id stands once on the table.
  const plain = verb === 'air' || !choice.moves.some((move) => move.startsWith('air('));
  if (decks.length === 0) return null;
  return (
    <Group name={name} symbol={symbol}>
      {decks.map((deck) => (
        <Order
          key={deck}
          thing={plain ? deck : `${verb}-${deck}`}
          touch={phrase(deck, verb)}
          label={say.look(deck, verb === 'cmdAir')}
          {...props}
        >
          {say.deckShort[deck]}
        </Order>
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly name: string;
  readonly symbol: SymbolName;
  /** What is in it says what it is: where room is short, the symbol is name enough. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

function Group({ name, symbol, plain, children }: GroupProps) {
  return (
    <fieldset className="rtr-group" data-plain={plain || undefined}>
      <legend>
        <Glyph name={symbol} size={14} />
        <span>{name}</span>
      </legend>
      <span>{children}</span>
    </fieldset>
  );
}
