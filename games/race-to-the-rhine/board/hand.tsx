/** The headquarters: what can be ordered now, the own corps with what they carry, and the cards that were kept. */
import { moveParts } from '@sztab/kernel';
import { Glyph, phrase } from '@sztab/pieces';
import { type ReactNode, useEffect, useState } from 'react';
import { pursuitOf } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import { amount, KINDS, type Kind, LIMIT } from '../content/supplies.ts';
import { tokensOn } from '../rules/control.ts';
import type { Commander, Corps } from '../rules/table.ts';
import { cardName, corpsShort, kindName, townName } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { KIND_SIGN, PENCIL, TYPE_SIGN } from './marks.ts';
import { type RrBoardProps, standing, touching } from './touching.ts';
import { boardWords } from './words/index.ts';
import './hand.css';

export function Hand(props: RrBoardProps) {
  const { view, seat } = props;
  const commander = seat === null ? undefined : view.commanders[seat];
  if (!commander) return null;
  const own = view.corps.filter(({ id }) => corpsData(id).colour === commander.colour);
  return (
    <div className="rr-hq" data-still="">
      <Orders commander={commander} {...props} />
      <div className="rr-corps">
        {own.map((corps) => (
          <CorpsCard key={corps.id} corps={corps} {...props} />
        ))}
      </div>
    </div>
  );
}

/** One thing that can be ordered: touched as a phrase. */
function Order({
  thing,
  touch,
  children,
  label,
  ...props
}: RrBoardProps & { thing: string; touch: string; children: ReactNode; label: string }) {
  const { marks } = standing(props, thing, touch);
  return (
    <button {...touching(props, thing, touch)} {...marks} className="rr-order" aria-label={label} title={label}>
      {children}
    </button>
  );
}

function Orders({ commander, ...props }: RrBoardProps & { commander: Commander }) {
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
  const supplies = of('takeSupplies') as [string, string][];
  const [moving] = of('spread').map(([number]) => number as string);
  const discards = of('discard') as [string, Kind][];
  const trucks = of('takeTrucks').map(([count]) => count as string);
  return (
    <div className="rr-orders">
      {supplies.length > 0 && (
        <Group name={say.supplies} symbol="base">
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
        <Group name={say.trucks} symbol="truck">
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
      {(kinds('add').length > 0 || kinds('bonus').length > 0) && (
        <Group name={say.load} symbol="plus">
          {token('add')}
          {token('bonus')}
          <LoadAll {...props} />
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
          {commander.kept.map((id) => (
            <Order key={id} thing={id} touch={id} label={cardName(id, language)} {...props}>
              <Glyph name={TYPE_SIGN[pursuitOf(id).type]} size={16} />
              {say.verbs[pursuitOf(id).type === 'recon' ? 'playRecon' : 'playResistance']}
            </Order>
          ))}
        </Group>
      )}
    </div>
  );
}

/** Everything that lies there, where it fits into the truck: in a chain that is what one mostly wants. */
function LoadAll({ view, choice, language, onTouch }: RrBoardProps) {
  const [filling, fill] = useState(false);
  const next = KINDS.find((kind) => choice.moves.includes(`add(${kind})`));
  // One token after the other, each when the one before it lies in the truck.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of moves says that the last token is loaded
  useEffect(() => {
    if (filling && next) onTouch(phrase(next, 'add'));
  }, [filling, choice.moves]);
  const truck = view.flow.at(-1);
  if (truck?.step !== 'truck' || !next) return null;
  const waiting = amount(tokensOn(view, truck.from));
  if (waiting < 2 || waiting > LIMIT.truck - amount(truck.load)) return null;
  return (
    <button type="button" className="rr-order" data-lit="" onClick={() => fill(true)}>
      {boardWords[language].loadAll}
    </button>
  );
}

/** The decks whose top card can be looked at, by air support or by Bradley's card. */
function Looks({ verb, name, symbol, ...props }: RrBoardProps & { verb: string; name: string; symbol: string }) {
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

function Group({ name, symbol, children }: { name: string; symbol: string; children: ReactNode }) {
  return (
    <fieldset className="rr-group">
      <legend>
        <Glyph name={symbol} size={14} />
        {name}
      </legend>
      <span>{children}</span>
    </fieldset>
  );
}

/** Places for tokens; a main base holds more than a corps. */
const SLOTS = Array.from({ length: LIMIT.corps }, (_, slot) => slot);

/** Six slots: what the corps carries, and below it what lies on its field; a touch moves a token to the other side. */
function CorpsCard({ corps, ...props }: RrBoardProps & { corps: Corps }) {
  const { view, language, choice } = props;
  const say = boardWords[language];
  const { id, at, cargo, immobilised, moved } = corps;
  const begins = (['move', 'cmdMove'] as const).find((verb) => choice.moves.includes(`${verb}(${id})`));
  const here = view.fields[at];
  const slots = KINDS.flatMap((kind) => Array.from({ length: cargo[kind] }, () => kind));
  return (
    <div className="rr-card" data-colour={PENCIL[corpsData(id).colour]}>
      <p>
        <b title={corpsShort(id, language)}>{NUMERAL[id]}</b>
        <span>{townName(at, language)}</span>
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
      <span className="rr-slots">
        {SLOTS.map((slot) => {
          const kind = slots[slot];
          const touch = kind ? phrase(id, 'unload', kind) : '';
          return kind ? (
            <Token key={slot} at={`${id}-${slot}`} kind={kind} touch={touch} {...props} />
          ) : (
            <i key={slot} />
          );
        })}
      </span>
      {immobilised && <em>{say.immobilised}</em>}
      {here && (
        <span className="rr-slots" data-field="">
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
        </span>
      )}
    </div>
  );
}

function Token({ at, kind, touch, ...props }: RrBoardProps & { at: string; kind: Kind; touch: string }) {
  const { marks } = standing(props, at, touch);
  const say = boardWords[props.language];
  const loads = touch.includes('>load>');
  return (
    <button
      {...touching(props, at, touch)}
      {...marks}
      className="rr-token"
      data-kind={kind}
      aria-label={`${kindName(kind, props.language)}, ${loads ? say.toLoad : say.toUnload}`}
    >
      <Glyph name={KIND_SIGN[kind]} size={15} />
    </button>
  );
}
