/** A town as a button: what a touch of it means now, its signs, and the supplies that lie there. */
import { moveParts } from '@sztab/kernel';
import { Glyph, phrase, type SymbolName, standing, touching } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { FORTS, FORWARD_BASES, medalTowns, type Town } from '../content/fields.ts';
import { TO_RHINE } from '../content/roads.ts';
import { controllerOf, isFree, isMainBase, tokensOn } from '../rules/control.ts';
import { deckFor } from '../rules/march.ts';
import { corpsOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { deckName } from '../text/cards.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { Load } from './load.tsx';
import { leadsOn } from './marches.ts';
import { spokenTown } from './names.ts';
import type { PillSide } from './places.ts';
import type { BoardProps } from './props.ts';
import { percent } from './scale.ts';

/** What a touch of a town means now. */
function touchOf(town: Town, { choice }: BoardProps): string {
  const [first] = choice.picked;
  // A road and its direction: nothing more can be meant.
  if (choice.moves.includes(`truck(${first as Town},${town})`)) return phrase(first as Town, 'truck', town);
  if (first !== undefined) return town;
  // Only one number is asked for at a time, so a touch of its new field says it all.
  const spread = choice.moves.find((move) => move.startsWith('spread(') && moveParts(move).args[1] === town);
  if (spread) return phrase(moveParts(spread).args[0] as string, 'spread', town);
  const verbs = new Set(
    choice.moves.flatMap((move) => {
      const { verb, args } = moveParts(move);
      return args[0] === town ? [verb] : [];
    }),
  );
  if (verbs.size !== 1) return town;
  const [verb] = [...verbs] as [string];
  const to = choice.moves.filter((move) => moveParts(move).args[0] === town);
  // One road out with something to carry: the touch says it all. Else the other end is asked for.
  if (verb === 'truck')
    return to.length === 1 ? phrase(town, 'truck', moveParts(to[0] as string).args[1] as string) : town;
  return verb === 'step' || verb === 'drop' ? phrase(town, verb) : town;
}

/** What choosing this town would mean, where it is not plain: which card it turns up, or that it is a counterattack. */
function wouldBe(town: Town, { choice, view, language }: BoardProps): { sign: SymbolName; title: string } | null {
  const say = boardWords[language];
  if (choice.moves.includes(`counter(${town})`)) return { sign: 'counter', title: say.verbs.counter ?? '' };
  if (!choice.moves.includes(`step(${town})`) || !isFree(view, town)) return null;
  const deck = deckFor(view, town);
  return { sign: deck === 'resistance' ? 'opor' : 'deck', title: deckName(deck, language) };
}

/** Nearer to the Rhine than the corps is: where it mostly wants to go. */
export function isAhead(view: BoardProps['view'], id: CorpsId, town: Town): boolean {
  const roads = TO_RHINE[corpsData(id).colour];
  return (roads.get(town) ?? 99) < (roads.get(corpsOf(view, id).at) ?? 99);
}

export function TownButton({
  town,
  pill,
  steps,
  next,
  starts,
  ...props
}: BoardProps & {
  town: Town;
  pill: PillSide | undefined;
  /** How far it is for the corps on the march, or for trucks; 0: out of their reach. */
  steps: number;
  /** A corps that could set out now would come here first: whoever chooses it sees where it goes. */
  next: boolean;
  /** A touch of it orders a transport from here. */
  starts: boolean;
}) {
  const { view, language } = props;
  const [x, y] = TOWN_AT[town];
  const touch = touchOf(town, props);
  const { marks, legal: open } = standing(props, town, touch);
  const legal = open || starts;
  const would = legal ? wouldBe(town, props) : null;
  const far = steps > 1;
  const moving = view.flow.find((frame) => frame.step === 'move');
  const ahead = moving && isAhead(view, moving.corps, town);
  const idle = legal && props.choice.moves.includes(`step(${town})`) && !leadsOn(view, town);
  return (
    <button
      {...touching(props, town, touch)}
      {...marks}
      className="rtr-town"
      data-legal={legal || undefined}
      data-still=""
      data-idle={idle || undefined}
      data-far={far || undefined}
      data-concerns={next || (far && ahead) || undefined}
      data-would={would?.sign}
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
      aria-label={spokenTown(town, view, language, legal || steps > 0)}
    >
      <span className="rtr-marks">{marksOf(town, props)}</span>
      {would && (
        <span className="rtr-would">
          <Glyph name={would.sign} size={13} title={would.title} />
        </span>
      )}
      {pill && <Pill town={town} side={pill} view={view} />}
    </button>
  );
}

function marksOf(town: Town, { view, language }: BoardProps): ReactNode {
  const say = boardWords[language].marks;
  const free = controllerOf(view, town) === null;
  const drops = view.paratroops.filter((one) => one.town === town);
  const numbers = view.numbers.filter((one) => one.town === town);
  return (
    <>
      {FORTS.has(town) && free && <Glyph name="fort" size={14} title={say.fort} />}
      {medalTowns(view.edition).has(town) && free && <Glyph name="medal" size={14} title={say.medal} />}
      {isMainBase(view, town) && <Glyph name="base" size={14} title={say.main} />}
      {(FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend)) && (
        <Glyph name="anchor" size={14} title={say.forward} />
      )}
      {drops.map(({ dark }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal markers
        <Glyph key={i} name={dark ? 'nopara' : 'para'} size={14} title={say.paratroops} />
      ))}
      {numbers.map(({ number }) => (
        <b key={number} className="rtr-number">
          {number}
        </b>
      ))}
    </>
  );
}

/** Supplies on a field: a sign and a number each, in one pill. */
function Pill({ town, side, view }: Pick<BoardProps, 'view'> & { town: Town; side: PillSide }) {
  return (
    <span className="rtr-pill" data-side={side}>
      <Load of={tokensOn(view, town)} size={12} />
    </span>
  );
}
