import { readFileSync } from 'node:fs';
import { type Language, Match, type Outcome, readRecord } from '@sztab/kernel';
import { Listener, type Setting, settingsOf } from '@sztab/kernel/testing';
import { counting, languagesOf, NBSP } from '@sztab/kernel/words';
import { describe, expect, it } from 'vitest';
import {
  commonTexts,
  different,
  full,
  inBoth,
  inBothOf,
  listed,
  meaningsOf,
  plain,
  speaksWell,
  startOf,
} from '../../testing/words.ts';
import { TOKENS } from '../content/characters.ts';
import { CHARACTERS, DICE, faceOf } from '../content/dice.ts';
import { BLACK, DISCARD2, type Effect, jail, obs, SHIELD, TIME, unless } from '../content/effects.ts';
import { CHALLENGES, FINALS, finalOf, MAIN_FINALS, RANKS } from '../content/finals.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { COLOURS } from '../content/players.ts';
import { THREATS, type ThreatId, threatOf } from '../content/threats.ts';
import { REGIONS, TOWNS } from '../content/towns.ts';
import type { Event } from '../rules/events.ts';
import { niepodlegla as game } from '../rules/index.ts';
import { type Move, type Shape, takesBack } from '../rules/moves.ts';
import { REASON_RULE } from '../rules/reasons.ts';
import type { CardId, Frame, Motion, Question, Result, State } from '../rules/state.ts';
import {
  CARDS,
  cardDate,
  catalogues,
  conditionText,
  dieText,
  effectsText,
  effectText,
  faceText,
  missionDate,
  needText,
  negativeText,
  positiveText,
  rankText,
  tokenText,
  words,
} from './index.ts';

const PROMPTS = listed(`
  plan roll rolled settle motion decide place-obstacle place-independence choose-kind remove-obstacle
  choose-alternative jail-pawn jail-die discard-mission set-stakes`);
const VERBS = listed(`
  placePawn takePawn giveDie returnDie commitPlan selectDie unselectDie reroll passDie passToken useMoraleToken
  done undone closeRolling claim unclaim useToken unuseToken settle chooseTown chooseAlternative chooseKind
  removeObstacle decline jailPawn jailDie discardMission setStakes agree object decide`);
const ENDS: readonly Result['reason'][] = ['complete', 'stopped', 'not-met', 'morale', 'penalty', 'limit', 'conceded'];

/** What hardly ever happens at random is told by hand. */
const RARE: readonly Event[] = [
  { is: 'no-independence-token', town: 'lwow' },
  { is: 'no-threat-left' },
  { is: 'bonus-declined' },
  { is: 'time-stands' },
  { is: 'nothing-to-discard', lacking: 1 },
  { is: 'nothing-to-discard', lacking: 2 },
  { is: 'track-stands', track: 'acc', at: 10 },
  { is: 'penalty', challenge: 'A-75', pips: 1, left: 4 },
  { is: 'penalty', challenge: 'A-76', pips: 0, left: 0 },
  { is: 'conceded', by: 'blue' },
  { is: 'nobody-jailed', what: 'pawn' },
  { is: 'rolling-ended', why: 'limit', by: null },
  { is: 'stakes', challenges: [] },
  { is: 'stakes', challenges: ['A-70', 'A-77'] },
  { is: 'averted', regions: ['kresy', 'central'] },
  { is: 'released', morale: 1, neutral: 2, pawns: ['red'], characters: ['haller'] },
  ...ENDS.map((reason): Event => ({ is: 'game-over', won: false, reason, points: 45, rank: 'major', completed: [] })),
];

const start = (players = 3, options: Setting['options'] = {}): State => startOf(game, players, options);

/** A table at this frame, changed as told. */
const tableAt = (f: Frame, change: Partial<State> = {}, options: Setting['options'] = {}): State =>
  Object.assign(start(3, options), { flow: [f] }, change);

const team = (question: Question, motion: Motion | null = null): Frame => ({
  step: 'team',
  question,
  card: null,
  motion,
});

function listen(): Listener<Shape> {
  const all = new Listener(game, words);
  // Taking back and being done seldom: otherwise nothing happens.
  const seldom = (move: Move): boolean => takesBack(move) || move === 'done';
  for (const [n, setting] of settingsOf(game).entries()) if (n % 9 === 0) all.play(setting, `words ${n}`, { seldom });
  for (const consent of ['open', 'motion', 'arbiter'])
    for (const players of [2, 4]) {
      const options = { consent, stakes: 'ask' };
      all.play({ players, options }, `end ${players}`, { seldom, prepare: (s) => nearTheEnd(s, players) });
    }
  for (const event of RARE) all.event(event);
  for (const reason of ENDS)
    for (const points of [0, 44, 53]) all.outcome({ winners: [], reason, scores: [points, points] });
  return all;
}

