/** The help page in English. */
import type { HelpWords } from './help-words.ts';

export const en: HelpWords = {
  lead: 'Nobody has to read this first. Take a lesson: two minutes on the real board, and every move is yours.',
  begin: (game) => `First lesson: ${game}`,
  goOn: (game) => `Go on learning: ${game}`,
  works: 'How it works',
  worksText: 'The same at all five tables.',
  pictures: [
    {
      title: 'What is lit, you may',
      text: 'You need not know the rules by heart. The table shows every legal move: touch a piece, then a target.',
    },
    {
      title: 'The result before the move',
      text: 'Cost, chance and outcome stand there before you decide. As long as nothing was revealed, you may undo.',
    },
    {
      title: 'A refusal has a reason',
      text: 'Touching something impossible costs nothing. You are told why, and by which rule.',
    },
  ],
  tryIt: 'Try it here',
  tryItAt: (title) => `Try it here: ${title}`,
  stuck: 'What people ask at the table',
  stuckText: 'Every answer is one key or one touch away, in the middle of any game.',
  asked: [
    { ask: 'What may I do now?', answer: 'One sentence below the board says it. The key shows all targets.', key: 'T' },
    { ask: 'What wins?', answer: 'The first line above the board: what wins, and how far everybody is.', key: null },
    {
      ask: 'What should I play?',
      answer: 'A hint: first where to look, then a move with its chance and its reason.',
      key: 'I',
    },
    {
      ask: 'What does this mean?',
      answer: 'Point at a symbol, a number or a word, or hold your finger on it. Or press the key and touch it.',
      key: 'Q',
    },
    { ask: 'What happened just now?', answer: 'See again what the others did, or read the log.', key: 'R' },
    {
      ask: 'Can I take it back?',
      answer: 'Up to where dice fell or something was turned up. At a practice table, always.',
      key: 'U',
    },
    { ask: 'How did a turn go again?', answer: 'The player aid: the game on one page, beside the board.', key: 'A' },
  ],
  learn: 'Learn a game',
  learnText: 'Lessons on the real board, rules with pictures, and a page to print.',
  ways: {
    page: 'Lessons',
    rules: 'Rules',
    aid: 'Player aid',
    watch: 'Watch a game',
  },
  sections: [
    {
      title: 'Undo, and one screen for several',
      lines: [
        'Undo takes back your decisions with what bots answered, up to where dice were rolled or something was turned up: otherwise one could play knowing the next roll. Whoever wants to try things out opens a practice table.',
        'Several people can share one screen. A curtain falls between turns, so that nobody sees the other’s cards.',
      ],
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
        ['I', 'hint: where to look, then a move and its reason'],
        ['Q', 'what does this mean? Then touch it'],
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
  ],
};
