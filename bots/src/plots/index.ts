/** Plots as functions of data: pages and files draw the same ones. */
export { type Bars, barsPlot } from './bars.ts';
export {
  type Curve,
  type CurveChange,
  type CurveLine,
  type CurveRound,
  curveFrame,
  curvePlot,
  moveAt,
} from './curve.ts';
export { type Dot, type DotRow, type Dots, dotsPlot } from './dots.ts';
export { escaped, type Fill, type Mark, markup, type SeatStyle } from './mark.ts';
export { type Reliability, reliabilityPlot } from './reliability.ts';
export { SEAT_STYLES } from './seats.ts';
export { spread } from './spread.ts';
export { PART_FILL, type Waterfall, type WaterfallPart, waterfallPlot } from './waterfall.ts';
