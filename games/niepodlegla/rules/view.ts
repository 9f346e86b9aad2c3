/** What everybody may know, and how a view becomes a possible state again. */
import { clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { type Back, backOf, deckOf, type MissionId, missionOf, STAGES } from '../content/missions.ts';
import { type Era, type ThreatId, threatOf, threatsOf } from '../content/threats.ts';
import type { Frame, Jail, PublicState, State, TownState } from './state.ts';

export interface View extends PublicState {
  /** Null: somebody who only watches. All see the same. */
  readonly you: Seat | null;
  readonly flow: readonly Frame[];
  /** Cards left of the decks 1, 2 and 3. */
  readonly stackCount: readonly number[];
  /** What the back of the top card shows; null: it is not shown, or there is none. */
  readonly top: Back | null;
  readonly threatCount: Readonly<Record<Era, number>>;
}

const townCopy = ({ ind, ru, cp, ua }: TownState): TownState => ({ ind, ru, cp, ua });

/** Town by town: bots copy the map by the thousand, and so all copies have one form, which is quick to read. */
const mapCopy = (towns: PublicState['towns']): PublicState['towns'] => ({
  gdansk: townCopy(towns.gdansk),
  poznan: townCopy(towns.poznan),
  opole: townCopy(towns.opole),
  cieszyn: townCopy(towns.cieszyn),
  krakow: townCopy(towns.krakow),
  lwow: townCopy(towns.lwow),
  stanislawow: townCopy(towns.stanislawow),
  kowno: townCopy(towns.kowno),
  wilno: townCopy(towns.wilno),
  pinsk: townCopy(towns.pinsk),
  luck: townCopy(towns.luck),
  warszawa: townCopy(towns.warszawa),
  lodz: townCopy(towns.lodz),
  kielce: townCopy(towns.kielce),
  lublin: townCopy(towns.lublin),
  bialystok: townCopy(towns.bialystok),
});

const jailCopy = ({ morale, neutral, pawns, characters }: Jail): Jail => ({
  morale,
  neutral,
  pawns: [...pawns],
  characters: [...characters],
});

const open = (s: PublicState): PublicState => ({
  edition: s.edition,
  options: s.options,
  round: s.round,
  phase: s.phase,
  firstArbiter: s.firstArbiter,
  acc: s.acc,
  fp: s.fp,
  morale: s.morale,
  overdrawn: s.overdrawn,
  towns: mapCopy(s.towns),
  row: [...s.row],
  pawns: [...s.pawns],
  completed: [...s.completed],
  out: [...s.out],
  spentThreats: [...s.spentThreats],
  pool: [...s.pool],
  players: s.players.map(({ colour, held }) => ({ colour, held: held.map((one) => ({ ...one })) })),
  characters: { ...s.characters },
  tokens: s.tokens.map((one) => ({ ...one })),
  jail: jailCopy(s.jail),
  shield: s.shield,
  easy: [...s.easy],
  main: s.main ? { ...s.main } : null,
  challenges: [...s.challenges],
  result: s.result,
});

export function view(s: State, viewer: Viewer): View {
  const [top] = s.stack;
  const left = [...s.threats.old, ...s.threats.new].map((id) => threatOf(id).era);
  return {
    you: viewer === 'public' ? null : viewer,
    ...open(s),
    flow: clone(s.flow),
    stackCount: STAGES.map((deck) => s.stack.filter((id) => missionOf(id).deck === deck).length),
    top: s.options.showTopDate && top ? backOf(top) : null,
    threatCount: {
      old: left.filter((era) => era === 'old').length,
      new: left.filter((era) => era === 'new').length,
    },
  };
}

/** The missions still in the stack, deck by deck. */
export function unseenMissions(v: Pick<View, 'players' | 'row' | 'out'>): MissionId[][] {
  const seen = new Set<string>([...v.row, ...v.out]);
  return STAGES.map((deck) => deckOf(deck, v.players.length).filter((id) => !seen.has(id)));
}

const unseenThreats = (v: Pick<View, 'spentThreats'>, era: Era): ThreatId[] =>
  threatsOf(era).filter((id) => !v.spentThreats.includes(id));

interface Unseen {
  readonly missions: readonly (readonly MissionId[])[];
  readonly old: readonly ThreatId[];
  readonly recent: readonly ThreatId[];
}

// A view never changes, and a bot imagines hundreds of states for one.
const unseen = new WeakMap<View, Unseen>();

function unseenIn(v: View): Unseen {
  let cards = unseen.get(v);
  if (!cards) {
    cards = { missions: unseenMissions(v), old: unseenThreats(v, 'old'), recent: unseenThreats(v, 'new') };
    unseen.set(v, cards);
  }
  return cards;
}

export function imagine(v: View, dice: FastStream): State {
  const cards = unseenIn(v);
  const stack: MissionId[] = [];
  for (const deck of cards.missions) stack.push(...mix(dice, [...deck]));
  const old = mix(dice, [...cards.old]);
  const recent = mix(dice, [...cards.recent]);
  const merged = v.round >= 6;
  return {
    ...open(v),
    flow: clone(v.flow as Frame[]),
    dice,
    barriers: 0,
    stack: topFirst(stack, v.top),
    threats: { old: merged ? [] : old, new: merged ? [...recent, ...old] : recent },
  };
}

/** Brings a card with this back to the top of the stack. */
function topFirst(stack: MissionId[], top: Back | null): MissionId[] {
  if (!top) return stack;
  const at = stack.findIndex((id) => missionOf(id).deck === top.deck && missionOf(id).date === top.date);
  const [first] = stack.splice(at, 1);
  stack.unshift(first as MissionId);
  return stack;
}

/** The re-deal of the non-interference test. Works on the true state, knowing nothing of views. */
export function redeal(s: State, _viewer: Viewer, dice: FastStream): State {
  const [top] = s.stack;
  const byDeck = STAGES.flatMap((deck) =>
    mix(
      dice,
      s.stack.filter((id) => missionOf(id).deck === deck),
    ),
  );
  s.stack = topFirst(byDeck, s.options.showTopDate && top ? backOf(top) : null);
  for (const pile of [s.threats.old, s.threats.new]) {
    const eras = (['new', 'old'] as const).flatMap((era) =>
      mix(
        dice,
        pile.filter((id) => threatOf(id).era === era),
      ),
    );
    pile.splice(0, pile.length, ...eras);
  }
  return s;
}
