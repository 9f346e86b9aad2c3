// @vitest-environment happy-dom

import { asks, begin, fastStream, heardBy, LANGUAGES, type Language } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { touch } from '@sztab/pieces';
import { drawing, symbolsIn, type Visit, type Walk, walkThrough } from '@sztab/pieces/testing';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import sprite from '../../../pieces/src/symbols.svg?raw';
import type { Side } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { Badge } from './badge.tsx';
import { chart } from './chart.ts';
import { board } from './index.tsx';
import { noteOn } from './notes.ts';
import type { BoardProps } from './props.ts';
import { reaction } from './story.ts';
import { warning } from './warning.ts';

/** In a hurry every tenth table, else every third. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 10 : 3;
const SEATS = [0, 1, null] as const;
const SYMBOLS = symbolsIn(sprite);
const { propsOf, draw } = drawing({ game, words }, board);
const { Zoom } = board;

/** Every state of a random game. Nobody passes early, so that much happens. */
const walk = (visit: Visit<Shape>): void => {
  const among: Walk<Shape>['among'] = (moves, pick) => {
    const busy = moves.filter((move) => move !== 'pass' && move !== 'endChain');
    return busy.length > 0 && pick(12) > 0 ? busy : moves;
  };
  walkThrough(game, { players: 2, options: {}, seed: 2, chance: fastStream(2, 9), among }, visit);
};

afterEach(cleanup);

