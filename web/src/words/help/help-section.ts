export interface HelpSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Keys (several parted by a blank) and what they do. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Below it stand links to the player aids of all games. */
  readonly aids?: true;
}
