export type { Answer, Answers } from './answers.ts';
export {
  type Beat,
  type BeatKind,
  type Beats,
  type BriefingPiece,
  type BriefingRow,
  beatsBy,
  type DispatchLine,
  type Scene,
  type Sound,
  type Staging,
} from './beat.ts';
export * from './board.ts';
export { CardHead } from './card-head.tsx';
export { type Chart, linesOver } from './chart.ts';
export {
  type Choice,
  choose,
  forced,
  isOpen,
  isPhrase,
  phrase,
  spell,
  tokensOf,
  touch,
  touchAll,
  untouch,
} from './choice.ts';
export { Coast } from './coast.tsx';
export { Die } from './die.tsx';
export {
  type AccountLine,
  type Ended,
  type Ending,
  type Fortune,
  type Luck,
  luckBetween,
  type SpentRow,
} from './ending.ts';
export { Glyph } from './glyph.tsx';
export { historyDate } from './history-date.ts';
export { lateNotes } from './late-notes.ts';
export { media } from './media.ts';
export type { ChipOption, OfferText, PartnerVoice, PlanText } from './partner.ts';
export {
  BADGE_OUTLINE,
  DASHES,
  fillOf,
  OUTLINE,
  onFillOf,
  PENCILS,
  type Pencil,
  PencilBadge,
  PencilMark,
  pencilAt,
} from './pencil.tsx';
export { freedBy, pictureOf } from './picture.ts';
export { type Regions, USUAL_REGIONS } from './regions.ts';
export type { Rider } from './rider.ts';
export { columnOf } from './rows.ts';
export { scattered } from './scatter.ts';
export { SCREENS } from './screens.ts';
export {
  type Counts,
  firstCounts,
  given,
  isEnough,
  type Share,
  type ShareWords,
  type Sharing,
  stepped,
  sumOf,
  tapped,
} from './share.ts';
export { STILL, stillProps } from './still.ts';
export { HOUSE_SIGNS, isSymbol, SYMBOLS, type SymbolName, symbolHref } from './symbols.ts';
export { ThingLines } from './thing-lines.tsx';
export { standing, touchable, touching } from './touching.ts';
export { type Size, useSize } from './use-size.ts';
export type { Way } from './way.ts';
