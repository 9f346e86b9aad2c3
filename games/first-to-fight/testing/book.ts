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
  'Main front is opened again for a hopeless mission': spot(
    {
      soldiers: 'SAB-01@WEU:2/5 SAB-03@WEU:1/5 SAB-04@WEU:2/5 SAB-05@POL:2/5 SAB-06@POL:2/5 SAI-01@NEA',
      hands: ['M15 M17', 'M30'],
      time: 34,
      at: 'WEU:4 POL:3',
    },
    { good: /^sabotage\(WEU\)/ },
    '0 order(sabotage)',
  ),
  // Seven months, as he has put them there himself, let the mission come due while its crew is still together.
  'what Liaison has shown is not forgotten': spot(
    {
      soldiers: 'SAI-01@NEA:5/5 SAI-03@NEA:5/5 SAI-04@NEA:4/4 SAI-05@NEA INF-01@NEA',
      hands: ['M17', 'M30'],
      vp: [0, 6],
      time: 36,
      round: 5,
      at: 'WAW:0 POL:0 NEA:1 WEU:0 NAI:0',
      tiles: 'sabotage:0! concentration:0!',
      deck: 'SAB-01 SAB-02 SAB-05',
      events: 'E07 E22',
    },
    { good: /^order\(maneuvers\)/ },
    '0 order(recruitment) recruit(POL) pick(SAB-01) ability(use) top(E07)',
    '1 pass order(training) pass',
    '0 pass',
  ),
  'a crew that a rival has trained is led away': spot(
    {
      soldiers: 'SAI-01@NEA:5/5 SAI-03@NEA:5/5 SAI-04@NEA:5/5 INF-01@NEA INF-05@NAI PIL-01@WEU',
      hands: ['M26', 'M17'],
      time: 36,
      round: 5,
    },
    { good: /^move\(SAI/ },
    '0 order(movement)',
  ),
};
