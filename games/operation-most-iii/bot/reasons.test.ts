import { tellsWhy } from '../../testing/why.ts';
import { WHY } from '../content/why.ts';
import { operationMostIII as game } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { brain } from './index.ts';

tellsWhy({
  game,
  brain,
  words,
  codes: WHY,
  tables: [[2, {}]],
});
