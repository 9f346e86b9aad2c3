/**
 * The best results of games played alone. They are kept beside the tables, not read from them: deleting a table does not take its
 * result away.
 */
export interface Best {
  /** The table it was reached at: a table has one result, the last one. */
  readonly table: string;
  readonly game: string;
  readonly terms: string;
  /** Smaller is better, the first before the second. */
  readonly figures: readonly number[];
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

const KEY = 'sztab.best';
/** So many for each game and terms. */
const KEPT = 10;

const isBest = (one: Partial<Best> | null): one is Best =>
  typeof one === 'object' &&
  one !== null &&
  [one.table, one.game, one.terms, one.name].every((text) => typeof text === 'string') &&
  typeof one.when === 'number' &&
  Array.isArray(one.figures) &&
  one.figures.every(Number.isFinite);

function all(): Best[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBest) : [];
  } catch {
    // Storage may be forbidden, or somebody else wrote there.
    return [];
  }
}

/** Equal figures: whoever was first. */
function better(a: Best, b: Best): number {
  const differs = a.figures.findIndex((figure, i) => figure !== b.figures[i]);
  return differs < 0 ? a.when - b.when : (a.figures[differs] as number) - (b.figures[differs] ?? 0);
}

/** The best first. */
export const bestOf = ({ game, terms }: Pick<Best, 'game' | 'terms'>): Best[] =>
  all()
    .filter((one) => one.game === game && one.terms === terms)
    .sort(better);

/** The best on each set of terms; the latest first. */
export function bestOnEachTerms(game: string): Best[] {
  const terms = new Set(all().flatMap((one) => (one.game === game ? [one.terms] : [])));
  return [...terms].flatMap((one) => bestOf({ game, terms: one }).slice(0, 1)).sort((a, b) => b.when - a.when);
}

/** Adds a result, once for each table. */
export function keepBest(result: Best): void {
  const known = all().find(({ table }) => table === result.table);
  const isKnown = known?.figures.join() === result.figures.join();
  if (known && isKnown && known.terms === result.terms) return;
  // A result that is seen again keeps its day, also if its terms now name more options.
  const dated = known && isKnown ? { ...result, when: known.when } : result;
  const others = all().filter(({ table }) => table !== result.table);
  const alike = (one: Best): boolean => one.game === result.game && one.terms === result.terms;
  const rivals = [...others.filter(alike), dated].sort(better).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.filter((one) => !alike(one)), ...rivals]));
  } catch {
    // No room: the record of the match is there all the same.
  }
}
