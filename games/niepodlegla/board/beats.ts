/** What is shown of each event, and in which order. */
import { capital } from '@sztab/kernel/words';
import { type Beat, type Beats, type BriefingRow, beatsBy, type Scene, type Staging } from '@sztab/pieces';
import { bandOf } from '../bot/consent.ts';
import type { Colour } from '../content/players.ts';
import { MEETING } from '../content/tracks.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { isStateBorn } from '../rules/outcome.ts';
import { defaultFor } from '../rules/settlement.ts';
import { type CardId, colourOf, isFinalRound, seatOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { thingsIn } from '../text/cards.ts';
import { storyWords } from '../text/story.ts';
import type { Who } from '../text/story-words.ts';
import { fillings } from './filling.ts';
import { NAMES, shortName } from './names.ts';

type Told = Scene<Shape>;

const sayIn = ({ language }: Told) => storyWords[language];
const nameIn = ({ language }: Told, thing: string): string =>
  (NAMES[language] as Readonly<Record<string, string>>)[thing] ?? '';
const whoIn = ({ seat, after }: Told, colour: Colour): Who =>
  seat !== null && colourOf(after, seat) === colour ? 'you' : colour;
const yearOf = ({ language }: Told, round: number): string => boardWords[language].years[round - 1] ?? '';
/** All win or lose together: what harms, harms whoever looks. */
const everybody = ({ after }: Told): number[] => after.players.map((_, seat) => seat);

/** Their line in the log says no more than their short sentence. */
const TOLD_IN_SHORT: ReadonlySet<Event['is']> = new Set([
  'black-die',
  'mission-removed',
  'mission-discarded',
  'morale-check',
  'pools',
]);
const isToldInShort = (event: Event): boolean =>
  TOLD_IN_SHORT.has(event.is) ||
  (event.is === 'morale-lost' && !event.overdrawn) ||
  (event.is === 'settled' && event.cards.length === 0);

/** The long form of an event is its line in the log, where that says more. */
function row(scene: Told, event: Event, text: string, more: Partial<BriefingRow> = {}): BriefingRow {
  const detail = scene.words.event(event);
  return isToldInShort(event) || detail === text ? { text, ...more } : { text, detail, ...more };
}

/** Bookkeeping: a mark at the thing, and nothing to wait for. */
const mark = (words: string, more: Partial<Beat> = {}): Beat[] => [{ kind: 'tally', rank: 3, ms: 160, words, ...more }];

/** One effect: it lands at its place, and stands in the briefing. */
const lands = (scene: Told, event: Event, words: string, more: Partial<Beat> = {}): Beat[] => [
  { kind: 'tally', rank: 2, ms: 420, words, dispatch: true, row: row(scene, event, words), ...more },
];

/** Changes a fate: told at its place, in large words, and held. */
function fate(scene: Told, event: Event, words: string, more: Partial<Beat> = {}, hold = 1200): Beat[] {
  const { at, things, against } = more;
  const here = { ...(at && { at }), ...(things && { things }), ...(against && { against }) };
  return [
    { kind: 'verdict', rank: 1, words, dispatch: true, row: row(scene, event, words), sound: 'verdict', ...more },
    { kind: 'hold', rank: 1, ms: hold, ...here },
  ];
}

/** Seen for itself, and in the briefing. */
const shown = (scene: Told, event: Event, words: string, beat: Omit<Beat, 'words' | 'row'>): Beat[] => [
  { words, row: row(scene, event, words), ...beat },
];
/** A strip over the board in a few words; what else there is to say follows as a row, and is said nowhere besides. */
const strip = (scene: Told, event: Event, words: string, more: Partial<Beat> = {}): Beat[] => [
  { kind: 'card', rank: 1, sound: 'round', words, ...more },
  { kind: 'tally', rank: 2, ms: 420, row: { text: scene.words.event(event) } },
];

/** The dice of this seat as they lie after the throw: what the move led to besides may have cleared them away. */
function rolledTo({ by, dice }: Extract<Event, { is: 'rerolled' }>, { before }: Told): Told['before'] {
  const shown = new Map(dice.map(({ die, up }) => [die, up]));
  const players = before.players.map((player) =>
    player.colour === by
      ? { ...player, held: player.held.map((one) => ({ ...one, up: shown.get(one.die) ?? one.up })) }
      : player,
  );
  return { ...before, players };
}

/** What a throw covered and uncovered; in the last round, what all still lack. */
function cameOf(event: Extract<Event, { is: 'rerolled' }>, scene: Told): string {
  const say = sayIn(scene);
  const { before, language } = scene;
  const after = rolledTo(event, scene);
  if (isFinalRound(before)) return say.missing(fillings(after).missing);
  const seat = seatOf(before, event.by);
  const [had, has] = [before, after].map((view) => defaultFor(view, seat).claims) as [CardId[], CardId[]];
  const named = (cards: readonly CardId[]): string[] => cards.map((card) => shortName(card, language));
  return say.covered(
    whoIn(scene, event.by),
    named(has.filter((card) => !had.includes(card))),
    named(had.filter((card) => !has.includes(card))),
  );
}

const THROW = { kind: 'roll', rank: 2, ms: 700, sound: 'dice' } as const;

/** A die or a token goes to somebody else, and the team pays for it. */
function passed(
  scene: Told,
  event: Extract<Event, { is: 'die-passed' | 'token-passed' }>,
  thing: string,
  shows: 'players' | 'tokens',
) {
  const words = sayIn(scene).passed(whoIn(scene, event.by), whoIn(scene, event.who));
  return lands(scene, event, words, { ms: 260, things: [thing], sound: 'place', shows: [shows, 'morale'] });
}

const BEATS: Beats<Shape> = {
  // Its words head the first round in the log; the strip says what the game is about.
  opened: (event, scene) => {
    const say = sayIn(scene);
    const words = say.round(1, yearOf(scene, 1));
    return [{ kind: 'card', rank: 1, ms: 2400, sound: 'round', words, row: row(scene, event, say.opened) }];
  },
  'pawn-placed': ({ who, card }, scene) =>
    mark(sayIn(scene).pawn(whoIn(scene, who), nameIn(scene, card), false), {
      things: [card],
      sound: 'place',
      shows: ['pawns'],
    }),
  'pawn-taken': ({ who, card }, scene) =>
    mark(sayIn(scene).pawn(whoIn(scene, who), nameIn(scene, card), true), {
      things: [card],
      sound: 'undo',
      shows: ['pawns'],
    }),
  'die-given': ({ who }, scene) =>
    mark(sayIn(scene).die(whoIn(scene, who), false), { sound: 'place', shows: ['players', 'pool'] }),
  'die-returned': ({ who }, scene) =>
    mark(sayIn(scene).die(whoIn(scene, who), true), { sound: 'undo', shows: ['players', 'pool'] }),
  'plan-committed': (_, scene) => mark(sayIn(scene).committed, { rank: 2, ms: 260, sound: 'place' }),
  'plan-reopened': (_, scene) => mark(sayIn(scene).reopened, { rank: 2 }),
  motion: (event, scene) =>
    lands(scene, event, sayIn(scene).motion(whoIn(scene, event.by)), { ms: 260, sound: 'turn' }),
  agreed: ({ by }, scene) => mark(sayIn(scene).agreed(whoIn(scene, by)), { rank: 2 }),
  objected: ({ by }, scene) => mark(sayIn(scene).objected(whoIn(scene, by)), { rank: 2, dispatch: true }),
  decided: (event, scene) => lands(scene, event, sayIn(scene).decided(whoIn(scene, event.by)), { ms: 260 }),
  rolled: (event, scene) => shown(scene, event, sayIn(scene).rolled, { ...THROW, shows: ['players', 'phase', 'pool'] }),
  rerolled: (event, scene) => {
    const say = sayIn(scene);
    const words = say.rerolled(whoIn(scene, event.by), event.dice.length);
    const came = `${cameOf(event, scene)}. ${say.black(event.pips)}`;
    const things = event.dice.map(({ die }) => die);
    const detail = capital(thingsIn(scene.language).faces(event.dice));
    return [
      { ...THROW, dispatch: true, words, row: { text: words, detail }, things, shows: ['players'] },
      { kind: 'verdict', rank: 2, ms: 420, words: came, dispatch: true },
    ];
  },
  'morale-lost': (event, scene) => {
    const { count, left, overdrawn } = event;
    const band = bandOf(scene.before, overdrawn ? -1 : left);
    const words = sayIn(scene).morale(left + count, left, band);
    const against = everybody(scene);
    const more = { sound: 'loss' as const, against, shows: ['morale', 'overdrawn'] };
    return bandOf(scene.before, left + count) === band
      ? lands(scene, event, words, { ms: 260 * Math.max(1, count), ...more })
      : fate(scene, event, words, more, 900);
  },
  'die-passed': (event, scene) => passed(scene, event, event.die, 'players'),
  'token-passed': (event, scene) => passed(scene, event, event.token, 'tokens'),
  'morale-token': (event, scene) =>
    lands(scene, event, sayIn(scene).moraleToken(whoIn(scene, event.by), event.left), {
      ms: 260,
      sound: 'gain',
      shows: ['tokens', 'morale'],
    }),
  done: ({ by }, scene) => mark(sayIn(scene).done(whoIn(scene, by), false), { rank: 2, dispatch: true }),
  undone: ({ by }, scene) => mark(sayIn(scene).done(whoIn(scene, by), true)),
  'rolling-ended': (event, scene) => lands(scene, event, sayIn(scene).rollingEnded, { ms: 260, shows: ['phase'] }),
  settled: (event, scene) =>
    lands(scene, event, sayIn(scene).settled(whoIn(scene, event.by), event.cards.length), {
      ms: 160 * Math.max(2, event.cards.length),
      things: event.cards,
      sound: event.cards.length > 0 ? 'gain' : 'place',
      shows: ['completed', 'tokens'],
    }),
  released: (event, scene) => lands(scene, event, sayIn(scene).released, { sound: 'gain', shows: ['jail'] }),
  harm: (event, scene) =>
    lands(scene, event, sayIn(scene).harm(nameIn(scene, event.card), event.failed), {
      round: true,
      at: event.card,
      things: [event.card],
      sound: 'loss',
    }),
  success: (event, scene) =>
    lands(scene, event, sayIn(scene).success(nameIn(scene, event.card)), {
      round: true,
      at: event.card,
      things: [event.card],
      sound: 'gain',
    }),
  track: (event, scene) => {
    const { track, from, to } = event;
    const say = sayIn(scene);
    const other = track === 'acc' ? scene.after.fp : scene.after.acc;
    const words = `${say.track(track, from, to)} · ${say.apart(Math.max(0, MEETING - to - other))}`;
    return lands(scene, event, words, { sound: to > from ? 'gain' : 'loss', shows: [track] });
  },
  'track-stands': (event, scene) => {
    const words = sayIn(scene).stands(event.track, event.at);
    return [{ kind: 'tally', rank: 2, ms: 420, words, dispatch: true, row: { text: words } }];
  },
  'independence-token': (event, scene) =>
    lands(scene, event, sayIn(scene).won(nameIn(scene, event.town)), {
      at: event.town,
      things: [event.town],
      sound: 'gain',
      shows: [`towns.${event.town}`],
    }),
  'no-independence-token': (event, scene) => mark(scene.words.event(event), { things: [event.town] }),
  obstacle: (event, scene) => {
    const words = sayIn(scene).lost(nameIn(scene, event.town));
    const more = {
      at: event.town,
      things: [event.town],
      sound: 'loss' as const,
      against: everybody(scene),
      shows: [`towns.${event.town}`],
    };
    // A town that was held is a fate; an obstacle more is not.
    return event.cancelled ? fate(scene, event, words, more, 900) : lands(scene, event, words, more);
  },
  'obstacle-removed': (event, scene) =>
    lands(scene, event, sayIn(scene).won(nameIn(scene, event.town)), {
      at: event.town,
      things: [event.town],
      sound: 'gain',
      shows: [`towns.${event.town}`],
    }),
  'bonus-declined': (event, scene) => mark(scene.words.event(event)),
  'tokens-refreshed': (event, scene) => mark(scene.words.event(event), { sound: 'gain', shows: ['tokens'] }),
  shield: (event, scene) => lands(scene, event, sayIn(scene).shield, { sound: 'gain', shows: ['shield'] }),
  'black-die': (event, scene) =>
    lands(scene, event, sayIn(scene).black(event.pips), { sound: 'dice', shows: ['morale', 'overdrawn'] }),
  'mission-removed': (event, scene) =>
    lands(scene, event, sayIn(scene).removed(nameIn(scene, event.card)), { things: [event.card], sound: 'loss' }),
  'mission-discarded': (event, scene) =>
    lands(scene, event, sayIn(scene).removed(nameIn(scene, event.card)), { things: [event.card], sound: 'card' }),
  'nothing-to-discard': (event, scene) => mark(scene.words.event(event)),
  'character-gained': (event, scene) =>
    fate(scene, event, sayIn(scene).joined(nameIn(scene, event.character)), {
      things: [event.character],
      sound: 'gain',
      shows: ['characters'],
    }),
  'token-gained': (event, scene) =>
    lands(scene, event, sayIn(scene).joined(nameIn(scene, event.token)), {
      things: [event.token],
      sound: 'gain',
      shows: ['tokens'],
    }),
  jailed: (event, scene) => {
    const name = event.character ? nameIn(scene, event.character) : null;
    const words = sayIn(scene).jailed(event.what, name);
    const more = { sound: 'loss' as const, against: everybody(scene), shows: ['jail'] };
    return fate(scene, event, words, event.character ? { ...more, things: [event.character] } : more);
  },
  'nobody-jailed': (event, scene) => mark(scene.words.event(event)),
  'morale-check': (event, scene) => {
    const { morale, overdrawn, threats } = event;
    const words = sayIn(scene).check(morale, bandOf(scene.before, overdrawn ? -1 : morale));
    const more = threats > 0 ? { against: everybody(scene), sound: 'loss' as const } : { sound: 'place' as const };
    return lands(scene, event, words, { ms: 700, round: true, ...more, shows: ['phase'] });
  },
  threat: (event, scene) => [
    {
      kind: 'flip',
      rank: 1,
      ms: 1800,
      things: [event.threat],
      sound: 'card',
      words: sayIn(scene).threat(nameIn(scene, event.threat)),
      dispatch: true,
      against: everybody(scene),
      row: row(scene, event, sayIn(scene).threat(nameIn(scene, event.threat)), { symbol: 'warn' }),
      shows: ['spentThreats', 'threatCount'],
    },
    { kind: 'hold', rank: 1, ms: 1200, things: [event.threat], against: everybody(scene) },
  ],
  'no-threat-left': (event, scene) => mark(scene.words.event(event)),
  averted: (event, scene) => lands(scene, event, scene.words.event(event), { sound: 'gain' }),
  time: (event, scene) => {
    const words = sayIn(scene).round(event.round, yearOf(scene, event.round));
    return strip(scene, event, words, { dispatch: true, shows: ['round', 'shield'] });
  },
  'time-stands': (event, scene) => mark(scene.words.event(event)),
  february: (event, scene) => strip(scene, event, sayIn(scene).february),
  'missions-laid': (event, scene) =>
    lands(scene, event, sayIn(scene).laid(event.missions.length), {
      ms: Math.min(1300, 120 * Math.max(2, event.missions.length)),
      things: event.missions,
      sound: 'card',
      shows: ['row', 'stackCount', 'top', 'out', 'pawns', 'completed'],
    }),
  pools: (event, scene) =>
    lands(scene, event, sayIn(scene).pools(event.dice, event.morale), {
      sound: 'place',
      shows: ['pool', 'morale', 'overdrawn', 'players', 'phase'],
    }),
  independence: (event, scene) => {
    const { acc, fp, met } = event;
    const words = sayIn(scene).independence(met, Math.max(0, MEETING - acc - fp));
    return [
      { kind: 'card', rank: 1, ms: 3000, sound: 'round', words },
      ...fate(scene, event, words, { things: ['politics'], ...(!met && { against: everybody(scene) }) }, 2500),
    ];
  },
  'finals-laid': (event, scene) =>
    lands(scene, event, sayIn(scene).finals(event.finals.length), {
      ms: 900,
      sound: 'card',
      shows: ['row', 'easy', 'main', 'out', 'pawns', 'completed'],
    }),
  stakes: (event, scene) =>
    lands(scene, event, sayIn(scene).stakes(event.challenges.length), { shows: ['challenges'] }),
  penalty: (event, scene) =>
    lands(scene, event, sayIn(scene).penalty(nameIn(scene, event.challenge), event.pips), {
      sound: 'dice',
      shows: ['morale'],
    }),
  conceded: (event, scene) => lands(scene, event, sayIn(scene).conceded(whoIn(scene, event.by)), { rank: 1 }),
  'game-over': (event, scene) => {
    const words = sayIn(scene).over(event.won, isStateBorn(scene.after), event.points);
    return fate(scene, event, words, { shows: 'all', ...(!event.won && { against: everybody(scene) }) }, 2500);
  },
};

/** What happens to the team after the dice are settled, whoever settled last or chose for all. */
const EFFECTS: ReadonlySet<Event['is']> = new Set(['harm', 'success', 'morale-check', 'threat', 'time']);

const bringsSomething = ({ heard }: Told): boolean => heard.some(({ is }) => EFFECTS.has(is));

const headOf = (scene: Told): ReturnType<Staging<Shape>['title']> => {
  const { heard, after, language } = scene;
  const { heads } = storyWords[language];
  if (heard.some(({ is }) => is === 'independence')) return { ...heads.november, begins: true };
  if (heard.some(({ is }) => is === 'rolling-ended' || is === 'settled')) return { ...heads.effects, begins: true };
  if (after.flow.at(-1)?.step === 'team' || bringsSomething(scene)) return heads.effects;
  if (heard.some(({ is }) => is === 'rolled')) return { ...heads.struggle, begins: true };
  return after.phase === 'roll' ? heads.struggle : null;
};

export const staging: Staging<Shape> = {
  beatsOf: beatsBy(BEATS),
  title: headOf,
  ofAll: (scene) =>
    !bringsSomething(scene) ? null : scene.heard.some(({ is }) => is === 'settled') ? 'begins' : 'goes-on',
  meansFor(scene) {
    const towns = scene.heard.flatMap((event) => (event.is === 'obstacle' ? [nameIn(scene, event.town)] : []));
    return towns.length > 0 ? [sayIn(scene).means([...new Set(towns)])] : [];
  },
};