/** Chance seldom leads to the final round: this table is two rounds before it, and rich. */
function nearTheEnd(s: State, players: number): void {
  Object.assign(s, { round: 8, acc: 8, fp: 8, characters: { ...s.characters, haller: 1, witos: 0 } });
  s.tokens.push(...TOKENS.map((token, i) => ({ token, owner: i % players, holder: i % players, active: true })));
  // Who is there already is not won again.
  const won = (id: CardId): boolean =>
    missionOf(id as MissionId)
      .positive.flat()
      .some(({ is }) => is === 'token' || is === 'die');
  s.row = s.row.filter((id) => !won(id));
  s.stack = s.stack.filter((id) => !won(id));
  s.towns.lwow = { ind: 0, ru: 1, cp: 1, ua: 0 };
}

const heard = listen();

const EFFECTS: readonly Effect[] = [
  ...MISSIONS.flatMap((id) => [...missionOf(id).positive.flat(), ...missionOf(id).negative]),
  ...THREATS.flatMap((id) => threatOf(id).effects),
  { is: 'removeObstacle' },
  { is: 'refreshTokens' },
  { is: 'discard', count: 1 },
];

/** What never changes: names, cards, options, reasons. */
function standingText(language: Language): string[] {
  const c = CARDS[language];
  return [
    ...commonTexts(game, words[language], Object.keys(REASON_RULE)),
    ...COLOURS.flatMap((colour) => Object.values(c.colours[colour])),
    ...TOWNS.flatMap((town) => Object.values(c.towns[town])),
    ...REGIONS.flatMap((region) => Object.values(c.regions[region])),
    ...Object.values(c.names),
    ...Object.values(c.sides),
    ...Object.values(c.rounds),
    ...RANKS.map(([, rank]) => rankText(rank, language)),
    ...EFFECTS.flatMap((effect) => [false, true].map((bolsheviks) => effectText(effect, language, bolsheviks))),
    ...MISSIONS.flatMap((id) => [
      positiveText(id, language),
      negativeText(id, language, false),
      negativeText(id, language, true),
      missionDate(id, language),
      needText(missionOf(id).needs, language),
    ]),
    ...FINALS.map((id) => conditionText(finalOf(id).easyIf, language)),
    ...TOKENS.map((token) => tokenText(token, language)),
    ...DICE.flatMap((die) => [
      dieText(die, language),
      ...[1, 2, 3, 4, 5, 6].map((up) => faceText(faceOf(die, up), language)),
    ]),
  ];
}

const CODES: readonly RegExp[] = [
  /\b[AZ]-\d\d\b/, // cards
  /\bn\d+\b/, // dice
  /@|\*/,
];
/** A card whose obstacle is Russian, and Bolshevik later. */
const RUSSIAN_THREAT = THREATS.find((id) =>
  threatOf(id).effects.some((one) => one.is === 'obs' && one.kind === 'ru'),
) as ThreatId;

speaksWell({ game, words, catalogues, heard, prompts: PROMPTS, verbs: VERBS }, REASON_RULE, {
  standing: standingText,
  toRead: (language) => meaningsOf(game, words[language]),
  codes: CODES,
  lines: [10, 14],
  most: { order: 170, waiting: 170, move: 125 },
  counted:
    /\d (dic?e |pawns?|markers?|missions? |points?|pips?|challenges?|threat|kość|kości |pion|znacz|misj[aeęi] |punkt|oczk|wyzwa|kart)/u,
  minus: '−1',
  begins: /^[\p{Lu}\d]/u,
  wrongMarks: { pl: /["“]/, en: /["„]/ },
  typeset: (language) => [
    ...EFFECTS.map((effect) => effectText(effect, language, true)),
    ...FINALS.map((id) => conditionText(finalOf(id).easyIf, language)),
  ],
  english:
    'mission|Warsaw|Poland|token|dice?|pawns?|money|people|fight|Red|Blue|Yellow|White|takes?|chooses?|points?|cards?|round',
});

