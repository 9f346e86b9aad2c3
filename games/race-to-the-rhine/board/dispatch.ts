/** The others' turn in few lines, and what it means for the one who reads. */
import type { DispatchLine, Scene } from '@sztab/pieces';
import type { CardId } from '../content/cards.ts';
import { CORPS, type CorpsId } from '../content/corps.ts';
import { type Colour, fieldOf, type Town } from '../content/fields.ts';
import { LINKS_OF } from '../content/roads.ts';
import { KINDS, type Supplies } from '../content/supplies.ts';
import { supplyLine } from '../rules/control.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { corpsOf, ownCorps, seatOfColour } from '../rules/state.ts';
import { storyWords } from '../text/story.ts';
import type { March, Who } from '../text/story-words.ts';
import { soonHungry } from './hungry.ts';
import { logLine } from './log-lines.ts';

type Told = Scene<Shape>;

interface Marching {
  readonly corps: CorpsId;
  from: Town | null;
  /** The towns it reached, in order. */
  readonly way: Town[];
  medals: number;
  readonly cards: CardId[];
  stopped: March['stopped'];
}

/** One load on its way: several trucks only where each drives on with all that the one before brought. */
interface Convoy {
  readonly is: 'convoy';
  readonly by: Colour;
  readonly from: Town;
  readonly to: Town;
  readonly load: Readonly<Supplies>;
  readonly trucks: number;
}

/** A line that may still grow: a march by its steps, a convoy by its trucks. */
type Growing =
  | { readonly is: 'line'; readonly line: DispatchLine }
  | { readonly is: 'march'; readonly march: Marching }
  | Convoy;

/** One line a march, one a convoy; what only counts tokens is left to the log. */
export function lines(turn: readonly Told[]): readonly DispatchLine[] {
  const scene = turn.at(-1);
  if (!scene) return [];
  const say = storyWords[scene.language];
  const grown: Growing[] = [];
  for (const { heard } of turn) for (const event of heard) grow(grown, event, scene);
  return grown.flatMap((one): DispatchLine[] => {
    if (one.is === 'line') return [one.line];
    if (one.is === 'convoy') {
      const text = say.convoys(whoOf(scene, one.by), one);
      return [{ text, symbol: 'truck', rank: 2, things: [one.from, one.to] }];
    }
    const { from, way, stopped, medals, ...march } = one.march;
    if (!from) return [];
    const to = way.at(-1) ?? from;
    // From a town to the same town would say nothing.
    const via = from === to ? way.slice(0, -1) : [];
    const text = say.march({ ...march, from, via, to, steps: way.length, stopped, medals });
    return [{ text, symbol: 'move', rank: medals > 0 || stopped ? 1 : 2, things: [march.corps, to] }];
  });
}

const whoOf = ({ seat, after }: Told, colour: Colour): Who =>
  seat !== null && seatOfColour(after, colour) === seat ? 'you' : colour;

