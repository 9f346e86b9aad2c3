/** What the lessons say, in English. */
import type { LessonWords } from '@sztab/kernel/words';

export const lessons = {
  missions: {
    title: 'Four secret missions',
    goal: 'Choose which missions to keep',
    says: {
      discard:
        'A mission says by when, where, who and how hard; a failed one costs 5. Nobody fits the first: discard it.',
      all: 'Keeping all is allowed. Each one that fails costs 5.',
      another: 'That one could be met. The first has nobody to meet it.',
      closing: 'Three missions are yours, and nobody else sees them. Next: One order for all.',
    },
  },
  recruit: {
    title: 'One order for all',
    goal: 'Bring a pilot to the north',
    says: {
      order: 'You choose an order, and every staff carries it out. Choose Recruitment.',
      later: 'Another order is fine in a game. This lesson needs that one.',
      region: 'Soldiers belong to nobody; missions ask who stands where. Recruit in Northern Europe and the Atlantic.',
      elsewhere: 'Soldiers are needed there, too. The Battle of Britain asks for the north.',
      pick: 'Whoever chose the order sees three cards and takes one. Take Krasnodębski, a pilot.',
      another: 'A brave soldier, too. The mission counts pilots in full.',
      ability: 'He may train at once. Raise his Strength.',
      underground: 'Underground helps against wounds. The mission counts Strength.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      closing: 'The others drew two cards only: who chooses gets a little more. Next: Their orders are yours too.',
    },
  },
  'their-orders': {
    title: 'Their orders are yours too',
    goal: 'Use the order of the other staff',
    says: {
      move: 'The other staff chose Movement, so you may move, too. Send Urbanowicz to Northern Europe and the Atlantic.',
      elsewhere: 'He can go there. The Battle of Britain asks for the north.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      closing: 'Only neighbours: the one who chose may send anywhere. Next: Count before you promise.',
    },
  },
  count: {
    title: 'Count before you promise',
    goal: 'Make the Battle of Britain safe',
    says: {
      order: 'The sum is just enough, unless the Axis gains ground there. Choose Training: one in reserve.',
      risky: 'Time would pass now, and one square of the Axis would be one too many.',
      train: 'A nurse comes along with it. Raise the Strength of Urbanowicz.',
      underground: 'Underground helps against wounds. The mission counts Strength.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      closing: 'Own formation counts in full, others count 1. Next: Time jumps.',
    },
  },
  time: {
    title: 'Time jumps',
    goal: 'Reach August 1940 with the mission met',
    says: {
      maneuvers: 'Maneuvers end the round: an event, the Axis, then months pass. Choose it.',
      later: 'Another order is fine in a game. This lesson needs that one.',
      again: 'Four months passed, and unused orders grew points. The mission is due in August: choose Maneuvers again.',
      keep: 'The Battle of Britain is won. Keep one of two new missions.',
      closing: 'Missions come due by themselves; choose when time passes. Next: Sabotage and the special rules.',
    },
  },
  sabotage: {
    title: 'Sabotage and the special rules',
    goal: 'Free Poland, and lose a hopeless mission',
    says: {
      order: 'Sabotage pushes the Axis back, and whoever chose it may use a region, too. Choose it.',
      later: 'Another order is fine in a game. This lesson needs that one.',
      poland: 'Poland is Occupied, and there are enough Underground points. Sabotage it: 3 points.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      front: 'Each region has a rule. Use the Main front of Western Europe, and discard the Bismarck.',
      another: 'That rule is good, too. Here a hopeless mission would stay.',
      mission: 'That one can still be met. The chase of the Bismarck cannot.',
      keep: 'It is gone without the 5 points. Keep one of two new ones.',
      closing: 'A mission that cannot succeed need not fail. Next: Concentration.',
    },
  },
  concentration: {
    title: 'Concentration',
    goal: 'Hold the infantry in Africa',
    says: {
      bonus: 'Concentration gives one bonus of three. Take the token.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      token:
        'It locks one formation in one region, and every arrival there earns a point. Infantry, North Africa and Italy.',
      region: 'Legal; but your missions need the infantry in Africa.',
      formation: 'Legal; but the infantry is what your missions count.',
      closing: 'Nobody can take them away from there now. Next: Those who fall.',
    },
  },
  fallen: {
    title: 'Those who fall',
    goal: 'Heal one, and lead the losses',
    says: {
      nurse: 'Before time passes, a nurse can heal one of the wounded. Treat the pilot.',
      unused: 'Leaving it unused is allowed. Nothing changes.',
      wounds: 'Die and level are the wounds, lowest Underground first; between equals you choose.',
      closing: 'Two wounds, or one untrained, and a soldier is lost. Next: The last rounds.',
    },
  },
  'last-rounds': {
    title: 'The last rounds',
    goal: 'End ahead of the other staff',
    says: {
      win: 'It is late 1944, and the staffs are close. Take tiles with points, keep your mission, end ahead.',
      closing: 'You know all that a whole game needs. Play one.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