describe.each(languagesOf(words))('the words in language %s', (language) => {
  const say = words[language];
  const catalogue = catalogues[language];

  it('name every card, person and ending, and no other', () => {
    full(catalogue.endings, ENDS);
    const { names } = CARDS[language];
    for (const id of [...MISSIONS, ...FINALS, ...CHALLENGES, ...THREATS, ...MAIN_FINALS, ...CHARACTERS, ...TOKENS])
      expect(names[id], id).toBeTruthy();
  });

  it('give no two things of a kind the same name', () => {
    const { names, towns, regions, ranks, sides } = CARDS[language];
    different([...MISSIONS, ...FINALS, ...CHALLENGES, ...THREATS, ...MAIN_FINALS].map((id) => names[id] as string));
    different(TOWNS.map((town) => towns[town].title));
    different(TOWNS.map((town) => towns[town].in));
    different(REGIONS.map((region) => regions[region].title));
    different(Object.values(ranks));
    different(Object.values(sides));
    different(DICE.map((die) => dieText(die, language)));
  });

  it('refuse codes that do not exist instead of showing them', () => {
    const view = game.view(start(), 0);
    expect(() => say.prompt('settle', view)).toThrow(RangeError);
    expect(() => say.prompt('motion', view)).toThrow(RangeError);
  });
});

/** What is said, in Polish and in English, one after the other. */
const { asked, waiting, spoken, moves, line, ended } = inBothOf(words);

describe('the order line', () => {
  it('counts what the plan still lacks, and tells how it is closed', () => {
    const state = start(3, { consent: 'motion' });
    expect(asked('plan', game.view(state, 0))).toEqual([
      'Postaw 6 pionków i rozdaj 9 kości',
      'Place 6 pawns and share out 9 dice',
    ]);
    state.pawns = state.row.slice(0, 6).map((card, i) => ({ card, seat: i % 3 }));
    state.players.forEach((player, seat) => {
      player.held = state.pool.slice(seat * 3, seat * 3 + 3).map((die) => ({ die, up: 0, selected: false }));
    });
    state.pool = [];
    expect(asked('plan', game.view(state, 0))[0]).toBe('Plan jest gotowy: zatwierdź go albo zmień');
    expect(asked('plan', game.view(state, 1))[0]).toBe('Plan jest gotowy: złóż wniosek o zatwierdzenie albo go zmień');
    expect(words.pl.move('commitPlan', game.view(state, 1))).toBe(`Złóż wniosek o${NBSP}zatwierdzenie planu`);
  });

  it('names the card that asks, the kind of token and the towns', () => {
    const question: Question = { is: 'obs', kind: 'ru', where: '@kresy', not: null, more: false };
    const s = tableAt({ ...team(question), card: 'A-54' } as Frame, { phase: 'negative' });
    expect(asked('place-obstacle', game.view(s, 0))).toEqual([
      'Bitwa pod Kostiuchnówką: wybierz miasto na Kresach dla przeszkody (Rosja)',
      'Battle of Kostiuchnówka: choose a town of Kresy for the obstacle (Russia)',
    ]);
    const later = tableAt(team({ ...question, not: 'luck' }), { phase: 'time', round: 6 });
    expect(asked('place-obstacle', game.view(later, 0))).toEqual([
      'Tor czasu, pole 6: wybierz drugie miasto na Kresach dla przeszkody (bolszewicy), inne niż Łuck',
      'Time track, space 6: choose a second town of Kresy for the obstacle (Bolsheviks), not Łuck',
    ]);
    const threat = tableAt(
      team({ is: 'jail-pawn' }),
      { phase: 'check', spentThreats: ['Z-05'] },
      { consent: 'arbiter' },
    );
    expect(waiting('jail-pawn', game.view(threat, 1))).toEqual([
      'Areszty wśród działaczy: rozjemca (czerwony) wybiera pionek, który idzie do więzienia',
      'Arrests of activists: the arbiter (Red) chooses the pawn that goes to prison',
    ]);
  });

  it('tells whose motion it is, and what is moved', () => {
    const motion: Motion = { by: 1, option: 'chooseAlternative(1)', agreed: [], objected: false };
    const s = tableAt(team({ is: 'alternative', mission: 'A-06' }, motion), {}, { consent: 'motion' });
    expect(asked('motion', game.view(s, 2))).toEqual([
      'Wniosek niebieskiego – Żeton niepodległości: Kraków. Zgódź się albo zgłoś sprzeciw',
      'Motion by Blue – Independence token: Kraków. Agree or object',
    ]);
    expect(waiting('motion', game.view(s, 1))).toEqual([
      'Wniosek niebieskiego – Żeton niepodległości: Kraków. Czekamy na odpowiedź: czerwony, żółty',
      'Motion by Blue – Independence token: Kraków. Waiting for Red, Yellow',
    ]);
    motion.agreed.push(0);
    expect(asked('motion', game.view(s, 0))[0]).toMatch(/Możesz jeszcze rozstrzygnąć$/);
    motion.objected = true;
    expect(waiting('decide', game.view(s, 1))[0]).toMatch(/^Sprzeciw\. .*Rozstrzyga czerwony$/);
  });

  it('tells in the final round what is to be done', () => {
    const roll: Frame = { step: 'roll', takeBacks: [0, 0, 0], done: [false, false, true], rerolls: 0 };
    const s = tableAt(roll, { round: 10, phase: 'roll', main: { paris: 9, warsaw: 8 }, morale: 4 });
    expect(asked('roll', game.view(s, 0))[0]).toBe('Rzucajcie, aż spełnicie wszystkie misje. Morale: 4');
    expect(waiting('rolled', game.view(s, 2))).toEqual([
      'Rzucają jeszcze: czerwony, niebieski',
      'Still rolling: Red, Blue',
    ]);
  });
});

