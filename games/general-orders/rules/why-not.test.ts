import { readFileSync } from 'node:fs';
import { type Ask, asks, begin, below, fastStream, LANGUAGES, moveParts, play, resign } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { type Mode, SIDES } from '../content/sides.ts';
import { SPACES } from '../content/spaces.ts';
import { words } from '../text/index.ts';
import { generalOrders as game } from './index.ts';
import { REASON_RULE } from './reasons.ts';
import { seatOf } from './state.ts';
import { whyNot } from './why-not.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 2 : 8;
const RULEBOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const RULES = new Set([...RULEBOOK.matchAll(/\*\*(GOW-\d+(?:\.\d+)+)/g)].map((match) => match[1] as string));
const VERBS = ['deploy', 'move', 'finish', 'pass', 'continue', 'roll', 'keep', 'done', 'place', 'recall', 'lunch'];

test('every reason names a rule of the rulebook and has words', () => {
  for (const [reason, rule] of Object.entries(REASON_RULE)) {
    expect(RULES, reason).toContain(`GOW-${rule}`);
    for (const language of LANGUAGES) {
      expect(words[language].whyNot(reason)).not.toBe('');
      expect(words[language].whyNot(reason)).not.toBe(reason);
    }
  }
});

test('in random games: possible exactly where a move is spelled so, and every rule cited exists', () => {
  const met = new Set<string>();
  const wrong: string[] = [];
  for (let n = 0; n < GAMES; n++) {
    const mode: Mode = n % 2 ? 'island' : 'alpine';
    const dice = fastStream(n + 1);
    const { state } = begin(game, 2, { mode, hqLoss: n % 4 > 1 ? 'capture' : 'control' }, fastStream(n + 100));
    const things = [...SPACES[mode], ...AREAS[mode], ...ZONES_OF[mode], ...TITLES, ...VERBS, '1', '2'];
    for (;;) {
      const [ask] = asks(game, state);
      if (!ask) break;
      const tokens = new Set(ask.moves.flatMap((move) => [moveParts(move).verb, ...moveParts(move).args]));
      for (const side of SIDES) {
        const view = game.view(state, seatOf(side));
        for (const thing of things) {
          const { reason, rule } = whyNot(view, [thing]);
          const possible = seatOf(side) === ask.seat && tokens.has(thing);
          if (!RULES.has(rule)) wrong.push(`${thing}: ${reason} cites ${rule}`);
          if ((reason === 'possible') !== possible) wrong.push(`${thing} in ${ask.prompt}: ${reason}`);
          met.add(reason);
        }
      }
      const { seat, moves } = ask as Ask;
      play(game, state, seat, moves[below(dice, moves.length)] as string);
    }
  }
  expect(wrong).toEqual([]);
  // What random games meet at all; the rest has its own tests.
  for (const reason of ['no-source', 'own-area', 'other-colour', 'not-adjacent', 'last-stays', 'card-not-held']) {
    expect(met).toContain(reason);
  }
});

test('who only watches, and when all is over', () => {
  const { state } = begin(game, 2, {}, fastStream(7));
  expect(whyNot(game.view(state, 'public'), ['gaggio'])).toEqual({ reason: 'only-watching', rule: 'GOW-9.2' });
  resign(game, state, 0);
  expect(whyNot(game.view(state, 0), ['gaggio'])).toEqual({ reason: 'game-over', rule: 'GOW-4.5.2' });
});
