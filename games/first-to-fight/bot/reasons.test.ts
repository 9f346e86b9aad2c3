import { tellsWhy } from '../../testing/why.ts';
import { MISSIONS } from '../content/missions.ts';
import { WHY } from '../content/why.ts';
import { box } from '../index.ts';

tellsWhy(
  box,
  WHY,
  [
    [2, {}],
    [4, {}],
  ],
  { mission: MISSIONS },
);
