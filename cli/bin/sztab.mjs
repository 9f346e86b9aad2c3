#!/usr/bin/env node
// In the repository the command looks after its own build; it says so on stderr only when there is something to do. Where nothing can be built, because
// only what runs was kept (`npm prune --omit=dev`), it runs what is there.
import fs from 'node:fs';
import { build } from '../../scripts/build.mjs';
import { ensureDeps } from '../../scripts/ensure-deps.mjs';

const at = (place) => fs.existsSync(new URL(place, import.meta.url));
try {
  if (at('../../node_modules/typescript') || !at('../dist/main.js')) {
    ensureDeps();
    build();
  }
} catch (error) {
  console.error(`sztab: ${error.message}`);
  process.exit(1);
}
await import('../dist/main.js');
