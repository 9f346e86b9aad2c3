/** Section 6.6: losses. */
import { moveParts, roll, type Seat } from '@sztab/kernel';
import { LOSS_DIE, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type FtSteps, TEXT } from './moves.ts';
import { fighterOf, levelOf } from './soldiers.ts';
import { type Fighter, type FtTable, goOn, type LossFrame, type OpenTable, tell } from './table.ts';

export const lossSteps: FtSteps<'ending.losses' | 'losses.region' | 'losses.deal' | 'losses.choose'> = {
  'ending.losses': {
    run(t, f) {
      // FTF-6.6.6: a region without soldiers counts as checked.
      f.regions = f.regions.filter((region) => inRegion(t, region).length > 0);
      if (f.regions.length === 0) t.flow.pop();
      else if (f.regions.length === 1) check(t, f.regions[0] as Region);
      else t.flow.push({ step: 'losses.region' });
    },
  },

  'losses.region': {
    ask(t) {
      const moves = pending(t).regions.map((region) => `losses(${region})` as const);
      return [{ seat: t.leader as Seat, prompt: 'loss-region', moves }]; // FTF-6.6.2
    },
    take(t, _f, _seat, move) {
      t.flow.pop();
      check(t, moveParts(move).args[0] as Region);
    },
  },

  'losses.deal': {
    run(t, f) {
      deal(t, f);
    },
  },

  'losses.choose': {
    ask(t, f) {
      return [
        { seat: t.leader as Seat, prompt: 'loss-wound', moves: nextInLine(t, f).map(({ id }) => TEXT.wound(id)) },
      ];
    },
    take(t, f, _seat, move) {
      wound(t, f, moveParts(move).args[0] as SoldierId);
      goOn(t, { ...f, step: 'losses.deal' });
    },
  },
};

const pending = (t: FtTable) => t.flow.find((f) => f.step === 'ending.losses') as { regions: Region[] };

const inRegion = (t: Pick<OpenTable, 'soldiers'>, region: Region): Fighter[] =>
  t.soldiers.filter((fighter) => fighter.region === region);

/** FTF-6.6.3 */
function check(t: FtTable, region: Region): void {
  const losses = pending(t);
  losses.regions = losses.regions.filter((other) => other !== region);
  const die = LOSS_DIE[t.options.lossDie][roll(t) - 1] as number;
  const level = levelOf(t, region);
  tell({ is: 'losses-rolled', region, die, level, wounds: die + level });
  t.flow.push({ step: 'losses.deal', region, left: die + level, pass: [] });
}

/** FTF-6.6.4: those with the lowest Underground who have not been wounded in this pass, in order of id. */
function nextInLine(t: FtTable, f: LossFrame): Fighter[] {
  return lowest(inRegion(t, f.region).filter(({ id }) => !f.pass.includes(id)));
}

export function lowest(fighters: readonly Fighter[]): Fighter[] {
  const least = Math.min(...fighters.map(({ u }) => u));
  return fighters.filter(({ u }) => u === least).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function wound(t: FtTable, f: LossFrame, soldier: SoldierId): void {
  const fighter = fighterOf(t, soldier);
  fighter.wounds++;
  f.left--;
  f.pass.push(soldier);
  tell({ is: 'wounded', soldier, wounds: fighter.wounds });
}

/** Deals until somebody must choose, or nothing more can happen (FTF-6.6.5, FTF-6.6.6). */
function deal(t: FtTable, f: LossFrame): void {
  for (;;) {
    const here = inRegion(t, f.region);
    if (f.left === 0 || here.every(({ wounds }) => wounds >= 2)) break;
    if (here.every(({ id }) => f.pass.includes(id))) f.pass = [];
    const tied = nextInLine(t, f);
    if (tied.length > f.left) {
      goOn(t, { ...f, step: 'losses.choose' }); // D18
      return;
    }
    // FTF-8.1: all of them will be wounded anyway.
    wound(t, f, (tied[0] as Fighter).id);
  }
  t.flow.pop();
  for (const fighter of inRegion(t, f.region)) removeIfLost(t, fighter);
}

/** FTF-6.6.7, FTF-6.6.8 */
export function removeIfLost(t: FtTable, { id, region, wounds, trained }: Fighter): void {
  if (wounds === 0 || (wounds === 1 && trained)) return;
  t.soldiers = t.soldiers.filter((fighter) => fighter.id !== id);
  t.fallen.push(id);
  tell({ is: 'fell', soldier: id, region });
}
