/** How the texts of a game look up what a code is called. */
import type { OptionRule } from '../game.ts';

/** Something a player may want to know more of: its name, and what it means. */
export interface Explained {
  readonly name: string;
  readonly meaning: string;
}

/** What a catalogue says of each option in a game's list, and of each of its values. */
export type OptionTexts<O extends readonly OptionRule[] = readonly OptionRule[]> = {
  readonly [R in O[number] as R['id']]: Explained & {
    readonly values: Readonly<Record<R['values'][number], Explained>>;
  };
};

/** A code without words is a mistake of ours, and better loud than shown to a player as it is. */
export function known<T>(words: { readonly [code in string]?: T }, code: string): T {
  const found = Object.hasOwn(words, code) ? words[code] : undefined;
  if (found === undefined) throw new RangeError(`there are no words for "${code}"`);
  return found;
}

/** The same, as it is printed. */
export const explained = ({ name, meaning }: Explained, print: (text: string) => string): Explained => ({
  name: print(name),
  meaning: print(meaning),
});
