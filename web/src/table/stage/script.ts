/** From the beats of a move to a script with times: speeds, caps, and what is left out to keep to them. */
import type { Beat, BeatKind } from '@sztab/pieces';

export const SPEEDS = ['calm', 'brisk', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a beat of each kind takes, in milliseconds. */
const USUAL: Readonly<Record<BeatKind, Readonly<Record<'calm' | 'brisk', number>>>> = {
  focus: { calm: 420, brisk: 260 },
  move: { calm: 840, brisk: 420 },
  flip: { calm: 500, brisk: 300 },
  roll: { calm: 1000, brisk: 600 },
  tally: { calm: 1300, brisk: 650 },
  verdict: { calm: 420, brisk: 260 },
  card: { calm: 1600, brisk: 800 },
  hold: { calm: 1200, brisk: 700 },
};

/** The most that may pass before the next choice is open. */
const CAPS = {
  /** An own move that reveals nothing. */
  own: { calm: 900, brisk: 500 },
  /** A move that decides something: a combat, a duel. */
  fate: { calm: 5200, brisk: 2600 },
  /** What ends a round, or begins one. */
  round: { calm: 12000, brisk: 6000 },
  /** Any other move of somebody else. */
  other: { calm: 8000, brisk: 4000 },
} as const;

/** A beat with its time. */
export interface Step {
  readonly beat: Beat;
  readonly ms: number;
  /** Goes on only when somebody says so. */
  readonly waits: boolean;
}

interface Manner {
  readonly speed: Speed;
  /** Somebody asked their system for less motion. */
  readonly still: boolean;
  /** Whether anything may wait for a key. */
  readonly waits: boolean;
  /** Whose eyes these are, and whether the move is theirs. */
  readonly seat: number | null;
  readonly own: boolean;
}

const isAgainst = ({ against = [] }: Beat, seat: number | null): boolean => seat !== null && against.includes(seat);

function capOf(beats: readonly Beat[], own: boolean): keyof typeof CAPS {
  if (beats.some(({ kind, rank, round }) => round || (kind === 'card' && rank === 1))) return 'round';
  if (beats.some(({ rank }) => rank === 1)) return 'fate';
  return own ? 'own' : 'other';
}

/** The script of one move. What is left out still sets free what it would have shown: the next beat does it. */
export function scriptOf(beats: readonly Beat[], manner: Manner): Step[] {
  const { speed, seat, own } = manner;
  if (speed === 'instant') {
    return beats.map((beat) => ({ beat, ms: 0, waits: manner.waits && beat.kind === 'hold' && isAgainst(beat, seat) }));
  }
  const timed = (beat: Beat): Step => ({ beat, ms: lasting(beat, speed, manner.still), waits: false });
  const cap = CAPS[capOf(beats, own)][speed];
  let steps = beats.map(timed);
  if (lengthOf(steps) > cap) steps = withoutRank(steps, 3);
  if (lengthOf(steps) > cap) steps = hurried(steps, 2);
  const left = lengthOf(steps);
  if (left <= cap) return steps;
  return steps.map((step) => ({ ...step, ms: Math.floor((step.ms * cap) / left) }));
}

function lasting({ kind, ms }: Beat, speed: 'calm' | 'brisk', still: boolean): number {
  // Without motion nothing has to be waited for, but what is to be read stays as long as ever.
  if (still && kind !== 'verdict' && kind !== 'hold' && kind !== 'card') return 90;
  if (ms === undefined) return USUAL[kind][speed];
  return speed === 'calm' ? ms : Math.round(ms / 2);
}

/** How long the next choice has to wait: it opens with the last beat, whatever is held after it. */
export function lengthOf(steps: readonly Step[]): number {
  const last = steps.findLastIndex(({ beat }) => beat.kind !== 'hold');
  return steps.slice(0, Math.max(0, last)).reduce((sum, { ms }) => sum + ms, 0);
}

/** Bookkeeping is left out: its words and sounds with it, but not what it shows. */
function withoutRank(steps: readonly Step[], rank: number): Step[] {
  return steps.map((step) => (step.beat.rank === rank ? { ...step, ms: 0 } : step));
}

/** Acts of the same kind one after another happen at once: the last of them takes the time. */
function hurried(steps: readonly Step[], rank: number): Step[] {
  return steps.map((step, i) => {
    const next = steps[i + 1]?.beat;
    const merges = step.beat.rank === rank && next?.rank === rank && next.kind === step.beat.kind;
    return merges ? { ...step, ms: 0 } : step;
  });
}
