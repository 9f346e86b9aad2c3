/** Sections 3 and 7.1: the table before the first round, and the missions everybody keeps. */
import { below, draw, moveParts, type Options, reveal, type Stream, shuffle } from '@sztab/kernel';
import { EVENTS } from '../content/events.ts';
import { DEALT, type MissionId, STAGE } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGION, REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { beginRound } from './ending.ts';
import type { FtMove, FtSteps } from './moves.ts';
import { placeSoldier } from './soldiers.ts';
import {
  type FtFrame,
  type FtOptions,
  type FtTable,
  goOn,
  type Sealed,
  type Staff,
  seatAfter,
  staffOf,
  tell,
} from './table.ts';

export function setup(players: number, options: Options, dice: Stream, edition: number): FtTable {
  const rules: FtOptions = {
    missionDraft: options.missionDraft === 'on',
    neutralEvents: options.neutralEvents === 'on',
    lossDie: options.lossDie as FtOptions['lossDie'],
  };
  const record = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
  const t: FtTable = {
    edition,
    flow: [],
    dice,
    barriers: 0,
    options: rules,
    round: 1,
    time: 0, // FTF-3.12
    domination: record(REGIONS, (region) => REGION[region].start), // FTF-3.11
    soldiers: [],
    fallen: [],
    tiles: record(ORDERS, () => ({ active: true, vp: 0 })), // FTF-3.1
    concentration: null,
    leader: null,
    laidOut: [],
    spentEvents: [],
    frontDiscards: [],
    revealed: [],
    result: null,
    ...(edition >= 2 && { resigned: [], foreseen: null }), // FTF-8.8, FTF-9.1
    staffs: Array.from({ length: players }, newStaff), // FTF-3.13
    deck: [],
    stage2: [],
    events: [],
    setAside: [],
  };
  dealSoldiers(t);
  const stage1 = shuffle(t, [...STAGE[1]]);
  t.stage2 = shuffle(t, [...STAGE[2]]); // FTF-3.5
  t.events = shuffle(t, [...EVENTS]); // FTF-3.10
  const packets = t.staffs.map(() => stage1.splice(0, DEALT)); // FTF-3.6
  t.setAside.push(...stage1); // FTF-3.8
  const answers = t.staffs.map(() => null);
  if (rules.missionDraft) t.flow = [{ step: 'setup.draft', pick: 1, packets, answers }];
  else {
    for (const [seat, packet] of packets.entries()) staffOf(t, seat).hand = packet;
    t.flow = [{ step: 'setup.keep', answers }];
  }
  return t;
}

const newStaff = (): Staff => ({ vp: 0, nurses: 0, hand: [], stage2Received: 0, succeeded: [], failed: [] });

/** FTF-3.2, FTF-3.3: again while four or five of the five belong to one formation. */
function dealSoldiers(t: FtTable): void {
  for (let tries = 1; ; tries++) {
    const deck = shuffle(t, [...SOLDIERS]);
    const first = deck.splice(0, REGIONS.length);
    if (isOneSided(first)) continue;
    t.deck = deck;
    const placed = first.map((soldier, i) => ({ soldier, region: REGIONS[i] as (typeof REGIONS)[number] }));
    for (const { soldier, region } of placed) placeSoldier(t, soldier, region);
    tell({ is: 'opened', soldiers: placed, tries });
    return;
  }
}

export const isOneSided = (soldiers: readonly SoldierId[]): boolean =>
  soldiers.some(
    (one) => soldiers.filter((other) => soldierOf(other).formation === soldierOf(one).formation).length >= 4,
  );

type Asked = Extract<FtFrame, { answers: Sealed[] }>;

/** Sealed: everybody answers once, in any order; nothing happens before the last answer (FTF-8.7). */
const askAll = (f: Asked, prompt: string, moves: (seat: number) => FtMove[]) =>
  f.answers.flatMap((answer, seat) =>
    answer === null ? [{ seat, prompt, moves: moves(seat), secret: true as const }] : [],
  );

function answer(f: Asked, seat: number, move: FtMove): boolean {
  f.answers[seat] = (moveParts(move).args[0] ?? 'none') as MissionId | 'none';
  tell({ is: 'answered', seat });
  return !f.answers.includes(null);
}

const discards = (cards: readonly MissionId[]): FtMove[] => [
  'keepAll',
  ...cards.map((id) => `discard(${id})` as const),
];

export const setupSteps: FtSteps<'setup.keep' | 'setup.draft'> = {
  'setup.keep': {
    ask(t, f) {
      return askAll(f, 'keep-missions', (seat) => discards(staffOf(t, seat).hand)); // FTF-3.7
    },
    take(t, f, seat, move) {
      if (!answer(f, seat, move)) return;
      for (const [owner, { hand }] of t.staffs.entries())
        setAsideOne(t, owner, hand, f.answers[owner] as MissionId | 'none');
      begin(t);
    },
  },

  'setup.draft': {
    ask(_t, f) {
      if (f.pick === 3) return askAll(f, 'draft-last', (seat) => discards(f.packets[seat] as MissionId[])); // FTF-7.1.3
      return askAll(f, 'draft', (seat) => (f.packets[seat] as MissionId[]).map((id) => `keep(${id})` as const));
    },
    take(t, f, seat, move) {
      if (!answer(f, seat, move)) return;
      if (f.pick === 3) lastPackets(t, f);
      else passPackets(t, f, f.pick);
    },
  },
};

/** FTF-7.1.1, FTF-7.1.2: one is kept, the others go to the left, all at the same time. */
function passPackets(t: FtTable, f: Extract<FtFrame, { step: 'setup.draft' }>, pick: 1 | 2): void {
  const packets: MissionId[][] = [];
  for (const [seat, packet] of f.packets.entries()) {
    const kept = reveal(t, packet, f.answers[seat] as MissionId, seat);
    staffOf(t, seat).hand.push(kept);
    tell(null, { [seat]: { is: 'packets-passed', pick, kept } });
  }
  for (const [seat, packet] of f.packets.entries()) packets[seatAfter(t, seat)] = draw(t, packet, packet.length);
  tell({ is: 'packets-passed', pick });
  goOn(t, { step: 'setup.draft', pick: pick === 1 ? 2 : 3, packets, answers: t.staffs.map(() => null) });
}

function lastPackets(t: FtTable, f: Extract<FtFrame, { step: 'setup.draft' }>): void {
  for (const [seat, packet] of f.packets.entries()) {
    setAsideOne(t, seat, packet, f.answers[seat] as MissionId | 'none');
    staffOf(t, seat).hand.push(...draw(t, packet, packet.length));
  }
  begin(t);
}

/** FTF-3.8: out of the game, unseen. */
function setAsideOne(t: FtTable, seat: number, cards: MissionId[], discarded: MissionId | 'none'): void {
  if (discarded !== 'none') t.setAside.push(reveal(t, cards, discarded, seat));
  const { hand } = staffOf(t, seat);
  const count = cards === hand ? hand.length : hand.length + cards.length;
  const told = { is: 'missions-kept', seat, count } as const;
  tell(told, { [seat]: { ...told, discarded: discarded === 'none' ? null : discarded } });
}

/** FTF-3.14: the first player is drawn last of all. */
function begin(t: FtTable): void {
  t.barriers++;
  const seat = below(t.dice, t.staffs.length);
  tell({ is: 'first-player', seat });
  beginRound(t, seat);
}
