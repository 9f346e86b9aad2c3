/** What the chance of winning is made of, in the words of the game. */
import type { Seat, Term } from '@sztab/kernel';
import type { Why } from '../content/why.ts';
import type { State } from '../rules/state.ts';
import { weightsOf, worthOf } from './evaluate.ts';
import { lookAt } from './look.ts';
import { TERMS, type TermName, termsOf } from './terms.ts';
import { SOLO } from './weights.ts';

const ABOUT: Readonly<Record<TermName, Why>> = {
  medals: 'medals',
  lastMedals: 'medals',
  icons: 'divisions',
  divisions: 'divisions',
  far: 'advance',
  work: 'advance',
  near: 'advance',
  cross: 'crossing',
  fuel: 'fuel',
  ammo: 'ammo',
  food: 'food',
  stock: 'stock',
  hungry: 'food',
  stuck: 'contact',
  cutOff: 'contact',
  gaps: 'line',
  trucks: 'trucks',
  fields: 'ground',
  bases: 'ground',
  cards: 'cards',
  ability: 'cards',
  lure: 'targets',
  reserves: 'followers',
  tempo: 'actions',
  tail: 'followers',
};
const COUNTED: ReadonlySet<TermName> = new Set(['medals', 'divisions', 'fuel', 'ammo', 'trucks', 'fields', 'cards']);

export function terms(s: State, seat: Seat): readonly Term[] {
  const amounts = termsOf(lookAt(s, seat));
  const weights = weightsOf(s);
  const sums = new Map<Why, { value: number; count: number }>();
  TERMS.forEach((term, i) => {
    const code = ABOUT[term];
    const sum = sums.get(code) ?? { value: 0, count: 0 };
    const amount = amounts[i] as number;
    sum.value += amount * (weights[i] as number);
    if (COUNTED.has(term)) sum.count += amount;
    sums.set(code, sum);
  });
  const found: (Term & { readonly code: Why })[] = [...sums].map(([code, sum]) => ({
    code,
    ...sum,
    ...(code === 'actions' && { passing: true }),
  }));
  if (s.commanders.length === 1)
    return [...found, { code: 'time', value: SOLO.start + SOLO.turn * s.round, passing: true }];
  let rivals = 0;
  for (let other = 0; other < s.commanders.length; other++)
    if (other !== seat) rivals += Math.exp(worthOf(s, termsOf(lookAt(s, other))));
  return [...found, { code: 'rivals', value: -Math.log(rivals) }];
}
