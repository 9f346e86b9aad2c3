/** What the others' turn means for the one who reads: what became of the own missions, why nobody was asked, and what the others gained. */
import type { Seat } from '@sztab/kernel';
import type { Scene } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { Shape } from '../rules/moves.ts';
import { type PassedOver, type SkippedOrder, whyPassedOver } from '../rules/passed-over.ts';
import type { OrderFrame } from '../rules/state.ts';
import { storyWords } from '../text/story.ts';
import type { Scored } from '../text/story-words.ts';
import { afterwards } from './afterwards.ts';
import { type Effect, worthOf } from './effects.ts';

type Told = Scene<Shape>;

interface Skipped {
  readonly order: SkippedOrder;
  readonly why: readonly PassedOver[];
}

/** The running order before and after: whether it went past the one who reads without a question, and why. */
function skippedIn(scene: Told): Skipped | null {
  const { before, after, seat, heard } = scene;
  if (seat === null) return null;
  const frameIn = (view: Told['after']): OrderFrame | undefined =>
    view.flow.find((f): f is OrderFrame => f.step === 'order');
  const chosen = heard.findLast((event) => event.is === 'order-chosen');
  const was = chosen ? undefined : frameIn(before);
  const order = chosen?.is === 'order-chosen' ? chosen.order : was?.order;
  const chooser = chosen?.is === 'order-chosen' ? chosen.seat : was?.chooser;
  if (order === undefined || chooser === undefined || order === 'maneuvers') return null;
  const now = frameIn(after);
  const seats = after.staffs.length;
  const place = (seat - chooser + seats) % seats;
  const asked = was?.acted ?? 0;
  const done = now?.order === order && now.chooser === chooser ? now.acted : seats;
  // The one who is asked now counts as asked.
  const open = done < seats || now ? done - 1 : done;
  if (place < asked || place >= open) return null;
  const start: OrderFrame = { step: 'order', order, chooser, acted: 0, soldiers: [], regions: [], bonuses: [] };
  // As it was when the order went past: of an order that has ended, what was heard until the next one began.
  if (now?.order === order && now.chooser === chooser) return { order, why: whyPassedOver(after, now, seat) };
  const first = (chosen ? heard.indexOf(chosen) : -1) + 1;
  const next = heard.findIndex((event, i) => i >= first && (event.is === 'order-chosen' || event.is === 'maneuvers'));
  const told = heard.slice(first, next < 0 ? undefined : next);
  const domination = { ...before.domination };
  for (const event of told) if (event.is === 'domination') domination[event.region] = event.to;
  const soldiers = [...told.reduce(afterwards, before.soldiers)];
  const seen = { ...before, domination, soldiers, deckCount: after.deckCount };
  return { order, why: whyPassedOver(seen, told.reduce(usedUp, was ?? start), seat) };
}

/** What an order may not use again after this event. */
function usedUp(f: OrderFrame, event: Event): OrderFrame {
  switch (event.is) {
    case 'moved':
      return event.by === 'movement' ? { ...f, soldiers: [...f.soldiers, event.soldier] } : f;
    case 'trained':
      return event.by === 'training' ? { ...f, soldiers: [...f.soldiers, event.soldier] } : f;
    case 'domination':
      return event.by === 'sabotage' ? { ...f, regions: [...f.regions, event.region] } : f;
    case 'recruiting':
      return { ...f, regions: [...f.regions, event.region] };
    case 'bonus-taken':
      return { ...f, bonuses: [...f.bonuses, event.bonus] };
    default:
      return f;
  }
}

/** Points that the others gained by the way: their missions are told as scenes. */
function scoredBy(event: Event): { readonly seat: Seat; readonly vp: number; readonly by: Scored } | null {
  switch (event.is) {
    case 'order-chosen':
      return event.vp > 0 ? { seat: event.seat, vp: event.vp, by: 'order' } : null;
    case 'arrival-point':
      return { seat: event.seat, vp: 1, by: 'arrival' };
    case 'sabotage-points':
      return { seat: event.seat, vp: event.vp, by: 'sabotage' };
    case 'ability':
      return event.ability === 'victoryPoint' ? { seat: event.seat, vp: 1, by: 'recruit' } : null;
    default:
      return null;
  }
}

function rivalsScored(turn: readonly Told[]): string[] {
  const [scene] = turn;
  if (!scene) return [];
  const scored = turn.flatMap(({ heard }) => heard.flatMap((event) => scoredBy(event) ?? []));
  const seats = [...new Set(scored.map(({ seat }) => seat))].filter((seat) => seat !== scene.seat);
  return seats.map((seat) => {
    const own = scored.filter((one) => one.seat === seat);
    const points = own.reduce((sum, { vp }) => sum + vp, 0);
    return storyWords[scene.language].scored(seat, points, [...new Set(own.map(({ by }) => by))]);
  });
}

/** What has changed for the own missions from the first of these moves to the last: gains, why nobody was asked, what the others gained, and what costs most last. */
export function meaning(turn: readonly Told[]): readonly string[] {
  const [first, last] = [turn[0], turn.at(-1)];
  if (!first || !last) return [];
  const hand = last.seat === null ? [] : (last.after.staffs[last.seat]?.hand ?? []);
  const say = storyWords[last.language];
  const changed = hand
    .flatMap((mission): { said: string; cost: number }[] => {
      const [wasNeed, was] = [requiredFor(first.before, mission), availableFor(first.before, mission)];
      const [need, have] = [requiredFor(last.after, mission), availableFor(last.after, mission)];
      const effect: Effect = { mission, was, have, wasNeed, need };
      if (wasNeed === need && was === have) return [];
      return [{ said: say.changed(mission, was, { mission, have, need }), cost: -worthOf([effect]) }];
    })
    .sort((a, b) => Math.abs(a.cost) - Math.abs(b.cost));
  const said = (lines: typeof changed): string[] => lines.map((line) => line.said);
  const skipped = new Map(turn.flatMap((scene) => skippedIn(scene) ?? []).map(({ order, why }) => [order, why]));
  return [
    ...said(changed.filter(({ cost }) => cost <= 0)),
    ...[...skipped].map(([order, why]) => say.skipped(order, why)),
    ...rivalsScored(turn),
    ...said(changed.filter(({ cost }) => cost > 0)),
  ];
}
