/** Where chance enters this browser: seeds nobody can foresee, names of tables, and streams for bots. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 bytes: a match seed. */
export const newSeed = (): string => randomHex(32);