describe('a move', () => {
  it('says whose pawn or die it is', () => {
    const s = start();
    s.pawns = [{ card: 'A-02', seat: 2 }];
    const view = game.view(s, 0);
    moves(view, {
      'placePawn(red,A-01)': ['Postaw pionek czerwonego: Józef Piłsudski', 'Place Red’s pawn: Józef Piłsudski'],
      'takePawn(A-02)': ['Zdejmij pionek żółtego: Roman Dmowski', 'Take Yellow’s pawn back: Roman Dmowski'],
      'giveDie(blue)': ['Daj kość niebieskiemu', 'Give a die to Blue'],
    });
  });

  it('shows what lies up, and counts the dice of a reroll', () => {
    const roll: Frame = { step: 'roll', takeBacks: [0, 0, 0], done: [false, false, false], rerolls: 0 };
    const s = tableAt(roll);
    s.players.forEach((player) => {
      player.held = [];
    });
    s.players[0]?.held.push(
      { die: 'n1', up: 5, selected: true },
      { die: 'n2', up: 1, selected: true },
      { die: 'pilsudski', up: 2, selected: false },
    );
    const view = game.view(s, 0);
    moves(view, {
      reroll: ['Przerzuć 2 kości i czarną', 'Reroll 2 dice and the black one'],
      'unselectDie(n1)': ['Nie przerzucaj: kość 1 (ludzie + pieniądze)', 'Do not reroll die 1 (people + money)'],
      'passDie(pilsudski,blue)': [
        'Przekaż niebieskiemu za 2 morale: kość Piłsudskiego (2 × walka)',
        'Pass to Blue for 2 morale: Piłsudski’s die (2 × fight)',
      ],
    });
  });

  it('of the arbiter names what is decided on, whatever is asked', () => {
    const decided = (question: Question, move: Move) => spoken(move, game.view(tableAt(team(question)), 0));
    const anywhere = { where: '*', not: null, more: false } as const;
    expect(decided({ is: 'ind', ...anywhere }, 'decide(warszawa)')).toEqual([
      'Rozstrzygam – Warszawa (przeszkoda odchodzi)',
      'I decide – Warsaw (an obstacle goes)',
    ]);
    expect(decided({ is: 'obs', kind: 'cp', ...anywhere }, 'decide(krakow)')[0]).toBe(
      'Rozstrzygam – Kraków (przeszkoda)',
    );
    expect(decided({ is: 'bonus' }, 'decide(lwow,ua)')).toEqual([
      'Rozstrzygam – do usunięcia: Lwów, wpływy ukraińskie',
      'I decide – remove: Lwów, Ukrainian influence',
    ]);
    expect(decided({ is: 'bonus' }, 'decide(decline)')[0]).toBe('Rozstrzygam – bez usuwania przeszkody');
    expect(decided({ is: 'alternative', mission: 'A-19' }, 'decide(0)')[1]).toBe('I decide – Foreign policy +1');
    expect(decided({ is: 'jail-die' }, 'decide(haller)')[0]).toBe('Rozstrzygam – do więzienia: kość Hallera');
    expect(decided({ is: 'discard', count: 2 }, 'decide(A-03)')[0]).toMatch(/do odrzucenia: Związek Strzelecki/);
    expect(decided({ is: 'stakes' }, 'decide(2)')).toEqual(['Rozstrzygam – 2 wyzwania', 'I decide – 2 challenges']);
    expect(decided({ is: 'kind', town: 'lwow' }, 'decide(ru)')[0]).toBe('Rozstrzygam – do usunięcia: Rosja');
    expect(decided({ is: 'jail-pawn' }, 'decide(black)')[0]).toBe('Rozstrzygam – do więzienia: pionek czarnego');
  });
});

