/** Why a table would not do something. The code is for programs and translations, the message for people. */
export type RefusalCode =
  | 'over' // the game has ended
  | 'not-asked' // this seat has nothing to decide now
  | 'not-offered' // the move is not in the list
  | 'stale' // the move was meant for another position
  | 'no-resigning' // this game has no resigning
  | 'resigned' // this seat has given up already
  | 'nothing-to-undo'
  | 'needs-consent' // undo beyond something revealed
  | 'bad-seat'
  | 'bad-options'
  | 'unknown-edition'; // newer rules than this program knows

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A game broke the kernel's contract. Never caused by a player's input. */
export class RulesBroken extends Error {
  override readonly name = 'RulesBroken';
}
