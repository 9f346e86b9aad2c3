// @vitest-environment happy-dom
import { begin, fastStream, LANGUAGES, type Language } from '@sztab/kernel';
import { choose, touch } from '@sztab/pieces';
import {
  codesIn,
  drawing,
  missingSymbols,
  symbolsIn,
  tellingOf,
  textOf,
  type Visit,
  walkThrough,
} from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import sprite from '../../../pieces/src/symbols.svg?raw';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { FtMove, FtShape } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';
import type { FtBoardProps } from './touching.ts';

/** In a hurry a few tables, else every ninth. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 40 : 9;
const SYMBOLS = symbolsIn(sprite);
const CODES =
  /\b(?:INF|SAI|ARM|PIL|PAR|SAB)-\d|\b[ME]\d\d\b|\b(?:WAW|POL|NEA|WEU|NAI)\b|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;

/** Every state of a random game. */
const walk = (seed: number, players: number, visit: Visit<FtShape>): void => {
  const options = { missionDraft: seed % 2 ? 'on' : 'off', neutralEvents: 'on' };
  walkThrough(game, { players, options, seed, chance: fastStream(seed, 5) }, visit);
};

const { propsOf, draw } = drawing({ game, words }, board);
const { Zoom, Badge, Cover } = board;

describe.each([2, 3, 4])('the board over a whole game of %i', (players) => {
  test('is drawn for every seat and for those who watch, with one button for all that can be touched', () => {
    const wrong: string[] = [];
    const inspect = (html: string, { choice }: FtBoardProps): void => {
      wrong.push(...codesIn(html, CODES), ...missingSymbols(html, SYMBOLS));
      const buttons = html.match(/<button [^>]*>/g) ?? [];
      for (const thing of choice.things) {
        const found = buttons.filter((button) => button.includes(`data-thing="${thing}"`));
        if (found.length !== 1 || !found[0]?.includes('data-lit')) wrong.push(`${thing} is ${found.length} buttons`);
      }
      for (const button of buttons) {
        const thing = /data-thing="([^"]*)"/.exec(button)?.[1] ?? '';
        if (button.includes('data-lit') && !choice.things.has(thing)) wrong.push(`${thing} is lit`);
        if (!/aria-label="[^"]+"/.test(button)) wrong.push(`a button without a name: ${button}`);
      }
    };
    walk(players, players, (t, told, turn) => {
      if (turn % EVERY > 0) return;
      for (const seat of [...t.staffs.keys(), null]) {
        const props = propsOf(t, seat, LANGUAGES[turn % 2] as Language, told);
        inspect(renderToStaticMarkup(draw(props)), props);
        const next = [...props.choice.things][0];
        const begun = next === undefined ? null : touch(props.choice, next);
        if (begun) inspect(renderToStaticMarkup(draw({ ...props, choice: begun })), { ...props, choice: begun });
      }
    });
    expect(wrong.slice(0, 8)).toEqual([]);
  });

  test('no hand but the own is drawn', () => {
    let hidden = 0;
    walk(players + 20, players, (t, told, turn) => {
      if (turn % (3 * EVERY) > 0 || t.result) return;
      for (const seat of t.staffs.keys()) {
        const html = renderToStaticMarkup(draw(propsOf(t, seat, 'en', told)));
        for (const [other, { hand }] of t.staffs.entries()) {
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
  const { texts, symbols, views, mute } = tellingOf(game, board, (visit) => walk(8, 3, visit));
  expect([...mute]).toEqual([]);
  expect([...symbols].filter((name) => !SYMBOLS.has(name))).toEqual([]);
  expect([...texts].filter((text) => CODES.test(text))).toEqual([]);
  for (const language of LANGUAGES) {
    const { steps, lines } = board.chart(views, language);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toHaveLength(steps.length);
  }
});

test('everything can be read large, and every soldier, mission and event has its history', () => {
  const { table: t } = begin(game, 2, {}, fastStream(4));
  for (const language of LANGUAGES) {
    for (const thing of [...SOLDIERS, ...MISSIONS, ...EVENTS, ...REGIONS, ...ORDERS]) {
      const text = textOf(renderToStaticMarkup(<Zoom thing={thing} view={view(t, 0)} language={language} />));
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(CODES);
    }
    for (const thing of [...SOLDIERS, ...MISSIONS, ...EVENTS]) {
      expect(board.note({ thing }, language)?.text ?? '', thing).not.toBe('');
    }
  }
});

test('the list tells what a drawn soldier is worth, who stands nowhere on the sheet', () => {
  const { table: t } = begin(game, 2, {}, fastStream(4));
  const absent = SOLDIERS.find((id) => !t.soldiers.some((fighter) => fighter.id === id)) ?? '';
  const { strength, underground } = soldierOf(absent as SoldierId);
  const detail = board.detailOf(absent, choose<FtMove>([]), view(t, 0), 'en');
  expect(detail).toMatch(new RegExp(`^Strength ${strength}, Underground ${underground}, \\w`));
});

test('badges and cover are drawn', () => {
  const badges = [0, 1, 2, 3].map((seat) => renderToStaticMarkup(<Badge seat={seat} size={34} />));
  expect(new Set(badges).size).toBe(4);
  expect(renderToStaticMarkup(<Cover />)).toContain('#i-star');
});
