/** The rules that somebody must have met to play a whole game without looking anything up. */
import { rulesOf } from '@sztab/kernel';

const ids = rulesOf('OM3');

export const core: readonly string[] = [
  ...ids('4.4.2-6', '4.5.1', '4.6.1', '4.6.2'),
  ...ids('4.7.1-4', '4.8.2', '4.8.3'),
  ...ids('5.2.1', '5.2.2', '5.3.1-5', '5.4.1-5'),
  ...ids('5.5.1', '5.5.2', '5.6.1', '5.6.2', '5.6.4', '5.7.1', '5.7.2', '5.8.1-3', '5.9.1', '5.9.6'),
  ...ids('6.1.1-3', '6.3.1', '6.3.2', '6.4.1', '6.5.1', '6.5.2', '6.6.1'),
];
