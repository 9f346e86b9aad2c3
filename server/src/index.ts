export { type Given, settingsFrom, UsageError } from './options.ts';
export { ServeError, type Serving, serve } from './serve.ts';
