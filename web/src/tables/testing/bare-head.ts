/** What a match's head says where a test does not care. */
export const BARE_HEAD = { options: {}, commit: '', entropy: [], tags: {} };
