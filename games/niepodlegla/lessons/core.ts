/** The rules that somebody must have met to play a whole game without looking anything up. */
import { rulesOf } from '@sztab/kernel';

const ids = rulesOf('NPG');

export const core: readonly string[] = [
  ...ids('4.1.1-3', '4.1.8', '4.2.1', '4.2.3-6', '4.2.8', '4.2.9', '4.2.12'),
  ...ids('4.2.13', '4.3.1', '4.3.2', '4.4.1', '4.4.2', '4.5.1', '4.5.2', '4.6.1', '4.6.2', '4.6.4', '4.6.7', '5.1.1'),
  ...ids('5.1.3', '5.2.1-3', '5.3.1', '5.6.1', '5.7.1', '5.8.1', '5.9.1', '5.10.1', '5.11.1', '6.1.1'),
  ...ids('6.2.1', '6.2.2', '6.3.1', '6.5.1', '6.5.3', '6.6.1'),
];
