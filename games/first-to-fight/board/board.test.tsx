// @vitest-environment happy-dom

import { asks, begin, fastStream, type Language, resign } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { drawing, textOf, type Visit, walkThrough, wrongButtons } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { canBeRead, hasHistory, isDrawn, isTold } from '../../testing/board.tsx';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Position, position } from '../testing/position.ts';
import { catalogues, words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { Hand } from './hand.tsx';
import { board } from './index.tsx';
import { detailOf } from './names.ts';
import { warning } from './warning.ts';

/** In a hurry a few tables, else every ninth of two players, and fewer where more seats look at each. Odd, so that the languages take turns. */
const every = (players: number): number => (process.env.SZTAB_TIER === 'quick' ? 40 : 6 * players - 3);
const CODES =
  /\b(?:INF|SAI|ARM|PIL|PAR|SAB)-\d|\b[ME]\d\d\b|\b(?:WAW|POL|NEA|WEU|NAI)\b|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;

/** Every state of a random game. */
const walk = (seed: number, players: number, visit: Visit<Shape>): void => {
  const options = { missionDraft: seed % 2 ? 'on' : 'off', neutralEvents: 'on' };
  walkThrough(game, { players, options, seed, chance: fastStream(seed, 5) }, visit);
};

const shown = { game, words, board, codes: CODES, signs: signWords.en };
const { propsOf, draw } = drawing({ game, words }, board);
const { Zoom } = board;

describe.each([2, 3, 4])('the board over a whole game of %i', (players) => {
  test('is drawn for every seat and for those who watch, with one button for all that can be touched', () => {
    isDrawn(shown, players, (visit) => walk(players, players, visit), {
      every: every(players),
      inspect: (html, { choice }) => [
        ...wrongButtons(html, choice),
        ...(html.match(/<button (?![^>]*aria-label="[^"]+")[^>]*>/g) ?? []),
      ],
    });
  });

  test('no hand but the own is drawn', () => {
    let hidden = 0;
    walk(players + 20, players, (s, told, turn) => {
      if (turn % (3 * every(players)) > 0 || s.result) return;
      for (const seat of s.staffs.keys()) {
        const html = renderToStaticMarkup(draw(propsOf(s, seat, 'en', told)));
        for (const [other, { hand }] of s.staffs.entries()) {
          if (other === seat) continue;
          for (const id of hand) expect(html, `${id} of ${other} for ${seat}`).not.toContain(`"${id}"`);
          hidden += hand.length;
        }
      }
    });
    expect(hidden).toBeGreaterThan(0);
  });
});

test('tells every move, phase, figure and warning in words, and ends in a chart', () => {
  isTold(shown, 3, (visit) => walk(8, 3, visit));
});

test('everything can be read large, and every soldier, mission and event has its history', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  canBeRead(shown, view(s, 0), [...SOLDIERS, ...MISSIONS, ...EVENTS, ...REGIONS, ...ORDERS]);
  hasHistory(shown, [...SOLDIERS, ...MISSIONS, ...EVENTS]);
});

test('the list tells what a drawn soldier is worth, who stands nowhere on the sheet', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const absent = SOLDIERS.find((id) => !s.soldiers.some((fighter) => fighter.id === id)) ?? '';
  const { strength, underground } = soldierOf(absent as SoldierId);
  const detail = detailOf(absent, choose<Move>([]), view(s, 0), 'en');
  expect(detail).toMatch(new RegExp(`^Strength ${strength}, Underground ${underground}, \\w`));
});

describe('what brings something hidden to light asks for the primary button', () => {
  const warned = (s: State, move: Move): string => {
    for (const { seat, moves } of asks(game, s)) if (seat === 0) expect(moves).toContain(move);
    expect(warning(move, view(s, 0), 'pl')).not.toBeNull();
    return warning(move, view(s, 0), 'en') ?? '';
  };
  const DISCARDED = 'Your mission is discarded for all to see.';

  test('missions that are kept, passed on and discarded', () => {
    for (const missionDraft of ['off', 'on']) {
      const { state: s } = begin(game, 2, { missionDraft }, fastStream(4));
      const move = asks(game, s)[0]?.moves.at(-1) as Move;
      expect(warned(s, move)).toBe(
        missionDraft === 'on' ? 'The other missions go to the left.' : 'This mission leaves the game.',
      );
    }
    const p: Position = { players: 2, hands: ['M16 M30', ''], soldiers: '', at: 'WEU:3 NAI:4', stage2: 'M20 M21' };
    const line = '0 order(sabotage) rule(WEU)';
    expect(warned(after(p, line), 'front(M16)')).toBe(DISCARDED);
    expect(warned(after(p, `${line} front(M16)`), 'keep(M20)')).toBe('The other mission goes under the deck.');
    const choosing = after(p, '0 order(sabotage)');
    expect(warning('rule(WEU)', view(choosing, 0), 'en')).toBeNull(); // the mission is chosen next
    const atRisk = position({ players: 2, hands: ['M01 M02', 'M30'], time: 5, soldiers: '' });
    expect(warning('order(maneuvers)', view(atRisk, 0), 'pl')).toBe(
      'Rio i Narwik: może nadejść termin, a sił jest za mało.',
    );
    const single: Position = { ...p, hands: ['M16', ''] };
    expect(warning('rule(WEU)', view(after(single, '0 order(sabotage)'), 0), 'en')).toBeNull(); // it may be kept
    expect(warned(after({ ...single, edition: 1 }, '0 order(sabotage)'), 'rule(WEU)')).toBe(DISCARDED);
  });

  test.each([
    ['INF-01', 'Cards will be drawn.'],
    ['INF-07', 'Cards will be drawn.'],
    ['INF-06', null],
  ])('the ability of %s', (deck, warned) => {
    const s = after({ deck, soldiers: '' }, `0 order(recruitment) recruit(POL) pick(${deck})`);
    expect(warning('ability(use)', view(s, 0), 'en')).toBe(warned);
  });
});

describe('what the sheet does not show', () => {
  const printed = (s: State, language: Language): string =>
    textOf(renderToStaticMarkup(draw(propsOf(s, 0, language, []))));

  test('FTF-5.3.6b cards shown to all, with their formation', () => {
    const s = after(
      { deck: 'INF-01 PIL-02 SAB-01', soldiers: '', at: 'POL:1' },
      '0 order(sabotage) rule(POL) name(SAB)',
    );
    expect(s.revealed).toEqual(['INF-01', 'PIL-02']);
    expect(printed(s, 'en')).toMatch(/shown and shuffled in again.*Urbanowicz “Kobra”, pilot/);
    expect(printed(s, 'pl')).toMatch(/odkryte i wtasowane z powrotem.*Urbanowicz „Kobra”, lotnictwo/);
  });

  test('the events that were discarded, folded', () => {
    const html = renderToStaticMarkup(draw(propsOf(position({ spent: 'E01 E04' }), 0, 'en', [])));
    expect(html).toContain('<summary>Discarded events: 2</summary>');
    expect(textOf(html)).toContain(catalogues.en.eventCards.E04.name);
  });

  test('how likely an own mission comes due this round', () => {
    // Of the 24 events nine last six or seven months; without two of those it is seven of 22.
    const p: Position = { players: 2, hands: ['M12', 'M30'], time: 20 };
    expect(printed(position(p), 'en')).toContain('due this round: 38%');
    expect(printed(position({ ...p, spent: 'E07 E11' }), 'pl')).toContain('termin w tej rundzie: 32%');
    expect(printed(position({ ...p, time: 18 }), 'en')).toContain('due this round: 0%');
    // Whoever has put the next card on top by Liaison knows it.
    const liaison = { ...p, deck: 'SAB-01', soldiers: '', events: 'E07 E15' } as const;
    const looked = (top: string): State =>
      after(liaison, `0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use) top(${top})`);
    expect(printed(looked('E07'), 'en')).toContain('due this round: 100%');
    expect(printed(looked('E07'), 'pl')).toContain(
      'Następna karta wydarzenia: Operacja Barbarossa (Oś: Polska, 7 miesięcy)',
    );
    expect(words.en.position(view(looked('E15'), 0))).toContain(
      'Next event card, by Liaison: Warsaw Ghetto Uprising (Warsaw, 3\u00a0months)',
    );
    expect(words.en.position(view(looked('E15'), 1)).join()).not.toContain('Next event card');
    expect(printed(looked('E15'), 'en')).toContain('due this round: 0%');
  });
});

test('without neutral events no date and no effect of an event is printed', () => {
  const line = '0 order(recruitment) recruit(POL) pick(INF-07) ability(use)';
  for (const neutralEvents of ['off', 'on']) {
    const s = after({ deck: 'INF-07', soldiers: '', events: 'E04 E08', options: { neutralEvents } }, line);
    const v = view(s, 0);
    const texts = [
      textOf(renderToStaticMarkup(<Zoom thing="E08" view={v} language="en" />)),
      textOf(renderToStaticMarkup(<Hand {...propsOf(s, 0, 'en', [])} />)),
      words.en.position(v).join(' '),
    ];
    const { rule } = catalogues.en.eventCards.E08;
    const dates = texts.map((text) => /\b(?:VII|July) 1941\b/.test(text.replaceAll('\u00a0', ' ')));
    expect(dates).toEqual(Array(3).fill(neutralEvents === 'on'));
    expect(texts.join(' ').includes(rule.replace(/\.$/, ''))).toBe(neutralEvents === 'on');
  }
});

test('a region read large says how high the domination of the Axis is; after the end no step is now', () => {
  const s = position({ players: 2, at: 'WAW:4' });
  const large = (language: Language) =>
    textOf(renderToStaticMarkup(<Zoom thing="WAW" view={view(s, 0)} language={language} />));
  expect(large('en')).toContain('Axis domination: level 3');
  expect(large('pl')).toContain('Dominacja Osi: poziom 3');
  // Squares are numbered as in the rulebook, from 0 (FTF-4.5.1), also in what is read aloud.
  const sheet = (language: Language) => renderToStaticMarkup(draw(propsOf(s, 0, language, [])));
  expect(sheet('en')).toContain('aria-label="Axis domination: square 4 on the track 0–6, occupied"');
  expect(sheet('pl')).toContain('Dominacja Osi: pole 4 na torze 0–6, okupacja (3)');
  resign(game, s, 1);
  expect(new Set(board.phases(view(s, 0), 'pl').map(({ state }) => state))).toEqual(new Set(['past']));
});

test('nobody is a man by the words that are said of every soldier', () => {
  const s = after({ soldiers: 'SAB-06@WAW:3/3' }, '0 order(movement)');
  const spoken = (language: Language) => renderToStaticMarkup(draw(propsOf(s, 0, language, [])));
  expect(spoken('pl')).toContain('po szkoleniu');
  expect(spoken('en')).toContain('you can choose this soldier');
});
