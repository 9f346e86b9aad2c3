import { everyRuleIsTested } from '../../testing/rule-coverage.ts';
import { LAW } from './invariants.ts';

everyRuleIsTested(new URL('../', import.meta.url), {
  prefix: 'FTF',
  rules: 137,
  wordsOnly: ['Q-23', 'Q-24', 'Q-35'],
  laws: LAW,
});
