/** What a soldier can do once, on arrival. Source: printed. */
export const ABILITIES = [
  'additionalRecruitment',
  'victoryPoint',
  'training',
  'undergroundActivity',
  'movement',
  'liaison',
] as const;
export type Ability = (typeof ABILITIES)[number];
