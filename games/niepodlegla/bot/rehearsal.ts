/** The last round played through quickly, to compare plans for it. */
import { below, fastStream } from '@sztab/kernel';
import { BLACK_DIE } from '../content/dice.ts';
import { kindAt, likelyFall, missingOf, putBack, type Stand, take, takeFree } from './last-stand.ts';
import { WIDTH } from './symbols.ts';

const SAMPLES = 14;
const MOST_THROWS = 24;
const LOT_SIZE = 1024;

/** The same luck for every plan. */
const LOT = new Uint8Array(SAMPLES * LOT_SIZE);
const lots = fastStream(1920);
for (let i = 0; i < LOT.length; i++) LOT[i] = below(lots, 6);

let at = 0;
let end = 0;
const next = (): number => {
  if (at === end) at -= LOT_SIZE;
  return LOT[at++] as number;
};

/** Between 0 and 1: how often the stand is held, and how near it comes. `stand.dice` say only which dice a seat has. */
export function rehearse(stand: Stand, morale: number): number {
  const before = stand.have.slice();
  const dice = stand.dice.map((own) => own.slice());
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    at = sample * LOT_SIZE;
    end = at + LOT_SIZE;
    sum += rehearseOnce(stand, morale);
    stand.have.set(before);
    dice.forEach((own, seat) => {
      (stand.dice[seat] as Int16Array).set(own);
    });
  }
  return sum / SAMPLES;
}

function rehearseOnce(stand: Stand, morale: number): number {
  for (let seat = 0; seat < stand.dice.length; seat++) {
    const dice = stand.dice[seat] as Int16Array;
    for (let i = 0; i < dice.length; i++) throwDie(stand, seat, i);
  }
  let markers = morale;
  let missing = missingOf(stand);
  for (let n = 0; n < MOST_THROWS && missing > 0 && markers > 0; n++) {
    throwBest(stand);
    markers -= BLACK_DIE[next()] as number;
    missing = missingOf(stand);
  }
  return missing === 0 ? 1 + 0.03 * Math.max(0, markers) : 0.25 / (1 + missing);
}

function throwDie(stand: Stand, seat: number, i: number): void {
  const dice = stand.dice[seat] as Int16Array;
  const up = (kindAt(dice[i] as number) * 6 + next()) * WIDTH;
  dice[i] = up;
  take(stand, seat, up, 1);
}

const free: number[] = [];
const kinds: number[] = [];
let bestDice: number[] = [];

function throwBest(stand: Stand): void {
  let who = 0;
  let most = -1;
  for (let seat = 0; seat < stand.dice.length; seat++) {
    const dice = stand.dice[seat] as Int16Array;
    takeFree(stand, seat, free);
    kinds.length = 0;
    for (const i of free) kinds.push(kindAt(dice[i] as number));
    const fall = free.length > 0 ? likelyFall(stand, seat, kinds) : 0;
    putBack(stand, seat, free);
    if (fall <= most) continue;
    most = fall;
    who = seat;
    bestDice = [...free];
  }
  const dice = stand.dice[who] as Int16Array;
  if (bestDice.length === 0) bestDice = [next() % dice.length];
  for (const i of bestDice) {
    take(stand, who, dice[i] as number, -1);
    throwDie(stand, who, i);
  }
}
