/** Why a database cannot be used, and what its owner can do. `place` is a file, or host and name without the password. */
const SAID = {
  damaged: (place: string) =>
    `${place} is damaged; put the latest backup in its place: sztab restore --from BACKUP --database ${place}`,
  foreign: (place: string) => `${place} is not a database of Sztab; name another file`,
  newer: (place: string) => `${place} was written by a later version of Sztab; start that version`,
  forbidden: (place: string) => `${place} cannot be read and written by this user; see to its folder and rights`,
  locked: (place: string) => `${place} is in use by another program; end that one first`,
  served: (place: string) =>
    `${place} is in use by another Sztab; one file has one server: close that one, or choose another folder, as in npm start -- --data FOLDER`,
  owned: (place: string) => `${place} belongs to another user; do this as that user, or as root`,
  full: (place: string) => `there is no room left on the disk for ${place}; make room first`,
  closed: (place: string) => `${place} is closed`,
  address: () => 'the address of a database is postgres://USER:PASSWORD@HOST:PORT/NAME',
  unreachable: (place: string) => `no PostgreSQL answers at ${place}; see whether it is running and can be reached`,
  silent: (place: string) => `the PostgreSQL at ${place} does not answer; see whether its machine is overloaded`,
  absent: (place: string) => `there is no database ${place}; create it with createdb`,
  stranger: (place: string) => `${place} refuses this user or password`,
  unowned: (place: string) => `this user may not create tables in ${place}; make it the owner`,
  unsafe: (place: string) => `${place} forgets in a crash: set synchronous_commit and fsync to on`,
  letters: (place: string) => `${place} does not keep all letters: create it with encoding UTF8`,
} as const;

export type Trouble = keyof typeof SAID;

/** The database cannot be used, for a reason its owner can mend; the message says how. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly why: Trouble;
  readonly place: string;
  constructor(why: Trouble, place: string, cause?: unknown) {
    super(SAID[why](place), cause === undefined ? {} : { cause });
    this.why = why;
    this.place = place;
  }
}

/** PostgreSQL cut the connection, is starting or stopping, cancelled a slow statement, has no connection or disk space left, or is read-only. */
const AWAY =
  /^(?:08...|53...|57P..|57014|25P03|55000|25006|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What its driver says in words of its own. */
const CUT =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e(?:xceeded|xpired))/;
/** SQLite's codes: locked, only to be read, the disk fails, or is full. */
const STUCK = new Set([5, 6, 8, 10, 13]);

/** Whether this is the database's trouble, which may be over soon, and not a mistake of ours. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  if (error instanceof StoreTrouble || CUT.test(error.message)) return true;
  return (typeof code === 'string' && AWAY.test(code)) || STUCK.has((errcode ?? 0) & 0xff);
}
