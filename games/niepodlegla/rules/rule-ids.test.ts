import { everyRuleIsTested } from '../../testing/rule-coverage.ts';
import { LAW } from './invariants.ts';

everyRuleIsTested(new URL('../', import.meta.url), {
  prefix: 'NPG',
  rules: 145,
  wordsOnly: ['Q-01', 'Q-53'],
  laws: LAW,
  unbreakable: ['bolsheviks'],
});
