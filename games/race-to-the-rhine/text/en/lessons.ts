/** What the lessons say, in English. */
import type { LessonWords } from '@sztab/kernel/words';

export const lessons = {
  fuel: {
    title: 'Fuel',
    goal: 'Take Reims and its medal in one move',
    says: {
      move: 'First across the Rhine wins, else medals count. Set out with XII Corps: it costs 1 fuel.',
      vitry: 'One fuel is enough for three towns in a row. Drive to Vitry first.',
      elsewhere: 'That road is open, too. This lesson goes another way.',
      early: 'Stopping is allowed, and the rest of the move is lost.',
      chalons: 'Each new town turns up a card; this one left food on the field. Go on to Châlons.',
      reims: 'Nothing happened there. Reims has a medal: take it with the last step.',
      load: 'A medal, and captured fuel lies on the field. Load it onto XII Corps: that costs no action.',
      closing: 'Three towns, a medal, a full tank. Next: What the road brings.',
    },
  },
  road: {
    title: 'What the road brings',
    goal: 'Use the cards of the road',
    says: {
      vitry: 'Cards of the road help, hurt or trade. Move XII Corps to Vitry.',
      market: 'The black market swaps one token for another kind. Swap food for ammo.',
      kept: 'Declining is allowed. Ammo is what battles ask for, though.',
      'other-swap': 'That swap is fine, too. Battles ask for ammo.',
      on: 'Two steps are left. Go on by Châlons to Reims.',
      early: 'Stopping is allowed, and the rest of the move is lost.',
      card: 'Starving civilians got nothing; Reims brought a Resistance card to keep. Play it: one more action.',
      closing: 'Kept cards are actions for a better day. Next: Bring it up.',
    },
  },
  transport: {
    title: 'Bring it up',
    goal: 'Bring ammo to XX Corps',
    says: {
      take: 'Supplies come to your base and drive from there. Take ammo in Orléans.',
      'other-kind': 'That is useful, too. XX Corps has no ammo at all.',
      'first-truck': 'A truck drives one road, then stands there. Send one with ammo from Orléans to Pithiviers.',
      'second-truck': 'Five trucks cost the same action as one. Send the next from Pithiviers to Fontainebleau.',
      load: 'The ammo lies beside XX Corps now. Load it.',
      closing: 'A chain of trucks is the only way forward. Next: Battle.',
    },
  },
  battle: {
    title: 'Battle',
    goal: 'Win with ammo, and see what happens without',
    says: {
      load: 'Ammo lies in Fontainebleau, and any unknown town may hide a division. Load 2 onto XX Corps.',
      unarmed: 'It can set out so. Without ammo a division throws it back.',
      sezanne: 'Two ammo aboard. Move XX Corps to Sézanne.',
      on: 'A division for 1 ammo: won. A battle stops you, and going on costs 1 fuel: drive to Vitry.',
      early: 'Stopping is allowed, and the rest of the move is lost.',
      without: 'XII Corps has no ammo. Move it to Brienne all the same, and see.',
      closing: 'Lost, back in Troyes, and the fuel is gone. Next: Hunger.',
    },
  },
  hunger: {
    title: 'Hunger',
    goal: 'XX Corps moves again',
    says: {
      start: 'Three free trucks are left. Move XX Corps to Sézanne.',
      civilians: 'Starving people ask for bread. Give your last food for a medal.',
      kept: 'Keeping it is allowed, and the medal is lost.',
      'last-truck': 'Whoever takes the last truck starts the logistics phase. Take all three.',
      'leaves-some': 'Then some are left, and the phase waits.',
      later: 'The phase will come all the same, when somebody else chooses.',
      immobile: 'Everybody ate; XX Corps had nothing and stands. End your turn and place a marker.',
      take: 'A hungry corps stays where it is. Take food in Orléans.',
      bring: 'Three trucks make the chain. Send 2 food from Orléans by Pithiviers and Fontainebleau to Sézanne.',
      'one-road': 'It stopped on the way. A truck drives one road; take back, or add the next.',
      closing: 'XX Corps has eaten and can move. Next: Encirclement.',
    },
  },
  encirclement: {
    title: 'Encirclement',
    goal: 'Take six towns with two steps',
    says: {
      brienne: 'What is cut off from Germany falls without a shot. Move XII Corps to Brienne.',
      chaumont: 'One road is left to the towns in the south. Close it: drive to Chaumont.',
      germans: 'Four more towns are yours. End the turn: now you play the Germans, so close the crossing at Koblenz.',
      elsewhere: 'A marker there is legal. Koblenz is where the Rhine can be crossed.',
      closing: 'Each marker is also the clock: the last one ends the game. Next: Ports, commander, air.',
    },
  },
  ports: {
    title: 'Ports, commander, air',
    goal: 'As Montgomery, take Le Havre',
    says: {
      take: 'Montgomery takes two tokens more. Take ammo in Lisieux, and twice fuel besides.',
      load: 'Le Havre is a fortress. Load 1 ammo and 2 fuel onto I Corps.',
      air: 'Air support shows the next card of the resistance, and pays one ammo there. Use it.',
      end: 'You know what waits. End your turn and place a marker.',
      havre: 'Now drive by Yvetot to Le Havre with I Corps.',
      early: 'Stopping is allowed, and the rest of the move is lost.',
      closing: 'A port of your own shortens every road. Next: Paratroops and the clock.',
    },
  },
  paratroops: {
    title: 'Paratroops and the clock',
    goal: 'Take Sézanne with a corps that has no ammo',
    says: {
      reims: 'A drop costs a medal. First fetch one: drive by Vitry and Châlons to Reims with XII Corps.',
      early: 'Stopping is allowed, and the rest of the move is lost.',
      drop: 'Paratroops wait in a town and pay for its battle. Drop them on Sézanne for your medal.',
      elsewhere: 'They can land there. XX Corps stands beside Sézanne, though.',
      sezanne: 'Patton moves one corps as an extra action. Move XX Corps to Sézanne by his card.',
      closing: 'The paratroops paid; was it worth a medal? Next: Across the Rhine.',
    },
  },
  across: {
    title: 'Across the Rhine',
    goal: 'Cross the Rhine by the end of the next turn',
    says: {
      cross:
        'XX Corps stands hungry at Trier, three towns from Koblenz. A transport from Épinal begins: bring it food and ammo, and cross next turn.',
      closing: 'You know all that a whole game needs. Play one.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
