import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { Zoom } from './zoom.tsx';

test('GOW-6.6.8 the City centre read large names supply only where the option asks for it', () => {
  const read = (citySupply: string, language: 'en' | 'pl') =>
    renderToStaticMarkup(
      <Zoom thing="castel-daiano" view={view(position({ options: { citySupply } }), 0)} language={language} />,
    );
  expect(read('supplied', 'en')).toContain('1\u00a0more die. Only while the area is in supply.');
  expect(read('supplied', 'pl')).toContain('Tylko gdy obszar jest zaopatrywany.');
  expect(read('controlled', 'en')).not.toContain('in supply.');
  expect(read('controlled', 'pl')).not.toContain('zaopatrywany.');
});
