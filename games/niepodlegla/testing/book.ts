/** Where bots once went wrong, each with what a good player would not do there, or the one thing he would. */
import type { State } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const spot = (p: Position, judged: { readonly bad?: RegExp; readonly good?: RegExp }, ...lines: readonly Line[]) => ({
  open: (): State => after({ players: 2, options: { consent: 'arbiter' }, ...p }, ...lines),
  seat: 0,
  ...judged,
});

export const book = {
  'tracks that have met go no further while a town can be had': spot(
    { at: 'positive', round: 6, acc: 4, fp: 10, row: 'A-06@0+ A-01@1 A-14 A-10', morale: 6, towns: 'krakow=0' },
    { bad: /^chooseAlternative\(0\)/ },
  ),
  'a cheap mission that harms is not left alone': spot(
    { round: 2, acc: 1, fp: 1, row: 'A-09 A-13 A-08 A-02', morale: 6 },
    { good: /^placePawn\(\w+,A-09\)/ },
  ),
  'a morale token is kept while morale is high': spot(
    {
      at: 'roll',
      row: 'A-01@0 A-02@1 A-03 A-04',
      morale: 8,
      tokens: 'sapieha@0',
      held: ['n1:P n2:P n3:P', 'n4:P n5:P'],
    },
    { bad: /^useMoraleToken/ },
  ),
  'nothing is passed before it is rolled': spot(
    { at: 'roll', row: 'A-01@0 A-02@1 A-03 A-04', morale: 5, held: ['n1:F n2:M n3:P', 'n4:P n5:P'] },
    { bad: /^pass(Die|Token)/ },
  ),
  'nobody goes all in in the first round for what one die cannot do': spot(
    {
      at: 'roll',
      round: 1,
      row: 'A-01 A-08 A-03 A-04',
      pawns: '0:A-08 1:A-01',
      morale: 4,
      held: ['n1:D', 'n4:P n2:D n3:M'],
    },
    { bad: /^(selectDie|reroll)/ },
  ),
  'characters do not all come to one seat': spot(
    {
      players: 4,
      round: 5,
      acc: 4,
      fp: 4,
      row: 'A-24 A-09 A-08 A-03 A-04 A-10',
      morale: 7,
      characters: 'pilsudski@0 dmowski@0 paderewski@0 witos@0',
    },
    { bad: /^placePawn\(red,A-24\)/ },
  ),
};
