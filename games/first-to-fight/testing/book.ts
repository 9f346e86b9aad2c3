/** Where bots once went wrong, each with what a good player would not do there, or the one thing he would. */
import type { State } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const spot = (p: Position, judged: { readonly bad?: RegExp; readonly good?: RegExp }, ...lines: readonly Line[]) => ({
  open: (): State => after({ players: 2, ...p }, ...lines),
  seat: 0,
  ...judged,
});

const SAILORS = 'SAI-01@NEA:5/5+1 SAI-03@NEA:5/5 SAI-04@NEA INF-01@NEA INF-05@NAI';

export const book = {
  'nurses are not hoarded': spot(
    { soldiers: SAILORS, hands: ['M17', 'M30'], nurses: [3, 0], time: 38 },
    { bad: /^done$/ },
    '0 order(maneuvers)',
  ),
  'the token lies on the formation of the own mission': spot(
    { soldiers: 'SAI-01@NEA SAI-03@NEA SAI-04@NEA INF-01@NEA INF-05@NAI PIL-01@WEU', hands: ['M17', 'M30'], time: 30 },
    { bad: /^token\((?!SAI)/ },
    '0 order(concentration) bonus(token)',
  ),
  'a hopeless mission is given up at the Main front': spot(
    { soldiers: 'SAB-01@WEU SAB-02@WEU SAB-03@WEU SAI-01@NEA', hands: ['M15 M17', 'M30'], time: 34, at: 'WEU:2' },
    { good: /^rule\(WEU\)|^sabotage\(WEU\)/ },
    '0 order(sabotage)',
  ),
};
