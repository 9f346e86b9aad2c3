import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PENCILS, PencilBadge, PencilMark } from './pencil.tsx';

test('no two pencils differ by colour alone', () => {
  const shapes = (draw: (pencil: (typeof PENCILS)[number]) => string): Set<string | undefined> =>
    new Set(PENCILS.map((pencil) => / d="([^"]+)"/.exec(draw(pencil))?.[1]));
  expect(shapes((pencil) => renderToStaticMarkup(<PencilBadge pencil={pencil} size={34} />)).size).toBe(PENCILS.length);
  expect(shapes((pencil) => renderToStaticMarkup(<PencilMark pencil={pencil} x={0} y={0} />)).size).toBe(
    PENCILS.length,
  );
});
