/** Numbers with their nouns: 1 ruch, 2 ruchy, 5 ruchów. */
import type { Language } from '@sztab/kernel';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export function countIn(language: Language): (forms: Forms) => (n: number) => string {
  const rules = new Intl.PluralRules(language);
  return (forms) => (n) => `${n}\u00a0${forms[rules.select(n)] ?? forms.many ?? forms.other ?? ''}`;
}
