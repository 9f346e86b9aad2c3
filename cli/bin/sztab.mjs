#!/usr/bin/env node
// In the repository the command looks after its own build; it says so on stderr only when there is something to do.
import { build } from '../../scripts/build.mjs';
import { ensureDeps } from '../../scripts/ensure-deps.mjs';

try {
  ensureDeps();
  build();
} catch (error) {
  console.error(`sztab: ${error.message}`);
  process.exit(1);
}
await import('../dist/main.js');
