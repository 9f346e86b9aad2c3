/** What is said in a first game the first time something happens, in English. */

export const tips = {
  commander:
    'Each turn one commander goes on one space and gives its order. Stars of areas you hold and supply win after four rounds.',
  'one-stays': 'Soldiers come from neighbouring areas, and one must stay behind in each. Several areas may send some.',
  defence: 'You are attacked. A fitting card adds dice or soldiers now; otherwise roll with what you have.',
  reroll: 'Any card may be thrown away to roll all these dice again. The new result counts, even if it is worse.',
  place:
    'New soldiers go only where your supply reaches, five to an area at most. Put them where you want to march next.',
  target: 'Guns reach three areas far. Shooting takes soldiers away, but nobody marches in.',
  drop: 'Paratroopers land anywhere but on mountains with the sign and on headquarters. A drop that cuts supply costs the enemy stars.',
  'supply-cut': 'A hatched area is cut off from its headquarters: held, but its stars do not count. Open a way back.',
  headquarters: 'Only one soldier guards your headquarters. If it is empty for a moment, the game is lost at once.',
  combat: "In combat the defender's dice hit first; then both lose one for one. Come with clearly more than they have.",
  closed:
    'A space with a commander on it is closed for both until the round ends. Taking it first also keeps it from Yellow.',
  signal: 'The Signal unit gives its holder one commander more. Whoever loses the area gives it back.',
  'they-passed':
    'Yellow has passed: you move alone now, as long as you have commanders. Nobody answers until the next round.',
  round: 'A new round: all commanders came back and every space is free again.',
  'last-round': 'The last round. Whoever moves last takes what nobody can take back: save a commander for the end.',
  initiative: 'The initiative has changed hands: its owner begins the next round and wins a tie.',
  hand: 'A card is used once: for its effect in the right moment, or thrown away for a new roll.',
} as const;
