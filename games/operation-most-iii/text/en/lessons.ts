/** What the lessons say, in English. */
import type { LessonWords } from '@sztab/kernel/words';

export const lessons = {
  'first-part': {
    title: 'The first part',
    goal: 'Bring one part of the rocket into the Forest',
    says: {
      deploy: 'Parts of a V-2 lie in the Base Surroundings; whoever ends with more wins. Deploy your Scouts.',
      move: 'Scouts search only where the parts lie. Move them from the Forest to the Base Surroundings.',
      exhausted: 'A card that has acted is exhausted and lies sideways. Deploy a Support, which can make it ready.',
      order: 'An Order spends a Support and makes one Unit ready again. Give it to your Scouts.',
      volunteers: 'Volunteers give you two actions in a row. Here one Order is enough, and cheaper.',
      search: 'The Scouts are ready, and a Search needs 4 or more on one die. Search.',
      closing: 'A part lies in your Forest, and every part there is a point. Next: A roll is an auction.',
    },
  },
  auction: {
    title: 'A roll is an auction',
    goal: 'Win a Search that the Germans try to spoil',
    says: {
      search: 'Your Scouts are ready, and a Support waits in the Forest. Search.',
      support: 'A 3 is one short, and whoever is behind may answer first. Spend your Support: 1 more.',
      stands: 'Letting it stand is allowed. The Search fails, and the part stays where it lies.',
      dear: 'War Luck gives 2 where 1 would do. It is worth more after their answer.',
      luck: 'War Misfortune took 2 from your die, so you are behind again. Answer with War Luck.',
      closing: 'Whoever is behind chooses next, until nobody wants to pay more. Next: Attack and Escort.',
    },
  },
  escort: {
    title: 'Attack and Escort',
    goal: 'Keep your Scouts alive and search with them',
    says: {
      support: 'Stage 2: more parts have fallen beside your Scouts. Deploy a Support first.',
      escort: 'German Soldiers attack your Scouts. Send the Partisans beside them as Escort: they take the blow.',
      alone: 'Without an Escort the Scouts fight alone, and they are the weaker side.',
      witnesses: 'Equal totals save whoever is attacked. Now search with the Witnesses: they make it sure.',
      attack: 'An Attack can win, too. Yet parts decide the game, and the Witnesses cost no die.',
      half: 'Without the Witnesses the die decides, and half of all rolls fail.',
      closing: 'An Escort takes the blow, and a tie defends. Next: Ambush and Nurse.',
    },
  },
  ambush: {
    title: 'Ambush and Nurse',
    goal: 'Win an Attack without dice and lose nobody',
    says: {
      attack: 'The Cichociemni are your strongest Unit. Attack the German Scouts with them.',
      soldiers: 'That fight is even at best. The Scouts are the weaker target.',
      ambush: 'Their Soldiers take the blow as Escort. Play Ambush! instead of rolling: it wins without dice.',
      roll: 'The dice may win, too. The card would have been certain.',
      nurse:
        'They answered with an Ambush! of their own, and your Cichociemni fall. Play the Nurse: she brings them home.',
      lost: 'Without the Nurse the card leaves the game for good.',
      closing: 'Ambush! wins without dice, the Nurse brings one Unit home. Next: Two in a row.',
    },
  },
  'in-a-row': {
    title: 'Two in a row',
    goal: 'Order and search before the Germans can answer',
    says: {
      volunteers:
        'German Soldiers stand beside your exhausted Scouts. Call Volunteers with a Support: two actions in a row.',
      slow: 'One Order is one action. The Germans move before your Scouts can search.',
      order: 'Two actions are yours now. First make the Scouts ready with the other Support.',
      search: 'Nobody could come between. Search at once.',
      'gave-up': 'Ending the chain gives the rest of it away. It does not count as a pass.',
      closing: 'Two actions in a row cost a Support that can no longer add 1. Next: Behind the lines.',
    },
  },
  'behind-the-lines': {
    title: 'Behind the lines',
    goal: 'Take a part from the Rocket Base itself',
    says: {
      base: 'The Germans have a part at the Rocket Base. Send the Cichociemni there.',
      order: 'They arrived exhausted, next to fresh Soldiers. Make them ready with your Support.',
      spy: 'The Attack failed, and the Cichociemni are still ready. Spy: it takes a part from the Base.',
      closing: 'One more for you is one fewer for them. Next: Hidden and flown out.',
    },
  },
  'flown-out': {
    title: 'Hidden and flown out',
    goal: 'Fly a part out to London',
    says: {
      hide: 'Germans cannot search for what they do not find. Hide two parts until the stage ends.',
      one: 'One part is hidden as well as two, and the card is spent either way.',
      ready: 'Two parts are left for both. Deploy Scouts and a Support, go to the Surroundings, then give the Order.',
      witnesses: 'The Scouts are ready. Search with the Witnesses: no die is needed.',
      half: 'Without the Witnesses the die decides, and half of all rolls fail.',
      fly: 'No German stands in your Forest, so a Dakota can land. Play Operation Most III.',
      closing: 'What flew out nobody can take back; with a German in the Forest nothing flies. Next: The other side.',
    },
  },
  'other-side': {
    title: 'The other side',
    goal: 'As the Germans, find a part and bring up the Soldiers in one turn',
    says: {
      deploy: 'You command the Germans now, and a tie is yours. Deploy your Scouts.',
      motorcycles: 'Motorcycles bring a Unit forward and leave it ready. Ride to the Base Surroundings with them.',
      'on-foot': 'On foot the Scouts arrive exhausted, and the Poles search first.',
      search: 'Your Scouts are ready beside the parts. Search.',
      column: 'The Motorised Column gives three actions in a row. Play it.',
      four: 'Deploy Soldiers, move them to the Surroundings, deploy a Support; then make the Scouts ready.',
      'gave-up': 'Ending the chain gives the rest of it away. It does not count as a pass.',
      closing: 'Short ways and strong cards are the German side. Next: The last stage.',
    },
  },
  'last-stage': {
    title: 'The last stage',
    goal: 'Win the last stage by four parts or more',
    says: {
      win: 'Stage 4, four parts each. Search, steal, fly parts out and keep your Forest: end at least four parts ahead.',
      closing: 'You know all that a whole game needs. Play one.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
