export { noting } from '../dice.ts';
export { spoken } from './checks.ts';
export { foretoldDice } from './foretold.ts';
export { CHECKS, type FuzzReport, foreseenDice, fuzzOnce, type KitTest, kit } from './kit.ts';
export { Listener, matching, untidy } from './listener.ts';
export type { NamedPosition, NamedPositions } from './named-position.ts';
export { perft } from './perft.ts';
export { KitFailure, type Moment, randomGame, type Setting, settingsOf, type Watcher } from './random-game.ts';
export { selfPlay } from './self-play.ts';
