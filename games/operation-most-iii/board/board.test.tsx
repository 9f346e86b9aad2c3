// @vitest-environment happy-dom

import { begin, fastStream, type Language } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { type Choice, touch } from '@sztab/pieces';
import { drawing, overdrawn, type Visit, type Walk, walkThrough, wrongButtons } from '@sztab/pieces/testing';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { canBeRead, isDrawn, isTold } from '../../testing/board.tsx';
import type { Side } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { Badge } from './badge.tsx';
import { chart } from './chart.ts';
import { board } from './index.tsx';
import { noteOn } from './notes.ts';
import type { BoardProps } from './props.ts';

/** In a hurry every tenth table, else every third. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 10 : 3;
/** What only the rules may call things. */
const CODES = /(PL|DE)-[A-Z]|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;
const shown = { game, words, board, codes: CODES, signs: signWords.en };
const { propsOf, draw } = drawing({ game, words }, board);

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
  /** Everything on the way to one of the moves. */
  function* touches(first: Choice, pick: (n: number) => number): Generator<Choice> {
    for (let choice: Choice | null = first; choice && choice.legal.size > 0; ) {
      const tokens: readonly string[] = [...choice.legal];
      choice = touch(choice, tokens[pick(tokens.length)] as string);
      if (choice) yield choice;
    }
  }

  /** START cards are known to be in a hand until they are deployed; the rest of it is nobody's business. */
  function shownToOthers(html: string, s: State, { seat, view: { hand } }: BoardProps): string[] {
    const open = new Set<string>([...hand.PL, ...hand.DE]);
    const hidden = [...s.deck.PL, ...s.deck.DE, ...s.hand.PL, ...s.hand.DE].filter((id) => !open.has(id));
    return hidden.filter((id) => html.includes(`"${id}"`)).map((id) => `${id} shows to ${seat}`);
  }

  /** As long as something is to be touched, the order line says what. */
  const mute = ({ choice, view, language }: BoardProps): string[] =>
    choice.complete !== null || choice.legal.size === 0 || board.nextSlot(choice, view, language)
      ? []
      : ['an open slot without a word'];

  test('is drawn for both seats and for those who watch, in both languages, with a button for all that can be touched', () => {
    isDrawn(shown, 2, walk, {
      every: EVERY,
      touches,
      inspect: (html, props, s) => [
        ...wrongButtons(html, props.choice),
        ...overdrawn(html),
        ...shownToOthers(html, s, props),
        ...mute(props),
      ],
    });
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

  test('tells every move, phase, figure, warning and window in words; large cards and chart are drawn of everything', () => {
    const { views, windows } = isTold(shown, 2, walk);
    expect(windows.length).toBeGreaterThan(10);
    const last = views.at(-1) as BoardProps['view'];
    canBeRead(shown, last, [...last.cards.map(({ id }) => id), ...last.removed.PL, 'base', 'forest', 'PL-LUCK']);
    expect(renderToStaticMarkup(<board.Zoom thing="1" view={last} language="en" />)).toBe('');
    for (const language of languagesOf(words)) expect(chart(views, language).steps).toHaveLength(4);
  });

  test('badges are drawn', () => {
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
