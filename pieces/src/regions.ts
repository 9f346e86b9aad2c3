/** The fixed regions of a game's table. Nothing that is said or asked moves them; what does not fit is shortened or stands behind a tab. */

/** In pixels, on a desk of 1440 × 900; the frame works out smaller screens from them. A region of 0 is not there. */
export interface Regions {
  /** The rail of the seats. */
  readonly left: number;
  /** The rail of briefing and log; without it both stand in the left one. */
  readonly right: number;
  /** What runs over the board all along: the months, the rounds. */
  readonly strip: number;
  /** The hand, or whatever the viewer has before them, under the order line. */
  readonly tray: number;
  /** The same on a tablet, where a finger needs more of it; absent: as on a desk. */
  readonly tabletTray?: number;
  /** How high the briefing may be where one rail has it and the seats; absent: as high as on a small desk. */
  readonly briefing?: number;
}

/** What most games have. */
export const USUAL_REGIONS: Regions = { left: 250, right: 320, strip: 0, tray: 152 };
