import { complete } from '@sztab/kernel/words';
import type { Town } from '../content/fields.ts';
import { TOWNS as en } from './en/towns.ts';
import { TOWNS as pl } from './pl/towns.ts';

export const TOWN_NAMES = complete<Readonly<Record<Town, string>>>({ en, pl });
