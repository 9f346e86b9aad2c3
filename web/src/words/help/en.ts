/** The help page in English. */
import type { HelpSection } from './help-section.ts';

export const en: readonly HelpSection[] = [
  {
    title: 'How to play here',
    lines: [
      'Below the board is the order line: one sentence says what is wanted now. Amber light shows what you may touch. When it is not your move, nothing is lit.',
      'Touch a piece or a card, then a target. Touching something impossible costs nothing: Sztab says why, and names the rule.',
      'Undo takes back your decisions with what bots answered, up to where dice were rolled or something was turned up: otherwise one could play knowing the next roll. Whoever wants to try things out opens a practice table.',
      'Several people can share one screen. A curtain falls between turns, so that nobody sees the other’s cards.',
    ],
  },
  {
    title: 'A game on one page',
    lines: [
      'The player aid says what the game is about, how a turn goes, what every action costs and what beginners stumble over. It lies at the table (key A) and can be printed.',
    ],
    aids: true,
  },
  {
    title: 'Keyboard',
    lines: ['Everything can be done without a mouse.'],
    keys: [
      ['Tab', 'the next thing: ribbon, targets on the board, hand, order line'],
      ['← → ↑ ↓', 'the nearest target that way'],
      ['Enter', 'pick'],
      ['Ctrl+Enter', 'the lit button'],
      ['U', 'undo'],
      ['Esc', 'drop the present choice'],
      ['F', 'letters on all targets'],
      ['1 … 9', 'choices of the order line'],
      ['N', 'pass, no reaction'],
      ['H', 'hide the pieces'],
      ['T', 'show the targets'],
      ['0 + −', 'whole board, closer, farther'],
      ['A', 'player aid: the game on one page'],
      ['L', 'log; ↑ ↓ from line to line'],
      ['R', 'show what the others did last'],
      ['?', 'this list, at the table'],
    ],
  },
  {
    title: 'Where my matches are',
    lines: [
      'Matches at this screen lie in this browser and nowhere else, matches online on the server, under your name or account. Every move is stored before you see it, so you may close the tab at any moment. Once loaded, Sztab works offline.',
      'A match can be saved to a file and brought in on another device. The file is plain text with the random seed: anybody can check every die.',
      'Clearing the site’s data deletes the matches of this browser, and takes a guest without password or codes away from tables online, too. Save the files you care about first.',
    ],
  },
  {
    title: 'Bots',
    lines: [
      'A bot sees only what its seat sees: neither your cards nor the dice to come. It thinks beside the page, so the board never stalls; you can ask it to move at once.',
    ],
  },
  {
    title: 'Who made this',
    lines: [
      'Sztab is free software under AGPL-3.0. The games belong to their authors and publishers, named in the rules; the texts of the rules, the drawings and the code are ours.',
      'Type: Brygada 1918 and Archivo, OFL 1.1.',
    ],
  },
];
