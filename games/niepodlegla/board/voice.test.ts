/** What bots say to people is said in words: whatever the team has to choose. */
import { advance, asks, begin, diceKey, fastStream, type Offer, seededStream } from '@sztab/kernel';
import { expect, test, vi } from 'vitest';
import { brain } from '../bot/index.ts';
import { strokesOf } from '../bot/rolling.ts';
import { throwWish } from '../bot/wishes.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { position } from '../testing/position.ts';
import { nameOf, spokenDie } from './names.ts';
import { voice } from './voice.ts';

vi.mock('@sztab/pieces', () => ({}));

/** Names of things as the rules spell them, and bare numbers. */
const CODES = /\b(?:ru|cp|ua|red|blue|yellow|white|pow|[A-Z]-\d\d|choose \d|decline|n\d)\b|undefined/;

test('every choice of the team that a bot proposes or asks for has a name', () => {
  const kinds = new Set<string>();
  for (const seed of ['a']) {
    const s = begin(game, 2, { consent: 'open' }, seededStream(diceKey(seed, []))).state;
    const dice = fastStream(3);
    for (let all = asks(game, s); all.length > 0 && s.round < 8; all = asks(game, s)) {
      const f = s.flow.at(-1);
      const first = brain.speaker?.(s, all);
      const ask = all.find(({ seat }) => seat === first) ?? all[0];
      if (!ask) break;
      if (f?.step === 'team' && !kinds.has(f.question.is)) {
        kinds.add(f.question.is);
        const view = game.view(s, 'public');
        const wanted = { free: new Set<string>(), portions: [], second: false, declined: () => false, was: null };
        const common = brain.partner?.commonWish?.(s, wanted);
        // Where there is something to choose, it says why, and what gives the choice.
        if (common) expect(common.reasons).toHaveLength(2);
        for (const wish of brain.partner?.wishes(s, ask.seat, ask.moves, 4).concat(common ?? []) ?? []) {
          const offer: Offer<Move> = {
            ...wish,
            id: 1,
            by: 1,
            to: [0],
            version: 0,
            win: null,
            common: true,
            asked: false,
          };
          for (const language of ['en', 'pl'] as const) {
            const { sentence, order, reasons, context } = voice.offer(offer, view, 'Celina', 4, language);
            expect(context === '').toBe(wish !== common);
            expect(context).not.toMatch(CODES);
            expect(sentence).not.toMatch(CODES);
            expect(order).not.toMatch(CODES);
            expect(reasons.join()).not.toMatch(CODES);
          }
        }
      }
      advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['ind', 'alternative']));
});

test('what a throw puts at stake is said first: a phone has room for the beginning alone', () => {
  const s = begin(game, 2, { consent: 'open' }, seededStream(diceKey('wishes', []))).state;
  const dice = fastStream(3);
  let staked = 0;
  for (let all = asks(game, s); all.length > 0 && staked < 3; all = asks(game, s)) {
    const view = game.view(s, 'public');
    for (const { seat } of s.phase === 'roll' && s.round < 10 ? all : [])
      for (const stroke of strokesOf(s, seat)) {
        const wish = throwWish(s, seat, stroke, 4);
        if (!wish?.reasons.some(({ code }) => code === 'stakes')) continue;
        staked++;
        const offer: Offer<Move> = {
          ...wish,
          id: 1,
          by: seat,
          to: [0],
          version: 0,
          win: null,
          common: false,
          asked: false,
        };
        const { context } = voice.offer(offer, view, 'Celina', 4, 'en');
        expect(context).toMatch(/^(?:(?:in place of “.*” · )?puts “.*” at stake|at the cost of “.*”) · /);
        // A phone has two lines for it: no mission is named twice in them.
        const named = context.match(/“[^”]+”/g) ?? [];
        expect(new Set(named).size).toBe(named.length);
      }
    const first = brain.speaker?.(s, all);
    const ask = all.find(({ seat }) => seat === first) ?? all[0];
    if (!ask) break;
    advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
  }
  expect(staked).toBeGreaterThan(0);
});

test('missions that nobody takes up and that do the same harm are said once, with their number', () => {
  // Dmowski, Paderewski and the agency in Lausanne each cost a step of foreign policy.
  const s = position({ row: 'A-02 A-13 A-22 A-09', round: 2, fp: 4 });
  const layout = {
    pieces: ['A-02', 'A-09', 'A-13', 'A-22'].map((thing) => ({
      ...{ thing, seat: null, lies: false, chance: null },
      why: { code: 'spare', slots: {} },
    })),
    ...{ shares: [], free: [], wanted: [], second: false },
  };
  const offer = {
    ...{ aim: { code: 'plans', slots: { pawns: 6, dice: 9, n: 3 } }, reasons: [], price: [], things: [] },
    ...{ id: 1, by: 1, to: [0], version: 0, level: 'ask', layout, moves: [], chance: null, win: null },
  } as unknown as Offer<Move>;
  const { plan } = voice.offer(offer, game.view(s, 0), 'Celina', 4, 'en');
  expect(plan?.stays?.what.replaceAll('\u00a0', ' ')).toBe('3 × Foreign policy −1; The card is lost');
  // NPG-5.1.2: where the track lies at 0 already, nothing is lost.
  const { plan: low } = voice.offer(offer, { ...game.view(s, 0), fp: 0 }, 'Celina', 4, 'en');
  expect(low?.stays?.what.replaceAll('\u00a0', ' ')).toBe('3 × Foreign policy −1: already 0; The card is lost');
});

test('a die is called by what it shows, shortly where it is read and wholly where it is heard', () => {
  const held = {
    at: 'roll',
    row: 'A-02 A-03 A-04',
    round: 2,
    held: ['n1:M pilsudski:FF'],
    characters: 'pilsudski@0',
  } as const;
  const rolling = game.view(position(held), 0);
  expect(nameOf('n1', rolling, 'en')).toBe('Money');
  expect(spokenDie('n1', rolling, 'en')).toBe('Die: money');
  expect(nameOf('pilsudski', rolling, 'en')).toBe('Piłsudski: 2\u00a0×\u00a0fight');
  expect(spokenDie('pilsudski', rolling, 'en')).toBe('Józef Piłsudski: 2\u00a0×\u00a0fight');
  // Whoever goes to prison goes with the whole name.
  expect(nameOf('pilsudski', { ...rolling, phase: 'check' }, 'en')).toBe('Józef Piłsudski');
});
