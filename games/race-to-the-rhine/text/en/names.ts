/** Names in English. */
import { counting } from '@sztab/kernel/words';
import type { Names } from '../names.ts';
import names from './names.json' with { type: 'json' };

const { counted } = counting('en');

export const NAMES: Names = { ...names, icons: (count) => counted(count, 'icon', 'icons') };
