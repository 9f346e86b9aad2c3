/** What the lessons say, in English. */
import type { LessonWords } from '@sztab/kernel/words';

export const lessons = {
  row: {
    title: 'The row',
    goal: 'Plan a first round for both colours',
    says: {
      pawns: 'Nine missions, six pawns: what stays without a pawn does harm. Place all six.',
      'pawns-first': 'Dice can be given at any time. First say what they are for.',
      dice: 'Seven dice are shared by all. Give one to each colour; the table shares out the rest.',
      commit: 'After this the plan stands, and the dice fall. Confirm it.',
      closing: 'Read the harm first, then the rewards. Next: Roll and pay.',
    },
  },
  roll: {
    title: 'Roll and pay',
    goal: 'Complete three missions with one roll',
    says: {
      done: 'Each mission asks for symbols on the dice of its colour. Three are covered: both are done.',
      reroll: 'A new roll may help, and the black die may cost morale. It is not needed here.',
      settle: 'Dice pay for missions, each once. Settle for both colours.',
      closing: 'Piłsudski, the Riflemen, the Treasury: three of six. Next: What was left alone.',
    },
  },
  alone: {
    title: 'What was left alone',
    goal: 'Place an obstacle where it hurts least',
    says: {
      town: 'A mission without a pawn puts the Central Powers into Galicia. Choose Cieszyn rather than Lwów.',
      dearer: 'Legal. A reward of this very round would go to that town.',
      closing: 'Harm first, morale next, then rewards, then time. Next: The black die.',
    },
  },
  'black-die': {
    title: 'The black die',
    goal: 'Find the missing symbols, and see the price',
    says: {
      red: 'One symbol is missing, and every reroll throws the black die: half the time it is free. Reroll die 4.',
      enough: 'Being done is safe. The mission stays uncovered.',
      blue: 'Found, and it cost nothing. Now reroll die 5 of Blue.',
      closing: 'Two pips: morale 4, one more and a threat comes. Next: Two tracks, one road.',
    },
  },
  tracks: {
    title: 'Two tracks, one road',
    goal: 'Bring accord and policy closer together',
    says: {
      accord: 'On 11 November 1918 both tracks together must reach 10. Take the step of national accord.',
      token: 'A token in a town is good, too. The tracks decide the game.',
      bonus: 'Space 2 gives a bonus. Remove an obstacle of your choice.',
      declined: 'Declining is allowed. The obstacle stays.',
      closing: 'Steps bring bonuses, and bonuses bring towns. Next: Morale and threats.',
    },
  },
  morale: {
    title: 'Morale and threats',
    goal: 'See what four markers keep away',
    says: {
      town: 'Below four markers of morale a threat comes. First the harm: choose Cieszyn.',
      dearer: 'Legal. Cieszyn holds an obstacle already, so it hurts least there.',
      threat: 'Morale fell to 3, and a fortress fell with it. Use the bonus: remove an obstacle.',
      declined: 'Declining is allowed. The obstacle stays.',
      closing: 'Six keep a shield, four keep calm, below that threats come. Next: People.',
    },
  },
  people: {
    title: 'People',
    goal: 'Save a round with those who joined',
    says: {
      token: 'No morale is left, and nobody may reroll. Use Sapieha: two markers come back.',
      empty: 'Being done is allowed. With nothing left, two threats come.',
      die: 'A character die shows more than common ones. Reroll the die of Witos.',
      stop: 'Two markers may be worth keeping. The mission stays uncovered.',
      closing: 'People stay with the colour that won them. Next: Prison and time.',
    },
  },
  prison: {
    title: 'Prison and time',
    goal: 'Choose who can be spared',
    says: {
      jail: 'A harm sends somebody to Magdeburg, and the pawn is missing next round. Choose whose.',
      closing: 'Whoever is jailed comes home when a mission or time frees them. Next: The map.',
    },
  },
  map: {
    title: 'The map',
    goal: 'Free Warsaw and two towns more',
    says: {
      warsaw: 'An independence token meets obstacles first. Send it to Warsaw.',
      elsewhere: 'That town is open, too. Warsaw is worth most at the end.',
      kind: 'Two powers hold it. Remove the Russian token.',
      'other-kind': 'That one can go, too. After the Revolution Russian tokens become Bolshevik.',
      towns: 'Two more tokens come. Choose a town of the centre, then one of Kresy.',
      closing: 'A whole region pays every round. Next: 11 November.',
    },
  },
  november: {
    title: '11 November',
    goal: 'Complete the last round',
    says: {
      complete: 'The state is born; Paris, Warsaw and six missions remain. Cover them all before morale is gone.',
      closing: 'You know all that a whole game needs. Play one.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
