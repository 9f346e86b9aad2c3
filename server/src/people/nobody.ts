/** The one row of `people` that stands for everybody who has left for good. */
export const NOBODY = 'nobody-here';
