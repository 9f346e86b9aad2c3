/** What the lessons say, in English. */
import type { LessonWords } from '@sztab/kernel/words';

export const lessons = {
  commander: {
    title: 'One commander, one order',
    goal: 'Take Monte Castello and its two stars',
    says: {
      deploy: 'Most stars after four rounds win. Put a commander on the Advance of Monte Castello.',
      send: 'Soldiers come from areas beside it, and one stays behind in each. Send them from Gaggio Montano.',
      closing: 'Two stars, and a depot that brings more soldiers. Next: Bring them up.',
    },
  },
  reinforce: {
    title: 'Bring them up',
    goal: 'Strengthen the areas that Yellow can reach',
    says: {
      space: 'A space that is taken is closed for both until the round ends. Take the stronger Reinforce first.',
      weaker: 'The second space brings one soldier fewer, and leaves the first to Yellow.',
      place: 'Five soldiers, and two more for the depot. Place them where Yellow can attack.',
      closing: 'Yellow gets the weaker Reinforce now. Next: The attack.',
    },
  },
  attack: {
    title: 'The attack',
    goal: 'Take Monte della Torraccia from Yellow',
    says: {
      deploy: 'One soldier of Yellow holds Monte della Torraccia. Put a commander on its Advance.',
      three: 'The defender rolls, then soldiers fall in pairs. Send three or more, and read the forecast.',
      few: 'With so few the area is rarely taken. The forecast says how rarely.',
      closing: 'Whoever has soldiers left after the pairs holds the area. Next: A closed road, and guns.',
    },
  },
  guns: {
    title: 'A closed road, and guns',
    goal: 'Empty Castel d’Aiano without marching there',
    says: {
      battery:
        'Yellow marched into Castel d’Aiano, so its Advance is closed. Guns reach it: command the Barrage of Riva Ridge.',
      target: 'The guns reach three areas far, and each hit removes a soldier. Fire on Castel d’Aiano.',
      elsewhere: 'That is in range, too. Castel d’Aiano is worth three stars.',
      closing: 'Empty, and nobody can march in this round. Next: The drop that cuts.',
    },
  },
  drop: {
    title: 'The drop that cuts',
    goal: 'Take the stars of Castelnuovo from Yellow without entering it',
    says: {
      querciola: 'Whoever holds Querciola commands paratroopers. Advance on it from Riva Ridge.',
      jump: 'Castelnuovo is supplied through Rocca di Roffeno, held by one soldier. Order the Paradrop of Querciola.',
      hinge: 'Soldiers may land almost anywhere, also behind the front. Drop them on Rocca di Roffeno.',
      elsewhere: 'They can land there. Only Rocca di Roffeno cuts Castelnuovo off.',
      closing: 'Control is not supply: stars that are cut off do not count. Next: Cards.',
    },
  },
  cards: {
    title: 'Cards',
    goal: 'Make a Barrage of four dice count',
    says: {
      plan: 'Cards change what is already ordered. Plan: the first space draws three.',
      second: 'The second Plan draws fewer, and takes the initiative.',
      fire: 'Yellow strengthened Monte della Torraccia. Command the Barrage of Riva Ridge against it.',
      strike: 'Before the roll you may add to it. Play Artillery strike: two more dice.',
      bare: 'Two dice may do. The card would have made four.',
      again: 'One hit of four dice is poor. Any card can be thrown away for a new roll: use Momentum.',
      stands: 'The roll stands, and one soldier of Yellow falls.',
      closing: 'Each card has its moment, and each is also a new roll. Next: Under fire.',
    },
  },
  'under-fire': {
    title: 'Under fire',
    goal: 'Hold Gaggio Montano with two against four',
    says: {
      ambush: 'Four of Yellow attack your two in Gaggio Montano. Before you roll, play Ambush: two more dice.',
      bare: 'One die stops one soldier at best, and four are coming.',
      roll: 'Three dice now, and hits fall before the pairs. Roll.',
      again: 'Two hits leave two against two: nobody would stand. Throw Momentum away and roll again.',
      stands: 'Two against two fall in pairs, and the area is empty.',
      closing: 'Four hits, nobody lost: cards defend, too. Next: An empty headquarters.',
    },
  },
  headquarters: {
    title: 'An empty headquarters',
    goal: 'Win the game now: nobody may be left at Zocca',
    says: {
      zocca: 'Zocca is the headquarters of Yellow, held by three; empty, it loses the game. Command its Advance.',
      four: 'You need not take it: if nobody is left, you win. Send four from Pietracolora.',
      few: 'With fewer somebody of Yellow is left, and the game goes on.',
      closing: 'The headquarters is empty, and the war is over. Next: The island.',
    },
  },
  island: {
    title: 'The island',
    goal: 'Bomb Aslito Airfield, then march in',
    says: {
      fly: 'On Saipan aircraft fight over zones. Fly three from the Beachhead zone to the South zone.',
      bomb: 'Each aircraft is one die against an area below, then it goes home. Bomb Aslito with two.',
      elsewhere: 'That lies below, too. The airfield is the way inland.',
      two: 'Two aircraft were needed: two soldiers hold the airfield.',
      march: 'The airfield is empty now. Advance on it from Lake Susupe.',
      closing: 'Bomb first, march afterwards. Next: The last round.',
    },
  },
  'last-round': {
    title: 'The last round',
    goal: 'Win by stars after this round',
    says: {
      win: 'Round 4: Yellow leads by 13 supplied stars to 10, and four commanders are left to you. Hold your areas, cut Yellow off and end ahead.',
      closing: 'You know all that a whole game needs. Play one.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
