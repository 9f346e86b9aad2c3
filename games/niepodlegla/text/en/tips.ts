/** What is said in a first game the first time something happens, in English. */

export const tips = {
  plan: 'First choose together which missions to undertake. Read what each does if it is left alone: cover the worst ones.',
  town: 'A token comes to the map, and you choose the town. An obstacle and an independence token cancel each other.',
  'obstacle-off': 'A level of the track pays a bonus: take one obstacle off. Choose a region that you almost hold.',
  settle: 'Now say which missions your symbols pay for. A die may be divided; what is left over is lost.',
  'low-morale': 'Fewer than six morale markers: the check will bring a threat card. Stop before it gets worse.',
  'black-die':
    'Every reroll also rolls the black die: half of its faces cost morale. Roll again only for a symbol you need.',
  roll: 'Dice show symbols; missions ask for them. Pick dice that do not help and roll them again, or say that you are done.',
  'left-alone': 'Missions without a pawn did their harm, and those with an exclamation mark did it when they failed.',
  threat: 'A threat card came because morale was low. Its first line always happens, the others only if they apply.',
  character: 'A person has joined you. Their die has better faces and is rolled from the next round on.',
  prison: 'What lies in Magdeburg is missing for one round, and then comes free.',
  revolution: 'The Revolution: all Russian tokens are Bolshevik now, and spent people can help again.',
  'two-tracks':
    'Three rounds at most are left, and both tracks together must reach 10. Choose missions that raise the lower one.',
  finale: 'The last round: Paris, Warsaw and the small missions must all be completed before morale is gone.',
  tracks: 'A track has moved. Accord and foreign policy together must be 10 by 11 November 1918.',
} as const;
