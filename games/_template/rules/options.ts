/** What can be chosen when a table is opened (section 6). The first value is the usual one. */
import type { OptionRule } from '@sztab/kernel';

export const OPTIONS = [
  { id: 'first', values: ['red', 'blue'], concerns: 'rules' },
] as const satisfies readonly OptionRule[];
