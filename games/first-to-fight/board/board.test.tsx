// @vitest-environment happy-dom
import {
  type Ask,
  asks,
  begin,
  below,
  fastStream,
  heardBy,
  LANGUAGES,
  type Language,
  play,
  type Seat,
} from '@sztab/kernel';
import { choose, spell, touch } from '@sztab/pieces';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import sprite from '../../../pieces/src/symbols.svg?raw';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS } from '../content/soldiers.ts';
import type { FtEvent } from '../rules/events.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { FtMove } from '../rules/moves.ts';
import type { FtTable } from '../rules/table.ts';
import { type FtView, view } from '../rules/view.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';
import type { FtBoardProps } from './touching.ts';

/** In a hurry a few tables, else every ninth. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 40 : 9;
const SYMBOLS = new Set([...sprite.matchAll(/id="i-([\w-]+)"/g)].map((match) => match[1]));
const CODES =
  /\b(?:INF|SAI|ARM|PIL|PAR|SAB)-\d|\b[ME]\d\d\b|\b(?:WAW|POL|NEA|WEU|NAI)\b|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const spokenIn = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

/** Every state of a random game; the visitor gets what was told on the way to it. */
function walk(
  seed: number,
  players: number,
  visit: (t: FtTable, told: readonly FtEvent[], turn: number) => void,
): void {
  const chance = fastStream(seed, 5);
  const options = { missionDraft: seed % 2 ? 'on' : 'off', neutralEvents: 'on' };
  const { table: t } = begin(game, players, options, fastStream(seed));
  let told: readonly FtEvent[] = [];
  for (let turn = 0; ; turn++) {
    visit(t, told, turn);
    const asked = asks(game, t);
    if (asked.length === 0) return;
    const { seat, moves } = asked[below(chance, asked.length)] as Ask<FtMove>;
    told = heardBy(play(game, t, seat, moves[below(chance, moves.length)] as string), 'public');
  }
}

function propsOf(t: FtTable, seat: Seat | null, language: Language, told: readonly FtEvent[]): FtBoardProps {
  const moves = asks(game, t).find((ask) => ask.seat === seat)?.moves ?? [];
  return {
    view: view(t, seat ?? 'public'),
    seat,
    language,
    words: words[language],
    choice: choose(moves),
    onTouch: () => {},
    onZoom: () => {},
    lately: told.map((event) => ({ at: 0, event })),
    lit: new Set(),
  };
}

const { Board, Zoom, Badge, Cover } = board;
const Hand = board.Hand as typeof Board;
const Instruments = board.Instruments as typeof Board;
const Table = (props: FtBoardProps) => (
  <>
    <Board {...props} />
    <Hand {...props} />
    <Instruments {...props} />
  </>
);

describe.each([2, 3, 4])('the board over a whole game of %i', (players) => {
  test('is drawn for every seat and for those who watch, with one button for all that can be touched', () => {
    const wrong: string[] = [];
    const inspect = (html: string, { choice }: FtBoardProps): void => {
      for (const text of [textOf(html), ...spokenIn(html)]) {
        if (CODES.test(text)) wrong.push(`a code in: ${text.slice(Math.max(0, text.search(CODES) - 40)).slice(0, 90)}`);
      }
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
      for (const [, name] of html.matchAll(/#i-([\w-]+)/g)) if (!SYMBOLS.has(name)) wrong.push(`no symbol ${name}`);
    };
    walk(players, players, (t, told, turn) => {
      if (turn % EVERY > 0) return;
      for (const seat of [...t.staffs.keys(), null]) {
        const props = propsOf(t, seat, LANGUAGES[turn % 2] as Language, told);
        inspect(renderToStaticMarkup(<Table {...props} />), props);
        const next = [...props.choice.things][0];
        const begun = next === undefined ? null : touch(props.choice, next);
        if (begun) inspect(renderToStaticMarkup(<Table {...props} choice={begun} />), { ...props, choice: begun });
      }
    });
    expect(wrong.slice(0, 8)).toEqual([]);
  });

  test('no hand but the own is drawn', () => {
    let hidden = 0;
    walk(players + 20, players, (t, told, turn) => {
      if (turn % (3 * EVERY) > 0 || t.result) return;
      for (const seat of t.staffs.keys()) {
        const html = renderToStaticMarkup(<Table {...propsOf(t, seat, 'en', told)} />);
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
  const texts = new Set<string>();
  const symbols = new Set<string>();
  const views: FtView[] = [];
  walk(8, 3, (t, told) => {
    views.push(view(t, 'public'));
    for (const language of LANGUAGES) {
      for (const { seat, moves } of asks(game, t)) {
        const own = view(t, seat);
        for (const { name } of board.phases(own, language)) texts.add(name);
        for (const { name, symbol } of board.figures(own, seat, language)) {
          texts.add(name);
          symbols.add(symbol);
        }
        const choice = choose(moves);
        if (choice.things.size > 0) expect(board.nextSlot(choice, own, language)).not.toBe('');
        for (const move of moves) {
          texts.add(board.warning(move, own, language) ?? '');
          for (const token of spell(move)) {
            texts.add(board.nameOf(token, own, language));
            texts.add(board.detailOf(token, choice, own, language));
            symbols.add(board.symbolOf(token));
          }
        }
      }
      for (const event of told) symbols.add(board.logLine(event)?.symbol ?? '');
    }
  });
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

test('badges and cover are drawn', () => {
  const badges = [0, 1, 2, 3].map((seat) => renderToStaticMarkup(<Badge seat={seat} size={34} />));
  expect(new Set(badges).size).toBe(4);
  expect(renderToStaticMarkup(<Cover />)).toContain('#i-star');
});
