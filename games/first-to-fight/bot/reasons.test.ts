import { tellsWhy } from '../../testing/why.ts';
import { MISSIONS } from '../content/missions.ts';
import { WHY } from '../content/why.ts';
import { firstToFight as game } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { brain } from './index.ts';

tellsWhy({
  game,
  brain,
  words,
  codes: WHY,
  things: { mission: MISSIONS },
  tables: [
    [2, {}],
    [4, {}],
  ],
});
