/** The rules that somebody must have met to play a whole game without looking anything up. */
import { rulesOf } from '@sztab/kernel';

const ids = rulesOf('FTF');

export const core: readonly string[] = [
  ...ids('3.6', '3.7', '4.1.3', '4.2.1-4', '4.3.1', '4.3.3', '4.3.5', '4.4.1', '4.4.2'),
  ...ids('4.5.1', '4.5.2', '5.1.1-3', '5.2.1', '5.2.2', '5.3.1', '5.3.2', '5.3.6', '5.3.6d', '5.4.1'),
  ...ids('5.4.2', '5.4.3', '5.4.9', '5.5.1', '5.5.2', '5.6.1', '5.6.2', '6.1.1', '6.2.1', '6.4.1', '6.5.1', '6.5.3'),
  ...ids('6.5.4', '6.5.5', '6.6.1', '6.6.2', '6.6.4', '6.6.7', '6.8.1', '6.9.1', '6.9.2'),
];