describe('a line of the log', () => {
  it('tells of dice in words', () => {
    const dice = [
      { die: 'n3', up: 6 },
      { die: 'witos', up: 2 },
      { die: 'haller', up: 6 },
    ] as const;
    expect(line({ is: 'rerolled', by: 'yellow', dice, pips: 2 })).toEqual([
      'Żółty przerzuca 3 kości. Kość 3: dyplomacja + walka; kość Witosa: 2 × ludzie; kość Hallera: joker. Czarna kość: 2 oczka',
      'Yellow rerolls 3 dice. Die 3: diplomacy + fight; Witos’s die: 2 × people; Haller’s die: joker. Black die: 2 pips',
    ]);
    expect(line({ is: 'die-passed', by: 'red', who: 'blue', die: 'haller', up: 6, left: 3 })).toEqual([
      'Czerwony przekazuje niebieskiemu: kość Hallera (joker), zostają 3 znaczniki morale',
      'Red passes Haller’s die (joker) to Blue, 3 morale markers left',
    ]);
    expect(line({ is: 'rolled', rolls: [{ who: 'red', dice }] })).toEqual([
      'Pierwszy rzut. Czerwony: ludzie 2, dyplomacja 1, walka 1, joker 1',
      'First roll. Red: people 2, diplomacy 1, fight 1, joker 1',
    ]);
  });

  it('puts towns into the right case', () => {
    expect(line({ is: 'independence-token', town: 'lwow', against: null, bolshevik: false })).toEqual([
      'Żeton niepodległości we Lwowie',
      'Independence token in Lwów',
    ]);
    expect(line({ is: 'independence-token', town: 'pinsk', against: 'ru', bolshevik: true })).toEqual([
      'Żeton niepodległości usuwa w Pińsku przeszkodę: bolszewicy',
      'The independence token removes an obstacle in Pińsk: Bolsheviks',
    ]);
    expect(line({ is: 'obstacle', town: 'bialystok', kind: 'ru', cancelled: false, bolshevik: true })).toEqual([
      'Przeszkoda w Białymstoku: bolszewicy',
      'Obstacle in Białystok: Bolsheviks',
    ]);
    expect(line({ is: 'obstacle', town: 'kielce', kind: 'cp', cancelled: true, bolshevik: false })[0]).toBe(
      'Przeszkoda (państwa centralne) usuwa żeton niepodległości w Kielcach',
    );
  });

  it('tells what harms and what a level brings', () => {
    expect(line({ is: 'harm', card: 'A-39', failed: true, bolshevik: true })).toEqual([
      'Szkodzi niewykonana misja: Protesty przeciw pokojowi brzeskiemu. Przeszkoda (wpływy ukraińskie): Lublin',
      'A mission that failed does harm: Protests against the Peace of Brest. Obstacle (Ukrainian influence): Lublin',
    ]);
    expect(line({ is: 'track', track: 'acc', from: 3, to: 4 })[0]).toBe(
      'Zgoda narodowa: z 3 na 4, premia: +1 morale od następnej rundy',
    );
    expect(line({ is: 'track', track: 'fp', from: 5, to: 4 })[1]).toBe('Foreign policy: from 5 to 4');
  });

  it('says that nothing happened where something was to happen', () => {
    expect(line({ is: 'track-stands', track: 'fp', at: 0 })).toEqual([
      'Polityka zagraniczna zostaje na 0: niżej już nie można',
      'Foreign policy stays on 0: it cannot fall further',
    ]);
    expect(line({ is: 'track-stands', track: 'acc', at: 10 })).toEqual([
      'Zgoda narodowa zostaje na 10: wyżej już nie można',
      'National accord stays on 10: it cannot rise further',
    ]);
    expect(line({ is: 'nothing-to-discard', lacking: 2 })).toEqual([
      'Żadna misja nie odpada: na każdej stoi pionek',
      'No mission is discarded: a pawn stands on every one',
    ]);
  });

  it('NPG-5.3.4 says Bolsheviks from the February Revolution on', () => {
    const harm = (bolshevik: boolean) => line({ is: 'harm', card: 'A-10', failed: false, bolshevik });
    expect(harm(false)[0]).toContain('Przeszkoda (Rosja): Warszawa');
    expect(harm(true)).toEqual([
      expect.stringContaining('Przeszkoda (bolszewicy): Warszawa'),
      expect.stringContaining('Obstacle (Bolsheviks): Warsaw'),
    ]);
    const threat = (bolshevik: boolean) => line({ is: 'threat', threat: RUSSIAN_THREAT, bolshevik })[1];
    expect([threat(false), threat(true)]).toEqual([
      expect.stringContaining('(Russia)'),
      expect.stringContaining('(Bolsheviks)'),
    ]);
    expect(line({ is: 'time', round: 6, shielded: false, early: false })[0]).toContain('Przeszkody (bolszewicy)');
    expect(line({ is: 'february', bolsheviks: 4, merged: 3 })).toEqual([
      'Rewolucja lutowa: żetony rosyjskie są odtąd bolszewickie, na planszy: 4. Odtąd zagrożenia z lat 1917–1918; pod spód idą 3 karty z lat 1914–1916',
      'February Revolution: Russian tokens are Bolshevik from now on, on the board: 4. Threats of 1917–1918 come next; 3 cards of 1914–1916 go under them',
    ]);
  });

  it('names the small final missions by their sides', () => {
    expect(line({ is: 'finals-laid', finals: ['A-62', 'A-69', 'A-64'], easy: ['A-69'], paris: 6, warsaw: 7 })).toEqual([
      'Konferencja pokojowa w Paryżu: dyplomacja 6. Bitwa Warszawska: walka 7. Łatwą stroną: Usunięcie wojsk zaborczych. Trudną stroną: Powstanie wielkopolskie; Przystąpienie Polski do Ligi Narodów',
      expect.stringMatching(/Easy side: [^;.]+\. Hard side: [^;.]+; [^;.]+$/),
    ]);
  });

  it('tells of losing more morale than there is', () => {
    expect(line({ is: 'morale-lost', count: 1, left: 0, overdrawn: true })).toEqual([
      'Morale −1, nic nie zostaje, przekroczenie',
      'Morale −1, nothing left, overdrawn',
    ]);
    expect(line({ is: 'morale-lost', count: 2, left: 3, overdrawn: false })[0]).toBe('Morale −2, zostają 3');
    expect(line({ is: 'morale-lost', count: 0, left: 0, overdrawn: true })[0]).toBe('Morale już nie ma: przekroczenie');
  });

  it('names what came out of prison', () => {
    expect(line({ is: 'released', morale: 1, neutral: 2, pawns: ['red'], characters: ['haller'] })).toEqual([
      'Na wolność: 1 znacznik morale, 2 kości neutralne, pionek czerwonego, kość Hallera',
      'Out of prison: 1 morale marker, 2 neutral dice, Red’s pawn, Haller’s die',
    ]);
  });
});

