import { readFileSync } from 'node:fs';
import { begin, fastStream, LANGUAGES, resign } from '@sztab/kernel';
import { reasonsGiven } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { SPACES } from '../content/spaces.ts';
import { after, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { generalOrders as game } from './index.ts';
import { REASON_RULE } from './reasons.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 2 : 8;
const RULEBOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const RULES = new Set([...RULEBOOK.matchAll(/\*\*(GOW-\d+(?:\.\d+)+)/g)].map((match) => match[1] as string));

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
  const things = ({ options: { mode } }: View) => [
    ...SPACES[mode],
    ...AREAS[mode],
    ...ZONES_OF[mode],
    ...TITLES,
    'lunch',
  ];
  const given = reasonsGiven({ box: { game, whyNot }, rules: RULES, things }, GAMES);
  // What random games meet at all; the rest has its own tests.
  for (const reason of ['no-source', 'own-area', 'other-colour', 'not-adjacent', 'last-stays', 'card-not-held']) {
    expect(given).toContain(reason);
  }
});

test('GOW-5.9.5 soldiers are not recalled to scramble, however many stand there', () => {
  const s = after(
    { mode: 'island', yellow: 'north:5 centre:4 tapotchau:3', turn: 'yellow' },
    'yellow deploy(scramble-1)',
  );
  const why = (thing: string) => whyNot(game.view(s, 1), [thing]);
  expect(why('centre').reason).toBe('possible');
  expect(why('tapotchau')).toEqual({ reason: 'other-decision', rule: 'GOW-5.9.5' });
});

test('two things at once mean nothing, though each may be touched', () => {
  const view = game.view(position({ mode: 'island' }), 0);
  expect(whyNot(view, ['plan-1']).reason).toBe('possible');
  expect(whyNot(view, ['plan-1', 'plan-2'])).toEqual({ reason: 'other-decision', rule: 'GOW-6.7.7' });
});

test('who only watches, and when all is over', () => {
  const { state } = begin(game, 2, {}, fastStream(7));
  expect(whyNot(game.view(state, 'public'), ['gaggio'])).toEqual({ reason: 'only-watching', rule: 'GOW-9.2' });
  resign(game, state, 0);
  expect(whyNot(game.view(state, 0), ['gaggio'])).toEqual({ reason: 'game-over', rule: 'GOW-4.5.2' });
});
