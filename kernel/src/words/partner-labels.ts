/** What stands around what a bot says to the people it plays with, in one language. */
export interface PartnerLabels {
  readonly offers: (name: string) => string;
  readonly says: (name: string) => string;
  readonly chance: string;
  readonly mayCost: string;
  readonly leave: string;
  /** Over what may stand in a box instead. */
  readonly instead: string;
  /** Others have yet to answer; and the way on, when that takes too long. */
  readonly waitsFor: (names: string) => string;
  readonly goOnWithout: (names: string) => string;
  readonly ask: (name: string) => string;
  readonly asks: string;
  readonly setting: string;
  readonly manners: Readonly<Record<'ask' | 'decide' | 'leave', string>>;
  /** That they decide now, and how far down; `round`: until its end alone. */
  readonly decides: (floor: number, round: boolean) => string;
}
