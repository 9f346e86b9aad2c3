/** The screens that every table is looked at on: desks, tablets lying and upright, phones; and what stands still on them. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** What has its place. Where one of them is not there at all, it has not moved. */
export const REGIONS = [
  ...[
    '.ribbon',
    '.seats',
    '.board-pane',
    '.table-strip',
    '.rail.left',
    '.rail.right',
    '.rail .briefing',
    '.rail.right > .log',
  ],
  ...[
    '.order-line',
    '[data-layout=phone] .small-tabs',
    '.order-undo',
    '.order-more > button',
    '.order-acts .primary',
    '.order-out',
    '.order-acts > .order-hint',
  ],
  ...['[data-layout=desk] .hand-tray', '.at-table[data-layout=tablet] > .hand-tray', '.upright-sheet', '.drawer-tabs'],
];
