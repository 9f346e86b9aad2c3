/** Which mission is pointed at: the hand and the board are drawn side by side, and the one lights the other. */
import { useSyncExternalStore } from 'react';
import type { MissionId } from '../content/missions.ts';

let pointed: MissionId | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function point(mission: MissionId | null): void {
  if (mission === pointed) return;
  pointed = mission;
  for (const listener of listeners) listener();
}

export const usePointed = (): MissionId | null =>
  useSyncExternalStore(
    subscribe,
    () => pointed,
    () => null,
  );
