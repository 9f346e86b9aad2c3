import { everyRuleIsTested } from '../../testing/rule-coverage.ts';
import { LAW } from './invariants.ts';

everyRuleIsTested(new URL('../', import.meta.url), {
  prefix: 'RTR',
  rules: 183,
  wordsOnly: ['Q-01', 'Q-02', 'Q-41', 'Q-56', 'Q-60', 'Q-64'],
  laws: LAW,
  unbreakable: ['levels'],
});
