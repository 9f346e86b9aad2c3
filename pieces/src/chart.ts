/** The end in figures: one line a seat, or a name, over the rounds or stages of the game. */
export interface Chart {
  readonly title: string;
  readonly steps: readonly string[];
  readonly lines: readonly (readonly number[])[];
  /** After how many moves each step ended. */
  readonly ends: readonly number[];
  /** What each line is, where lines are not seats. */
  readonly names?: readonly string[];
  /** Something else that was raced for, over the same steps. */
  readonly also?: Pick<Chart, 'title' | 'lines'>;
}

/** The lines of a chart from the views of a whole game. The last view of a round is how the round ended. */
export function linesOver<V>(
  views: readonly V[],
  { round, values }: { round(view: V): number; values(view: V): readonly number[] },
): Pick<Chart, 'steps' | 'lines' | 'ends'> {
  const last = [...new Map(views.map((view, at) => [round(view), at]))].sort(([a], [b]) => a - b);
  const ends = last.map(([, at]) => at);
  const rows = ends.map((at) => values(views[at] as V));
  return {
    steps: last.map(([number]) => String(number)),
    ends,
    lines: (rows[0] ?? []).map((_, line) => rows.map((row) => row[line] ?? 0)),
  };
}
