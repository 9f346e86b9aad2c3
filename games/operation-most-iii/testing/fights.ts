/** For tests only: positions that tests of several sections vary. */
import type { Position } from './position.ts';

/** The SS stand where a part lies for them to take. */
export const STURMWIND = { cards: 'DE-SS-1@forest', parts: { forest: 1 }, turn: 'DE' } as const satisfies Position;
