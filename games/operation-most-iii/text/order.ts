import { complete } from '@sztab/kernel/words';
import { order as de } from './de/order.ts';
import { order as en } from './en/order.ts';
import type { OrderWords } from './order-words.ts';
import { order as pl } from './pl/order.ts';

/** The sentence in which somebody decides. */
export const orderWords = complete<OrderWords>({ en, pl, de });
