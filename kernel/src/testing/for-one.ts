/** What is the same in every small game for one who sees all, as tests of other things make them. */
export const FOR_ONE = {
  edition: 1,
  options: [],
  players: [1, 1] as const,
  takeBack: true,
  redeal: <S>(s: S): S => s,
  broken: (): string[] => [],
} as const;