function grow(grown: Growing[], event: Event, scene: Told): void {
  const say = storyWords[scene.language];
  const who = (colour: Colour): Who => whoOf(scene, colour);
  const add = (text: string, rank: 1 | 2 | 3, things: readonly string[] = [], harmed: readonly Colour[] = []): void => {
    const against = harmed.map((colour) => seatOfColour(scene.after, colour));
    grown.push({ is: 'line', line: { text, symbol: logLine(event).symbol, rank, things, against } });
  };
  const warn = (left: number): void => {
    const own = scene.seat === null ? null : (scene.after.commanders[scene.seat]?.colour ?? null);
    const hungry = soonHungry(scene.after, left, own);
    if (own && hungry.length > 0) add(say.early(left, hungry), 1, hungry, [own]);
  };
  const last = grown.at(-1);
  // A pocket that falls on the way does not end the march.
  const march = grown.findLast((one) => one.is === 'march')?.march ?? null;
  switch (event.is) {
    case 'move-begun':
      grown.push({
        is: 'march',
        march: { corps: event.corps, from: null, way: [], medals: 0, cards: [], stopped: null },
      });
      return;
    case 'stepped':
      if (!march) return;
      march.from ??= event.from;
      march.way.push(event.to);
      return;
    case 'card':
      march?.cards.push(event.card);
      return;
    case 'battle':
      if (!march || event.won) return;
      march.way.pop();
      march.stopped = { card: event.card, at: event.town };
      return;
    case 'taken':
      if (march && event.medal) march.medals++;
      return;
    case 'civilians-fed':
      if (march) march.medals++;
      return;
    case 'convoy': {
      const { by, from, to, load } = event;
      const carriesOn = last?.is === 'convoy' && last.by === by && last.to === from && isSame(last.load, load);
      if (carriesOn) grown[grown.length - 1] = { ...last, to, trucks: last.trucks + 1 };
      else grown.push({ is: 'convoy', by, from, to, load: { ...load }, trucks: 1 });
      return;
    }
    case 'supplies-taken':
      add(say.supplies(who(event.by), event.town, event.got), 2, [event.town]);
      return;
    case 'trucks-taken':
      add(say.trucks(who(event.by), event.count, event.left), 2);
      warn(event.left);
      return;
    case 'encircled':
      add(
        say.encircled(event.fields.map(({ town }) => town)),
        1,
        event.fields.map(({ town }) => town),
      );
      return;
    case 'dropped':
      add(say.dropped(who(event.by), event.town), 2, [event.town]);
      return;
    case 'looked':
      add(say.looked(who(event.by), event.deck, null), 3);
      return;
    case 'resistance-played':
      add(say.resistancePlayed(who(event.by)), 3);
      return;
    case 'resistance-placed': {
      // In the way of everybody else who has a road there.
      const harmed = scene.after.commanders.flatMap(({ colour }) =>
        colour !== event.by && leads(colour, event.town) ? [colour] : [],
      );
      add(say.placed(event.town, event.left), harmed.length > 0 ? 1 : 2, [event.town], harmed);
      return;
    }
    case 'counterattack':
      add(say.counter(who(event.against), event.town, event.lost, event.medal), 1, [event.town], [event.against]);
      return;
    case 'logistics': {
      const hungry = event.immobilised;
      const towns = hungry.map((id) => corpsOf(scene.after, id).at);
      const owners = [...new Set(hungry.map((id) => CORPS[id].colour))];
      const text = hungry.length > 0 ? say.hungry(hungry, towns) : say.ate(event.ate.length, scene.after.corps.length);
      add(`${say.heads.logistics('you').title}: ${text}`, 1, hungry, owners);
      return;
    }
    case 'antwerp-open':
      add(say.antwerp, 1, ['antwerpen']);
      return;
    case 'last-marker':
      add(say.lastMarker, 1);
      return;
    case 'number-turned':
      add(say.numberTurned(event.number, event.town), 2, [event.town]);
      return;
    default:
  }
}

/** A field of nobody's colour, on the Rhine, is open to whoever has a road there. */
function leads(colour: Colour, town: Town): boolean {
  const { colours } = fieldOf(town);
  return LINKS_OF[colour][town].length > 0 && (colours.length === 0 || colours.includes(colour));
}

const isSame = (a: Readonly<Supplies>, b: Readonly<Supplies>): boolean => KINDS.every((kind) => a[kind] === b[kind]);

/** A line that was cut and the way back; corps that stand for want of food. */
export function meansFor({ before, after, seat, heard, language }: Told): readonly string[] {
  const own = seat === null ? null : (after.commanders[seat]?.colour ?? null);
  if (!own) return [];
  const say = storyWords[language].means;
  return heard.flatMap((event) => {
    if (event.is === 'logistics')
      return event.immobilised
        .filter((id) => CORPS[id].colour === own)
        .map((id) => say.hungry(id, corpsOf(after, id).at));
    if (event.is !== 'counterattack' || event.against !== own) return [];
    const [was, is] = [supplyLine(before, own), supplyLine(after, own)];
    const cut = ownCorps(after, own).filter(({ at }) => was.has(at) && !is.has(at));
    const way = wayBack(after, own, event.town);
    return [
      ...(cut.length > 0 ? [say.cut(cut.map(({ id }) => id))] : []),
      ...(way ? [say.back(way.corps, event.town, way.steps, way.dry)] : []),
    ];
  });
}

interface WayBack {
  readonly corps: CorpsId;
  readonly steps: number;
  readonly dry: boolean;
}

/** The own corps that is nearest by its roads, and how far it has to go: one that can set out, or else one that lacks only fuel. */
function wayBack(view: Told['after'], own: Colour, town: Town): WayBack | null {
  const far = new Map<Town, number>([[town, 0]]);
  let dry: WayBack | null = null;
  for (const [at, steps] of far) {
    const corps = ownCorps(view, own).find((one) => one.at === at && !one.immobilised);
    if (corps && corps.cargo.fuel > 0) return { corps: corps.id, steps, dry: false };
    if (corps) dry ??= { corps: corps.id, steps, dry: true };
    for (const { to } of LINKS_OF[own][at]) if (!far.has(to)) far.set(to, steps + 1);
  }
  return dry;
}
