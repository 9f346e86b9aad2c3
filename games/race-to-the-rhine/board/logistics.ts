/** The logistics phase as a set piece: its three steps are there from the beginning, and fill up one after the other. */
import type { Beat, BriefingPiece, BriefingRow } from '@sztab/pieces';
import { CORPS, type CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { type Corps, corpsOf } from '../rules/state.ts';
import { townName } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { act, fate, mark, type Of, ownColour, sayIn, seatIn, type Told, whoIn } from './telling.ts';

type Phase = Of<'logistics'>;

/** How much of the phase has been told. */
interface SoFar {
  readonly levels: boolean;
  /** The corps of which it is known whether they ate. */
  readonly corps: ReadonlySet<CorpsId>;
  /** How the others fared. */
  readonly others: string;
  /** What came back. */
  readonly rest: readonly string[];
}

const NOTHING: SoFar = { levels: false, corps: new Set(), others: '', rest: [] };
const LEVEL = ['', 'I', 'II', 'III'] as const;

/** Whose corps are listed; whoever only watches has those that went hungry. */
function listed({ immobilised }: Phase, scene: Told): readonly Corps[] {
  const own = ownColour(scene);
  return scene.after.corps.filter(({ id }) => (own ? CORPS[id].colour === own : immobilised.includes(id)));
}

function pieceOf({ id, at, immobilised }: Corps, event: Phase, scene: Told, told: boolean): BriefingPiece {
  const { fared } = sayIn(scene).logistics;
  const ate = event.ate.includes(id);
  const how = ate ? (corpsOf(scene.before, id).cargo.food > 0 ? 'card' : 'field') : 'hungry';
  return {
    badge: NUMERAL[id],
    owner: seatIn(scene, CORPS[id].colour),
    text: townName(at, scene.language),
    ...(told && { fared: fared[how], good: ate && !immobilised }),
  };
}

/** The three steps, as far as they have been told. */
export function stepsOf(event: Phase, scene: Told, { levels, corps, others, rest }: SoFar = NOTHING): BriefingRow[] {
  const say = sayIn(scene).logistics;
  const own = ownColour(scene);
  const [was, is] = [scene.before, scene.after].map(
    ({ commanders }) => commanders.find(({ colour }) => colour === own)?.level ?? 0,
  ) as [number, number];
  const mine = listed(event, scene).filter(({ id }) => own || corps.has(id));
  const fed = mine.filter(({ id }) => corps.has(id) && event.ate.includes(id)).length;
  return [
    {
      text: say.level,
      symbol: 'hourglass',
      later: !levels,
      detail: say.soon,
      ...(levels && {
        detail: own ? say.limits(levelOf(is)) : risen(event, scene),
        ...(own && { figures: was === is ? LEVEL[is] : `${LEVEL[was]} → ${LEVEL[is]}` }),
      }),
    },
    {
      text: say.eat,
      symbol: 'food',
      detail: others || say.soon,
      ...(own && corps.size > 0 && { figures: say.of(fed, mine.length) }),
      pieces: mine.map((one) => pieceOf(one, event, scene, corps.has(one.id))),
      later: corps.size === 0 && !others,
    },
    {
      text: say.rest,
      symbol: 'truck',
      detail: rest.length > 0 ? rest.join(' · ') : say.soon,
      later: rest.length === 0,
    },
  ];
}

const risen = ({ colours, levels }: Phase, scene: Told): string =>
  sayIn(scene).levels(colours.map((colour, seat) => [whoIn(scene, colour), levels[seat] as number] as const));

/** A commander whose corps are not listed one by one. */
const faring = (event: Phase, scene: Told): string =>
  event.colours
    .filter((colour) => colour !== ownColour(scene))
    .map((colour) => {
      const corps = scene.after.corps.filter(({ id }) => CORPS[id].colour === colour);
      const fed = corps.filter(({ id }) => event.ate.includes(id));
      return sayIn(scene).logistics.fed(colour, fed.length, corps.length);
    })
    .join(' · ');

export function logistics(event: Phase, scene: Told): Beat[] {
  const { ate, immobilised, trucks, arrived, refilled, cards } = event;
  const say = sayIn(scene);
  const own = ownColour(scene);
  const isOwn = (id: CorpsId): boolean => CORPS[id].colour === own;
  let soFar = NOTHING;
  const tell = (more: Partial<SoFar>, beats: readonly Beat[]): Beat[] => {
    soFar = { ...soFar, ...more };
    const rows = stepsOf(event, scene, soFar);
    return beats.map((beat) => (beat.words ? { ...beat, rows } : beat));
  };
  const known = (ids: readonly CorpsId[]): Partial<SoFar> => ({ corps: new Set([...soFar.corps, ...ids]) });
  const seen = (ids: readonly CorpsId[]): string[] => ids.map((id) => `corps.${id}`);
  // The own corps first.
  const hungry = immobilised.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const at = hungry.map((id) => corpsOf(scene.after, id).at);
  const against = [...new Set(hungry.map((id) => seatIn(scene, CORPS[id].colour)))];
  const others = faring(event, scene);
  const listedIds = listed(event, scene).map(({ id }) => id);
  const ofOthers = ate.filter((id) => !isOwn(id));
  const beats = [
    ...tell({ levels: true }, [{ kind: 'card', rank: 1, ms: 900, sound: 'round', words: risen(event, scene) }]),
    ...(others
      ? tell({ others }, act(others, { ms: 420, things: ofOthers, shows: [...seen(ofOthers), 'fields', 'pool'] }))
      : []),
    ...ate.filter(isOwn).flatMap((id) =>
      tell(
        known([id]),
        act(say.eats(id, corpsOf(scene.after, id).at), {
          // Time for the camera to come there.
          ms: 620,
          at: corpsOf(scene.after, id).at,
          sound: 'place',
          things: [id],
          shows: [...seen([id]), 'fields', 'pool'],
        }),
      ),
    ),
    // Who stood before stands still.
    ...tell(
      known(listedIds),
      hungry.length > 0
        ? fate(
            say.hungry(hungry, at),
            { at: at[0] as Town, things: hungry, against, sound: 'loss', shows: ['corps'] },
            {},
            hungry.some(isOwn) ? 2500 : 1200,
          )
        : [],
    ),
  ];
  const home = say.home(trucks, arrived);
  const filled = refilled.fuel + refilled.ammo + refilled.food > 0 ? say.filled(refilled) : '';
  const ready = cards.length > 0 ? say.ready(cards.length) : '';
  const comes = (words: string, short: string, made: readonly Beat[]): Beat[] =>
    words ? tell({ rest: [...soFar.rest, short] }, made) : [];
  return [
    ...beats,
    ...comes(
      home,
      home,
      act(home, {
        kind: 'move',
        ms: 900,
        things: scene.before.trucks,
        sound: 'move',
        shows: ['trucks', 'trucksOnTrack', 'reserve'],
      }),
    ),
    ...comes(filled, say.logistics.filled, mark(filled, { ms: 420, sound: 'place', shows: ['track', 'pool'] })),
    ...comes(ready, say.logistics.ready, mark(ready, { ms: 900, shows: ['commanders'] })),
  ];
}