describe('the board over whole games', () => {
  const wrong: string[] = [];

  /** What must hold for every picture of the table; on the text of it, because that is a hundred times faster. */
  function inspect(html: string, s: State, props: BoardProps): void {
    const { choice, seat } = props;
    const text = html.replace(/<[^>]*>/g, ' ');
    if (/(PL|DE)-[A-Z]|undefined|NaN|\[object/.test(text)) wrong.push(`a code in: ${text.slice(0, 200)}`);
    const buttons = html.match(/<button [^>]*>/g) ?? [];
    for (const thing of choice.legal) {
      const found = html.split(`data-thing="${thing}"`).length - 1;
      const touchable = buttons.filter((button) => button.includes(`data-thing="${thing}"`)).length;
      if (found !== 1 || touchable !== 1) wrong.push(`${thing} is there ${found} times, ${touchable} as a button`);
    }
    for (const [, head = '', body = ''] of html.matchAll(/<button ([^>]*)>(.*?)<\/button>/g)) {
      const name = /aria-label="([^"]*)"/.exec(head)?.[1] ?? body.replace(/<[^>]*>/g, '');
      if (name.trim() === '') wrong.push(`a button without a name: ${head}`);
    }
    for (const [, name] of html.matchAll(/#i-([\w-]+)/g)) if (!SYMBOLS.has(name)) wrong.push(`no symbol ${name}`);
    // START cards are known to be in a hand until they are deployed; the rest of it is nobody's business.
    const open = new Set<string>([...props.view.hand.PL, ...props.view.hand.DE]);
    const hidden = [...s.deck.PL, ...s.deck.DE, ...s.hand.PL, ...s.hand.DE].filter((id) => !open.has(id));
    for (const id of hidden) if (html.includes(`"${id}"`)) wrong.push(`${id} shows to ${seat}`);
    if ((html.match(/<(svg|use|path|rect|circle|g|text)\b/g)?.length ?? 0) > 2500) wrong.push('too much drawing');
  }

  /** Some table, and then every picture on the way to one of its moves. */
  function* pictures(first: BoardProps, pick: (n: number) => number): Generator<BoardProps> {
    let props = first;
    yield props;
    for (;;) {
      const tokens = [...props.choice.legal];
      const next = tokens.length > 0 ? touch(props.choice, tokens[pick(tokens.length)] as string) : null;
      if (!next || next.picked.length > 5) return;
      props = { ...props, choice: next };
      yield props;
      if (next.complete) return;
    }
  }

  test('is drawn for both seats and for those who watch, in both languages, with a button for all that can be touched', () => {
    let seen = 0;
    walk((s, told, _turn, pick) => {
      if (seen++ % EVERY > 0) return;
      for (const seat of SEATS) {
        const language = LANGUAGES[pick(2)] as Language;
        for (const props of pictures(propsOf(s, seat, language, told), pick)) {
          inspect(renderToStaticMarkup(draw(props)), s, props);
          const slot = board.nextSlot(props.choice, props.view, language);
          if (!props.choice.complete && props.choice.legal.size > 0 && !slot) wrong.push('an open slot without a word');
        }
      }
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  test('passes on touches, and what somebody wants to read', () => {
    const heard: (string | null)[] = [];
    const { state: s } = begin(game, 2, { mulligan: 'off' }, fastStream(4));
    const props = {
      ...propsOf(s, 0, 'en', []),
      onTouch: (thing: string) => heard.push(thing),
      onZoom: (thing: string | null) => heard.push(thing),
    };
    const { getByRole, getAllByRole } = render(draw(props));
    fireEvent.click(getByRole('button', { name: /^Forest/ }));
    fireEvent.click(getAllByRole('button', { name: /^Support.*can be used/ })[0] as HTMLElement);
    fireEvent.pointerEnter(getByRole('button', { name: /^Rocket Base/ }));
    fireEvent.pointerLeave(getByRole('button', { name: /^Rocket Base/ }));
    expect(heard).toEqual(['forest', expect.stringContaining('PL-SUPPORT'), 'base', null]);
  });

  test('tells every move, phase, figure, warning and window in words', () => {
    const texts = new Set<string>();
    const symbols = new Set<string>();
    let windows = 0;
    walk((s, told) => {
      for (const language of languagesOf(words)) {
        for (const { seat, moves } of asks(game, s)) {
          const own = view(s, seat);
          for (const { name } of board.phases(own, language)) texts.add(name);
          for (const { name, symbol } of board.figures(own, seat, language)) {
            texts.add(name);
            symbols.add(symbol);
          }
          for (const move of moves) {
            const tokens = move.match(/[\w-]+/g) ?? [];
            for (const token of tokens) {
              texts.add(board.nameOf(token, own, language));
              symbols.add(board.symbolOf(token, own));
            }
            texts.add(warning(move, own, language) ?? '');
          }
          const story = reaction(own, moves, language);
          if (!story) continue;
          windows++;
          for (const { text, mark } of story.chain) texts.add(text).add(mark ?? '');
          for (const line of story.tooLate) texts.add(line);
          for (const { name, detail, figures, means } of story.reactions)
            texts.add(name).add(detail).add(figures).add(means);
          texts.add(story.title).add(story.standing.figures).add(story.standing.means).add(story.pass.name);
          // As plain texts: the compiler cannot count all moves there could be.
          const offered = story.reactions.map(({ move }): string => move).concat(story.pass.move as string);
          const legal: readonly string[] = moves;
          expect(offered.sort()).toEqual(legal.toSorted());
        }
      }
      for (const event of heardBy(told, 'public')) symbols.add(board.logLine(event)?.symbol ?? '');
    });
    expect(windows).toBeGreaterThan(10);
    expect([...symbols].filter((name) => !SYMBOLS.has(name))).toEqual([]);
    expect([...texts].filter((text) => /(PL|DE)-[A-Z]|undefined|NaN|\p{Ll}\p{Lu}/u.test(text))).toEqual([]);
  });

  test('large cards, badges and chart are drawn of everything', () => {
    const views: BoardProps['view'][] = [];
    walk((s) => views.push(view(s, 'public')));
    const last = views.at(-1) as BoardProps['view'];
    for (const language of languagesOf(words)) {
      for (const thing of [...last.cards.map(({ id }) => id), ...last.removed.PL, 'base', 'forest', 'PL-LUCK', '1']) {
        const html = renderToStaticMarkup(<Zoom thing={thing} view={last} language={language} />);
        expect(html).not.toMatch(/(PL|DE)-[A-Z]|undefined/);
      }
      const { steps, lines } = chart(views, language);
      expect(steps).toHaveLength(4);
      expect(lines.map((line) => line.length)).toEqual([4, 4]);
    }
    for (const seat of [0, 1]) expect(renderToStaticMarkup(<Badge seat={seat} size={34} />)).toContain('<svg');
  });
});

describe('what the board says of a position', () => {
  const text = (p: Position, language: Language = 'en', ...lines: Line[]): string => {
    const s = position(p);
    playTo(s, ...lines);
    return renderToStaticMarkup(draw(propsOf(s, 0, language, []))).replace(/<[^>]*>/g, ' ');
  };

  test('OM3-4.7.6 a lost home zone is spoken of in the last stage only, and no longer when the game is over', () => {
    const lost = { cards: 'PL-CICHOCIEMNI-1@base', parts: { base: 3, forest: 0 } } as const;
    for (const stage of [1, 2, 3] as const) {
      expect(text({ ...lost, stage, parts: {} })).not.toMatch(/card at home/);
      expect(text({ ...lost, stage, parts: {} }, 'pl')).not.toMatch(/brak kart/i);
    }
    expect(text({ ...lost, stage: 2 })).toContain('The Germans lead');
    expect(text({ ...lost, stage: 4 })).toContain('The Poles lead: no German card at home');
    expect(text({ ...lost, stage: 4 })).toContain('that loses the game');
    expect(text({ ...lost, stage: 4, passes: 1 }, 'en', 'PL pass')).not.toContain('that loses the game');
  });

  test('OM3-4.3.4 the last rocket test is face down while the game lasts, and turned up when it is over', () => {
    const end = { stage: 4, passes: 1, rockets: [1, 2, 4, 5, 3], hand: { PL: 'PL-LUCK-1' } } as const;
    expect(text(end)).toContain('Card 3 stays face down');
    const over = text(end, 'en', 'PL pass');
    expect(over).toContain('Card 3 was not used');
    expect(over).not.toContain('face down');
    expect(text(end, 'pl', 'PL pass')).toContain('Nie została użyta karta 3');
    const early = text({ ...end, stage: 2 }, 'en', 'PL resign');
    expect(early).toContain('Cards 3, 4, 5 stay face down');
    expect(early).not.toContain('to be turned up');
  });

  test('cards show their bullets and never the number of a copy', () => {
    const html = renderToStaticMarkup(
      draw(propsOf(position({ cards: 'PL-SCOUTS-3@forest DE-SOLDIERS-4@base! PL-SUPPORT-2@forest' }), 0, 'en', [])),
    );
    const bullets = (id: string): string | undefined =>
      new RegExp(`data-thing="${id}".*?om3-bullets.*?</svg>(\\d)</span>`).exec(html)?.[1];
    expect([bullets('PL-SCOUTS-3'), bullets('DE-SOLDIERS-4'), bullets('PL-SUPPORT-2')]).toEqual(['1', '2', '0']);
    const [faces = ''] = html.replace(/<[^>]*>/g, ' ').split('Rocket tests');
    expect(faces).toContain('START');
    expect(faces).not.toMatch(/\d ?\/ ?\d/);
  });
});

describe('history notes', () => {
  const note = (event: Event) => noteOn({ event }, 'en', new Set())?.text ?? null;

  test('belong to the side they are about', () => {
    const nursed = (side: Side) => note({ is: 'nursed', side, card: `${side}-NURSE-1`, unit: `${side}-SCOUTS-1` });
    expect(nursed('PL')).toContain('Home Army');
    expect(nursed('DE')).toBeNull();
    const search = (side: Side) => note({ is: 'search-declared', side, actor: `${side}-SCOUTS-1`, with: null });
    expect(search('PL')).toContain('Kefir');
    expect(search('DE')).toBeNull();
    expect(note({ is: 'steal-declared', side: 'DE', actor: 'DE-SS-1', zone: 'forest' })).toContain('Sturmwind');
    expect(note({ is: 'steal-declared', side: 'PL', actor: 'PL-CICHOCIEMNI-1', zone: 'base' })).toBeNull();
    expect(note({ is: 'escorted', side: 'DE', card: 'DE-SOLDIERS-1', target: 'DE-SCOUTS-1' })).toBeNull();
    expect(note({ is: 'part-moved', from: 'surroundings', to: 'forest' })).toContain('Groszkowski');
    expect(note({ is: 'part-moved', from: 'surroundings', to: 'base' })).toBeNull();
  });

  test('on fallen partisans come with Partisans and with no other card', () => {
    expect(note({ is: 'removed', side: 'PL', card: 'PL-PARTISANS-2' })).toContain('Osuchy');
    expect(note({ is: 'removed', side: 'PL', card: 'PL-SUPPORT-1' })).toBeNull();
    expect(note({ is: 'removed', side: 'DE', card: 'DE-SS-1' })).toBeNull();
  });
});
