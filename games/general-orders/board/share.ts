/** Soldiers and aircraft that the rules move one by one, given in one go: an Advance, a Fly, and what Reinforce and Scramble place. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Counts, Share, ShareWords } from '@sztab/pieces';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { ADJACENT, ADJACENT_ZONES, isArea, isZone } from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { type Move, type Shape, TEXT } from '../rules/moves.ts';
import { kindIn, reserveFor, roomIn } from '../rules/pieces.ts';
import type { Frame, MoveFrame, SupplyFrame } from '../rules/state.ts';
import { controls, piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';

type Place = AreaId | ZoneId;
type Part = Share['parts'][number];

export function share(view: View, moves: readonly Move[]): Share<Shape> | null {
  const f = view.flow.at(-1);
  if (f?.step === 'advance.move' || f?.step === 'fly.move') return ofMarch(view, f, moves);
  return f?.step === 'reinforce.place' || f?.step === 'scramble.place' ? ofPlacing(view, f, moves) : null;
}

const placesOf = (moves: readonly Move[], verb: 'move' | 'place'): Place[] =>
  moves.flatMap((move) => (moveParts(move).verb === verb ? [moveParts(move).args[0] as Place] : []));

const total = (places: readonly Place[], counts: Counts): number =>
  places.reduce((sum, place) => sum + (counts[place] ?? 0), 0);

const times = (places: readonly Place[], counts: Counts, text: (place: Place) => Move): Move[] =>
  places.flatMap((place) => Array.from({ length: counts[place] ?? 0 }, () => text(place)));

/** The same places with so many more or fewer of a side. */
function moved(view: View, side: Side, counts: Counts, sign: 1 | -1): Pick<View, 'soldiers' | 'aircraft'> {
  const forces = {
    soldiers: { ...view.soldiers, [side]: { ...view.soldiers[side] } },
    aircraft: { ...view.aircraft, [side]: { ...view.aircraft[side] } },
  };
  for (const [place, n] of Object.entries(counts) as [Place, number][]) {
    if (isArea(place)) forces.soldiers[side][place] = piecesIn(view, side, place) + sign * n;
    else if (isZone(place)) forces.aircraft[side][place] = piecesIn(view, side, place) + sign * n;
  }
  return forces;
}

const withReserve = (view: View, side: Side, kind: 'soldiers' | 'aircraft', fewer: number): View['reserve'] => ({
  ...view.reserve,
  [side]: { ...view.reserve[side], [kind]: view.reserve[side][kind] - fewer },
});

/** The card counts as played, so that nothing offers it a second time. */
const withEffect = (view: View, side: Side, title: CardTitle, played: number): View['effects'] =>
  played > 0 ? { ...view.effects, [side]: [...view.effects[side], title] } : view.effects;

const withTop = (view: View, f: Frame): View['flow'] => [...view.flow.slice(0, -1), f];

