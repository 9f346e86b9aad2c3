// @vitest-environment happy-dom
/** What a bot proposes, in the order line: its boxes can be changed, and whoever has said yes sees for whom it waits. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfferContext, OfferSentence, SayYes } from './offer-line.tsx';
import type { PartnerControls } from './use-partner.ts';

afterEach(cleanup);

const LABELS = {
  instead: 'instead',
  offers: (name: string) => `${name} proposes`,
  waitsFor: (names: string) => `waiting for ${names}`,
  goOnWithout: (names: string) => `without ${names}`,
} as PartnerControls['labels'];

const offerOf = (waits: { names: string; over: boolean } | null = null) =>
  ({
    offer: { by: 1 },
    name: 'Blue',
    waits,
    text: {
      order: 'Let Blue reroll [two dice] for [the Legion]',
      yes: 'Yes, reroll 2',
      context: '',
      chance: '56 %',
      prices: [
        { head: 'none · 50 %', band: '7: shield', share: 0.5 },
        { head: '−1 · 50 %', band: '6: shield', share: 0.5 },
      ],
      chips: [
        [
          { text: 'fight', favour: { is: 'throw', things: ['n2'] }, on: true },
          { text: 'people', favour: { is: 'throw', things: ['n1', 'n2', 'n3'] }, on: false },
        ],
        [],
      ],
    },
  }) as unknown as NonNullable<PartnerControls['offer']>;

test('a box opens what may stand there instead; a touch asks for that; a box with nothing to change is no button', () => {
  const asked: unknown[] = [];
  render(
    <OfferSentence
      offer={offerOf()}
      labels={LABELS}
      answer={() => {}}
      ask={(favour, bot) => void asked.push([favour, bot])}
    />,
  );
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['two dice']);
  const box = screen.getByRole('button', { name: 'two dice' });
  fireEvent.click(box);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'fight' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'people' }));
  expect(asked).toEqual([[{ is: 'throw', things: ['n1', 'n2', 'n3'] }, 1]]);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(screen.queryByRole('list')).toBeNull();
});

test('on a phone the line over a question says what came of the last yes', () => {
  const came = { by: 2, name: 'Yellow', text: 'It did not help.' };
  const line = (small: boolean) => (
    <OfferContext offer={offerOf()} labels={LABELS} answer={() => {}} came={came} small={small} />
  );
  const { container, rerender } = render(line(true));
  expect(container.textContent).toBe('Yellow: It did not help.');
  rerender(line(false));
  expect(container.textContent).toContain('Blue proposes · 56 % · none · 50 %, −1 · 50 %');
});

test('after a yes nothing can be pressed until the others have had their time', () => {
  const given: string[] = [];
  const answer = (one: string): void => void given.push(one);
  const line = (waits: Parameters<typeof offerOf>[0]) => (
    <SayYes offer={offerOf(waits)} labels={LABELS} answer={answer} />
  );
  const { rerender } = render(line({ names: 'Ada', over: false }));
  fireEvent.click(screen.getByRole('button', { name: 'waiting for Ada' }));
  expect(given).toEqual([]);
  rerender(line({ names: 'Ada', over: true }));
  fireEvent.click(screen.getByRole('button', { name: /^without Ada/ }));
  expect(given).toEqual(['yes']);
});
