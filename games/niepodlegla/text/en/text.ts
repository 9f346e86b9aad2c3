/** Niepodległa in English. In the log the players act in the present tense: “Red rerolls 3 dice”. */
import { capital, counting, houseReasons, NBSP, united } from '@sztab/kernel/words';
import { type FinalId, LOWEST_RANKED } from '../../content/finals.ts';
import type { MissionId } from '../../content/missions.ts';
import { type Colour, PASS_PRICE } from '../../content/players.ts';
import { threatOf } from '../../content/threats.ts';
import { BONUS, type Bonus, MEETING, TOP } from '../../content/tracks.ts';
import { effectsText, needText, negativeText, positiveText, spaceText, thingsIn } from '../cards.ts';
import type { Catalogue, OptionWords } from '../catalogue.ts';
import { sumOf } from '../sums.ts';
import { areaText, CARDS } from './cards.ts';
import options from './options.json' with { type: 'json' };
import { PHASES } from './phases.ts';
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const { colours, towns, sides, regions, tracks: TRACK, prisoners: PRISONER, characterDice: DICE } = CARDS;
const name = (colour: Colour): string => colours[colour].name;
const list = (names: readonly Colour[]): string => names.map(name).join(', ');
const { card, cards, die, faceUp, faces, token } = thingsIn('en');

const { form } = counting('en');
const counted = (n: number, one: string, many = `${one}s`): string => counting('en').counted(n, one, many);
const dice = (n: number): string => counted(n, 'die', 'dice');
const pawns = (n: number): string => counted(n, 'pawn');
const markers = (n: number): string => counted(n, 'marker');
const pips = (n: number): string => (n === 0 ? 'blank' : counted(n, 'pip'));
const missions = (n: number): string => counted(n, 'mission');
const threats = (n: number): string => counted(n, 'threat card');
const challenges = (n: number): string => (n === 0 ? 'no challenges' : counted(n, 'challenge'));
const points = (n: number): string => counted(n, 'point');
const symbols = (n: number): string => counted(n, 'symbol');

const BONUSES: Readonly<Record<Bonus, string>> = {
  removeObstacle: 'remove an obstacle',
  morale: '+1 morale from the next round on',
  refreshTokens: 'refresh tokens',
};

const drawn = (n: number): { name: string; meaning: string } => ({
  name: challenges(n),
  meaning: `${challenges(n)} wait in the final round.`,
});

const pawnsOf = (player: string): OptionWords['firstColour']['values'] => ({
  red: { name: 'Red', meaning: `The ${player} player has the red pawns.` },
  blue: { name: 'Blue', meaning: `The ${player} player has the blue pawns.` },
  yellow: { name: 'Yellow', meaning: `The ${player} player has the yellow pawns.` },
  white: { name: 'White', meaning: `The ${player} player has the white pawns.` },
  black: { name: 'Black', meaning: `The ${player} player has the black pawns.` },
});
const NEXT_COLOUR = { next: { name: 'The next one', meaning: 'The next colour that nobody has.' } };

const OPTIONS: OptionWords = {
  ...options,
  stakes: {
    name: 'Stakes',
    meaning: 'How many challenges wait in the final round.',
    values: {
      0: { name: 'No challenges', meaning: 'The final missions are enough.' },
      1: { name: challenges(1), meaning: 'The game is harder.' },
      2: { name: challenges(2), meaning: 'Harder still.' },
      3: drawn(3),
      4: drawn(4),
      5: drawn(5),
      6: drawn(6),
      ask: { name: 'To be chosen', meaning: 'The team decides when the final round is prepared.' },
    },
  },
  firstColour: {
    name: 'First colour',
    meaning: 'Which colour the first player gets.',
    values: pawnsOf('first'),
  },
  secondColour: {
    name: 'Second colour',
    meaning: 'Which colour the second player gets.',
    values: { ...NEXT_COLOUR, ...pawnsOf('second') },
  },
  thirdColour: {
    name: 'Third colour',
    meaning: 'Which colour the third player gets.',
    values: { ...NEXT_COLOUR, ...pawnsOf('third') },
  },
  fourthColour: {
    name: 'Fourth colour',
    meaning: 'Which colour the fourth player gets.',
    values: { ...NEXT_COLOUR, ...pawnsOf('fourth') },
  },
};

