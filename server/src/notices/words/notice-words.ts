/** What a language must be able to tell people who are not at the table. */
/** A table as a notice speaks of it. */
export interface WaitingTable {
  readonly title: string;
  /** The others at the table; none: only bots. */
  readonly others: readonly string[];
  /** Until the clock runs out, in whole hours; null without a clock. */
  readonly hours: number | null;
  readonly link: string;
}

export interface NoticeWords {
  readonly turn: string;
  readonly start: string;
  readonly end: string;
  subject(tables: readonly WaitingTable[]): string;
  hello(name: string): string;
  waiting(tables: number): string;
  left(hours: number): string;
  why(link: string): string;
  readonly confirmSubject: string;
  /** Without the name: it goes to an address that may be anybody's, and a name can be made to say anything. */
  confirmText(site: string, link: string): string;
  confirmAsk(email: string): string;
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly stopAsk: string;
  readonly stopButton: string;
  readonly stopped: string;
  readonly notStopped: string;
}
