/** What is said in a first game the first time something happens, in English. */

export const tips = {
  'first-turn':
    'You make one action a turn, then the Germans make one. Deploy a Unit first: the Scouts are the ones who search.',
  window:
    'Whoever would lose this roll now may add a card, and then the other one. Spend something only if the part is worth it.',
  escort: 'Soldiers or Partisans may take the blow for their comrade. A tie saves the defender.',
  ambush: 'Ambush! decides an attack without dice. Keep it for a fight you must not lose.',
  nurse: 'The Nurse saves this Unit; it only becomes exhausted. She can do it once.',
  search: 'A Search needs a 4 or more: even odds. A ready Support behind you adds 1 when it matters.',
  exhausted:
    'A card that lies sideways is exhausted and does nothing until it is refreshed. A Support can order a Unit upright again.',
  'enemy-at-home':
    'An enemy stands in your home zone. That is harmless today, but at the very end your zone must not be left without a card.',
  'one-pass': 'The Germans passed. If you pass too, the stage ends at once; if you act, it goes on.',
  'stage-over': 'A new stage: all cards are upright again, new cards came, and a rocket brought new parts.',
  fell: 'A removed card never comes back. Attack where your bullets are more, and keep an Escort beside what you need.',
  'part-lost': 'A part has gone home. Parts at home are the score; count them in the line at the top.',
  volunteers:
    'With Volunteers you act twice in a row, and nobody can answer in between. The Support is exhausted for it.',
  'fly-out':
    'Parts flown out by Operation Most III are safe for good. It works once, and only with no German card in the Forest.',
  'last-stage': 'This is the last stage: what is at home when it ends wins. Leave a card in the Forest.',
  tie: 'It is even now, and a tie is German. You need one part more.',
} as const;
