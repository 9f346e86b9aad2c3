/** The rules that somebody must have met to play a whole game without looking anything up. */
import { rulesOf } from '@sztab/kernel';

const ids = rulesOf('RTR');

export const core: readonly string[] = [
  ...ids('4.1.2', '4.2.1', '5.1.1-3', '5.2.1', '5.2.2', '5.3.1-4', '5.4.1'),
  ...ids('5.5.1-3', '5.5.7-9', '5.6.1-3', '5.6.12', '5.7.1', '5.7.2'),
  ...ids('5.7.3', '5.7.5', '5.8.1', '5.8.4', '5.9.1', '5.9.6', '5.10.1', '5.10.5', '6.1.2', '6.2.1', '6.3.1', '6.3.2'),
  ...ids('6.4.1', '6.4.2', '6.4.4', '6.4.8', '6.5.A1', '6.7.1-4'),
];
