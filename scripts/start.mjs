// `npm start`: install what is missing, compile what is stale, serve. Works straight after a clone.
import { prepare } from './build.mjs';
import { root } from './ensure-deps.mjs';
import { checkStart } from './start-trouble.mjs';

await checkStart({ root, command: 'npm start --', args: process.argv.slice(2), env: process.env });

// npm runs us through a shell, and a shell that is told to stop does not tell us: when it has gone, close the server.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

prepare();
// In this same process: arguments and signals reach the server without a go-between.
await import('../server/dist/main.js');
