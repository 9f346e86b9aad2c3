export { usualLimits } from './limits.ts';
export { databaseFrom, settingsFrom, UsageError } from './options.ts';
export { ServeError, type Serving, serve } from './serve.ts';
export { backUp, restore } from './store/backup.ts';
export { NEW_TABLE } from './store/new-table.ts';
export { isPostgres, openStore } from './store/open-store.ts';
export type { Schema } from './store/schema.ts';
export { StoreTrouble } from './store/trouble.ts';
export { LogSeal } from './tables/log-seal.ts';