const sumsOf = (
  a: Partial<Record<Place, number>>,
  b: Counts,
  places: readonly Place[],
): Partial<Record<Place, number>> =>
  Object.fromEntries(
    [...new Set([...(Object.keys(a) as Place[]), ...places])]
      .map((place) => [place, (a[place] ?? 0) + (b[place] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );

/** In the own hand, and not yet used in this turn. */
const holds = (view: View, side: Side, title: CardTitle): boolean =>
  view.hand[side].includes(title) && !view.effects[side].includes(title);

// ---- Advance and Fly

const CARD_OF = { 'advance.move': 'assault', 'fly.move': 'wingman' } as const;

/** So many more than the defenders take an area in most fights. */
const SUPERIORITY = 3;

/** One stays behind everywhere. */
const sparedBy = (view: View, side: Side, places: readonly Place[]): number =>
  places.reduce((sum, from) => sum + piecesIn(view, side, from) - 1, 0);

/** As many as may leave; into a place that nobody defends half of the soldiers, and no more than may stay there: whoever only walks in keeps what they hold. */
function ofMarch(view: View, f: MoveFrame, moves: readonly Move[]): Share<Shape> | null {
  const { side, place, pieces, step } = f;
  const places = placesOf(moves, 'move');
  if (places.length === 0) return null;
  const spare = sparedBy(view, side, places);
  const joins = f.outpost ? Math.min(BONUS_ADDS.forwardOutpost, reserveFor(view, side, place)) : 0;
  const enemies = piecesIn(view, enemyOf(side), place);
  const fought = enemies > 0;
  const useful = fought || view.options.stackLimit !== 'always' ? spare : Math.max(1, STACK - pieces - joins);
  const goes = (most: number): number => (fought || step === 'fly.move' ? most : Math.ceil(most / 2));
  const room = { least: pieces > 0 ? 0 : 1, most: spare };
  const title = CARD_OF[step];
  const reserve = reserveFor(view, side, place) - joins;
  const more = holds(view, side, title) ? Math.min(CARD[title].adds.count, Math.max(0, reserve)) : 0;
  // Whoever has begun one by one has chosen already.
  let left = pieces > 0 ? 0 : useful;
  // Nobody is taken from the own headquarters unasked, if others can go; to a fight only those who are missing there.
  const isHome = (from: Place): boolean => isArea(from) && AREA[from].hq === side;
  const others = places.filter((from) => !isHome(from));
  const missing = fought ? Math.max(0, enemies + SUPERIORITY - joins - sparedBy(view, side, others)) : 0;
  const parts: Part[] = places.map((from) => {
    const most = piecesIn(view, side, from) - 1;
    const first = Math.min(isHome(from) && others.length > 0 ? Math.min(most, missing) : goes(most), left);
    left -= first;
    return { thing: from, most, first };
  });
  if (more > 0) parts.push({ thing: title, most: more, first: 0, card: true });
  return {
    parts,
    room: () => room,
    moves: (counts) => {
      const sent = counts[title] ?? 0;
      return [
        ...times(places, counts, TEXT.move),
        'finish',
        sent > 0 ? (`${title}(${sent as 1 | 2})` as const) : 'continue',
      ];
    },
    planned: (counts) => {
      const sent = counts[title] ?? 0;
      const from = sumsOf(f.from, counts, places);
      return {
        ...view,
        ...moved(view, side, counts, -1),
        reserve: withReserve(view, side, kindIn(place), sent),
        effects: withEffect(view, side, title, sent),
        flow: withTop(view, { ...f, pieces: pieces + total(places, counts) + sent, from }),
      };
    },
    words: (counts, language) => marchWords(f, places, counts, language),
    short: shortOf,
  };
}

function marchWords(f: MoveFrame, places: readonly Place[], counts: Counts, language: Language): ShareWords {
  const say = boardWords[language].share;
  const sent = counts[CARD_OF[f.step]] ?? 0;
  const n = f.pieces + total(places, counts);
  const from = places.filter((place) => (counts[place] ?? 0) > 0);
  const by = f.step === 'advance.move' ? 'advance' : 'fly';
  return {
    ...say.march(by, wordsOf(f.place, language)),
    joint: say.with,
    sum: say.from(n, by, from.length === 1 && f.pieces === 0 ? wordsOf(from[0] as Place, language) : null, from.length),
    act: say.go(by, n + sent),
    missing: say.chooseWho[by],
  };
}

const wordsOf = (place: Place, language: Language) => {
  const { areas, zones } = catalogues[language];
  return isZone(place) ? zones[place] : areas[place];
};

/** “Beachhead”: that it is an air zone goes without saying where only those are. */
const shortOf = (thing: string, language: Language): string | null =>
  isZone(thing) ? catalogues[language].zones[thing].short : null;

// ---- Reinforce and Scramble

function ofPlacing(view: View, f: SupplyFrame, moves: readonly Move[]): Share<Shape> | null {
  const { side, remaining, optional = 0 } = f;
  const places = placesOf(moves, 'place');
  if (places.length === 0) return null;
  const more = moves.filter((move) => move.startsWith('mobilise(')).length;
  let left = Object.keys(f.placed).length > 0 ? 0 : remaining;
  const first = new Map(
    neediest(view, side, places).map((place) => {
      const here = Math.min(left, roomIn(view, side, place));
      left -= here;
      return [place, here];
    }),
  );
  const parts: Part[] = places.map((place) => ({
    thing: place,
    most: Math.min(roomIn(view, side, place), remaining + more),
    first: first.get(place) ?? 0,
  }));
  if (more > 0) parts.push({ thing: 'mobilisation', most: more, first: 0, card: true });
  const called = (counts: Counts): number => counts.mobilisation ?? 0;
  return {
    parts,
    room: (counts) => ({ least: remaining - optional + called(counts), most: remaining + called(counts) }),
    moves: (counts) => [
      ...(called(counts) > 0 ? [`mobilise(${called(counts) as 1 | 2})` as const] : []),
      ...times(places, counts, TEXT.place),
      'finish',
    ],
    planned: (counts) => {
      const n = total(places, counts);
      const own = Object.fromEntries(
        places.filter((place) => !controls(view, enemyOf(side), place)).map((place) => [place, counts[place] ?? 0]),
      );
      return {
        ...view,
        ...moved(view, side, own, 1),
        reserve: withReserve(view, side, kindIn(places[0] as Place), n),
        effects: withEffect(view, side, 'mobilisation', called(counts)),
        flow: withTop(view, {
          ...f,
          placed: sumsOf(f.placed, counts, places),
          remaining: remaining + called(counts) - n,
        }),
      };
    },
    words: (counts, language) => {
      const say = boardWords[language].share;
      const n = total(places, counts);
      const to = places.filter((place) => (counts[place] ?? 0) > 0);
      const by = f.step === 'reinforce.place' ? 'reinforce' : 'scramble';
      return {
        verb: catalogues[language].actions[by].name,
        place: null,
        joint: '',
        sum: say.to(n, by, to.length === 1 ? wordsOf(to[0] as Place, language) : null, to.length),
        act: say.place(by, n),
        missing: say.stillToPlace(remaining + called(counts) - n),
      };
    },
    short: shortOf,
  };
}

/** Where the enemy is strongest beside the fewest, first; of those alike the one that counts most. */
function neediest(view: View, side: Side, places: readonly Place[]): Place[] {
  const need = (place: Place): number => {
    const near: readonly Place[] = isZone(place) ? ADJACENT_ZONES[place] : ADJACENT[place];
    const facing = near.reduce((sum, one) => sum + piecesIn(view, enemyOf(side), one), 0);
    const worth = isArea(place) ? AREA[place].stars + (AREA[place].hq === side ? 2 : 0) : 0;
    return facing === 0 ? -STACK : facing - piecesIn(view, side, place) + worth / 10;
  };
  return [...places].sort((a, b) => need(b) - need(a));
}
