export type {
  Alone,
  Brain,
  Company,
  GameBox,
  Lid,
  Listing,
  Mind,
  Prompt,
  Reason,
  Silence,
  Term,
  WhyNot,
  Words,
} from './box.ts';
export { chachaBlock, keyWords } from './chacha20.ts';
export { Course, type Moment } from './course.ts';
export {
  below,
  type Chance,
  commitment,
  diceKey,
  draw,
  type FastStream,
  fastStream,
  fastStreamFrom,
  mix,
  reveal,
  roll,
  type SeededStream,
  type Stream,
  seededStream,
  show,
  shuffle,
} from './dice.ts';
export { doubleWinner, firstEndTag, firstOutcome, isDouble, MATCH, swappedSeat } from './double-match.ts';
export { byEdition, editionsOf, fitEdition, knowsEdition, optionsOf } from './editions.ts';
export { type Encoded, type Encoding, namedInputs } from './encoding.ts';
export { type EventOf, heardBy, isHeard, type Told, teller } from './events.ts';
export { answer, call, end, findFrame, finish, frameAt, goOn, seal } from './flow.ts';
export { bestBy, bestMove, byGain, type Readiness, readinessOf } from './gains.ts';
export {
  type Ask,
  type Chosen,
  type CommonState,
  duel,
  type Frame,
  type FrameAt,
  type Game,
  type OptionRule,
  type Options,
  type Outcome,
  offOn,
  type Seat,
  type Shape,
  type ShapeOf,
  type SomeSteps,
  type Step,
  type Steps,
  type Viewer,
} from './game.ts';
export { fitting, type Guide, guideTag, isGuided, type Occasion, seeing, type Tip } from './guide.ts';
export { canonical, clone, type Json } from './json.ts';
export { eachOnce, lawbook } from './laws.ts';
export {
  isMissed,
  type Lesson,
  type LessonGoals,
  type LessonNext,
  type LessonStanding,
  type LessonStep,
  type Lessons,
  lessonSeats,
  lessonStanding,
  matches,
  openLesson,
  openPlayed,
  rulesOf,
  syllabus,
  type Taste,
} from './lesson.ts';
export { BOT_TAG, LEVELS, type Level, levelNamed, USUAL_LEVEL } from './levels.ts';
export {
  hasSideAssignment,
  SIDE_ASSIGNMENT,
  seatsAreChosen,
  seatsAreDrawn,
  settled,
  withChosenSeats,
} from './lots.ts';
export { type Barrier, type Counted, type Foreseen, fingerprint, Match, type Opening } from './match.ts';
export { interned, isMoveText, type MoveOf, type MoveParts, moveParts, remembered, takenBack } from './move-text.ts';
export { sumChances } from './odds.ts';
export {
  type Favour,
  type Layout,
  type Leave,
  type Line,
  MANNERS,
  type Manner,
  type Offer,
  type Outlook,
  PARTNER_ANSWERS,
  type PartnerAnswer,
  type Partnering,
  type Piece,
  type Portion,
  type Price,
  type Reply,
  type Wanted,
  type Wish,
} from './partner.ts';
export {
  type Asked,
  advance,
  asks,
  begin,
  check,
  fillOptions,
  fitPlayers,
  look,
  openly,
  play,
  replay,
  resign,
  type Sight,
} from './play.ts';
export {
  type Header,
  isNameText,
  type MatchRecord,
  RECORD_VERSION,
  RecordError,
  type RecordLines,
  readRecord,
  writeRecord,
} from './record.ts';
export { Refusal, type RefusalCode, RulesBroken } from './refusal.ts';
export { fromHex, hashText, hex, sha256, utf8 } from './sha256.ts';
export { standings } from './standings.ts';
export {
  isPractice,
  type NoUndo,
  type OneScreen,
  practiceTag,
  stepsBack,
  undoableMoves,
  whyNoUndo,
} from './undoing.ts';
export { type Because, citing, isSpelled, type Reasons, whyNotBy } from './why-not.ts';
export { type FaultCode, faultIn, type RecordFault } from './words/faults.ts';
export { LANGUAGES, type Language } from './words/languages.ts';
