// @vitest-environment happy-dom
import { asks, begin, fastStream, type Language, type Options } from '@sztab/kernel';
import { type Counts, choose, firstCounts, given, spell, touch } from '@sztab/pieces';
import { drawing, overdrawn, textOf, type Visit, type Walk, walkThrough, wrongButtons } from '@sztab/pieces/testing';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { canBeRead, isDrawn, isTold } from '../../testing/board.tsx';
import { AREA } from '../content/areas.ts';
import { BONUSES } from '../content/bonuses.ts';
import { TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { SPACES } from '../content/spaces.ts';
import rulebook from '../rulebook/pl.md?raw';
import { generalOrders as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { after, type Line } from '../testing/position.ts';
import { positions } from '../testing/positions.ts';
import { boardWords } from '../text/board.ts';
import { words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { board } from './index.tsx';
import { Badge } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { share } from './share.ts';

const { propsOf, draw } = drawing({ game, words }, board);

/** Every state of a random game. Nobody passes early, so that much happens. */
function walk(seed: number, options: Options, visit: Visit<Shape>): void {
  const among: Walk<Shape>['among'] = (moves, pick) => {
    const busy = moves.filter((move) => move !== 'pass');
    return busy.length > 0 && pick(15) > 0 ? busy : moves;
  };
  walkThrough(game, { players: 2, options, seed, chance: fastStream(seed, 9), among }, visit);
}

/** In a hurry a few tables, else every sixth. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 24 : 6;
const GAMES = [
  { mode: 'alpine', seed: 2 },
  { mode: 'island', seed: 3 },
] as const;
/** What only the rules may call things. */
const CODES = new RegExp(
  `\\b(adv|bar|para|fly|bomb):|${Object.keys(AREA)
    .filter((id) => id.includes('-'))
    .join('|')}|(reinforce|plan|scramble)-\\d|undefined|NaN|\\[object|\\p{Ll}\\p{Lu}`,
  'u',
);

const shown = { game, words, board, codes: CODES, signs: signWords.en };

afterEach(cleanup);

describe.each(GAMES)('the $mode board over a whole game', ({ mode, seed }) => {
  const through = (visit: Visit<Shape>): void => walk(seed, { mode }, visit);

  test('is drawn for both seats and for those who watch, with a button for all that can be touched', () => {
    isDrawn(shown, 2, through, {
      every: EVERY,
      inspect: (html, { choice }) => [...wrongButtons(html, choice), ...overdrawn(html)],
    });
  });

  test('tells every move, phase, figure, warning and window in words; zooms on everything, and ends in a chart', () => {
    const { views, windows } = isTold(shown, 2, through);
    expect(windows.length).toBeGreaterThan(3);
    for (const title of windows) expect(title).toMatch(/\?$/);
    const things = [...AREAS[mode], ...ZONES_OF[mode], ...SPACES[mode], ...TITLES, ...BONUSES, 'cityCentre'];
    for (const one of [views.at(0), views.at(-1)] as BoardProps['view'][])
      canBeRead(shown, one, things, (_, text) => expect(text).toContain('GOW-'));
    expect(renderToStaticMarkup(<board.Zoom thing="1" view={views[0] as BoardProps['view']} language="en" />)).toBe('');
  });
});

test('every legal move of many positions can be made by touching what is drawn', () => {
  for (const { mode, seed } of GAMES) {
    let seen = 0;
    walk(seed + 10, { mode }, (s, told) => {
      if (seen++ % (3 * EVERY) > 0) return;
      for (const { seat, moves } of asks(game, s)) {
        const touched: string[] = [];
        const props = { ...propsOf(s, seat, 'en', told), onTouch: (thing: string) => touched.push(thing) };
        const { container } = render(draw(props));
        for (const button of container.querySelectorAll<HTMLElement>('[data-thing]')) fireEvent.click(button);
        cleanup();
        const reach = new Set(touched);
        for (const move of moves) {
          const [first = ''] = spell(move);
          // Verbs that need nothing are buttons of the order line.
          expect(spell(move).length === 1 || reach.has(first), move).toBe(true);
          const begun = touch(props.choice, first);
          expect(begun?.complete ?? touch(begun ?? props.choice, spell(move)[1] ?? '')?.complete).toBe(move);
        }
      }
    });
  }
});

test('a card in the hand leads to the move that plays it', () => {
  let played = 0;
  walk(5, { mode: 'alpine' }, (s, told) => {
    for (const { seat, moves } of asks(game, s)) {
      const held = propsOf(s, seat, 'en', told);
      const playing = moves.filter((move) => /^(playMomentum|ambush|artilleryStrike|rerollWith)/.test(move));
      if (playing.length === 0 || played > 8) continue;
      const touched: string[] = [];
      const { container } = render(draw({ ...held, onTouch: (thing: string) => touched.push(thing) }));
      for (const face of container.querySelectorAll('.gow-card[data-legal] .gow-card-face')) fireEvent.click(face);
      cleanup();
      const made = touched.map((token) => touch(held.choice, token)?.complete);
      for (const move of playing) expect(made).toContain(move);
      played++;
    }
  });
  expect(played).toBeGreaterThan(3);
});

test('an Assault in the hand joins those who are being sent, by a touch of the card', () => {
  const s = after(
    {
      blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:4',
      yellow: 'zocca:3 pietracolora:3',
      hand: { blue: 'assault' },
    },
    'blue deploy(adv:pietracolora)',
  );
  const props = propsOf(s, 0, 'en', []);
  const found = share(props.view, props.choice.moves as readonly Move[]);
  if (!found) throw new Error('nothing is to be given here');
  const touched: string[] = [];
  const shown = (counts: Counts) =>
    render(
      draw({ ...props, sharing: { share: found, counts, set: () => {} }, onTouch: (thing) => touched.push(thing) }),
    ).container.querySelector<HTMLElement>('.gow-card');
  const none = shown(firstCounts(found));
  expect(none?.dataset.legal).toBe('true');
  expect(none?.dataset.picked).toBeUndefined();
  expect(none?.textContent).toContain('sends 2 more with them');
  fireEvent.click(none?.querySelector('button') as Element);
  expect(touched).toEqual(['assault']);
  cleanup();
  expect(shown(given(found, firstCounts(found), 'assault', 2))?.dataset.picked).toBe('true');
});

test('while a drop is decided nothing is read of where commanders might go: a space is its place', () => {
  const drop = { blue: 'porretta:3 gaggio:4 querciola:2', yellow: 'zocca:3 monte-castello:2' };
  const read = (thing: string, ...lines: readonly Line[]): string => {
    const { view, language } = propsOf(after(drop, ...lines), 0, 'en', []);
    return textOf(renderToStaticMarkup(<board.Zoom thing={thing} view={view} language={language} />));
  };
  expect(read('adv:monte-castello')).toContain('Advance');
  const jump = 'blue deploy(para:querciola)';
  expect(read('adv:monte-castello', jump)).toBe(read('monte-castello', jump));
  // On the support board there is no place behind a space.
  expect(read('plan-1')).toContain('commander');
  expect(read('plan-1', jump)).not.toContain('commander');
  const { view } = propsOf(after(drop, jump), 0, 'en', []);
  const forecast = (pointed: string) =>
    board.forecast?.({ view, choice: choose([] as Move[]), pointed, language: 'en' }) ?? null;
  expect(forecast('adv:monte-castello')).toEqual(forecast('monte-castello'));
  expect(forecast('monte-castello')).not.toBeNull();
});

test('layers are switched on the sheet, and pointing shows the way home', () => {
  const { state: s } = begin(game, 2, { mode: 'island' }, fastStream(4));
  const zoomed: (string | null)[] = [];
  const props = { ...propsOf(s, 0, 'en', []), onZoom: (thing: string | null) => zoomed.push(thing) };
  const { getByRole, container } = render(draw(props));
  expect(container.querySelectorAll('.gow-zone[data-strong]')).toHaveLength(0);
  fireEvent.click(getByRole('button', { name: 'Air zones', pressed: false }));
  expect(container.querySelectorAll('.gow-zone[data-strong]')).toHaveLength(5);
  fireEvent.pointerEnter(getByRole('button', { name: /^Lake Susupe/ }));
  expect(container.querySelectorAll('.gow-supply path').length).toBeGreaterThan(0);
  fireEvent.click(getByRole('button', { name: 'Supply lines', pressed: false }));
  expect(container.querySelectorAll('.gow-supply path').length).toBeGreaterThan(4);
  expect(zoomed).toEqual(['susupe']);
});

test('the forecast says who wins the game, why there are so many, what it leaves out and what a card would add', () => {
  const s = positions.headquarters?.open() as State;
  const said = (seat: 0 | 1, language: Language): string =>
    textOf(renderToStaticMarkup(draw(propsOf(s, seat, language, []))));
  const own = said(0, 'en');
  for (const text of ['Wins the game', 'Before cards; Yellow holds 2.', 'With Assault (+2): wins the game 100%.'])
    expect(own).toContain(text);
  expect(own.replaceAll('\u00a0', ' ')).toContain('4 + 1 Forward outpost');
  const polish = said(0, 'pl').replaceAll('\u00a0', ' ');
  for (const text of ['Wygrana gra', 'Bez kart; Żółci mają ich 2.', 'Szturm (+2): wygrana gra 100%.'])
    expect(polish).toContain(text);
  // What the defender holds is no secret to the defender, and Blue's hand is one.
  expect(said(1, 'en')).not.toMatch(/Before cards|With Assault/);
});

test('a flight is about the zone that it goes to: the camera shows that, too', () => {
  const s = after({ mode: 'island', blue: 'charan-kanoa:4 beachhead:4' }, 'blue deploy(fly:south)');
  const { container } = render(draw(propsOf(s, 0, 'en', [])));
  const concerned = [...container.querySelectorAll<HTMLElement>('[data-concerns]')].map(({ dataset }) => dataset.thing);
  expect(concerned).toEqual(['south']);
});

test('badges are drawn', () => {
  for (const seat of [0, 1]) expect(renderToStaticMarkup(<Badge seat={seat} size={34} />)).toContain('<svg');
});

test('the Polish board says what the Polish rulebook says, and takes areas and zones without a gender', () => {
  const { deployment, recall, cards, verbs, can, taken, held, promises } = boardWords.pl;
  // The ribbon has room for the first word of a phase.
  for (const heading of [`4.2 Faza 1: ${deployment} dowódców`, `4.3 Faza 2: ${recall} dowódców`, `6.4 ${cards}`])
    expect(rulebook).toContain(`### ${heading}\n`);
  expect([verbs.recall, can.recall]).toEqual(['Ściągnij', 'możesz stąd ściągnąć']);
  expect([taken, held, promises(3, 2, '50%')]).toEqual(['Zdobycie', 'Utrzymanie', '3 przeciw 2, 50%']);
});
