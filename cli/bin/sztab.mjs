#!/usr/bin/env node
// In the repository the command looks after its own build; it says so on stderr only when there is something to do. Where nothing can be built, because
// only what runs was kept (`npm prune --omit=dev`), it runs what is there.
import '../../scripts/node-version.cjs';
import fs from 'node:fs';

const at = (place) => fs.existsSync(new URL(place, import.meta.url));
try {
  if (at('../../node_modules/typescript') || !at('../dist/main.js')) {
    const { build } = await import('../../scripts/build.mjs');
    const { ensureDeps, root } = await import('../../scripts/ensure-deps.mjs');
    const { checkStart } = await import('../../scripts/start-trouble.mjs');
    const [command, ...args] = process.argv.slice(2);
    if (command === 'serve') await checkStart({ root, command: 'npx sztab serve', args, env: process.env });
    ensureDeps();
    build();
  }
} catch (error) {
  console.error(`sztab: ${error.message}`);
  process.exit(1);
}
await import('../dist/main.js');
