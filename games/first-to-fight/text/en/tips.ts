/** What is said in a first game the first time something happens, in English. */

export const tips = {
  keep: 'Each mission says by when, where, who and how hard. You may give one away now for nothing; failed later, it costs 5.',
  order:
    'You choose an order, and everybody may use it; you first, and a little more. Ask what your nearest mission lacks.',
  'their-order':
    'The other staff chose this order, and you may use it too. Soldiers belong to nobody: move the ones your mission needs.',
  ability: 'A recruit arrives with an ability that works once, now. Use it if it helps a mission of yours.',
  rule: 'Whoever chose Sabotage may also use the special rule of one region. Choose only what you want to carry out.',
  'main-front': 'Main front throws a mission away without the loss of 5. Take one that cannot succeed any more.',
  token: 'The token binds soldiers of one formation to a region; whoever brings one there earns a point.',
  treat: 'A nurse takes one wound off a soldier. A second wound would remove him for good.',
  yellow: 'A red mission has left your hand, so you choose a new yellow one. Look at its month first.',
  fell: 'A soldier has fallen and does not come back. An untrained one dies of a single wound.',
  wounded: 'A wounded soldier counts for less in missions. A nurse can treat him before the next jump in time.',
  resolved: 'A mission came due: all soldiers of its region were added up against its difficulty plus the level there.',
  axis: 'Maneuvers ended the round: the Axis gained ground in one region, and months passed.',
  'due-soon':
    'One of your missions is due within seven months: the next Maneuvers may decide it. Count its region now.',
  'points-on-tile': 'Orders that nobody chose gather points. Whoever chooses one takes them, even without using it.',
  'last-mission': 'You hold your last mission. When nobody holds any, the game ends: take points wherever they lie.',
} as const;