/** The small final missions by the side that lies up. */
function sided(finals: readonly FinalId[], easy: readonly FinalId[]): string {
  const hard = finals.filter((id) => !easy.includes(id));
  const lines = [
    easy.length > 0 ? `Easy side: ${cards(finals.filter((id) => easy.includes(id)))}` : '',
    hard.length > 0 ? `Hard side: ${cards(hard)}` : '',
  ];
  return lines.filter(Boolean).join('. ');
}

const rolling = (still: readonly Colour[]): string => `Still rolling: ${list(still)}`;
const motionOf = (by: Colour, choice: string): string => `Motion by ${name(by)} – ${choice}`;
const pawnFor = (by: Colour, who: Colour): string => (by === who ? 'a pawn' : `${colours[who].of} pawn`);
const left = (n: number): string => (n === 0 ? 'no morale left' : `${counted(n, 'morale marker')} left`);

const NEXT: Catalogue['position']['check'] = (count, shield) =>
  shield ? 'shield' : count > 0 ? threats(count) : 'nothing';

export const en: Catalogue = united(texts, {
  language: 'en',
  cards: CARDS,
  options: OPTIONS,

  prompts: {
    plan({ pawns: placed, dice: shared, close, arbiter }) {
      const theirs = 'The team is making its plan';
      const steps = [placed > 0 ? `place ${pawns(placed)}` : '', shared > 0 ? `share out ${dice(shared)}` : ''].filter(
        Boolean,
      );
      if (steps.length > 0) return { yours: capital(steps.join(' and ')), theirs };
      if (close === 'commit') return { yours: 'The plan is complete: confirm it or change it', theirs };
      if (close === 'motion') return { yours: 'The plan is complete: move to confirm it or change it', theirs };
      return {
        yours: `The plan is complete: the arbiter (${name(arbiter)}) confirms it, anybody may change it`,
        theirs: `The arbiter (${name(arbiter)}) may confirm the plan`,
      };
    },
    roll({ morale, mayReroll, final, mayStop, still }) {
      const theirs = rolling(still);
      if (mayStop)
        return { yours: 'All final missions are satisfied: say “done” or roll on for the challenges', theirs };
      if (final) return { yours: `Roll until all missions are satisfied. Morale: ${morale}`, theirs };
      if (!mayReroll) return { yours: 'Morale is gone: use a morale token or say “done”', theirs };
      return { yours: `Reroll dice or say “done”. Morale: ${morale}`, theirs };
    },
    rolled: (mayClose, still) => ({
      yours: `${rolling(still)}. ${mayClose ? 'You may go on or close the rolling' : 'You may still go on yourself'}`,
      theirs: rolling(still),
    }),
    settle: (missing, claims, still) => ({
      yours:
        missing > 0
          ? `${symbols(missing)} missing for what you claim: use a token or change your choice`
          : `You complete ${claims > 0 ? missions(claims) : 'no mission'}. Change this or settle`,
      theirs: `Settling: ${list(still)}`,
    }),
    motion(by, choice, as, still) {
      const answer = { member: 'Agree or object', arbiter: 'Agree or decide', agreed: 'You may still decide' };
      const motion = motionOf(by, choice);
      return { yours: `${motion}. ${answer[as]}`, theirs: `${motion}. Waiting for ${list(still)}` };
    },
    decide: (by, choice, arbiter) => ({
      yours: `Objection. ${motionOf(by, choice)}. Decide`,
      theirs: `Objection. ${motionOf(by, choice)}. ${name(arbiter)} decides`,
    }),
    team: (source, what, arbiter) => ({
      yours: `${source}: choose ${what}`,
      theirs: `${source}: ${arbiter ? `the arbiter (${name(arbiter)})` : 'the team'} chooses ${what}`,
    }),
    question(q, side) {
      switch (q.is) {
        case 'obs':
        case 'ind': {
          const which = `town${areaText(q.where)}`;
          const forWhat = q.is === 'ind' ? 'for the independence token' : `for the obstacle (${sides[side ?? q.kind]})`;
          if (q.more) return `the first of two towns${areaText(q.where)} ${forWhat}`;
          return q.not ? `a second ${which} ${forWhat}, not ${towns[q.not].title}` : `a ${which} ${forWhat}`;
        }
        case 'kind':
          return `the obstacle that the token removes ${towns[q.town].in}`;
        case 'bonus':
          return 'an obstacle to remove';
        case 'alternative':
          return 'one of the two options';
        case 'jail-pawn':
          return 'the pawn that goes to prison';
        case 'jail-die':
          return 'the character die that goes to prison';
        case 'discard':
          return q.count === 2 ? 'the first of two missions to discard' : 'a mission to discard';
        case 'stakes':
          return 'the number of challenges (5\u00a0points each; for one that fails the black die is rolled)';
      }
    },
    space: (round) => `Time track, space ${round}`,
  },

  choices: {
    town(town, turn) {
      const { title } = towns[town];
      if (turn === null) return title;
      const turns = {
        obstacle: 'obstacle',
        loss: 'an independence token is lost',
        independence: 'independence token',
        removal: 'an obstacle goes',
      };
      return `${title} (${turns[turn]})`;
    },
    alternative: (index, effects) => effects ?? (index === 0 ? 'the first option' : 'the second option'),
    kind: (side) => `remove: ${sides[side]}`,
    remove: (town, side) => `remove: ${towns[town].title}, ${sides[side]}`,
    jailPawn: (colour) => `to prison: ${colours[colour].of} pawn`,
    jailDie: (character) => `to prison: ${DICE[character]}`,
    discard: (id) => `discard: ${card(id)}`,
    stakes: challenges,
  },

  moves: {
    placePawn: (colour, id) => `Place ${colours[colour].of} pawn: ${card(id)}`,
    takePawn: (colour, id) => `Take ${colour ? colours[colour].of : 'the'} pawn back: ${card(id)}`,
    giveDie: (colour) => `Give a die to ${name(colour)}`,
    returnDie: (colour) => `Return a die of ${name(colour)}`,
    selectDie: (die) => `Choose ${die}`,
    unselectDie: (die) => `Do not reroll ${die}`,
    reroll: (count) =>
      count === null ? 'Reroll the chosen dice and the black one' : `Reroll ${dice(count)} and the black one`,
    passDie: (die, to) => `Pass to ${name(to)} for ${PASS_PRICE}${NBSP}morale: ${die}`,
    passToken: (which, to) => `Pass a token to ${name(to)} for ${PASS_PRICE}${NBSP}morale: ${which}`,
    spendToken: (which) => `Use the token: ${which}`,
    keepToken: (which) => `Do not use the token: ${which}`,
    claim: (id) => `Complete: ${card(id)}`,
    unclaim: (id) => `Do not complete: ${card(id)}`,
    settle: (claims) => (claims ? `Settle: ${missions(claims)}` : 'Settle without a mission'),
    decide: (choice) => `I decide – ${choice}`,
  },

  events: {
    opened: ({ missions: row, arbiter }) =>
      `The game begins: ${missions(row.length)} in the row, ${name(arbiter)} is the arbiter`,
    'pawn-placed': ({ by, who, card: id }) => `${name(by)} places ${pawnFor(by, who)}: ${card(id)}`,
    'pawn-taken': ({ by, who, card: id }) => `${name(by)} takes back ${pawnFor(by, who)}: ${card(id)}`,
    'die-given': ({ by, who, die: which }) =>
      by === who ? `${name(by)} takes ${die(which)}` : `${name(by)} gives ${die(which)} to ${name(who)}`,
    'die-returned': ({ by, who, die: which }) =>
      by === who ? `${name(by)} returns ${die(which)}` : `${name(by)} returns ${die(which)} from ${name(who)}`,
    'plan-committed': ({ by }) => `The plan is confirmed (${name(by)})`,
    'plan-reopened': ({ by }) => `${name(by)} opens the plan again`,
    motion: motionOf,
    agreed: ({ by }) => `${name(by)} agrees`,
    objected: ({ by }) => `${name(by)} objects`,
    decided: (by, choice) => `${name(by)} decides – ${choice}`,
    rolled: ({ rolls }) =>
      `First roll. ${rolls.map(({ who, dice: rolled }) => `${name(who)}: ${sumOf(rolled, 'en')}`).join('. ')}`,
    rerolled: ({ by, dice: rolled, pips: n }) =>
      `${name(by)} rerolls ${dice(rolled.length)}. ${capital(faces(rolled))}. Black die: ${pips(n)}`,
    'morale-lost': ({ count, left: n, overdrawn }) => {
      if (count === 0) return 'No morale is left: overdrawn';
      const lost = `Morale${NBSP}−${count}, ${n === 0 ? 'nothing left' : `${n}${NBSP}left`}`;
      return overdrawn ? `${lost}, overdrawn` : lost;
    },
    'die-passed': ({ by, who, die: which, up, left: n }) =>
      `${name(by)} passes ${faceUp(which, up)} to ${name(who)}, ${left(n)}`,
    'token-passed': ({ by, who, token: id, left: n }) =>
      `${name(by)} passes a token to ${name(who)}: ${token(id)}, ${left(n)}`,
    'morale-token': ({ by, token: id, left: n }) => `${name(by)} uses the token: ${token(id)}, now ${markers(n)}`,
    done: ({ by }) => `${name(by)} is done`,
    undone: ({ by }) => `${name(by)} is not done after all`,
    'rolling-ended': ({ why, by }) => {
      const reasons = {
        done: 'all are done',
        arbiter: `the arbiter closes it${by ? ` (${name(by)})` : ''}`,
        'no-morale': 'morale is gone',
        overdrawn: 'overdrawn',
        limit: 'no more rerolls',
      };
      return `The rolling is over: ${reasons[why]}`;
    },
    settled: ({ by, cards: done, tokens: used }) => {
      if (done.length === 0) return `${name(by)} completes no mission`;
      const with_ = used.length > 0 ? `. ${used.length === 1 ? 'Token' : 'Tokens'}: ${used.map(token).join(', ')}` : '';
      return `${name(by)} completes ${missions(done.length)}: ${cards(done)}${with_}`;
    },
    released: ({ morale, neutral, pawns: out, characters }) => {
      const freed = [
        ...(morale > 0 ? [counted(morale, 'morale marker')] : []),
        ...(neutral > 0 ? [counted(neutral, 'neutral die', 'neutral dice')] : []),
        ...out.map((colour) => `${colours[colour].of} pawn`),
        ...characters.map((character) => DICE[character]),
      ];
      return `Out of prison: ${freed.join(', ')}`;
    },
    harm: ({ card: id, failed, bolshevik }) =>
      `${failed ? 'A mission that failed does harm' : 'A mission without a pawn does harm'}: ${card(id)}. ${negativeText(id as MissionId, 'en', bolshevik)}`,
    success: ({ card: id }) => `Mission completed: ${card(id)}. ${positiveText(id as MissionId, 'en')}`,
    track: ({ track, from, to }) => {
      const bonus = to > from ? BONUS[track][to] : undefined;
      return `${TRACK[track]}: from ${from} to ${to}${bonus ? `, bonus: ${BONUSES[bonus]}` : ''}`;
    },
    'track-stands': ({ track, at }) =>
      `${TRACK[track]} stays on ${at}: ${at === TOP ? 'it cannot rise further' : 'it cannot fall further'}`,
    'independence-token': ({ town, against, bolshevik }) =>
      against
        ? `The independence token removes an obstacle ${towns[town].in}: ${sides[bolshevik ? 'bolsheviks' : against]}`
        : `Independence token ${towns[town].in}`,
    'no-independence-token': ({ town }) => `No independence token is left: nothing changes ${towns[town].in}`,
    obstacle: ({ town, kind, cancelled, bolshevik }) => {
      const side = sides[bolshevik ? 'bolsheviks' : kind];
      return cancelled
        ? `The obstacle (${side}) removes an independence token ${towns[town].in}`
        : `Obstacle ${towns[town].in}: ${side}`;
    },
    'obstacle-removed': ({ town, kind, bolshevik }) =>
      `Obstacle removed ${towns[town].in}: ${sides[bolshevik ? 'bolsheviks' : kind]}`,
    'black-die': ({ pips: n }) => `Black die: ${pips(n)}`,
    'mission-removed': ({ card: id }) => `The card is lost: ${card(id)}`,
    'mission-discarded': ({ card: id }) => `Mission discarded: ${card(id)}`,
    'nothing-to-discard': ({ lacking }) =>
      lacking === 2
        ? 'No mission is discarded: a pawn stands on every one'
        : 'No further mission is discarded: a pawn stands on every one',
    'character-gained': ({ who, character }) => `${name(who)} gains a character die: ${card(character)}`,
    'token-gained': ({ who, token: id }) => `${name(who)} gains a token: ${token(id)}`,
    jailed: ({ what, who, character }) =>
      `To prison: ${who ? `${colours[who].of} pawn` : character ? DICE[character] : PRISONER[what]}`,
    'nobody-jailed': ({ what }) => `Prison, ${PRISONER[what]}: there is none to take`,
    'morale-check': ({ morale, overdrawn, threats: count, shield }) =>
      `Morale check, ${overdrawn ? 'overdrawn' : markers(morale)}: ${NEXT(count, shield)}`,
    threat: ({ threat, bolshevik }) =>
      `Threat: ${card(threat)}. ${effectsText(threatOf(threat).effects, 'en', bolshevik)}`,
    averted: ({ regions: named }) =>
      `No second effect: there is independence ${named.map((region) => regions[region].in).join(' or ')}`,
    time: ({ round, shielded, early }) => {
      const effect = spaceText(round, 'en', shielded ? 'The shield keeps its effect away' : null);
      return `${early ? `Time${NBSP}+1` : 'Time'}: space ${round}, ${CARDS.rounds[round]}${effect}`;
    },
    'time-stands': () => `Time${NBSP}+1 changes nothing in round 9`,
    february: ({ bolsheviks: n, merged }) =>
      `February Revolution: Russian tokens are Bolshevik from now on, on the board: ${n}. ${
        merged > 0
          ? `Threats of 1917–1918 come next; ${counted(merged, 'card', 'cards')} of 1914–1916 ${form(merged, 'goes', 'go')} under them`
          : 'Threats of 1917–1918 come next'
      }`,
    'missions-laid': ({ missions: laid }) => `${laid.length === 1 ? 'New mission' : 'New missions'}: ${cards(laid)}`,
    pools: ({ round, dice: n, morale }) => `Pools for round ${round}: ${dice(n)}, ${counted(morale, 'morale marker')}`,
    independence: ({ acc, fp, met }) =>
      `11 November 1918: accord ${acc}, foreign policy ${fp}. ${met ? 'The Polish state is born' : 'The tracks have not met'}`,
    'finals-laid': ({ finals, easy, paris, warsaw }) =>
      `${card('paris')}: ${needText([0, paris, 0, 0], 'en')}. ${card('warsaw')}: ${needText([0, 0, 0, warsaw], 'en')}. ${sided(finals, easy)}`,
    stakes: ({ challenges: ids }) =>
      ids.length === 0 ? 'Stakes: no challenges' : `Stakes, ${challenges(ids.length)}: ${cards(ids)}`,
    penalty: ({ challenge, pips: n, left: rest }) =>
      `Challenge not completed: ${card(challenge)}. Black die: ${pips(n)}, ${left(rest)}`,
    conceded: ({ by }) => `The team gives up (${name(by)})`,
    'game-over': (result) => en.ending(result),
  },

  position: {
    round: (round) => (round === 10 ? 'Final round' : `Round ${round}`),
    phases: PHASES,
    arbiter: (colour) => `arbiter: ${name(colour)}`,
    tracks: TRACK,
    sum: (sum) => {
      if (sum < MEETING) return `sum ${sum}, ${MEETING - sum} short of meeting`;
      return sum === MEETING ? `sum ${sum}, the tracks have met` : `sum ${sum}, passed each other by ${sum - MEETING}`;
    },
    morale: (n) => `Morale: ${markers(n)}`,
    check: (count, shield) => `a check now would bring: ${NEXT(count, shield)}`,
    inHand: (n) => `${pawns(n)} in hand`,
    prisoners: (what, n) =>
      what === 'morale' ? counted(n, 'morale marker') : counted(n, 'neutral die', 'neutral dice'),
    pawnOf: (colour) => `${colours[colour].of} pawn`,
    pool: (n) => `${dice(n)} in the pool`,
    stack: (counts) => `Mission stack: ${counts.map((n, i) => `deck ${i + 1}: ${n}`).join(', ')}`,
    top: (deck, date) => `on top deck ${deck}, ${date}`,
    threats: (old, recent) => `threats 1914–1916: ${old}, 1917–1918: ${recent}`,
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('en') },
  ending: ({ reason, points: n, rank }) => {
    if (n === 0) return en.endings[reason];
    if (rank !== 'none') return `${en.endings[reason]}. ${points(n)}, rank: ${CARDS.ranks[rank]}`;
    const end = `${en.endings[reason]}. ${points(n)}, ${CARDS.ranks.none}`;
    return n < LOWEST_RANKED && reason !== 'conceded'
      ? `${end} (under ${LOWEST_RANKED}): note the result and try again`
      : end;
  },
});
