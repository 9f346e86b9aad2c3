/** Where bots once went wrong, each with what a good player would not do there, or the one thing he would. */
import type { Colour } from '../content/fields.ts';
import { type State, seatOfColour } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const spot = (
  p: Position & { readonly turn: Colour },
  judged: { readonly bad?: RegExp; readonly good?: RegExp },
  ...lines: readonly Line[]
) => ({
  open: (): State => after(p, ...lines),
  seat: seatOfColour(after(p), p.turn),
  ...judged,
});

const CONVOY = {
  turn: 'W',
  round: 4,
  inHand: { W: 4 },
  held: { W: 'chartres rambouillet paris meaux chateau-thierry soissons laon reims rethel sedan arlon' },
  corps: 'W1@luxembourg:1/0/1',
  fields: 'reims=3/3/0',
} as const;

export const book = {
  'no march without ammunition, fuel for one step and resistance all around': spot(
    { turn: 'W', round: 6, corps: 'W1@maastricht:1/0/0', markers: 'aachen liege roermond' },
    { bad: /^(move|cmdMove)\(W1\)/ },
  ),
  'no corps stands idle while there are actions': spot(
    { turn: 'W', round: 4, corps: 'W1@luxembourg:2/2/1' },
    { bad: /^endTurn$/ },
  ),
  'no more trucks than can be used': spot(
    { turn: 'W', round: 4, corps: 'W1@luxembourg:2/2/1', inHand: { W: 9 } },
    { bad: /^takeTrucks/ },
  ),
  'own food is not unloaded before the logistics phase': spot(
    { turn: 'W', round: 4, corps: 'W1@luxembourg:2/1/1', onTrack: 1 },
    { bad: /^unload\(W1,food\)/ },
  ),
  'the crossing is stopped before a medal is taken': spot(
    { turn: 'R', at: 'reaction', round: 9, corps: 'W1@maastricht:3/2/1', medals: { B: 1 } },
    { good: /^(counter|resist\((aachen|koln|krefeld|dusseldorf|roermond|venlo)\))/ },
  ),
  'a convoy goes to the front': spot(CONVOY, { bad: /^(truck\(reims,(?!rethel)|finish)/ }, 'W transport'),
  'and does not turn round': spot(
    CONVOY,
    { good: /^truck\(rethel,sedan\)/ },
    'W transport truck(reims,rethel) add(ammo) add(ammo) add(ammo) add(fuel) add(fuel) dispatch',
  ),
};
