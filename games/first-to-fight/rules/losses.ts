/** FTF-6.6: losses. */
import { call, finish, goOn, moveParts, roll, type Seat } from '@sztab/kernel';
import { LOSS_DIE, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { type Steps, TEXT } from './moves.ts';
import { fighterOf, levelOf } from './soldiers.ts';
import { type Fighter, type LossFrame, type PublicState, type State, tell } from './state.ts';

export const lossSteps: Steps<'ending.losses' | 'losses.region' | 'losses.deal' | 'losses.choose'> = {
  'ending.losses': {
    run(s, f) {
      // FTF-6.6.6: a region without soldiers counts as checked.
      f.regions = f.regions.filter((region) => inRegion(s, region).length > 0);
      if (f.regions.length === 0) finish(s);
      else if (f.regions.length === 1) check(s, f.regions[0] as Region);
      else call(s, { step: 'losses.region' });
    },
  },

  'losses.region': {
    ask(s) {
      const moves = pending(s).regions.map((region) => `losses(${region})` as const);
      return [{ seat: s.leader as Seat, prompt: 'loss-region', moves }]; // FTF-6.6.2
    },
    take(s, _f, _seat, move) {
      finish(s);
      check(s, moveParts(move).args[0] as Region);
    },
  },

  'losses.deal': {
    run(s, f) {
      deal(s, f);
    },
  },

  'losses.choose': {
    ask(s, f) {
      return [
        { seat: s.leader as Seat, prompt: 'loss-wound', moves: nextInLine(s, f).map(({ id }) => TEXT.wound(id)) },
      ];
    },
    take(s, f, _seat, move) {
      wound(s, f, moveParts(move).args[0] as SoldierId);
      goOn(s, { ...f, step: 'losses.deal' });
    },
  },
};

const pending = (s: State) => s.flow.find((f) => f.step === 'ending.losses') as { regions: Region[] };

const inRegion = (s: Pick<PublicState, 'soldiers'>, region: Region): Fighter[] =>
  s.soldiers.filter((fighter) => fighter.region === region);

/** FTF-6.6.3 */
function check(s: State, region: Region): void {
  const losses = pending(s);
  losses.regions = losses.regions.filter((other) => other !== region);
  const die = LOSS_DIE[s.options.lossDie][roll(s) - 1] as number;
  const level = levelOf(s, region);
  tell({ is: 'losses-rolled', region, die, level, wounds: die + level });
  call(s, { step: 'losses.deal', region, left: die + level, pass: [] });
}

/** Wounds in a region: those of a loss in this pass, or the one of an event. */
type Wounding = Pick<LossFrame, 'region' | 'pass'>;

/** The lowest Underground of those who have not been wounded in this pass. */
function leastUnderground(s: Pick<PublicState, 'soldiers'>, { region, pass }: Wounding): number {
  let least = Number.POSITIVE_INFINITY;
  for (const fighter of s.soldiers)
    if (fighter.region === region && fighter.u < least && !pass.includes(fighter.id)) least = fighter.u;
  return least;
}

/** FTF-6.6.4, FTF-7.2.7: null if he is among those to be wounded next. */
export function noWound(
  s: Pick<PublicState, 'soldiers'>,
  f: Wounding,
  fighter: Fighter,
  least = leastUnderground(s, f),
): 'other-region' | 'wounded-in-this-pass' | 'higher-underground' | null {
  if (fighter.region !== f.region) return 'other-region';
  if (f.pass.includes(fighter.id)) return 'wounded-in-this-pass';
  return fighter.u === least ? null : 'higher-underground';
}

/** In order of id. */
export function nextInLine(s: Pick<PublicState, 'soldiers'>, f: Wounding): Fighter[] {
  const least = leastUnderground(s, f);
  return s.soldiers.filter((fighter) => noWound(s, f, fighter, least) === null).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function wound(s: State, f: LossFrame, soldier: SoldierId): void {
  const fighter = fighterOf(s, soldier);
  fighter.wounds++;
  f.left--;
  f.pass.push(soldier);
  tell({ is: 'wounded', soldier, wounds: fighter.wounds });
}

/** Deals until somebody must choose, or nothing more can happen (FTF-6.6.5, FTF-6.6.6). */
function deal(s: State, f: LossFrame): void {
  for (;;) {
    const here = inRegion(s, f.region);
    if (f.left === 0 || here.every(({ wounds }) => wounds >= 2)) break;
    if (here.every(({ id }) => f.pass.includes(id))) f.pass = [];
    const tied = nextInLine(s, f);
    if (tied.length > f.left) {
      goOn(s, { ...f, step: 'losses.choose' }); // D18
      return;
    }
    // FTF-8.1: all of them will be wounded anyway.
    wound(s, f, (tied[0] as Fighter).id);
  }
  finish(s);
  for (const fighter of inRegion(s, f.region)) removeIfLost(s, fighter);
}

/** FTF-6.6.7, FTF-6.6.8: two wounds, or one for whoever was not trained. */
export const isLostBy = ({ trained }: Pick<Fighter, 'trained'>, wounds: number): boolean => wounds > (trained ? 1 : 0);

export function removeIfLost(s: State, fighter: Fighter): void {
  const { id, region } = fighter;
  if (!isLostBy(fighter, fighter.wounds)) return;
  s.soldiers = s.soldiers.filter((one) => one.id !== id);
  s.fallen.push(id);
  tell({ is: 'fell', soldier: id, region });
}
