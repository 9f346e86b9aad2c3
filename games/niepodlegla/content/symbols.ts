/** The four symbols on dice and cards, and what a mission asks for. Source: the symbols are printed. */
export const SYMBOLS = ['P', 'D', 'M', 'F'] as const;
/** People, diplomacy, money, fight. */
export type Sym = (typeof SYMBOLS)[number];

/** One number a symbol, in the order of `SYMBOLS`. */
export type Count = readonly [P: number, D: number, M: number, F: number];

/** `P1 F2`, as it stands on a card. */
export function needs(text: string): Count {
  const count: [number, number, number, number] = [0, 0, 0, 0];
  for (const word of text.split(' ')) count[SYMBOLS.indexOf(word[0] as Sym)] = Number(word[1]);
  return count;
}

export const total = (count: Count): number => count[0] + count[1] + count[2] + count[3];
