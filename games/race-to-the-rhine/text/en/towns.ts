/** Towns for which English has a name of its own: none, it takes those on the board. */
import type { OwnNames } from '../towns.ts';

export const en: OwnNames = {};
