/**
 * What the build does to our style sheets. A screen is called by its name in pieces/src/screens.ts. And every sheet goes into the layer of its
 * folder, so that the bare elements give way to the frame and its pages, and these to a game's board, however either was written.
 */
import type { Plugin } from 'vite';
import { SCREENS } from '../pieces/src/screens.ts';

/** From what all stand on to what stands on all. */
const LAYERS = [
  ['base', /\/pieces\/src\/|\/web\/src\/look\/base\.css|\/games\/[^/]+\/tints\.css/],
  ['frame', /\/web\/src\/(?!look\/(?:fonts|still)\.css)/],
  ['board', /\/games\/[^/]+\/board\//],
] as const;
const ORDER = `@layer ${LAYERS.map(([layer]) => layer).join(', ')};`;

const isScreen = (name: string): name is keyof typeof SCREENS => Object.hasOwn(SCREENS, name);

export function styled(sheet: string, place: string): string {
  const named = sheet.replace(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => {
    if (!isScreen(name)) throw new Error(`${place}: there is no screen "${name}" in pieces/src/screens.ts`);
    return SCREENS[name];
  });
  const layer = LAYERS.find(([, folder]) => folder.test(place))?.[0];
  return layer ? `${ORDER}\n@layer ${layer} {\n${named}}\n` : named;
}

export function styles(): Plugin {
  return {
    name: 'sztab:styles',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: (code, id) => ({ code: styled(code, id), map: null }) },
  };
}