describe('the end', () => {
  const end = (reason: Result['reason'], points: number, edition?: number) =>
    ended({ winners: reason === 'complete' ? [0, 1] : [], reason, scores: [points, points] }, {}, edition);

  it('tells the reason, the points and the rank', () => {
    expect(end('complete', 44)).toEqual([
      'Zwycięstwo: wszystko spełnione, granice obronione. 44 punkty, stopień: rotmistrz',
      'Victory: everything is satisfied, the borders hold. 44 points, rank: captain of cavalry',
    ]);
    expect(end('morale', 31)).toEqual([
      'Porażka: morale się skończyło. 31 punktów, bez stopnia (poniżej 44): zapiszcie wynik i spróbujcie ponownie',
      'Defeat: morale is gone. 31 points, no rank (under 44): note the result and try again',
    ]);
    expect(end('not-met', 0)[0]).toBe('Porażka: 11 listopada tory się nie spotkały');
  });

  it('NPG-6.7.3 names the rank of a lost defence, but none where the team gave up', () => {
    expect(end('penalty', 44)).toEqual([
      'Porażka: misje finałowe były wykonane, ale otwarte wyzwania złamały morale. 44 punkty, stopień: rotmistrz',
      'Defeat: the final missions were completed, but the open challenges broke morale. 44 points, rank: captain of cavalry',
    ]);
    expect(end('conceded', 44)).toEqual([
      'Porażka: drużyna się poddała. 44 punkty, bez stopnia',
      'Defeat: the team gave up. 44 points, no rank',
    ]);
    expect(end('conceded', 31)[1]).toBe('Defeat: the team gave up. 31 points, no rank');
  });

  it('NPG-6.7.3 names what the edition of the match gave', () => {
    const rank = (reason: Result['reason'], edition: number): string =>
      end(reason, 45, edition)[1].split(', ').at(-1) ?? '';
    expect([1, 2, 3].map((edition) => rank('morale', edition))).toEqual(['rank: major', 'no rank', 'rank: major']);
    expect([1, 2, 3].map((edition) => rank('conceded', edition))).toEqual(['rank: major', 'no rank', 'no rank']);
    expect([1, 2, 3].map((edition) => rank('complete', edition))).toEqual([
      'rank: major',
      'rank: major',
      'rank: major',
    ]);
  });

  it('NPG-6.7.3 says at the end of every golden game the rank that the rules gave', () => {
    for (const [edition, file] of [
      [1, 'three-six'],
      [2, 'four-greedy'],
      [2, 'conceded'],
      [3, 'four-greedy'],
      [3, 'conceded'],
    ] as const) {
      const text = readFileSync(new URL(`../records/edition-${edition}/${file}.sztab`, import.meta.url), 'utf8');
      const { record, lines } = readRecord(text);
      const match = Match.replay(game, record, lines);
      const said = words.en.outcome(match.outcome as Outcome, match.header.options, match.header.rules);
      const rank = match.state.result?.rank ?? 'none';
      const { points } = match.state.result as Result;
      if (points > 0) expect(said, `${edition} ${file}`).toContain(rankText(rank, 'en'));
    }
  });
});

