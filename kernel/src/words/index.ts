/** What every text of the house is made with, in any language. */
export { type Catalogues, complete } from './complete.ts';
export { counting } from './count.ts';
export { dateFormat } from './date.ts';
export { escapeControls } from './escape-controls.ts';
export { type Explained, explained, known, type OptionTexts } from './explained.ts';
export {
  type EventTexts,
  eventText,
  type FullCatalogue,
  type GameCatalogue,
  type WhyTexts,
  wordsOf,
} from './game-words.ts';
export { houseOptions } from './house-options.ts';
export { houseReasons } from './house-reasons.ts';
export { eachLanguage, LANGUAGES, type Language, languageName, languageOf, languagesOf, MASTER } from './languages.ts';
export type { LessonWords } from './lesson-words.ts';
export { listing } from './list.ts';
export { type Dated, type Note, noted, notesByThing } from './note.ts';
export type { PartnerLabels } from './partner-labels.ts';
export { capital, digits, NBSP, signed } from './print.ts';
export { type Said, said } from './said.ts';
export { type Told, toldIn } from './told.ts';
export { typeset } from './typeset.ts';
export { master, type Partly, united } from './united.ts';
