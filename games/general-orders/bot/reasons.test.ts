import { tellsWhy } from '../../testing/why.ts';
import { WHY } from '../content/why.ts';
import { box } from '../index.ts';

tellsWhy(box, WHY, [
  [2, { mode: 'alpine' }],
  [2, { mode: 'island' }],
]);
