/** A choice between a few values that this browser remembers. */
import { type Remembered, remembered, useRemembered } from './remembered.ts';

export type Setting<T extends string> = Remembered<T>;

/** `initial` is asked when nothing valid is remembered; what was never chosen is not stored. */
export const setting = <T extends string>(key: string, values: readonly T[], initial: () => T): Setting<T> =>
  remembered(key, { read: (kept) => values.find((known) => known === kept) ?? initial(), write: (value) => value });

export function useSetting<T extends string>(kept: Setting<T>): [T, (value: T) => void] {
  return [useRemembered(kept), kept.set];
}
