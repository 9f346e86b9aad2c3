/** How far a corps could come in this move: the one that moves now, or else the one that is pointed at; and how far trucks could bring supplies. */
import type { CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import { STEPS } from '../content/logistics.ts';
import { stepsOf } from '../rules/march.ts';
import { corpsOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { TOWN_R } from './scale.ts';

interface Props {
  readonly view: View;
  readonly pointed: CorpsId | null;
  /** Where a chain of trucks could end. */
  readonly chained: readonly Town[];
}

export function Reach({ view, pointed, chained }: Props) {
  return [...new Set([...reachOf(view, pointed), ...chained])].map((town) => {
    const [x, y] = TOWN_AT[town];
    return <circle key={town} cx={x} cy={y} r={TOWN_R + 4} className="rtr-reach" />;
  });
}

/** Cards may stop a corps earlier; what a step after a battle costs is not reckoned. */
export function reachOf(view: View, pointed: CorpsId | null): ReadonlySet<Town> {
  const moving = view.flow.find((frame) => frame.step === 'move');
  const id = moving?.corps ?? pointed;
  const found = new Set<Town>();
  // What a card asks comes first; the step that turned it up is not yet counted.
  if (moving && view.flow.at(-1) !== moving) return found;
  if (!id || !view.corps.some((corps) => corps.id === id)) return found;
  const corps = corpsOf(view, id);
  if (!moving && (corps.immobilised || corps.cargo.fuel === 0)) return found;
  let front: readonly Town[] = [corps.at];
  for (let step = moving?.steps ?? 0; step < STEPS; step++) {
    const pays = moving?.pays === true && step === moving.steps;
    front = front
      .flatMap((at) => stepsOf(view, { ...corps, at }, pays))
      .filter((to) => to !== corps.at && !found.has(to));
    for (const town of front) found.add(town);
  }
  return found;
}
