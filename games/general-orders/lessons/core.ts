/** The rules that somebody must have met to play a whole game without looking anything up. */
import { rulesOf } from '@sztab/kernel';

const ids = rulesOf('GOW');

export const core: readonly string[] = [
  ...ids('4.2.2', '4.2.3', '4.2.6', '4.3.1', '4.5.1-3', '4.5.5', '4.6.4', '4.6.6', '4.6.9', '4.7.1'),
  ...ids('4.9.1', '4.9.2', '5.1.1', '5.1.5', '5.1.6', '5.2.1-3', '5.3.1-3'),
  ...ids('5.4.1', '5.4.2', '5.5.1', '5.5.2', '5.6.1-3', '5.7.1', '5.8.1', '5.9.1'),
  ...ids('6.1.1', '6.1.2', '6.1.5-8', '6.3.2', '6.4.1', '6.4.4', '6.5.2', '6.6.1', '6.7.2'),
];
