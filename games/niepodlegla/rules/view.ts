/** Section 9: what everybody may know, and how a view becomes a possible table again. */
import { clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { type Back, backOf, deckOf, type MissionId, missionOf, STAGES } from '../content/missions.ts';
import { type Era, type ThreatId, threatOf, threatsOf } from '../content/threats.ts';
import type { Jail, NpFrame, NpTable, OpenTable, TownState } from './table.ts';

export interface NpView extends OpenTable {
  /** Null: somebody who only watches. All see the same. */
  readonly you: Seat | null;
  readonly flow: readonly NpFrame[];
  /** Cards left of the decks 1, 2 and 3. */
  readonly stackCount: readonly number[];
  /** What the back of the top card shows; null: it is not shown, or there is none. */
  readonly top: Back | null;
  readonly threatCount: Readonly<Record<Era, number>>;
}

const townCopy = ({ ind, ru, cp, ua }: TownState): TownState => ({ ind, ru, cp, ua });

/** Town by town: bots copy the map by the thousand, and so all copies have one form, which is quick to read. */
const mapCopy = (towns: OpenTable['towns']): OpenTable['towns'] => ({
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

const open = (t: OpenTable): OpenTable => ({
  edition: t.edition,
  options: t.options,
  round: t.round,
  phase: t.phase,
  firstArbiter: t.firstArbiter,
  acc: t.acc,
  fp: t.fp,
  morale: t.morale,
  overdrawn: t.overdrawn,
  towns: mapCopy(t.towns),
  row: [...t.row],
  pawns: [...t.pawns],
  completed: [...t.completed],
  out: [...t.out],
  spentThreats: [...t.spentThreats],
  pool: [...t.pool],
  players: t.players.map(({ colour, held }) => ({ colour, held: held.map((one) => ({ ...one })) })),
  characters: { ...t.characters },
  tokens: t.tokens.map((one) => ({ ...one })),
  jail: jailCopy(t.jail),
  shield: t.shield,
  easy: [...t.easy],
  main: t.main ? { ...t.main } : null,
  challenges: [...t.challenges],
  result: t.result,
});

export function view(t: NpTable, viewer: Viewer): NpView {
  const [top] = t.stack;
  const left = [...t.threats.old, ...t.threats.new].map((id) => threatOf(id).era);
  return {
    you: viewer === 'public' ? null : viewer,
    ...open(t),
    flow: clone(t.flow),
    stackCount: STAGES.map((deck) => t.stack.filter((id) => missionOf(id).deck === deck).length),
    top: t.options.showTopDate && top ? backOf(top) : null,
    threatCount: {
      old: left.filter((era) => era === 'old').length,
      new: left.filter((era) => era === 'new').length,
    },
  };
}

/** The missions still in the stack, deck by deck. */
export function unseenMissions(v: Pick<NpView, 'players' | 'row' | 'out'>): MissionId[][] {
  const seen = new Set<string>([...v.row, ...v.out]);
  return STAGES.map((deck) => deckOf(deck, v.players.length).filter((id) => !seen.has(id)));
}

const unseenThreats = (v: Pick<NpView, 'spentThreats'>, era: Era): ThreatId[] =>
  threatsOf(era).filter((id) => !v.spentThreats.includes(id));

interface Unseen {
  readonly missions: readonly (readonly MissionId[])[];
  readonly old: readonly ThreatId[];
  readonly recent: readonly ThreatId[];
}

// A view never changes, and a bot imagines hundreds of tables for one.
const unseen = new WeakMap<NpView, Unseen>();

function unseenIn(v: NpView): Unseen {
  let cards = unseen.get(v);
  if (!cards) {
    cards = { missions: unseenMissions(v), old: unseenThreats(v, 'old'), recent: unseenThreats(v, 'new') };
    unseen.set(v, cards);
  }
  return cards;
}

export function imagine(v: NpView, dice: FastStream): NpTable {
  const cards = unseenIn(v);
  const stack: MissionId[] = [];
  for (const deck of cards.missions) stack.push(...mix(dice, [...deck]));
  const old = mix(dice, [...cards.old]);
  const recent = mix(dice, [...cards.recent]);
  const merged = v.round >= 6;
  return {
    ...open(v),
    flow: clone(v.flow as NpFrame[]),
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

/** The re-deal of the non-interference test. Works on the true table, knowing nothing of views. */
export function redeal(t: NpTable, _viewer: Viewer, dice: FastStream): NpTable {
  const [top] = t.stack;
  const byDeck = STAGES.flatMap((deck) =>
    mix(
      dice,
      t.stack.filter((id) => missionOf(id).deck === deck),
    ),
  );
  t.stack = topFirst(byDeck, t.options.showTopDate && top ? backOf(top) : null);
  for (const pile of [t.threats.old, t.threats.new]) {
    const eras = (['new', 'old'] as const).flatMap((era) =>
      mix(
        dice,
        pile.filter((id) => threatOf(id).era === era),
      ),
    );
    pile.splice(0, pile.length, ...eras);
  }
  return t;
}
