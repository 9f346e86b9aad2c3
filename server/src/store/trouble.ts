/**
 * Why a database cannot be used. `damaged`: its check failed; `foreign`: no database of ours; `newer`: a later Sztab wrote it;
 * `unusable`: the system does not let us read or write it; `unreachable`: nobody answers; `unsafe`: it would acknowledge what is not on
 * the disk.
 */
export type Trouble = 'damaged' | 'foreign' | 'newer' | 'unusable' | 'unreachable' | 'unsafe';

/** The database cannot be used, for a reason its owner can mend; the message says how. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly why: Trouble;
  constructor(why: Trouble, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.why = why;
  }
}
