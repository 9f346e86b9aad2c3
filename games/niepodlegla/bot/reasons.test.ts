import { tellsWhy } from '../../testing/why.ts';
import { WHY } from '../content/why.ts';
import { box } from '../index.ts';

tellsWhy(box, WHY, [
  [2, { consent: 'arbiter' }],
  [4, { consent: 'arbiter' }],
]);
