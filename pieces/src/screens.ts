/**
 * The screens that layouts go by, named once for style sheets and for scripts: `@media (--phone)` in a style sheet is what `media(SCREENS.phone)` is in
 * a script. web/styles.ts puts the one in place of the other.
 */
export const SCREENS = {
  // The layouts of the table.
  desk: '(min-width: 1200px)',
  tablet: '(min-width: 768px)',
  landscape: '(max-height: 500px) and (orientation: landscape) and (max-width: 1199px)',
  phone: '(max-width: 767px)',
  // A tablet that is held upright.
  upright: '(min-width: 768px) and (max-width: 1199px) and (orientation: portrait)',
  // Where neither a map nor a hand has room to spare.
  small: '(max-width: 767px), (max-height: 500px)',
  low: '(max-height: 780px)',
  'very-low': '(max-height: 700px)',
  'low-desk': '(max-width: 1399px), (max-height: 820px)',
  // The pages: what stands side by side on a large screen comes to stand one below the other.
  'below-desk': '(max-width: 1199px)',
  'two-covers': '(min-width: 768px) and (max-width: 1279px)',
  'no-side-board': '(max-width: 1023px)',
  'one-column': '(max-width: 899px)',
  slim: '(max-width: 599px)',
  'very-slim': '(max-width: 420px)',
  // The ribbon and the order line of the table, from where words have to make room.
  'tight-order': '(max-width: 1599px)',
  'tight-ribbon': '(max-width: 1679px)',
  'very-tight-ribbon': '(max-width: 1439px)',
  // What somebody asked their system for, and what they point with.
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  contrast: '(prefers-contrast: more)',
  'forced-colours': '(forced-colors: active)',
  night: '(prefers-color-scheme: dark)',
} as const;
