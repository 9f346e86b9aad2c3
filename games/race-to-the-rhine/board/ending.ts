/** The last page: who is across the Rhine, where and when, and how near the others were. */
import { said } from '@sztab/kernel/words';
import { type Ended, type Ending, type Fortune, type Luck, luckBetween } from '@sztab/pieces';
import { PURSUIT, type PursuitId, pursuitOf } from '../content/cards.ts';
import { CORPS } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { roadsLeft } from '../rules/race.ts';
import type { View } from '../rules/view.ts';
import { lastPageWords } from '../text/last-page.ts';
import { noteOn } from './notes.ts';
import { winningLine } from './winning-line.ts';

export function ending({ views, heard, outcome, seat, language }: Ended<Shape>): Ending {
  const say = lastPageWords[language];
  const view = views.at(-1) as View;
  const { result, commanders, round } = view;
  const events = heard.map(({ event }) => event);
  const winner = commanders[outcome.winners[0] ?? -1]?.colour ?? null;
  const town = result?.town ?? null;
  const reason = result?.reason ?? 'resign';
  const line = winningLine(view);
  const when = town
    ? say.crossed(town, round, line.length - 1)
    : reason === 'resign'
      ? say.resigned(round)
      : say.notCrossed(round);
  const medals = commanders.map(({ colour }, seat) => [colour, outcome.scores[seat] ?? 0] as const);
  const captured = commanders.map(({ colour, captured }) => [colour, captured.length] as const);
  const tied = reason === 'divisions' || reason === 'order' ? say.divisions(captured) : '';
  const short = commanders.flatMap(({ colour }, one) =>
    outcome.winners.includes(one) && town ? [] : [[one === seat ? 'you' : colour, roadsLeft(view, colour)] as const],
  );
  // Where nobody crosses, the page tells of the crossing that failed in 1944, and not of whatever card came up last.
  const note = noteOn({ thing: town ?? 'market-garden' }, language);
  return {
    headline: said(say.headline[reason], winner),
    how: [when, say.near(short), say.medals(medals), tied].filter(Boolean).join(' '),
    spent: spentIn(events, view, language),
    luck: luckIn(events, view, seat, language),
    ...(town && { things: line.length > 0 ? line : [town] }),
    ...(note && { history: note }),
  };
}

type Burnt = Record<'fuel' | 'ammo' | 'food', number>;

/** What a corps burnt, shot or ate in this event. */
function usedIn(event: Event): readonly (readonly [Colour, Partial<Burnt>])[] {
  switch (event.is) {
    case 'move-begun':
      return [[CORPS[event.corps].colour, { fuel: 1 }]];
    case 'fort-paid':
      return [[CORPS[event.corps].colour, { ammo: event.with === 'cargo' ? 1 : 0 }]];
    case 'stepped':
      return [[CORPS[event.corps].colour, { fuel: event.fuel }]];
    case 'battle':
      return [[CORPS[event.corps].colour, { fuel: event.fuel, ammo: event.ammo }]];
    case 'fed':
    case 'civilians-fed':
      return [[CORPS[event.corps].colour, { food: 1 }]];
    case 'logistics':
      return event.ate.map((corps) => [CORPS[corps].colour, { food: 1 }] as const);
    default:
      return [];
  }
}

function spentIn(events: readonly Event[], view: View, language: Ended['language']): NonNullable<Ending['spent']> {
  const say = lastPageWords[language].spent;
  const used = events.flatMap(usedIn);
  const row = (kind: keyof Burnt) => ({
    name: say[kind],
    values: view.commanders.map(({ colour }) =>
      used.reduce((sum, [by, tokens]) => sum + (by === colour ? (tokens[kind] ?? 0) : 0), 0),
    ),
  });
  const left = view.commanders.map(({ colour }) =>
    view.corps.reduce(
      (sum, { id, cargo }) => sum + (CORPS[id].colour === colour ? cargo.fuel + cargo.ammo + cargo.food : 0),
      0,
    ),
  );
  return { title: say.title, rows: [row('fuel'), row('ammo'), row('food'), { name: say.left, values: left }] };
}

const isPursuit = (card: string): card is PursuitId => Object.hasOwn(PURSUIT, card);
/** How many of all pursuit cards are divisions: in every deck as many. */
const DIVISIONS = Object.values(PURSUIT).filter(({ type }) => type === 'division').length / Object.keys(PURSUIT).length;

function metBy(events: readonly Event[], colour: Colour): { divisions: number; cards: number; usual: number } {
  const turned = events.flatMap((event) =>
    event.is === 'card' && CORPS[event.corps].colour === colour && isPursuit(event.card) ? [event.card] : [],
  );
  const divisions = turned.filter((card) => pursuitOf(card).type === 'division').length;
  return { divisions, cards: turned.length, usual: turned.length * DIVISIONS };
}

/** Between two: who met fewer divisions than the cards that were turned let expect. */
function luckIn(events: readonly Event[], view: View, seat: Ended['seat'], language: Ended['language']): Luck | null {
  const [first, second, third] = view.commanders;
  if (!first || !second || third) return null;
  const own = seat ?? 0;
  const met = [first, second].map(({ colour }, one) => ({
    who: one === seat ? ('you' as const) : colour,
    ...metBy(events, colour),
  }));
  const fortune = ({ divisions, cards, usual }: (typeof met)[number]): Fortune => ({
    real: cards - divisions,
    expected: cards - usual,
    variance: usual * (1 - DIVISIONS),
  });
  const [a, b] = met as [(typeof met)[number], (typeof met)[number]];
  return luckBetween(
    [fortune(a), fortune(b)],
    own === 0 ? lastPageWords[language].luck(a, b) : lastPageWords[language].luck(b, a),
  );
}
