/** A way of several steps for a corps on the move: where it leads, what it costs, and what it may meet. */
import { type CorpsId, corpsData } from '../content/corps.ts';
import { FORTS, type Town } from '../content/fields.ts';
import { STEPS } from '../content/logistics.ts';
import { TO_RHINE } from '../content/roads.ts';
import { amount, LIMIT } from '../content/supplies.ts';
import { isFree, tokensOn } from '../rules/control.ts';
import { deckFor, stepsOf } from '../rules/march.ts';
import { corpsOf, type MoveFrame } from '../rules/state.ts';
import { noLoad } from '../rules/transfers.ts';
import type { View } from '../rules/view.ts';

export interface March {
  readonly corps: CorpsId;
  /** The towns on the way, the end last. */
  readonly towns: readonly Town[];
  readonly fuel: number;
  /** Cards that come up on the way, by their deck. */
  readonly pursuit: number;
  readonly resistance: number;
  readonly forts: number;
  /** A card comes up before the last step. */
  readonly mayStop: boolean;
}

const movingIn = (view: View): MoveFrame | undefined =>
  view.flow.find((frame): frame is MoveFrame => frame.step === 'move');

const noStep = ({ corps, pays }: MoveFrame): March => ({
  corps,
  towns: [],
  fuel: pays ? 1 : 0,
  pursuit: 0,
  resistance: 0,
  forts: 0,
  mayStop: false,
});

/** The shortest ways to every town within reach, of equally short ones the one that turns up fewer cards. */
export function marchesIn(view: View): ReadonlyMap<Town, March> {
  const moving = movingIn(view);
  const found = new Map<Town, March>();
  if (!moving) return found;
  const corps = corpsOf(view, moving.corps);
  let front: readonly March[] = [noStep(moving)];
  for (let step = moving.steps; step < STEPS; step++) {
    const next = new Map<Town, March>();
    for (const march of front) {
      const at = march.towns.at(-1) ?? corps.at;
      for (const to of stepsOf(view, { ...corps, at }, moving.pays && march.towns.length === 0)) {
        if (to === corps.at || found.has(to)) continue;
        const longer = onward(view, march, to);
        const other = next.get(to);
        if (!other || cardsOn(longer) < cardsOn(other)) next.set(to, longer);
      }
    }
    for (const [town, march] of next) found.set(town, march);
    front = [...next.values()];
  }
  return found;
}

/** The shortest way to this town that also passes these, of equally short ones the one that turns up fewer cards; null where none is short enough. */
function marchThrough(view: View, end: Town, via: readonly Town[]): March | null {
  const moving = movingIn(view);
  if (!moving) return null;
  const corps = corpsOf(view, moving.corps);
  let front: readonly March[] = [noStep(moving)];
  for (let step = moving.steps; step < STEPS; step++) {
    front = front.flatMap((march) => {
      const at = march.towns.at(-1) ?? corps.at;
      return stepsOf(view, { ...corps, at }, moving.pays && march.towns.length === 0)
        .filter((to) => to !== corps.at && at !== end && !march.towns.includes(to))
        .map((to) => onward(view, march, to));
    });
    const there = front.filter(({ towns }) => towns.at(-1) === end && via.every((town) => towns.includes(town)));
    const [best] = there.toSorted((a, b) => cardsOn(a) - cardsOn(b));
    if (best) return best;
  }
  return null;
}

/** A march led past these towns, one after another; where not all of them can be passed, the last one counts. */
export function bentBy(view: View, straight: March, bends: readonly Town[]): March {
  let march = straight;
  let passed: readonly Town[] = [];
  for (const town of bends) {
    const end = march.towns.at(-1) as Town;
    const bent = marchThrough(view, end, [...passed, town]) ?? marchThrough(view, end, [town]);
    if (!bent) continue;
    march = bent;
    passed = [...passed, town].filter((one) => bent.towns.includes(one));
  }
  return march;
}

const cardsOn = ({ pursuit, resistance }: March): number => pursuit + 2 * resistance;

function onward(view: View, march: March, to: Town): March {
  const towns = [...march.towns, to];
  if (!isFree(view, to)) return { ...march, towns, mayStop: cardsOn(march) > 0 };
  const resistance = deckFor(view, to) === 'resistance' ? 1 : 0;
  return {
    ...march,
    towns,
    pursuit: march.pursuit + 1 - resistance,
    resistance: march.resistance + resistance,
    forts: march.forts + (FORTS.has(to) ? 1 : 0),
    mayStop: cardsOn(march) > 0,
  };
}

/** Whether a step there is a good one: it brings something, or, where none does, it brings the corps nearer to the river. */
export function leadsOn(view: View, town: Town): boolean {
  const moving = movingIn(view);
  if (!moving || brings(view, moving, town)) return true;
  const corps = corpsOf(view, moving.corps);
  if (stepsOf(view, corps, moving.pays).some((other) => brings(view, moving, other))) return false;
  return roadsFrom(corps.id, town) < roadsFrom(corps.id, corps.at);
}

/** A field to take, a way on to one that is not a way round, or something to load. */
function brings(view: View, moving: MoveFrame, town: Town): boolean {
  if (isFree(view, town)) return true;
  const corps = corpsOf(view, moving.corps);
  const straight = marchesIn(view);
  const seen = new Set<Town>([corps.at, town]);
  let front: readonly Town[] = [town];
  for (let length = 2; moving.steps + length <= STEPS; length++) {
    front = front.flatMap((at) => stepsOf(view, { ...corps, at }, false)).filter((to) => !seen.has(to));
    if (front.some((to) => isFree(view, to) && (straight.get(to)?.towns.length ?? length) >= length)) return true;
    for (const to of front) seen.add(to);
  }
  return amount(tokensOn(view, town)) > 0 && amount(corps.cargo) < LIMIT.corps;
}

const roadsFrom = (id: CorpsId, town: Town): number =>
  TO_RHINE[corpsData(id).colour].get(town) ?? Number.POSITIVE_INFINITY;

/** The first town on the way where something lies that the corps could load: it waits there. */
export const waitsAt = (view: View, { corps, towns }: March): Town | null =>
  towns.slice(0, -1).find((at) => noLoad(view, { ...corpsOf(view, corps), at }, null) === null) ?? null;

/** Nothing unexpected has come up: the plan holds. What lies on the field could be loaded, so the corps waits there. */
export function goesOn(view: View, next: Town, moves: readonly string[]): boolean {
  const moving = movingIn(view);
  if (!moving || moving.pays || !moves.includes(`step(${next})`)) return false;
  return noLoad(view, corpsOf(view, moving.corps), null) !== null;
}
