import { call, type Language, type Options } from '@sztab/kernel';
import { Listener, settingsOf } from '@sztab/kernel/testing';
import { languagesOf } from '@sztab/kernel/words';
import { describe, expect, it } from 'vitest';
import { areNoted } from '../../testing/notes.ts';
import { commonTexts, inBothOf, listed, plain, speaksWell, startOf } from '../../testing/words.ts';
import { ALPINE_AREAS, AREA, type AreaId, ISLAND_AREAS, ZONES } from '../content/areas.ts';
import { BONUS_ADDS, BONUSES } from '../content/bonuses.ts';
import { CARD, TITLES } from '../content/cards.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { SPACE, SPACES, type SpaceId } from '../content/spaces.ts';
import type { Event } from '../rules/events.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { REASON_RULE } from '../rules/reasons.ts';
import type { Frame, Reason, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { catalogues, history, words } from './index.ts';

const AREA_IDS: readonly AreaId[] = [...ALPINE_AREAS, ...ISLAND_AREAS];
const SPACE_IDS = Object.keys(SPACE) as SpaceId[];
const REASONS: readonly Reason[] = ['hq', 'stars', 'tie', 'resign'];
/** So many that even the rare cards come up. */
const GAMES_PER_SETTING = 3;
const PROMPTS = listed(`
  turn turn-empty advance-move advance-card barrage-target barrage-card paradrop-target paradrop-card
  reinforce-recall reinforce-place fly-move fly-card bombing-target bombing-scale bombing-card scramble-recall
  scramble-place defence reroll signal-loss`);
/** Every verb of `Move`. */
const VERBS = listed(`
  deploy playMomentum pass move finish assault artilleryStrike airborneDrop wingman airRaid continue roll target
  aircraft recall done place mobilise counterAttack ambush antiAircraft interception keep rerollWith takeBack`);

const start = (options: Options): State => startOf(game, 2, options);

function listen(): Listener<Shape> {
  const all = new Listener(game, words);
  // Passing seldom: otherwise the rounds are over before anything happens.
  const seldom = (move: Move): boolean => move === 'pass' || move === 'keep';
  for (const [set, setting] of settingsOf(game).entries())
    for (let n = 0; n < GAMES_PER_SETTING; n++)
      all.play(setting, `words ${set} ${n}`, { seldom, resignsAt: (set + n) % 6 === 0 ? 10 * n + set : -1 });
  // What random games hardly ever meet.
  all.questions(lostSignal(), 2);
  all.event({ is: 'reshuffled', side: 'blue', cards: 5 });
  all.event({ is: 'signal-lost', side: 'blue', space: 'adv:riola' });
  for (const winner of SIDES) {
    for (const reason of REASONS) {
      all.event({ is: 'game-over', winner, reason, stars: { blue: 11, yellow: 9 } });
      all.outcome({ winners: [SIDES.indexOf(winner)], reason, scores: [11, 9] });
    }
  }
  return all;
}

/** Blue has lost the Signal unit with an empty reserve and three commanders on the board. */
function lostSignal(): State {
  const s = start({});
  s.deployed.blue.push('adv:riola', 'reinforce-1', 'bar:riva-ridge');
  call(s, { step: 'signal.loss', side: 'blue' });
  return s;
}

const heard = listen();

/** What never changes: names, faces, options, reasons. */
function standingText(language: Language): string[] {
  const c = catalogues[language];
  const explained = [...Object.values(c.modes), ...Object.values(c.actions), ...Object.values(c.bonuses)];
  return [
    ...commonTexts(game, words[language], Object.keys(REASON_RULE)),
    c.noWinner,
    ...Object.values(c.timing),
    ...[...Object.values(c.areas), ...Object.values(c.zones)].flatMap((place) => Object.values(place)),
    ...Object.values(c.cards).flatMap(({ name, rule }) => [name, rule]),
    ...SPACE_IDS.flatMap((id) => Object.values(c.space(id))),
    ...explained.flatMap(({ name, meaning }) => [name, meaning]),
  ];
}

const CODES: readonly RegExp[] = [
  /\p{Ll}\.\p{Ll}/u, // the name of a frame
  /\p{L}:\p{L}/u, // a space
];
/** Ids that no sentence could contain by chance. */
const IDS: readonly string[] = [...AREA_IDS.filter((id) => id.includes('-')), ...SPACE_IDS];

speaksWell({ game, words, catalogues, heard, prompts: PROMPTS, verbs: VERBS }, REASON_RULE, {
  standing: standingText,
  toRead: (language) => [
    ...Object.values(catalogues[language].cards).map(({ rule }) => rule),
    ...Object.values(catalogues[language].actions).map(({ meaning }) => meaning),
    ...Object.values(catalogues[language].bonuses).map(({ meaning }) => meaning),
    ...history.map((note) => note[language]),
  ],
  codes: CODES,
  ids: IDS,
  most: { order: 125, waiting: 80, move: 80 },
  counted: /\d (soldier|aircraft|commander|card|star|die|dice|hit|żołnierz|samolot|dowódc|kart|gwiazd|koś|trafie)/u,
  minus: '−2',
  loud: new RegExp(
    languagesOf(words)
      .map((language) => catalogues[language].title)
      .join('|'),
    'g',
  ),
  wrongMarks: { pl: /["“]/, en: /["„]/ },
  english: [
    'Blue|Yellow|Ambush|Assault|Momentum|Wingman|Interception|Mobilisation|Airfield|Ridge|Bay|Hill|Point|Peninsula',
    'Advance|Barrage|Paradrop|Reinforce|Scramble|Bombing|soldiers?|aircraft|commanders?|cards?|stars?|dice|die|hits?',
    'roll(ed)?|play(ed)?|pass(ed)?|from|on the',
  ].join('|'),
  borrowed: /Purple Heart Ridge|Marpi Point/,
});

describe.each(languagesOf(words))('the words in language %s', (language) => {
  const say = words[language];
  const catalogue = catalogues[language];
  const { said } = heard;

  it('name every area, zone, space, card, bonus and ending', () => {
    for (const id of AREA_IDS) expect(Object.values(catalogue.areas[id]).every((text) => text !== '')).toBe(true);
    for (const id of ZONES) expect(Object.values(catalogue.zones[id]).every((text) => text !== '')).toBe(true);
    for (const mode of ['alpine', 'island'] as const) {
      const names = SPACES[mode].map((id) => catalogue.space(id).name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const title of TITLES) expect(catalogue.cards[title].name).not.toBe('');
    for (const id of [...BONUSES, 'cityCentre' as const]) expect(catalogue.bonuses[id].meaning).not.toBe('');
    for (const reason of REASONS) expect(say.outcome({ winners: [1], reason, scores: [4, 4] }, {})).not.toBe('');
    expect(say.outcome({ winners: [], reason: 'stars', scores: [0, 0] }, {})).toBe(catalogue.noWinner);
  });

  it('give no two areas of a board and no two zones the same name', () => {
    for (const form of ['title', 'short', 'at', 'to', 'from', 'whom'] as const) {
      for (const board of [ALPINE_AREAS, ISLAND_AREAS]) {
        expect(new Set(board.map((id) => catalogue.areas[id][form])).size).toBe(board.length);
      }
      expect(new Set(ZONES.map((id) => catalogue.zones[id][form])).size).toBe(ZONES.length);
    }
  });

  it('keep a name on the map within 15 signs', () => {
    const long = AREA_IDS.map((id) => catalogue.areas[id].short).filter((short) => short.length > 15);
    expect(long).toEqual([]);
  });

  it('refuse codes that do not exist instead of showing them', () => {
    expect(() => say.optionValue('handicap', '7')).toThrow(RangeError);
    expect(() => say.prompt('defence', game.view(start({}), 0))).toThrow(RangeError);
  });

  it('have one waiting line for all windows and card steps of a side', () => {
    const deciding = [...said[language].waiting].filter((text) => /is deciding|podejmują decyzję/.test(text));
    expect(deciding).toHaveLength(2);
  });

  it('give the whole position: both sides, their reserves, commanders, hands and the deck', () => {
    const s = start({ mode: 'island' });
    s.deployed.blue.push('plan-1');
    s.hand.blue.push('ambush', 'ambush', 'wingman');
    s.discard.push('assault');
    const lines = say.position(game.view(s, 0)).join('\n');
    for (const id of ISLAND_AREAS) if (AREA[id].start) expect(lines).toContain(catalogue.areas[id].title);
    expect(lines).toContain(catalogue.space('plan-1').name);
    expect(lines).toContain(`${catalogue.cards.ambush.name} ×2, ${catalogue.cards.wingman.name}`);
    expect(lines).toContain(catalogue.count.aircraft(6));
    const others = say.position(game.view(s, 1)).join('\n');
    expect(others).not.toContain(catalogue.cards.wingman.name);
    expect(others).toContain(catalogue.count.cards(3));
  });
});

describe('card faces', () => {
  it.each(languagesOf(words))(
    'say in language %s what each card does in at most 120 signs, with the numbers of the content',
    (language) => {
      for (const title of TITLES) {
        const { rule } = catalogues[language].cards[title];
        expect(rule.length, rule).toBeGreaterThan(20);
        expect(rule.length, rule).toBeLessThanOrEqual(120);
        expect(rule).toContain(String(CARD[title].adds.count));
      }
      for (const id of Object.keys(BONUS_ADDS) as (keyof typeof BONUS_ADDS)[]) {
        expect(catalogues[language].bonuses[id].meaning).toContain(String(BONUS_ADDS[id]));
      }
    },
  );
});

/** A view at this question, as the side that decides sees it. */
function viewAt(frame: Frame, change: (s: State) => void = () => undefined, mode = 'alpine', you: Side = 'blue'): View {
  const flow: Frame[] = [{ step: 'round.turns', next: 'yellow' }, frame];
  const s: State = { ...start({ mode }), initiative: 'yellow', flow };
  change(s);
  return game.view(s, SIDES.indexOf(you));
}

const TURN: Frame = { step: 'turn', side: 'blue' };
const ADVANCE = { side: 'blue', by: 'advance', place: 'castel-daiano' } as const;

/** What is said, in Polish and in English, one after the other. */
const { asked, waiting, spoken, line, ended } = inBothOf(words);

describe('the order line', () => {
  const garrison = (s: State): void => {
    s.soldiers.yellow['castel-daiano'] = 2;
  };

  it('of a turn', () => {
    expect(asked('turn', viewAt(TURN))).toEqual([
      'Wydaj rozkaz, dowódców w rezerwie 5',
      'Give an order, 5 commanders left',
    ]);
    const passed = (round: number) =>
      viewAt(TURN, (s) => {
        s.passed.yellow = true;
        s.round = round;
      });
    expect(asked('turn', passed(2))).toEqual([
      'Żółci spasowali. Rozkazy do wydania: 5',
      'Yellow has passed. Orders left: 5',
    ]);
    expect(asked('turn', passed(4))).toEqual([
      'Żółci spasowali. Ostatnie rozkazy: 5',
      'Yellow has passed. Last orders: 5',
    ]);
    const momentum = viewAt(TURN, (s) => s.hand.blue.push('momentum'));
    expect(asked('turn-empty', momentum)).toEqual([
      'Nie masz już dowódcy w rezerwie: zagraj Impet albo spasuj',
      'You have no commander left: play Momentum or pass',
    ]);
    expect(asked('turn-empty', viewAt(TURN))[1]).toBe('You have no commander left: pass');
  });

  it('of an Advance', () => {
    const moving = (pieces: number): Frame => ({
      step: 'advance.move',
      ...ADVANCE,
      pieces,
      from: {},
      outpost: false,
    });
    expect(asked('advance-move', viewAt(moving(0), garrison))).toEqual([
      'Naprzód na Castel d’Aiano (2 obrońcy): wskaż obszary, z których ruszają żołnierze',
      'Advance on Castel d’Aiano (2 defenders): choose areas to send soldiers from',
    ]);
    expect(asked('advance-move', viewAt(moving(3), garrison))).toEqual([
      'Naprzód na Castel d’Aiano, 3 żołnierze przeciw 2: wyślij więcej albo zakończ ruch',
      'Advance on Castel d’Aiano with 3 soldiers against 2: send more or finish',
    ]);
    const card: Frame = { step: 'advance.card', ...ADVANCE, pieces: 1 };
    expect(
      asked(
        'advance-card',
        viewAt(card, (s) => s.hand.blue.push('assault')),
      ),
    ).toEqual([
      'Naprzód na Castel d’Aiano, 1 żołnierz: zagrać Szturm?',
      'Advance on Castel d’Aiano with 1 soldier: play Assault?',
    ]);
    expect(asked('advance-card', viewAt(card))[0]).toBe('Naprzód na Castel d’Aiano, 1 żołnierz: kontynuuj bez karty');
  });

  it('of guns, bombs and paratroopers', () => {
    const guns: Frame = {
      step: 'barrage.target',
      side: 'blue',
      from: 'riva-ridge',
      dice: [
        { because: 'base', dice: 2 },
        { because: 'observationPost', dice: 1 },
      ],
    };
    expect(asked('barrage-target', viewAt(guns))).toEqual([
      'Ogień zaporowy z Grzbietu Riva, 3 kości: wskaż cel',
      'Barrage from Riva Ridge, 3 dice: choose a target',
    ]);
    expect(asked('paradrop-target', viewAt({ step: 'paradrop.target', side: 'blue', pieces: 2 }))).toEqual([
      'Desant spadochronowy, 2 żołnierze: wskaż obszar lądowania',
      'Paradrop of 2 soldiers: choose where they land',
    ]);
    const bombs: Frame = { step: 'bombing.scale', side: 'blue', from: 'beachhead', target: 'aslito' };
    expect(asked('bombing-scale', viewAt(bombs, undefined, 'island'))).toEqual([
      'Cel: Lotnisko Aslito (2 wrodzy żołnierze). Wskaż, ile samolotów wysłać, najwyżej 4',
      'Bombing Aslito Airfield (2 enemy soldiers): choose how many aircraft to send, 4 at most',
    ]);
  });

  it('of Reinforce and Scramble', () => {
    const supply = { side: 'blue', space: 'reinforce-1', strength: 5, recalled: {}, placed: {} } as const;
    const placing: Frame = { step: 'reinforce.place', ...supply, allowed: ['riola'], remaining: 3 };
    expect(asked('reinforce-place', viewAt(placing))).toEqual([
      'Wystaw 3 żołnierzy na zaopatrywanych obszarach',
      'Place 3 soldiers on areas you supply',
    ]);
    const said = (left: { remaining: number; optional?: number; placed?: object }) =>
      asked('reinforce-place', viewAt({ ...placing, ...left } as Frame));
    expect(said({ remaining: 3, optional: 2 })).toEqual([
      'Wystaw 3 żołnierzy na zaopatrywanych obszarach (w tym 2 nieobowiązkowo)',
      'Place 3 soldiers on areas you supply (2 of them optional)',
    ]);
    expect(said({ remaining: 2, optional: 2 })).toEqual([
      'Wystaw jeszcze najwyżej 2 żołnierzy na zaopatrywanych obszarach albo zakończ',
      'Place up to 2 soldiers more on areas you supply, or finish',
    ]);
    expect(said({ remaining: 0 })).toEqual(['Nie można nic wystawić: zakończ', 'Nothing can be placed: finish']);
    expect(said({ remaining: 0, placed: { riola: 1 } })).toEqual([
      'Wszystko wystawione: zakończ',
      'Everything is placed: finish',
    ]);
    const recall: Frame = { step: 'scramble.recall', ...supply, allowed: ['beachhead'], remaining: 0 };
    const short = viewAt(
      recall,
      (s) => {
        s.reserve.blue.aircraft = 1;
      },
      'island',
    );
    expect(asked('scramble-recall', short)).toEqual([
      'Możesz wystawić 5 samolotów, a masz 1: ściągnij najwyżej 4 albo nie ściągaj więcej',
      'You may place 5 aircraft but have 1: take back up to 4, or take back no more',
    ]);
  });

  it('of a defence and of a roll that lies there', () => {
    const attack: Frame = {
      step: 'combat.defence',
      ...ADVANCE,
      pieces: 5,
      hits: null,
      dice: [
        { because: 'base', dice: 1 },
        { because: 'city', dice: 1 },
      ],
    };
    const held = viewAt(
      attack,
      (s) => {
        garrison(s);
        s.hand.yellow.push('ambush');
      },
      'alpine',
      'yellow',
    );
    expect(asked('defence', held)).toEqual([
      'Bronisz się w Castel d’Aiano, 2 żołnierze przeciw 5: zagraj kartę albo rzuć 2 kośćmi',
      'You defend Castel d’Aiano, 2 soldiers against 5: play a card or roll 2 dice',
    ]);
    const lies: Frame = {
      step: 'dice.reroll',
      side: 'yellow',
      by: 'defence',
      place: 'castel-daiano',
      dice: attack.dice,
      exposed: 5,
      attempt: 0,
      faces: [1, 0],
    };
    expect(asked('reroll', viewAt(lies))).toEqual([
      'Obrona w Castel d’Aiano, 1 trafienie na 5: zostaw albo przerzuć',
      'Defence of Castel d’Aiano, 1 hit against 5: keep it or reroll?',
    ]);
    expect(waiting('defence', held)).toEqual(['Żółci podejmują decyzję', 'Yellow is deciding']);
  });
});

describe('a move, as a player would say it', () => {
  const said = (move: Move, view = viewAt(TURN)) => spoken(move, view);
  const island = viewAt(TURN, undefined, 'island');

  it.each<[Move, string, string]>([
    ['deploy(adv:zocca)', 'Naprzód na obszar Zocca', 'Advance on Zocca'],
    ['deploy(bar:riva-ridge)', 'Ogień zaporowy z Grzbietu Riva', 'Barrage from Riva Ridge'],
    ['deploy(para:querciola)', 'Desant spadochronowy z Quercioli', 'Paradrop from Querciola'],
    ['deploy(reinforce-1)', 'Uzupełnienia, pierwsze pole: 5 żołnierzy', 'Reinforce, first space: 5 soldiers'],
    [
      'deploy(plan-2)',
      'Planowanie, drugie pole: 2 karty i inicjatywa',
      'Plan, second space: 2 cards and the initiative',
    ],
    ['playMomentum', 'Zagraj Impet: 1 dodatkowy dowódca', 'Play Momentum: 1 more commander'],
    ['move(gaggio)', 'Jeden żołnierz z Gaggio Montano', 'One soldier from Gaggio Montano'],
    ['place(porretta)', 'Wystaw jednego żołnierza w Porretcie Terme', 'Place one soldier at Porretta Terme'],
    ['recall(pietracolora)', 'Ściągnij jednego żołnierza z Pietracolory', 'Take back one soldier from Pietracolora'],
    ['mobilise(2)', 'Zagraj Mobilizację: 2 dodatkowi żołnierze', 'Play Mobilisation: 2 more soldiers'],
    ['antiAircraft', 'Zagraj Obronę przeciwlotniczą: 3 dodatkowe kości', 'Play Anti-aircraft defence: 3 more dice'],
    ['rerollWith(ambush)', 'Odrzuć Zasadzkę i przerzuć kości', 'Discard Ambush and reroll'],
    ['takeBack(adv:riola)', 'Zdejmij dowódcę z pola „Naprzód: Riola”', 'Take the commander off “Advance: Riola”'],
    ['target(riola)', 'Cel: Riola', 'Target: Riola'], // no target is open in this view
    ['pass', 'Spasuj', 'Pass'],
  ])('%s', (move, pl, en) => {
    expect(said(move)).toEqual([pl, en]);
  });

  it.each<[Move, string, string]>([
    ['deploy(adv:susupe)', 'Naprzód nad Jezioro Susupe', 'Advance on Lake Susupe'],
    ['deploy(fly:north)', 'Lot do strefy Północ', 'Fly into the North zone'],
    ['deploy(bomb:centre)', 'Bombardowanie ze strefy Środek', 'Bombing from the Centre zone'],
    // There is no room over the beachhead when the game begins.
    ['deploy(scramble-2)', 'Poderwanie, drugie pole, tylko żeby je zająć', 'Scramble, second space, only to close it'],
    ['move(beachhead)', 'Jeden samolot ze strefy Przyczółek', 'One aircraft from the Beachhead zone'],
    ['aircraft(2)', 'Wyślij 2 samoloty: 2 kości', 'Send 2 aircraft: 2 dice'],
    ['wingman(1)', 'Zagraj kartę Skrzydłowy: 1 dodatkowy samolot', 'Play Wingman: 1 more aircraft'],
    ['rerollWith(wingman)', 'Odrzuć kartę Skrzydłowy i przerzuć kości', 'Discard Wingman and reroll'],
  ])('%s on the island', (move, pl, en) => {
    expect(said(move, island)).toEqual([pl, en]);
  });

  it('names how many a Scramble brings where there is room, and a Bombing that sends nobody', () => {
    const thin = viewAt(
      TURN,
      (s) => {
        s.aircraft.blue.beachhead = 1;
      },
      'island',
    );
    expect(said('deploy(scramble-2)', thin)).toEqual([
      'Poderwanie, drugie pole: 3 samoloty',
      'Scramble, second space: 3 aircraft',
    ]);
    expect(said('deploy(bomb:beachhead)', thin)).toEqual([
      'Bombardowanie ze strefy Przyczółek, tylko żeby zająć pole',
      'Bombing from the Beachhead zone, only to close the space',
    ]);
  });

  it('names the enemy at a target, the dice of a roll and the soldiers of an Advance', () => {
    const guns: Frame = { step: 'barrage.target', side: 'blue', from: 'riva-ridge', dice: [] };
    expect(said('target(roffeno)', viewAt(guns))).toEqual([
      'Ostrzelaj obszar Rocca di Roffeno (2 wrodzy żołnierze)',
      'Fire on Rocca di Roffeno (2 enemy soldiers)',
    ]);
    const moving: Frame = { step: 'advance.move', ...ADVANCE, pieces: 2, from: {}, outpost: false };
    expect(said('finish', viewAt(moving))).toEqual([
      'Zakończ: ruszaj z 2 żołnierzami',
      'Finish: advance with 2 soldiers',
    ]);
    const fire: Frame = {
      step: 'fire.card',
      side: 'blue',
      by: 'barrage',
      from: 'riva-ridge',
      target: 'roffeno',
      dice: [{ because: 'base', dice: 2 }],
      hits: null,
    };
    expect(said('roll', viewAt(fire))).toEqual(['Rzuć 2 kośćmi', 'Roll 2 dice']);
  });
});

describe('a line of the log', () => {
  it.each<[Event, string, string]>([
    [
      { is: 'round-began', round: 2, initiative: 'blue' },
      'Zaczęła się runda 2 z 4, inicjatywę mają Niebiescy',
      'Round 2 of 4 began; Blue has the initiative',
    ],
    [
      { is: 'passed', side: 'yellow', commandersLeft: 2 },
      'Żółci spasowali z 2 dowódcami w rezerwie',
      'Yellow passed with 2 commanders in reserve',
    ],
    [
      { is: 'advanced', side: 'blue', area: 'castel-daiano', from: { gaggio: 2, bombiana: 1 } },
      'Niebiescy ruszyli na Castel d’Aiano: 2 żołnierze z Gaggio Montano i 1 z Bombiany',
      'Blue advanced on Castel d’Aiano: 2 soldiers from Gaggio Montano and 1 from Bombiana',
    ],
    [
      { is: 'outpost-joined', side: 'blue', area: 'riola' },
      'Wysunięta placówka: 1 dodatkowy żołnierz Niebieskich w Rioli',
      'Forward outpost: 1 more Blue soldier at Riola',
    ],
    [
      { is: 'flew', side: 'yellow', zone: 'centre', from: { north: 2 } },
      'Żółci polecieli do strefy Środek: 2 samoloty ze strefy Północ',
      'Yellow flew into the Centre zone: 2 aircraft from the North zone',
    ],
    [
      { is: 'barrage', side: 'blue', from: 'agingan', area: 'hill-500' },
      'Niebiescy ostrzelali Wzgórze 500 z Przylądka Agingan',
      'Blue fired from Agingan Point on Hill 500',
    ],
    [
      { is: 'bombing', side: 'blue', from: 'centre', area: 'death-valley', aircraft: 1 },
      'Niebiescy zbombardowali Dolinę Śmierci: 1 samolot ze strefy Środek',
      'Blue bombed Death Valley: 1 aircraft from the Centre zone',
    ],
    [
      {
        is: 'reinforced',
        side: 'blue',
        space: 'reinforce-1',
        strength: { space: 5, bonus: 2 },
        placed: { riola: 2, bombiana: 3 },
        recalled: { porretta: 1 },
      },
      'Uzupełnienia Niebieskich (pierwsze pole, siła 5 + 2 skład zaopatrzenia): 2 żołnierze w Rioli i 3 w Bombianie; ściągnięto przedtem: 1 żołnierz z Porretty Terme',
      'Blue reinforced (first space, strength 5 + 2 Supply depot): 2 soldiers at Riola and 3 at Bombiana; taken back before: 1 soldier from Porretta Terme',
    ],
    [
      {
        is: 'scrambled',
        side: 'yellow',
        space: 'scramble-2',
        strength: { space: 2, bonus: 0 },
        placed: {},
        recalled: {},
      },
      'Poderwanie Żółtych (drugie pole, siła 2): nic nie wystawiono',
      'Yellow scrambled (second space, strength 2): nothing was placed',
    ],
    [
      { is: 'space-closed', side: 'blue', space: 'reinforce-2', because: 'no-room' },
      'Niebiescy tylko zajęli pole „Uzupełnienia, drugie pole”: nie było miejsca',
      'Blue only closed “Reinforce, second space”: there was no room',
    ],
    [
      {
        is: 'planned',
        side: 'blue',
        space: 'plan-1',
        strength: { space: 3, bonus: 0 },
        count: 2,
        cards: ['ambush', 'momentum'],
      },
      'Planowanie Niebieskich (pierwsze pole, siła 3): 2 karty (Zasadzka i Impet)',
      'Blue planned (first space, strength 3): 2 cards (Ambush and Momentum)',
    ],
    [
      { is: 'planned', side: 'yellow', space: 'plan-2', strength: { space: 2, bonus: 1 }, count: 3 },
      'Planowanie Żółtych (drugie pole, siła 2 + 1 stanowisko zwiadowcze): 3 karty',
      'Yellow planned (second space, strength 2 + 1 Recon post): 3 cards',
    ],
    [
      { is: 'card-played', side: 'yellow', title: 'ambush', added: 2, place: 'riola' },
      'Żółci zagrali Zasadzkę: 2 dodatkowe kości',
      'Yellow played Ambush: 2 more dice',
    ],
    [
      { is: 'card-played', side: 'blue', title: 'assault', added: 1, place: 'monte-castello' },
      'Niebiescy zagrali Szturm: 1 dodatkowy żołnierz na Monte Castello',
      'Blue played Assault: 1 more soldier on Monte Castello',
    ],
    [
      {
        is: 'rolled',
        side: 'yellow',
        by: 'defence',
        place: 'castel-daiano',
        faces: [1, 0, 2, 1],
        parts: [
          { because: 'base', dice: 1 },
          { because: 'city', dice: 1 },
          { because: 'ambush', dice: 2 },
        ],
        attempt: 0,
      },
      'Starcie w Castel d’Aiano. Żółci rzucili 4 kośćmi (1 podstawowa + 1 centrum miasta + 2 Zasadzka): 1 + 0 + 2 + 1 = 4 trafienia',
      'Combat at Castel d’Aiano: Yellow rolled 4 dice (1 base + 1 City centre + 2 Ambush): 1 + 0 + 2 + 1 = 4 hits',
    ],
    [
      {
        is: 'rolled',
        side: 'blue',
        by: 'defence',
        place: 'beachhead',
        faces: [1],
        parts: [{ because: 'base', dice: 1 }],
        attempt: 1,
      },
      'Starcie powietrzne w strefie Przyczółek. Niebiescy przerzucili 1 kość: 1 trafienie',
      'Air combat in the Beachhead zone: Blue rerolled 1 die: 1 hit',
    ],
    [
      {
        is: 'combat-ended',
        attacker: 'blue',
        by: 'advance',
        place: 'castel-daiano',
        hits: 1,
        hit: 1,
        attrition: 2,
        surplus: 0,
        holder: 'blue',
        left: 2,
      },
      'Starcie w Castel d’Aiano: Niebiescy stracili 3 żołnierzy (1 od trafień), Żółci 2. Niebiescy zajęli obszar, mają tam 2 żołnierzy',
      'Combat at Castel d’Aiano: Blue lost 3 soldiers (1 to hits), Yellow 2. Blue took the area with 2 soldiers',
    ],
    [
      {
        is: 'combat-ended',
        attacker: 'yellow',
        by: 'paradrop',
        place: 'riola',
        hits: 2,
        hit: 2,
        attrition: 0,
        surplus: 0,
        holder: 'blue',
        left: 1,
      },
      'Starcie w Rioli: Żółci stracili 2 żołnierzy (2 od trafień), Niebiescy bez strat. Niebiescy utrzymali obszar, mają tam 1 żołnierza',
      'Combat at Riola: Yellow lost 2 soldiers (2 to hits), Blue none. Blue kept the area with 1 soldier',
    ],
    [
      {
        is: 'combat-ended',
        attacker: 'yellow',
        by: 'scramble',
        place: 'north',
        hits: 0,
        hit: 0,
        attrition: 3,
        surplus: 0,
        holder: null,
        left: 0,
      },
      'Starcie powietrzne w strefie Północ: Żółci stracili 3 samoloty, Niebiescy 3. Strefa jest pusta',
      'Air combat in the North zone: Yellow lost 3 aircraft, Blue 3. The zone is empty',
    ],
    [
      { is: 'fire-ended', side: 'blue', by: 'barrage', area: 'roffeno', hits: 3, lost: 2 },
      'Ogień zaporowy, cel: Rocca di Roffeno. 3 trafienia, Żółci stracili 2 żołnierzy',
      'Barrage on Rocca di Roffeno: 3 hits, Yellow lost 2 soldiers',
    ],
    [
      { is: 'entered', side: 'blue', place: 'belvedere', pieces: 7, surplus: 2 },
      'Niebiescy nie napotkali wroga: 7 żołnierzy na Monte Belvedere; nadwyżka 2 wróciła do rezerwy',
      'Blue met no enemy: 7 soldiers arrived on Monte Belvedere; 2 over the limit went to the reserve',
    ],
    [
      { is: 'supply-lost', side: 'yellow', places: ['aslito', 'hill-500', 'south'] },
      'Żółci stracili zaopatrzenie na Lotnisku Aslito, na Wzgórzu 500 i w strefie Południe',
      'Yellow lost supply at Aslito Airfield, on Hill 500 and in the South zone',
    ],
    [
      { is: 'supply-gained', side: 'blue', places: ['kagman'] },
      'Niebiescy odzyskali zaopatrzenie na Półwyspie Kagman',
      'Blue regained supply on the Kagman Peninsula',
    ],
    [{ is: 'stars', stars: { blue: 7, yellow: 9 } }, 'Gwiazdki: Niebiescy 7, Żółci 9', 'Stars: Blue 7, Yellow 9'],
    [
      { is: 'signal-lost', side: 'blue', space: 'reinforce-1' },
      'Niebiescy stracili jednostkę łączności: dowódca z pola „Uzupełnienia, pierwsze pole” wrócił do strefy gotowości',
      'Blue lost the Signal unit: the commander on “Reinforce, first space” went to the ready zone',
    ],
    [
      { is: 'recalled', returned: { blue: 1, yellow: 0 } },
      'Wszyscy dowódcy zostali wycofani; Niebiescy odesłali 1 dowódcę do strefy gotowości',
      'All commanders were recalled; Blue sent 1 commander to the ready zone',
    ],
    [
      { is: 'game-over', winner: 'yellow', reason: 'tie', stars: { blue: 11, yellow: 11 } },
      'Żółci wygrali: po 11 gwiazdek, rozstrzygnęła inicjatywa',
      'Yellow won: 11 stars each, and the initiative',
    ],
  ])('%j', (event, pl, en) => {
    expect(line(event)).toEqual([pl, en]);
  });

  it('tells the end', () => {
    const won = (reason: Reason, scores: number[]) => ended({ winners: [0], reason, scores });
    expect(won('stars', [12, 9])).toEqual(['Niebiescy wygrywają, 12 gwiazdek do 9', 'Blue wins, 12 stars to 9']);
    expect(won('tie', [11, 11])).toEqual([
      'Po 11 gwiazdek: dzięki inicjatywie wygrywają Niebiescy',
      '11 stars each: Blue wins, holding the initiative',
    ]);
    expect(won('hq', [3, 9])).toEqual([
      'Niebiescy wygrywają: Żółci utracili kwaterę główną',
      'Blue wins: Yellow has lost the headquarters',
    ]);
  });
});

describe('English sentences', () => {
  it('speak of one thing in the singular and of more in the plural', () => {
    const { count } = catalogues.en;
    expect([1, 2].map((n) => plain(count.dice(n)))).toEqual(['1 die', '2 dice']);
    expect([1, 2].map((n) => plain(count.aircraft(n)))).toEqual(['1 aircraft', '2 aircraft']);
    expect([0, 1, 5].map((n) => plain(count.hits(n)))).toEqual(['0 hits', '1 hit', '5 hits']);
  });
});

describe('Polish sentences', () => {
  const { count } = catalogues.pl;
  const NUMBERS = [0, 1, 2, 4, 5, 12, 21, 22];
  const forms = (say: (n: number) => string): string[] => NUMBERS.map((n) => plain(say(n)).replace(/^\d+ /, ''));

  it.each<[keyof typeof count, string, string, string]>([
    ['soldiers', 'żołnierz', 'żołnierze', 'żołnierzy'],
    ['aircraft', 'samolot', 'samoloty', 'samolotów'],
    ['commanders', 'dowódca', 'dowódcy', 'dowódców'],
    ['cards', 'karta', 'karty', 'kart'],
    ['stars', 'gwiazdka', 'gwiazdki', 'gwiazdek'],
    ['dice', 'kość', 'kości', 'kości'],
    ['hits', 'trafienie', 'trafienia', 'trafień'],
  ])('have the right plural of %s for 0, 1, 2, 4, 5, 12, 21 and 22', (noun, one, few, many) => {
    expect(forms(count[noun])).toEqual([many, one, few, few, many, many, many, few]);
  });

  it('have the right plural after a verb', () => {
    const dropped = (soldiers: number) =>
      plain(words.pl.event({ is: 'dropped', side: 'yellow', area: 'riola', soldiers }));
    expect([1, 2, 5].map(dropped)).toEqual([
      'Żółci zrzucili 1 żołnierza na Riolę',
      'Żółci zrzucili 2 żołnierzy na Riolę',
      'Żółci zrzucili 5 żołnierzy na Riolę',
    ]);
    const passed = (commandersLeft: number) => plain(words.pl.event({ is: 'passed', side: 'blue', commandersLeft }));
    expect([0, 1, 5].map(passed)).toEqual([
      'Niebiescy spasowali',
      'Niebiescy spasowali z 1 dowódcą w rezerwie',
      'Niebiescy spasowali z 5 dowódcami w rezerwie',
    ]);
    const tie = (n: number) =>
      plain(words.pl.outcome({ winners: [1], reason: 'tie', scores: [n, n] }, {})).split(':')[0];
    expect([1, 3, 8].map(tie)).toEqual(['Po 1 gwiazdce', 'Po 3 gwiazdki', 'Po 8 gwiazdek']);
  });
});

describe('history notes', () => {
  areNoted(history, languagesOf(words), 260);

  it('stay on their own board', () => {
    for (const { id, mode, about } of history) {
      for (const area of about.areas ?? []) expect(AREA[area].mode, id).toBe(mode);
      for (const title of about.cards ?? []) expect([null, mode], id).toContain(CARD[title].mode);
    }
  });

  it.each(['alpine', 'island'] as const)(
    'exist on the %s board for every round, for the beginning and for the end',
    (mode) => {
      const notes = history.filter((note) => note.mode === mode);
      for (const round of [1, 2, 3, 4]) expect(notes.some(({ about }) => about.rounds?.includes(round))).toBe(true);
      for (const is of ['opened', 'game-over', 'combat-ended'] as const) {
        expect(notes.some(({ about }) => about.events?.includes(is))).toBe(true);
      }
      expect(new Set(notes.flatMap(({ about }) => about.areas ?? [])).size).toBeGreaterThanOrEqual(10);
    },
  );
});