describe('the position', () => {
  it('tells everything at the start in twelve lines or so', () => {
    const lines = words.pl.position(game.view(start(), 1)).map(plain);
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('Runda 1 · sierpień–wrzesień 1914 · Przydział · rozjemca: czerwony');
    expect(lines[1]).toBe('Zgoda narodowa: 0 · Polityka zagraniczna: 0 · suma 0, do spotkania brakuje 10');
    expect(lines[2]).toBe(
      'Morale: 7 znaczników · sprawdzenie dałoby teraz: tarcza · na następnym polu bez tarczy · w puli 9 kości · więzienie: brak',
    );
    expect(lines[4]).toContain('Józef Piłsudski (ludzie 1, walka 2); ');
    expect(lines[6]).toBe('Niebieski (ty): w ręku 2 pionki · kości: brak');
    expect(lines[9]).toBe('Galicja: Cieszyn (państwa centralne 1), Kraków, Lwów (wpływy ukraińskie 1), Stanisławów');
  });

  it('tells of the tracks that have met or passed, and of an overdrawn pool', () => {
    const s = Object.assign(start(), { acc: 7, fp: 6, morale: 0, overdrawn: true });
    const lines = words.en.position(game.view(s, 'public')).map(plain);
    expect(lines[1]).toContain('sum 13, passed each other by 3');
    expect(lines[2]).toContain('Morale: 0 markers · overdrawn · a check now would bring: 4 threat cards');
  });

  it('shows tokens, character dice and the prison', () => {
    const s = start();
    s.characters.pilsudski = 1;
    s.characters.witos = 0;
    s.tokens.push({ token: 'pow', owner: 1, holder: 1, active: false });
    s.jail = { morale: 1, neutral: 0, pawns: [2], characters: ['witos'] };
    const lines = words.pl.position(game.view(s, 0)).map(plain);
    expect(lines[0]).toContain('rozjemca: niebieski');
    expect(lines[2]).toContain('więzienie: 1 znacznik morale, pionek żółtego, kość Witosa');
    expect(lines[5]).toContain('kości: brak');
    expect(lines[6]).toBe('Niebieski: w ręku 2 pionki · kości: kość Piłsudskiego · żetony: POW (walka 1, zużyty)');
  });
});

