import { everyRuleIsTested } from '../../testing/rule-coverage.ts';
import { LAW } from './invariants.ts';

everyRuleIsTested(new URL('../', import.meta.url), {
  prefix: 'GOW',
  rules: 173,
  wordsOnly: ['Q-31', 'Q-33'],
  laws: LAW,
  unbreakable: ['supply', 'stars'],
});
