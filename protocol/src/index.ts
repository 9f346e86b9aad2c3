export * from './build.ts';
export { changed, type Delta, difference, MisfitDelta } from './delta.ts';
export { fingerprintOf } from './fingerprint.ts';
export { follow, type KnownMoment } from './known.ts';
export * from './learned.ts';
export { type TableNote, tableNote } from './notes.ts';
export type { PartnerInfo } from './offers.ts';
export { PATH, pathTo } from './paths.ts';
export * from './people.ts';
export * from './refusals.ts';
export { type JsonObject, Seen } from './seen.ts';
export * from './socket.ts';
export * from './tables.ts';
export { visible } from './visible.ts';
export {
  botLevel,
  gameId,
  id as idText,
  language,
  loginName,
  password,
  personName,
  requestKey,
  textUpTo,
} from './words.ts';
