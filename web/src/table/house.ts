/** What the table takes from the other rooms of the web client, in one place. */
export { type Guiding, loadGuide } from '../learn/guide.ts';
export { keepTip, keepWord, learnedOf, useLearned, wasTold } from '../learn/learned.ts';
export { loadLessons, type Teaching } from '../learn/load.ts';
export { loadGlossary, loadWords, type Meaning, piecesOf, signOf } from '../learn/meanings.ts';
export {
  awaitsSecond,
  type Best,
  bestOf,
  discardTable,
  keepBest,
  keptOf,
  knowsWhatComes,
  mayPlayFrom,
  NewerEdition,
  openTable,
  originOf,
  recordOf,
  saveFile,
  startFrom,
  startSecondGame,
  startTable,
} from '../local/index.ts';
export { useLanguage } from '../look/language.tsx';
export { Loading } from '../look/loading.tsx';
export { type Setting, setting, useSetting } from '../look/setting.ts';
export { useShownTheme, useTheme } from '../look/theme.ts';
export { hasAid } from '../rulebook/load.ts';
export type {
  CannotUndo,
  Hint,
  OnlineSide,
  PartnerSide,
  Player,
  Sitter,
  TableHandle,
  TableState,
} from '../tables/handle.ts';
export { lastTalkRead, talkIsRead } from '../tables/talk-read.ts';
export { isUnnamed, personAt } from '../tables/unnamed.ts';
export { useWords } from '../words/index.ts';
