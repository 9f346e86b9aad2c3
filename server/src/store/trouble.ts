/** Why a database cannot be used, and what its owner can do. `place` is a file, or host and name without the password. */
const SAID = {
  damaged: (place: string) =>
    `${place} is damaged; put the latest backup in its place: sztab restore --from BACKUP --database ${place}`,
  foreign: (place: string) => `${place} is not a database of Sztab; name another file`,
  newer: (place: string) => `${place} was written by a later version of Sztab; start that version`,
  forbidden: (place: string) => `${place} cannot be read and written; see to its folder and rights`,
  locked: (place: string) => `${place} is in use by another program; end that one first`,
  full: (place: string) => `there is no room left on the disk for ${place}`,
  closed: (place: string) => `${place} is closed`,
  address: () => 'the address of a database is postgres://USER:PASSWORD@HOST:PORT/NAME',
  unreachable: (place: string) => `no PostgreSQL answers at ${place}; see whether it is running and can be reached`,
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
