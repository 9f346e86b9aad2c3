/** The state before the first round. */
import { below, type Options, type Stream, shuffle } from '@sztab/kernel';
import { CHARACTERS, type Character, type NeutralDie } from '../content/dice.ts';
import { deckOf, STAGES } from '../content/missions.ts';
import { COLOURS, type Colour, forPlayers } from '../content/players.ts';
import { threatsOf } from '../content/threats.ts';
import { obstaclesAtStart, TOWN, TOWNS, type Town, townsIn } from '../content/towns.ts';
import { rulesFor } from './options.ts';
import { colourOf, emptyJail, type State, type TownState, tell } from './state.ts';

/** The options in which each seat names its colour. */
const WISHES = ['firstColour', 'secondColour', 'thirdColour', 'fourthColour'] as const;

/** NPG-3.2: every seat gets the colour it chose unless an earlier one has it; the rest take the next that is free. */
export function coloursFor(players: number, options: Options): Colour[] {
  const taken: Colour[] = [];
  const chosen = WISHES.slice(0, players).map((wish) => {
    const colour = COLOURS.find((one) => one === options[wish] && !taken.includes(one)) ?? null;
    if (colour) taken.push(colour);
    return colour;
  });
  let last: number = COLOURS.length - 1;
  return chosen.map((colour) => {
    const next = (i: number): Colour => COLOURS[(last + i) % COLOURS.length] as Colour;
    const own = colour ?? ([1, 2, 3, 4, 5].map(next).find((one) => !taken.includes(one)) as Colour);
    if (!colour) taken.push(own);
    last = COLOURS.indexOf(own);
    return own;
  });
}

export function setup(players: number, options: Options, dice: Stream, edition: number): State {
  const { baseDice, baseMorale } = forPlayers(players);
  const s: State = {
    edition,
    flow: [{ step: 'begin.plan' }],
    dice,
    barriers: 0,
    options: rulesFor(options),
    round: 1, // NPG-3.3
    phase: 'plan',
    firstArbiter: 0,
    acc: 0,
    fp: 0,
    morale: baseMorale, // NPG-3.5
    overdrawn: false,
    towns: Object.fromEntries(
      TOWNS.map((town) => [town, townAtStart(town, players, options, edition)]),
    ) as State['towns'],
    row: deckOf('S', players), // NPG-3.10
    pawns: [],
    completed: [],
    out: [],
    spentThreats: [],
    pool: Array.from({ length: baseDice }, (_, i): NeutralDie => `n${i + 1}`), // NPG-3.7
    players: coloursFor(players, options).map((colour) => ({ colour, held: [] })),
    characters: Object.fromEntries(CHARACTERS.map((one) => [one, null])) as Record<Character, null>, // NPG-3.11
    tokens: [],
    jail: emptyJail(), // NPG-3.13
    shield: false,
    easy: [],
    main: null,
    challenges: [],
    result: null,
    stack: [],
    threats: { old: [], new: [] },
  };
  // NPG-3.16: the missions, the threats, then the arbiter.
  s.stack = STAGES.flatMap((deck) => shuffle(s, deckOf(deck, players))); // NPG-3.9
  s.threats.old = shuffle(s, threatsOf('old')); // NPG-3.4
  s.threats.new = shuffle(s, threatsOf('new'));
  const begun = options.startArbiter === 'random' ? { ...s, firstArbiter: below(s.dice, players) } : s; // NPG-3.14
  tell({ is: 'opened', missions: [...begun.row], arbiter: colourOf(begun, begun.firstArbiter) });
  return begun;
}

/** NPG-3.6, and the option `obstacles`. */
function townAtStart(town: Town, players: number, { obstacles }: Options, edition: number): TownState {
  const state: TownState = { ind: 0, ru: 0, cp: 0, ua: 0 };
  const column = obstacles === 'light' ? 2 : obstacles === 'heavy' ? 4 : players;
  const kind = TOWN[town].obstacles?.[0];
  if (kind) state[kind] = obstaclesAtStart(edition, town, column as 2 | 3 | 4);
  if (obstacles === 'heavy' && players === 4 && townsIn('kresy').includes(town)) state.ru++;
  return state;
}
