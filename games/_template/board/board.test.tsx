import { fastStream, LANGUAGES } from '@sztab/kernel';
import { codesIn, drawing, missingSymbols, symbolsIn, walkThrough, wronglyLegal } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import sprite from '../../../pieces/src/symbols.svg?raw';
import { template } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';

const { propsOf, draw } = drawing({ game: template, words }, board);

test('what can be touched is there and legal, nothing else is, and no code reaches a player', () => {
  const wrong: string[] = [];
  let pictures = 0;
  walkThrough(template, { players: 2, options: {}, seed: 3, chance: fastStream(3) }, (s, told) => {
    for (const language of LANGUAGES)
      for (const seat of [0, 1, null]) {
        const props = propsOf(s, seat, language, told);
        const html = renderToStaticMarkup(draw(props));
        wrong.push(...wronglyLegal(html, props.choice), ...missingSymbols(html, symbolsIn(sprite)));
        wrong.push(...codesIn(html, /\b\d[ab]\b|undefined|NaN|\[object/));
        pictures++;
      }
  });
  expect(wrong).toEqual([]);
  expect(pictures).toBeGreaterThan(30);
});
