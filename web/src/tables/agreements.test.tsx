// @vitest-environment happy-dom
import type { Lid, OptionRule, Options, Words } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Agreements, optionsThatMatter } from './agreements.tsx';

afterEach(cleanup);

test('what makes no difference with so many players is not asked', () => {
  const option = (id: string): OptionRule => ({ id, values: ['off', 'on'], concerns: 'rules' });
  const options = ['solo', 'pair', 'weather'].map(option);
  const lid = { optionsFor: { solo: [1], pair: [2] } } as unknown as Lid;
  const asked = (players: number) => optionsThatMatter(options, lid, players).map(({ id }) => id);
  expect([asked(1), asked(2), asked(3)]).toEqual([['solo', 'weather'], ['pair', 'weather'], ['weather']]);
  expect(optionsThatMatter(options, {} as Lid, 1)).toEqual(options);
});

test('what is usual is marked and picked, and stays so until somebody chooses', () => {
  const asked: OptionRule[] = [{ id: 'talk', values: ['freely', 'by-vote'], concerns: 'rules' }];
  const said = (name: string) => ({ name, meaning: `${name} it is` });
  const words = { option: said, optionValue: (_: string, value: string) => said(value) } as unknown as Words;
  const box = { game: { options: asked }, lid: {} as Lid, words: eachLanguage(() => words) };
  let chosen: Options = {};
  const shown = (usual: Options) => (
    <Agreements box={box} players={2} usual={usual} chosen={chosen} onChange={(next) => (chosen = next)} />
  );
  const picked = (): string[] =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ checked, labels }) => (checked ? (labels?.[0]?.textContent ?? '') : []));
  const { rerender } = render(shown({ talk: 'by-vote' }));
  expect(picked()).toEqual([expect.stringMatching(/^by-vote \(/)]);
  // Somebody else sits down, and another value is usual.
  rerender(shown({ talk: 'freely' }));
  expect(picked()).toEqual([expect.stringMatching(/^freely \(/)]);
  fireEvent.click(screen.getByRole('radio', { name: 'by-vote' }));
  expect(chosen).toEqual({ talk: 'by-vote' });
  rerender(shown({ talk: 'freely' }));
  expect(picked()).toEqual(['by-vote']);
});
