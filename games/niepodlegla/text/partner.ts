import { complete } from '@sztab/kernel/words';
import { partner as en } from './en/partner.ts';
import type { PartnerWords } from './partner-words.ts';
import { partner as pl } from './pl/partner.ts';

/** What bots say to the people they play with. */
export const partnerWords = complete<PartnerWords>({ en, pl });