describe('a card in words', () => {
  it('tells effects as the rulebook does', () => {
    const text = (effect: Effect) => inBoth((language) => effectText(effect, language, false));
    expect(text({ is: 'track', track: 'acc', by: 1 })).toEqual(['Zgoda narodowa +1', 'National accord +1']);
    expect(text({ is: 'track', track: 'fp', by: -1 })).toEqual(['Polityka zagraniczna −1', 'Foreign policy −1']);
    expect(text({ is: 'ind', where: 'lwow', count: 1 })).toEqual([
      'Żeton niepodległości: Lwów',
      'Independence token: Lwów',
    ]);
    expect(text({ is: 'ind', where: '@central', count: 2 })).toEqual([
      'Żetony niepodległości: dwa różne miasta w centrum',
      'Independence tokens: two different towns of the centre',
    ]);
    expect(text(obs('cp', '@austrian'))).toEqual([
      'Przeszkoda (państwa centralne): dowolne miasto w Galicji',
      'Obstacle (Central Powers): any town of Galicia',
    ]);
    expect(text({ is: 'ind', where: '*', count: 1 })[0]).toBe('Żeton niepodległości: dowolne miasto');
    expect(text({ is: 'die', character: 'witos' })).toEqual(['Kość Witosa', 'Witos’s die']);
    expect(text({ is: 'token', token: 'korfanty' })).toEqual(['Żeton: Wojciech Korfanty', 'Token: Wojciech Korfanty']);
    expect(text(unless(['kresy', 'central'], BLACK))).toEqual([
      'Gdy nie ma niepodległości na Kresach ani w centrum – czarna kość',
      'If there is no independence in Kresy or in the centre – black die',
    ]);
    expect(inBoth((language) => effectsText([SHIELD, TIME, DISCARD2, jail('char')], language, false))).toEqual([
      'Tarcza; czas +1; odrzućcie dwie misje; więzienie: kość postaci',
      'Shield; time +1; discard two missions; prison: a character die',
    ]);
  });

  it('tells needs, faces, tokens and alternatives', () => {
    expect(inBoth((language) => needText([1, 0, 0, 2], language))).toEqual(['ludzie 1, walka 2', 'people 1, fight 2']);
    expect(inBoth((language) => tokenText('sapieha', language))).toEqual(['+2 morale', '+2 morale']);
    expect(inBoth((language) => tokenText('zamoyski', language))[0]).toBe('dyplomacja 1, pieniądze 1');
    expect(inBoth((language) => faceText(faceOf('dmowski', 6), language))).toEqual(['joker', 'joker']);
    expect(inBoth((language) => positiveText('A-31', language))).toEqual([
      'Zgoda narodowa +1 albo żeton niepodległości: Warszawa; żeton niepodległości: dowolne miasto w centrum',
      'National accord +1 or independence token: Warsaw; independence token: any town of the centre',
    ]);
    expect(inBoth((language) => missionDate('A-01', language))).toEqual(['ur. 1867', 'born 1867']);
    expect(inBoth((language) => missionDate('A-33', language))).toEqual(['1916', '1916']);
  });
});

describe('a date on a card', () => {
  it.each([
    ['1867', '1867', '1867'],
    ['1913-04', 'IV 1913', 'April 1913'],
    ['1914-08-06', '6 VIII 1914', '6 August 1914'],
    ['1914-12-22/1914-12-25', '22–25 XII 1914', '22–25 December 1914'],
    ['1914/1915', '1914–1915', '1914–1915'],
    ['1918-09/1918-11', 'IX–XI 1918', 'September–November 1918'],
    ['1915-07-31/1915-08-03', '31 VII – 3 VIII 1915', '31 July – 3 August 1915'],
    ['1918-12-27/1919-02-16', '27 XII 1918 – 16 II 1919', '27 December 1918 – 16 February 1919'],
  ])('%s', (date, pl, en) => {
    expect(inBoth((language) => cardDate(date, language))).toEqual([pl, en]);
  });
});

describe('Polish sentences', () => {
  const event = (e: Event): string => plain(words.pl.event(e));

  it('have the right plural for every number', () => {
    const numbers = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 112, 122];
    expect(numbers.map((n) => plain(counting('pl').counted(n, 'punkt', 'punkty', 'punktów')))).toEqual([
      '0 punktów',
      '1 punkt',
      '2 punkty',
      '4 punkty',
      '5 punktów',
      '11 punktów',
      '12 punktów',
      '14 punktów',
      '21 punktów',
      '22 punkty',
      '112 punktów',
      '122 punkty',
    ]);
  });

  it('count dice, markers, cards and challenges', () => {
    const pools = (dice: number, morale: number) => event({ is: 'pools', round: 2, dice, morale }).replace(/^.*: /, '');
    expect(pools(7, 6)).toBe('7 kości, 6 znaczników morale');
    expect(pools(1, 1)).toBe('1 kość, 1 znacznik morale');
    expect(pools(13, 3)).toBe('13 kości, 3 znaczniki morale');
    const check = (threats: number) =>
      event({ is: 'morale-check', morale: 1, overdrawn: threats === 4, threats, shield: false }).replace(/^.*: /, '');
    expect([0, 1, 2, 4].map(check)).toEqual(['nic', '1 karta zagrożenia', '2 karty zagrożeń', '4 karty zagrożeń']);
    const view = game.view(tableAt(team({ is: 'stakes' })), 0);
    const stakes = (n: number) => plain(words.pl.move(`setStakes(${n})`, view));
    expect([0, 1, 2, 5].map(stakes)).toEqual(['Bez wyzwań', '1 wyzwanie', '2 wyzwania', '5 wyzwań']);
  });
});
