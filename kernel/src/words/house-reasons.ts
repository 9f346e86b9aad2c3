/** Why nothing can be done, where that has nothing to do with a game's rules: every game says it alike. */
import { houseWords, type Language, MASTER } from './languages.ts';

export type HouseReasonWords = Readonly<Record<'game-over' | 'only-watching', string>>;

export const houseReasons = (language: Language): HouseReasonWords =>
  houseWords(language).reasons ?? (houseWords(MASTER).reasons as HouseReasonWords);
