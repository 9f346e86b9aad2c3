/**
 * The flow is the call stack of a game; barriers count what nobody may take back. Rules read both, and change them by these calls
 * alone: to everybody else they are read-only.
 */
import type { Frame, FrameAt } from './game.ts';
import { RulesBroken } from './refusal.ts';

interface Flowing<F extends Frame> {
  readonly flow: readonly F[];
}

/** What a frame keeps besides its step, and what one such local may hold. */
type Local<F> = F extends Frame ? Exclude<keyof F, 'step'> : never;
type Held<F, K extends PropertyKey> = F extends { readonly [k in K]: infer V } ? V : never;

const stackOf = <F extends Frame>(s: Flowing<F>): F[] => s.flow as F[];

/** Something comes first: this frame runs now, and the one that calls it goes on when it is over. */
export function call<F extends Frame>(s: Flowing<F>, frame: NoInfer<F>): void {
  stackOf(s).push(frame);
}

/** The top frame gives way to the next one. */
export function goOn<F extends Frame>(s: Flowing<F>, next: NoInfer<F>): void {
  const stack = stackOf(s);
  if (stack.length === 0) throw new RulesBroken(`nothing goes on to ${next.step}`);
  stack[stack.length - 1] = next;
}

/** The top frame is over, and its caller goes on. */
export function finish(s: Flowing<Frame>): void {
  if (!stackOf(s).pop()) throw new RulesBroken('there is nothing to finish');
}

/** The top frame is over and leaves its result in a local of its caller, as a function returns a value. */
export function answer<F extends Frame, K extends Local<F>>(s: Flowing<F>, local: K, value: Held<F, K>): void {
  const caller = s.flow[s.flow.length - 2];
  if (!caller || !(local in caller)) throw new RulesBroken(`nobody waits for ${String(local)}`);
  (caller as Record<K, Held<F, K>>)[local] = value;
  finish(s);
}

/** The game is over: whatever was going on, nothing of it is left to do. */
export function end(s: Flowing<Frame>): void {
  stackOf(s).length = 0;
}

/** What was done up to here is not taken back: something came to light, or others go on from it. */
export function seal(s: { readonly barriers: number }): void {
  (s as { barriers: number }).barriers++;
}

/** The innermost frame that stands at one of these steps, if any does. */
export const findFrame = <F extends Frame, K extends F['step']>(
  { flow }: Flowing<F>,
  ...steps: readonly K[]
): FrameAt<F, K> | null =>
  (flow.findLast((f) => (steps as readonly string[]).includes(f.step)) as FrameAt<F, K> | undefined) ?? null;

/** The same, where there must be one. */
export function frameAt<F extends Frame, K extends F['step']>(s: Flowing<F>, ...steps: readonly K[]): FrameAt<F, K> {
  const found = findFrame(s, ...steps);
  if (!found) throw new RangeError(`the flow is not at "${steps.join('" or "')}"`);
  return found;
}
