/** Chapter 3 and FTF-7.1: the state before the first round, and the missions everybody keeps. */
import { below, call, draw, goOn, moveParts, type Options, reveal, type Stream, seal, shuffle } from '@sztab/kernel';
import { EVENTS } from '../content/events.ts';
import { DEALT, type MissionId, STAGE } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGION, REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { beginRound } from './ending.ts';
import type { Move, Steps } from './moves.ts';
import { rulesFor } from './options.ts';
import { placeSoldier } from './soldiers.ts';
import { type Frame, type Sealed, type Staff, type State, seatAfter, staffOf, tell } from './state.ts';

export function setup(players: number, options: Options, dice: Stream, edition: number): State {
  const rules = rulesFor(options);
  const record = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
  const s: State = {
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
  dealSoldiers(s);
  const stage1 = shuffle(s, [...STAGE[1]]);
  s.stage2 = shuffle(s, [...STAGE[2]]); // FTF-3.5
  s.events = shuffle(s, [...EVENTS]); // FTF-3.10
  const packets = s.staffs.map(() => stage1.splice(0, DEALT)); // FTF-3.6
  s.setAside.push(...stage1); // FTF-3.8
  const answers = s.staffs.map(() => null);
  if (rules.missionDraft) call(s, { step: 'setup.draft', pick: 1, packets, answers });
  else {
    for (const [seat, packet] of packets.entries()) staffOf(s, seat).hand = packet;
    call(s, { step: 'setup.keep', answers });
  }
  return s;
}

const newStaff = (): Staff => ({ vp: 0, nurses: 0, hand: [], stage2Received: 0, succeeded: [], failed: [] });

/** FTF-3.2, FTF-3.3: again while four or five of the five belong to one formation. */
function dealSoldiers(s: State): void {
  for (let tries = 1; ; tries++) {
    const deck = shuffle(s, [...SOLDIERS]);
    const first = deck.splice(0, REGIONS.length);
    if (isOneSided(first)) continue;
    s.deck = deck;
    const placed = first.map((soldier, i) => ({ soldier, region: REGIONS[i] as (typeof REGIONS)[number] }));
    for (const { soldier, region } of placed) placeSoldier(s, soldier, region);
    tell({ is: 'opened', soldiers: placed, tries });
    return;
  }
}

export const isOneSided = (soldiers: readonly SoldierId[]): boolean =>
  soldiers.some(
    (one) => soldiers.filter((other) => soldierOf(other).formation === soldierOf(one).formation).length >= 4,
  );

type Asked = Extract<Frame, { answers: Sealed[] }>;

/** Sealed: everybody answers once, in any order; nothing happens before the last answer (FTF-8.7). */
const askAll = (f: Asked, prompt: string, moves: (seat: number) => Move[]) =>
  f.answers.flatMap((answer, seat) =>
    answer === null ? [{ seat, prompt, moves: moves(seat), secret: true as const }] : [],
  );

function answer(f: Asked, seat: number, move: Move): boolean {
  f.answers[seat] = (moveParts(move).args[0] ?? 'none') as MissionId | 'none';
  tell({ is: 'answered', seat });
  return !f.answers.includes(null);
}

const discards = (cards: readonly MissionId[]): Move[] => ['keepAll', ...cards.map((id) => `discard(${id})` as const)];

export const setupSteps: Steps<'setup.keep' | 'setup.draft'> = {
  'setup.keep': {
    ask(s, f) {
      return askAll(f, 'keep-missions', (seat) => discards(staffOf(s, seat).hand)); // FTF-3.7
    },
    take(s, f, seat, move) {
      if (!answer(f, seat, move)) return;
      for (const [owner, { hand }] of s.staffs.entries())
        setAsideOne(s, owner, hand, f.answers[owner] as MissionId | 'none');
      begin(s);
    },
  },

  'setup.draft': {
    ask(_t, f) {
      if (f.pick === 3) return askAll(f, 'draft-last', (seat) => discards(f.packets[seat] as MissionId[])); // FTF-7.1.3
      return askAll(f, 'draft', (seat) => (f.packets[seat] as MissionId[]).map((id) => `keep(${id})` as const));
    },
    take(s, f, seat, move) {
      if (!answer(f, seat, move)) return;
      if (f.pick === 3) lastPackets(s, f);
      else passPackets(s, f, f.pick);
    },
  },
};

/** FTF-7.1.1, FTF-7.1.2: one is kept, the others go to the left, all at the same time. */
function passPackets(s: State, f: Extract<Frame, { step: 'setup.draft' }>, pick: 1 | 2): void {
  const packets: MissionId[][] = [];
  for (const [seat, packet] of f.packets.entries()) {
    const kept = reveal(s, packet, f.answers[seat] as MissionId, seat);
    staffOf(s, seat).hand.push(kept);
    tell(null, { [seat]: { is: 'packets-passed', pick, kept } });
  }
  for (const [seat, packet] of f.packets.entries()) packets[seatAfter(s, seat)] = draw(s, packet, packet.length);
  tell({ is: 'packets-passed', pick });
  goOn(s, { step: 'setup.draft', pick: pick === 1 ? 2 : 3, packets, answers: s.staffs.map(() => null) });
}

function lastPackets(s: State, f: Extract<Frame, { step: 'setup.draft' }>): void {
  for (const [seat, packet] of f.packets.entries()) {
    setAsideOne(s, seat, packet, f.answers[seat] as MissionId | 'none');
    staffOf(s, seat).hand.push(...draw(s, packet, packet.length));
  }
  begin(s);
}

/** FTF-3.8: out of the game, unseen. */
function setAsideOne(s: State, seat: number, cards: MissionId[], discarded: MissionId | 'none'): void {
  if (discarded !== 'none') s.setAside.push(reveal(s, cards, discarded, seat));
  const { hand } = staffOf(s, seat);
  const count = cards === hand ? hand.length : hand.length + cards.length;
  const told = { is: 'missions-kept', seat, count } as const;
  tell(told, { [seat]: { ...told, discarded: discarded === 'none' ? null : discarded } });
}

/** FTF-3.14: the first player is drawn last of all. */
function begin(s: State): void {
  seal(s);
  const seat = below(s.dice, s.staffs.length);
  tell({ is: 'first-player', seat });
  beginRound(s, seat);
}
