/** What every plot is told: the name under which its luck is hatched, its size, and what it says to those who do not see it. */
export interface Plot {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly said: string;
}
