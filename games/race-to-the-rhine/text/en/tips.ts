/** What is said in a first game the first time something happens, in English. */

export const tips = {
  turn: 'Two actions a turn: move a corps, fetch supplies, take trucks or drive. First across the Rhine wins, else medals count.',
  steps: 'One fuel is enough for three towns in a row. Every new town turns up a card.',
  civilians:
    'Hungry people ask for bread: one food for a medal. A corps without food stops at the next logistics phase.',
  market: 'The black market swaps one token for another kind. Ammo is what battles ask for.',
  transport: 'A truck drives one road and then stands there until the next logistics phase. Link several into a chain.',
  overflow: 'A town holds only so many tokens; the rest must go. Load a corps first, that costs nothing.',
  reaction: 'Now you play the Germans: one marker in the way of your rival. Every marker is also the clock.',
  lost: 'The battle was lost for want of ammo: the corps fell back and its tokens are spent. Bring ammo before you go on.',
  battle: 'A division stood in the way. Winning costs ammo, and going on after a battle costs one fuel more.',
  card: 'That was a card of the road: it helps, asks for something, or hides a division.',
  encircled: 'Towns cut off from Germany fell without a shot. One step in the right place takes several.',
  logistics: 'The last truck was taken: every corps has eaten, trucks came back, and everybody moved up one level.',
  hungry: 'A corps went hungry and stands still. It moves again as soon as food reaches its town.',
  counterattack: 'The Germans retook a town of yours: look whether your line to the base still holds.',
  unarmed: 'None of your corps has ammo, and any new town may hide a division. Fetch some before you drive far.',
  load: 'Supplies lie beside a corps of yours. Loading costs no action.',
  'few-trucks':
    'Few trucks are left. Whoever takes the last one starts the logistics phase, in which every corps must eat.',
  near: 'The Rhine is two roads away or less. You need enough ammo for its guard, and your own towns all the way back.',
  'few-markers': 'Few resistance markers are left. After the last one the round ends the game, and medals decide.',
} as const;
