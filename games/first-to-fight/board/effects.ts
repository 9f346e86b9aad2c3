/** What a move would make of the own missions: arithmetic over what lies open, without a die or a card. */
import { moveParts } from '@sztab/kernel';
import { type Choice, spell } from '@sztab/pieces';
import type { Attribute } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { isLostBy } from '../rules/losses.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { Move } from '../rules/moves.ts';
import type { Fighter, Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isRegion } from './names.ts';

type World = Pick<View, 'soldiers' | 'domination'>;

/** An own mission before and after. */
export interface Effect {
  readonly mission: MissionId;
  readonly was: number;
  readonly have: number;
  readonly wasNeed: number;
  readonly need: number;
}

const changed = (view: View, id: string | undefined, how: (fighter: Fighter) => Partial<Fighter>): World => ({
  ...view,
  soldiers: view.soldiers.map((fighter) => (fighter.id === id ? { ...fighter, ...how(fighter) } : fighter)),
});

const raised = (view: View, id: string | undefined, attribute: Attribute): World =>
  changed(view, id, ({ s, u }) => (attribute === 'S' ? { s: s + 1 } : { u: u + 1 }));

/** Whoever falls by it counts for nothing any more. */
function wounded(view: View, id: SoldierId): World {
  const hit = changed(view, id, ({ wounds }) => ({ wounds: wounds + 1 }));
  return { ...hit, soldiers: hit.soldiers.filter((one) => one.id !== id || !isLostBy(one, one.wounds)) };
}

const pushedBack = (view: View, region: Region): World => ({
  ...view,
  domination: { ...view.domination, [region]: Math.max(0, view.domination[region] - 1) },
});

const frameOf = <K extends Frame['step']>(view: View, step: K): Extract<Frame, { step: K }> | undefined =>
  view.flow.find((f): f is Extract<Frame, { step: K }> => f.step === step);

/** Null where nothing on the board changes, or nobody can know how. */
function worldAfter(view: View, move: Move): World | null {
  const { verb, args } = moveParts(move);
  const [first = '', second = ''] = args;
  switch (verb) {
    case 'move':
      return changed(view, first, () => ({ region: second as Region }));
    case 'drop':
      return changed(view, first, () => ({ region: 'WAW' }));
    case 'train':
      return raised(view, first, second as Attribute);
    case 'camp':
      return raised(view, first, 'S');
    case 'treat':
      return changed(view, first, ({ wounds }) => ({ wounds: wounds - 1 }));
    case 'wound':
      return wounded(view, first as SoldierId);
    case 'sabotage':
      return pushedBack(view, first as Region);
    case 'pick': {
      const f = frameOf(view, 'recruit.pick');
      return f ? { ...view, soldiers: [...view.soldiers, recruitIn(f.region, first as SoldierId)] } : null;
    }
    case 'ability':
      return usedBy(view, first);
    default:
      return null;
  }
}

function usedBy(view: View, how: string): World | null {
  const f = frameOf(view, 'recruit.ability');
  if (!f) return null;
  if (how === 'S' || how === 'U') return raised(view, f.soldier, how);
  if (isRegion(how)) return changed(view, f.soldier, () => ({ region: how }));
  return soldierOf(f.soldier).ability === 'undergroundActivity' ? pushedBack(view, f.region) : null;
}

/** Somebody from the deck, as the card is placed. */
export function recruitIn(region: Region, id: SoldierId): Fighter {
  const { strength, underground } = soldierOf(id);
  return { id, region, s: strength, u: underground, trained: false, wounds: 0 };
}

export const handOf = (view: View): readonly MissionId[] =>
  view.you === null ? [] : (view.staffs[view.you]?.hand ?? []);

export function effectsOf(view: View, move: Move): Effect[] {
  const world = worldAfter(view, move);
  if (!world) return [];
  return handOf(view).flatMap((mission) => {
    const [was, have] = [availableFor(view, mission), availableFor(world, mission)];
    const [wasNeed, need] = [requiredFor(view, mission), requiredFor(world, mission)];
    return was === have && wasNeed === need ? [] : [{ mission, was, have, wasNeed, need }];
  });
}

/** A mission that stands, or stands no more, weighs as much as so many steps towards one that does not yet. */
const STANDS = 4;

/** How much nearer the own missions come. What is over the need counts little. */
export const worthOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { was, have, wasNeed, need }) => {
    const lacked = Math.max(0, wasNeed - was);
    const lacks = Math.max(0, need - have);
    const stands = Number(lacks === 0) - Number(lacked === 0);
    return sum + (lacked - lacks) + STANDS * stands + 0.1 * (have - was);
  }, 0);

export interface Best {
  readonly move: Move;
  readonly effects: readonly Effect[];
  readonly worth: number;
}

/** What is best for the own missions among the open moves that go on with this thing. */
export const bestWith = (thing: string, choice: Choice<Move>, view: View): Best | null =>
  bestOf(
    choice.open.filter((move) => spell(move).includes(thing)),
    view,
  );

/** What the open moves that go on with this thing would make of one mission, at best; null where they leave it as it is. */
export function bestFor(mission: MissionId, thing: string, choice: Choice<Move>, view: View): Effect | null {
  const effects = choice.open
    .filter((move) => spell(move).includes(thing))
    .flatMap((move) => effectsOf(view, move).filter((effect) => effect.mission === mission));
  return effects.toSorted((a, b) => worthOf([b]) - worthOf([a]))[0] ?? null;
}

export function bestOf(moves: readonly Move[], view: View): Best | null {
  let best: Best | null = null;
  for (const move of moves) {
    const effects = effectsOf(view, move);
    const worth = worthOf(effects);
    if (effects.length > 0 && (best === null || worth > best.worth)) best = { move, effects, worth };
  }
  return best;
}

/** The one that gains most; where nothing gains the one that loses most. */
export function mainOf(effects: readonly Effect[]): Effect | undefined {
  const worth = (effect: Effect): number => worthOf([effect]);
  const byWorth = effects.toSorted((a, b) => worth(b) - worth(a));
  return byWorth[0] && worth(byWorth[0]) > 0 ? byWorth[0] : byWorth.at(-1);
}
