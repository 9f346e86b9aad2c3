import type { Language, Options } from '@sztab/kernel';
import { Listener, type Setting, settingsOf } from '@sztab/kernel/testing';
import { counting, languagesOf } from '@sztab/kernel/words';
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
import { DIVISION, type DivisionKind, PURSUIT, type PursuitId, RESISTANCE_DECK } from '../content/cards.ts';
import { CORPS_IDS } from '../content/corps.ts';
import { COLOURS, fieldOf, medalTowns, PLACE, TOWNS, type Town } from '../content/fields.ts';
import { SOLO_RANKS } from '../content/solo.ts';
import { KINDS } from '../content/supplies.ts';
import type { Event } from '../rules/events.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { REASON_RULE } from '../rules/reasons.ts';
import type { Frame, Result, State } from '../rules/state.ts';
import { history, isNoted, NOTES } from './history.ts';
import {
  abilityText,
  cardName,
  cardText,
  catalogues,
  commanderName,
  corpsName,
  corpsShort,
  costText,
  deckName,
  divisionKind,
  divisionName,
  kindName,
  markText,
  NAMES,
  rankText,
  suppliesText,
  townName,
  typeName,
  words,
  worthText,
} from './index.ts';
import { UNITS } from './names.ts';

const PROMPTS = listed(`
  act bonus overflow transport truck move civilians market airborne pay-cards drop reaction spread`);
const VERBS = listed(`
  takeSupplies takeTrucks transport move air airborne cmdAir cmdMove playResistance playRecon load unload endTurn
  bonus bonusDone discard truck add dispatch finish step stop feed decline swap payMedal payCard payCards addCard
  drop resist counter resistBox none spread`);
const ENDS: readonly Result['reason'][] = ['rhine', 'medals', 'divisions', 'order', 'turn-cap', 'resign'];
const RANKS = [...SOLO_RANKS.map(([, rank]) => rank), 'relieved' as const];
const none = { fuel: 0, ammo: 0, food: 0 };

/** What hardly ever happens at random is told by hand. */
const RARE: readonly Event[] = [
  { is: 'no-card', deck: 'resistance', town: 'calais' },
  { is: 'no-card', deck: 'pursuit', town: 'reims' },
  { is: 'reshuffled', by: 'W' },
  { is: 'antwerp-open' },
  { is: 'weather', weather: 'rain' },
  { is: 'weather', weather: 'sun' },
  { is: 'civilians-fed', corps: 'B3', forced: true },
  { is: 'credit', by: 'B', counts: false },
  { is: 'credit', by: 'R', counts: true },
  { is: 'fort-paid', corps: 'R1', town: 'le-havre', with: 'paratroops' },
  { is: 'fort-paid', corps: 'W2', town: 'aachen', with: 'cargo' },
  { is: 'upkeep', by: 'W', gone: ['koln'], dark: ['aachen', 'remagen'] },
  { is: 'upkeep', by: 'R', gone: [], dark: ['arnhem'] },
  { is: 'drop-paid', by: 'R', with: 'medal' },
  { is: 'drop-paid', by: 'R', with: ['O01', 'O13'] },
  { is: 'dropped', by: 'R', town: 'arnhem' },
  { is: 'number-moved', number: 7, from: 'rheydt', to: null },
  { is: 'number-moved', number: 7, from: 'rheydt', to: 'aachen' },
  { is: 'number-turned', number: 9, town: 'mayen' },
  { is: 'dice', dice: [1, 2, 3], number: null },
  { is: 'marker-back', town: 'metz', toBox: true },
  { is: 'marker-back', town: 'metz', toBox: false },
  { is: 'resistance-boxed', by: 'B', left: 0 },
  { is: 'trucks-taken', by: 'B', count: 0, left: 0 },
  { is: 'counterattack', by: null, against: 'W', town: 'mons', lost: { fuel: 1, ammo: 0, food: 2 }, medal: true },
  { is: 'counterattack', by: 'B', against: 'W', town: 'laon', lost: none, medal: false },
  { is: 'encircled', by: 'R', fields: [{ town: 'diest', to: 'R' }] },
  { is: 'swapped', corps: 'R3', give: 'food', get: 'fuel' },
  { is: 'market-left', corps: 'R4' },
  { is: 'resigned', by: 'W' },
  {
    is: 'battle',
    corps: 'W2',
    town: 'aachen',
    card: 'O19',
    won: true,
    from: 'liege',
    air: 1,
    paratroops: 0,
    ammo: 1,
    fuel: 1,
  },
  ...ENDS.flatMap((reason): Event[] =>
    [1, 2, 3].map((players) => ({
      is: 'game-over',
      colours: (['R', 'W', 'B'] as const).slice(0, players),
      winners: reason === 'turn-cap' || players === 1 ? [] : [0],
      scores: [4, 3, 2].slice(0, players),
      reason,
      town: reason === 'rhine' ? 'koblenz' : null,
      rank: players === 1 ? 'colonel' : null,
    })),
  ),
];

/** The options of a table, with the defaults of those not named. */
const optionsOf = (some: Setting['options']): Options =>
  Object.fromEntries(game.options.map(({ id, values }) => [id, some[id] ?? (values[0] as string)]));

const start = (players = 3, options: Setting['options'] = {}): State => startOf(game, players, optionsOf(options));

/** A table with this frame on top, changed as told. */
const tableAt = (f: Frame, change: Partial<State> = {}, players = 3, options: Setting['options'] = {}): State => ({
  ...start(players, options),
  ...change,
  flow: [{ step: 'act' }, f],
});
/** The turn of this colour. */
function turnOf(s: State, colour: (typeof COLOURS)[number]): State {
  s.at = s.order.findIndex((seat) => s.commanders[seat]?.colour === colour);
  return s;
}
function taken(s: State, towns: readonly Town[], sign: string): State {
  const control = [...s.control];
  for (const town of towns) control[PLACE[town]] = sign;
  s.control = control.join('');
  return s;
}

function listen(): Listener<Shape> {
  const all = new Listener(game, words);
  // Loading and unloading seldom: otherwise nothing happens.
  const seldom = (move: Move): boolean => /^(un)?load|^endTurn|^stop/.test(move);
  for (const [n, { players, options }] of settingsOf(game).entries())
    if (n % 9 === 0) all.play({ players, options: optionsOf(options) }, `words ${n}`, { seldom });
  for (const players of [1, 2, 3]) {
    const options = optionsOf({ commonPursuitDeck: 'on', weather: 'on' });
    all.play({ players, options }, `rich ${players}`, { seldom, prepare: enrich });
  }
  for (const s of SCENES()) all.questions(s, s.commanders.length);
  for (const event of RARE) all.event(event);
  for (const reason of ENDS) {
    for (const players of [1, 2, 3]) {
      const winners = reason === 'turn-cap' ? [] : [players - 1];
      all.outcome({ winners, reason, scores: [3, 2, 1].slice(0, players) }, optionsOf({}));
    }
  }
  return all;
}

/** What chance seldom leads to. */
function SCENES(): State[] {
  const rich = (s: State): State => {
    for (const commander of s.commanders) {
      commander.medals = 2;
      commander.captured.push('O20', 'O01', 'O13');
    }
    s.resistance = s.resistance.filter((id) => !['O20', 'O01', 'O13'].includes(id));
    return s;
  };
  const last = tableAt({ step: 'reaction' }, { ending: true, markerPool: 0 });
  const boxed = tableAt({ step: 'reaction' }, { markers: [...TOWNS] });
  const exposed = turnOf(taken(tableAt({ step: 'reaction' }), ['mons', 'liege'], 'W'), 'R');
  return [
    rich(tableAt({ step: 'airborne', dropped: 1 })),
    rich(tableAt({ step: 'pay.cards', cards: [] })),
    tableAt({ step: 'drop' }),
    tableAt({ step: 'market', corps: 'W1' }),
    tableAt({ step: 'civilians', corps: 'W1' }),
    turnOf(tableAt({ step: 'bonus', town: 'lisieux', left: 2 }), 'R'),
    tableAt({ step: 'spread', moving: [7, 5], towns: ['aachen', 'prum'] }, {}, 1),
    last,
    boxed,
    exposed,
  ];
}

/** Two kept cards of a kind, and corps that can go far. */
function enrich(s: State): void {
  for (const pile of s.pursuit) {
    const kept = pile.filter((id) => ['resistanceHand', 'recon'].includes(PURSUIT[id].type));
    for (const id of kept) pile.splice(pile.indexOf(id), 1);
    s.commanders[0]?.kept.push(...kept);
  }
  for (const { cargo } of s.corps) {
    s.pool.fuel += cargo.fuel - 2;
    s.pool.ammo += cargo.ammo - 2;
    Object.assign(cargo, { fuel: 2, ammo: 2 });
  }
}

const heard = listen();

/** What never changes: names, cards, options, reasons. */
function standingText(language: Language): string[] {
  return [
    ...commonTexts(game, words[language], Object.keys(REASON_RULE)),
    ...TOWNS.map((town) => townName(town, language)),
    ...CORPS_IDS.flatMap((id) => [corpsName(id, language), corpsShort(id, language)]),
    ...COLOURS.flatMap((colour) => [commanderName(colour, language), abilityText(colour, language)]),
    ...KINDS.map((kind) => kindName(kind, language)),
    ...Object.values(PURSUIT).flatMap(({ type }) => [typeName(type, language), cardText(type, language)]),
    ...(Object.keys(PURSUIT) as PursuitId[]).map((id) => cardName(id, language)),
    ...RESISTANCE_DECK.map((id) => cardName(id, language)),
    ...(Object.keys(DIVISION) as DivisionKind[]).flatMap((kind) => [
      divisionName(kind, language),
      costText(kind, language),
      worthText(kind, language),
    ]),
    ...TOWNS.flatMap((town) => fieldOf(town).marks.map((mark) => markText(mark, language))),
    ...RANKS.map((rank) => rankText(rank, language)),
    deckName('pursuit', language),
    deckName('resistance', language),
  ];
}

const CODES: readonly RegExp[] = [
  /\b[RWB]\d\b|\bP[RWB]\d\d\b|\bO\d\d\b/, // corps and cards
  /@|\*/,
];
const IDS: readonly string[] = ['pay-cards', 'le-havre', 'st-omer', 'chateau-'];

speaksWell({ game, words, catalogues, heard, prompts: PROMPTS, verbs: VERBS }, REASON_RULE, {
  standing: standingText,
  toRead: (language) => meaningsOf(game, words[language]),
  codes: CODES,
  ids: IDS,
  lines: [12, 16],
  most: { order: 110, waiting: 90, move: 80 },
  counted:
    /\d (actions?|tokens?|trucks?|markers?|cards?|icons?|akcj|pion|cięża|znacz|kart|ikon|paliw|amun|prow|fuel|ammo|food)/u,
  begins: /^[\p{Lu}\d’]/u,
  wrongMarks: { pl: /["“']/, en: /["„']/ },
  english: 'trucks?|supplies|fuel|ammo|food|corps|marker|medals|cards?|turn|round|move|step|drop|deck|takes?|chooses?',
  typeset: standingText,
  borrowed: /General of the Armies/,
});

describe.each(languagesOf(words))('the words in language %s', (language) => {
  const say = words[language];
  const catalogue = catalogues[language];

  it('name every ending and rank, and no other', () => {
    full(catalogue.endings, ENDS);
    full(NAMES[language].ranks, RANKS);
  });

  it('give no two things of a kind the same name', () => {
    different(TOWNS.map((town) => townName(town, language)));
    different(CORPS_IDS.map((id) => corpsName(id, language)));
    different(RESISTANCE_DECK.map((id) => cardName(id, language)));
    different(Object.values(UNITS));
    different(Object.values(NAMES[language].types));
    different(Object.values(NAMES[language].ranks));
    different(Object.values(NAMES[language].events));
    different(Object.values(NAMES[language].marks));
  });

  it('refuse codes that do not exist instead of showing them', () => {
    const view = game.view(start(), 0);
    expect(() => say.prompt('truck', view)).toThrow(RangeError);
    expect(() => say.move('finish', view)).toThrow(RangeError);
    expect(() => say.event({ is: 'lunch' } as unknown as Event)).toThrow(RangeError);
  });
});

/** What is said, in Polish and in English, one after the other. */
const { asked, waiting, spoken, moves, line, ended } = inBothOf(words);

describe('the order line', () => {
  it('tells what is left of the turn', () => {
    const s = turnOf(start(), 'B');
    expect(asked('act', game.view(s, 2))).toEqual(['Masz 2 akcje i kartę dowódcy', '2 actions and commander card']);
    expect(waiting('act', game.view(s, 0))).toEqual(['Tura Pattona: 2 akcje', 'Patton’s turn: 2 actions']);
    Object.assign(s.turn, { base: 0, credit: 'ready' });
    Object.assign(s.commanders[2] as object, { active: false });
    expect(asked('act', game.view(s, 2))).toEqual(['Masz akcję Ruchu oporu', 'You have a Resistance action']);
    s.turn.credit = 'used';
    expect(asked('act', game.view(s, 2))[0]).toBe('Akcje wykorzystane: przeładuj pionki albo zakończ turę');
    s.turn.credit = 'none';
    s.commanders[2]?.kept.push('PB12');
    expect(asked('act', game.view(s, 2))).toEqual([
      'Została tylko karta Ruch oporu',
      'No actions left but a Resistance card',
    ]);
    s.commanders[2]?.kept.push('PB13');
    expect(asked('act', game.view(s, 2))).toEqual([
      'Zostały tylko karta Ruch oporu i karta Rozpoznanie',
      'No actions left but a Resistance card and a Recon card',
    ]);
    Object.assign(s.commanders[2] as object, { active: true });
    expect(asked('act', game.view(s, 2))).toEqual([
      'Zostały tylko karta Ruch oporu, karta Rozpoznanie i karta dowódcy',
      'No actions left but a Resistance card, a Recon card and your commander card',
    ]);
    Object.assign(s.turn, { credit: 'used', recon: true });
    expect(asked('act', game.view(s, 2))).toEqual([
      'Została tylko karta dowódcy',
      'No actions left but your commander card',
    ]);
  });

  it('lists three things with a comma', () => {
    const s = turnOf(start(), 'B');
    Object.assign(s.turn, { base: 1, credit: 'ready' });
    expect(asked('act', game.view(s, 2))).toEqual([
      'Masz 1 akcję, akcję Ruchu oporu i kartę dowódcy',
      '1 action, a Resistance action and commander card',
    ]);
  });

  it('names the values of options so that they fit names of every gender', () => {
    expect(['off', 'on'].map((value) => words.pl.optionValue('weather', value).name)).toEqual(['Nie', 'Tak']);
  });

  it('tells the fields of a pocket by who gains them', () => {
    const fields = [
      { town: 'clermont', to: 'W' },
      { town: 'compiegne', to: 'W' },
      { town: 'ste-menehould', to: 'B' },
    ] as const;
    expect(line({ is: 'encircled', by: 'W', fields })).toEqual([
      'Okrążenie: Clermont, Compiègne (Bradley); Sainte-Menehould (Patton)',
      'Encircled: Clermont, Compiègne (Bradley); Ste. Menehould (Patton)',
    ]);
  });

  it('counts what is too much, what fits and what is left', () => {
    const full = turnOf(tableAt({ step: 'overflow', town: 'lisieux', seat: 0 }), 'R');
    full.fields = { lisieux: { fuel: 5, ammo: 5, food: 2 } };
    expect(asked('overflow', game.view(full, 0))).toEqual([
      'Lisieux, za dużo o 3 pionki: odłóż do puli albo załaduj',
      'Lisieux, 3 tokens too many: discard or load',
    ]);
    const truck: Frame = { step: 'truck', from: 'lisieux', to: 'brionne', load: { fuel: 2, ammo: 0, food: 1 } };
    const loading = turnOf(tableAt(truck, { fields: { lisieux: { fuel: 1, ammo: 4, food: 0 } } }), 'R');
    expect(asked('truck', game.view(loading, 0))).toEqual([
      'Lisieux → Brionne, miejsce na 2',
      'Lisieux → Brionne, room for 2',
    ]);
    // A truck takes five, however few lie there.
    const few = turnOf(
      tableAt(
        { ...truck, load: { fuel: 0, ammo: 0, food: 0 } },
        { fields: { lisieux: { fuel: 0, ammo: 3, food: 0 } } },
      ),
      'R',
    );
    expect(asked('truck', game.view(few, 0))[1]).toBe('Lisieux → Brionne, room for 5');
    expect(asked('truck', game.view(turnOf(tableAt(truck), 'R'), 0))[1]).toBe('Lisieux → Brionne, ready to drive');
    const reaction = turnOf(tableAt({ step: 'reaction' }, { markerPool: 5 }), 'R');
    expect(asked('reaction', game.view(reaction, 0))[0]).toBe('Grasz Niemcami: połóż znacznik albo kontratakuj');
  });

  it('names the corps and its step', () => {
    const s = turnOf(tableAt({ step: 'move', corps: 'B1', steps: 1, pays: true }), 'B');
    expect(asked('move', game.view(s, 2))).toEqual([
      'XII Korpus, krok 2 z 3, dalej za 1 pionek paliwa',
      'XII Corps, step 2 of 3, for 1 fuel',
    ]);
    expect(waiting('move', game.view(s, 0))[1]).toBe('Patton moves XII Corps, step 2 of 3');
  });
});

describe('a move', () => {
  const at = (s: State, colour: (typeof COLOURS)[number]) => {
    turnOf(s, colour);
    return game.view(s, s.order[s.at] as number);
  };

  it('is told as a player would say it', () => {
    const view = at(start(), 'R');
    moves(view, {
      'takeSupplies(lisieux,basic)': ['Zaopatrzenie: Lisieux, zestaw podstawowy', 'Supplies: Lisieux, basic set'],
      'takeSupplies(lisieux,ammo)': ['Zaopatrzenie: Lisieux, 3 amunicji', 'Supplies: Lisieux, 3 ammo'],
      'takeTrucks(6)': ['Ciężarówki: 6, potem faza logistyki', 'Trucks: 6, then a logistics phase'],
      'air(resistance)': ['Wsparcie lotnicze: talia oporu', 'Air support: resistance deck'],
      'move(R4)': ['Ruch: XXX Korpus', 'Move: XXX Corps'],
      'load(R2,ammo)': ['Załaduj amunicję: II Korpus', 'Load ammo: II Corps'],
    });
  });

  it('tells what a step costs and which card it turns up', () => {
    const view = at(tableAt({ step: 'move', corps: 'R1', steps: 1, pays: true }), 'R');
    expect(spoken('step(le-havre)', view)).toEqual([
      'Krok: Hawr (1 paliwa, fortyfikacja, karta oporu)',
      'Step: Le Havre (1 fuel, fort, resistance card)',
    ]);
    const free = at(tableAt({ step: 'move', corps: 'W1', steps: 0, pays: false }), 'W');
    moves(free, {
      'step(reims)': ['Krok: Reims (karta pościgu)', 'Step: Reims (pursuit card)'],
      'step(melun)': ['Krok: Melun', 'Step: Melun'],
    });
  });

  it('tells an incomplete set, whose card it is, and whose field', () => {
    const poor = start(3, { commonPursuitDeck: 'on' });
    Object.assign(poor.pool, { food: 0 });
    taken(poor, ['mons'], 'W');
    const view = at(poor, 'R');
    moves(view, {
      'takeSupplies(lisieux,basic)': [
        'Zaopatrzenie: Lisieux, zestaw podstawowy (w puli brak: prowiant)',
        'Supplies: Lisieux, basic set (the pool has no food)',
      ],
      'playResistance(PW12)': [
        'Zagraj Ruch oporu: akcja dodatkowa (z talii Bradleya)',
        'Play Resistance: an extra action (from Bradley’s deck)',
      ],
      'counter(mons)': ['Kontratak: Mons (Bradley)', 'Counterattack: Mons (Bradley)'],
    });
  });

  it('means by finish and decline what is asked', () => {
    expect(spoken('finish', at(tableAt({ step: 'transport', placed: 1 }), 'R'))[0]).toBe('Zakończ transport');
    expect(spoken('finish', at(tableAt({ step: 'airborne', dropped: 1 }), 'R'))[1]).toBe('Finish the drop');
    expect(spoken('decline', at(tableAt({ step: 'market', corps: 'R1' }), 'R'))[0]).toBe('Bez zamiany');
    expect(spoken('decline', at(tableAt({ step: 'civilians', corps: 'R1' }), 'R'))[1]).toBe('Keep the food');
  });
});

describe('a line of the log', () => {
  it('tells a battle with its cost', () => {
    const battle = {
      is: 'battle',
      corps: 'W2',
      town: 'aachen',
      card: 'O19',
      from: 'liege',
      paratroops: 0,
      air: 1,
      ammo: 1,
      fuel: 1,
    } as const;
    expect(line({ ...battle, won: true })).toEqual([
      'Walka wygrana (Akwizgran): 9 Panzer Div, użyto: wsparcie lotnicze, 1 amunicji, 1 paliwa',
      'Battle won (Aachen): 9 Panzer Div, spent: air support, 1 ammo, 1 fuel',
    ]);
    expect(line({ ...battle, won: false, air: 0, ammo: 0, fuel: 0 })).toEqual([
      'Walka przegrana (Akwizgran): 9 Panzer Div, użyto: nic; VII Korpus wycofuje się (Liège), karta wraca do talii',
      'Battle lost (Aachen): 9 Panzer Div, spent: nothing; VII Corps falls back (Liège), the card is shuffled in',
    ]);
    expect(line({ is: 'card', corps: 'W2', deck: 'resistance', card: 'O13' })[0]).toBe(
      'VII Korpus odkrywa kartę: 12 Volksgrenadier Div (koszt: 3 amunicji)',
    );
  });

  it('keeps the two corps called XII apart', () => {
    expect(line({ is: 'move-begun', corps: 'R3', by: 'action' })).toEqual([
      'XII Korpus (brytyjski) rusza',
      'XII Corps (British) sets out',
    ]);
    expect(line({ is: 'move-begun', corps: 'B1', by: 'commander' })[0]).toBe(
      'XII Korpus (amerykański) rusza (karta Pattona)',
    );
    expect(line({ is: 'move-begun', corps: 'B3', by: 'action' })[0]).toBe('XX Korpus rusza');
  });

  it('tells only whoever looked what lay on top', () => {
    const looked = { is: 'looked', by: 'W', deck: 'pursuit', how: 'commander' } as const;
    expect(line(looked)[0]).toBe('Bradley podgląda wierzch talii pościgu (karta dowódcy)');
    expect(line({ ...looked, card: 'PW10' })).toEqual([
      'Bradley podgląda wierzch talii pościgu (karta dowódcy): Czarny rynek',
      'Bradley looks at the top of the pursuit deck (commander card): Black market',
    ]);
  });

  it('tells all that a logistics phase does, and names the commanders', () => {
    const phase = {
      is: 'logistics',
      colours: ['W', 'B'],
      levels: [3, 2],
      ate: ['W1'],
      immobilised: ['B2'],
      trucks: 5,
      arrived: 0,
      refilled: { fuel: 3, ammo: 0, food: 1 },
      cards: ['B'],
      air: ['W', 'B'],
    } as const;
    expect(line(phase)).toEqual([
      'Faza logistyki, poziom: Bradley 3, Patton 2; je: V Korpus; unieruchomiony: XV Korpus; z dróg wraca 5 ciężarówek; na tor zapasów: 3 paliwa, 1 prowiantu; karta dowódcy znów aktywna: Patton; wsparcie lotnicze wraca: Bradley, Patton',
      'Logistics phase, level: Bradley 3, Patton 2; fed: V Corps; immobilised: XV Corps; 5 trucks back from the roads; to the supply track: 3 fuel, 1 food; commander card active again: Patton; air support home: Bradley, Patton',
    ]);
    const alone = {
      ...phase,
      colours: ['W'],
      levels: [2],
      ate: ['W1', 'W2'],
      immobilised: [],
      trucks: 0,
      air: [],
    } as const;
    expect(line({ ...alone, refilled: none, cards: ['W'] })).toEqual([
      'Faza logistyki, poziom: 2; jedzą: V Korpus, VII Korpus; karta dowódcy znów aktywna',
      'Logistics phase, level: 2; fed: V Corps, VII Corps; commander card active again',
    ]);
    expect(line({ ...phase, immobilised: ['B1', 'B2'], cards: ['W', 'B'] })[0]).toMatch(
      /unieruchomione: .*karty dowódców/,
    );
  });

  it('counts turns where one plays alone', () => {
    const turn = { is: 'turn', by: 'W', round: 4 } as const;
    expect(line({ ...turn, solo: false })).toEqual(['Runda 4, tura Bradleya', 'Round 4, Bradley’s turn']);
    expect(line({ ...turn, solo: true })).toEqual(['Tura 4', 'Turn 4']);
  });

  it('tells what a counterattack takes', () => {
    const lost = { fuel: 2, ammo: 0, food: 1 };
    expect(line({ is: 'counterattack', by: 'R', against: 'W', town: 'mons', lost, medal: true })).toEqual([
      'Montgomery kontratakuje: Mons, Bradley traci pole (a z nim: 2 paliwa, 1 prowiantu, medal)',
      'Montgomery counterattacks: Mons, Bradley loses the field (and with it 2 fuel, 1 food, a medal)',
    ]);
  });
});

describe('the end', () => {
  const end = (reason: Result['reason'], winners: number[], scores: number[], options: Setting['options'] = {}) =>
    ended({ winners, reason, scores }, optionsOf(options));

  it('names the winner, the reason and the medals', () => {
    expect(end('rhine', [2], [3, 2, 5])).toEqual([
      'Patton przekracza Ren i wygrywa. Medale: Montgomery 3, Bradley 2, Patton 5',
      'Patton crosses the Rhine and wins. Medals: Montgomery 3, Bradley 2, Patton 5',
    ]);
    expect(end('divisions', [1], [4, 4], { pair: 'wb' })).toEqual([
      'Patton wygrywa: przy równych medalach więcej zdobytych dywizji. Medale: Bradley 4, Patton 4',
      'Patton wins: medals equal, more captured divisions. Medals: Bradley 4, Patton 4',
    ]);
    expect(end('order', [0], [4, 4], { pair: 'rb' })[1]).toBe(
      'Montgomery wins: all equal, but later in turn order. Medals: Montgomery 4, Patton 4',
    );
    expect(end('turn-cap', [], [6])).toEqual([
      'Porażka: Ren nie został przekroczony na czas. Medale: 6',
      'Defeat: the Rhine was not crossed in time. Medals: 6',
    ]);
    expect(end('resign', [], [1])[0]).toBe('Gra poddana, Ren nie został przekroczony. Medale: 1');
  });

  it('names both commanders in the last line of the log of a game for two', () => {
    const result = { winners: [1], scores: [3, 5], reason: 'medals', town: null, rank: null } as const;
    expect(line({ is: 'game-over', colours: ['R', 'B'], ...result })).toEqual([
      'Koniec gry. Patton wygrywa: najwięcej medali. Medale: Montgomery 3, Patton 5',
      'The game is over. Patton wins with the most medals. Medals: Montgomery 3, Patton 5',
    ]);
  });

  it('tells the rank of a solo game in the log and in the position', () => {
    const result = { winners: [0], scores: [7], reason: 'rhine', town: 'koln', rank: 'colonel' } as const;
    expect(line({ is: 'game-over', colours: ['W'], ...result })).toEqual([
      'Koniec gry. Bradley przekracza Ren (Kolonia) i wygrywa. Medale: 7. Stopień: pułkownik',
      'The game is over. Bradley crosses the Rhine (Köln) and wins. Medals: 7. Rank: Colonel',
    ]);
    const s = Object.assign(start(1), { result, round: 12, flow: [] });
    expect(plain(words.en.position(game.view(s, 0))[0] as string)).toBe(
      'Turn 12 · The game is over · Bradley crosses the Rhine (Köln) and wins. Medals: 7. Rank: Colonel',
    );
  });
});

describe('the position', () => {
  it('tells everything at the start in fourteen lines', () => {
    const s = turnOf(start(), 'W');
    const lines = words.pl.position(game.view(s, 1)).map(plain);
    expect(lines).toHaveLength(14);
    expect(lines[0]).toMatch(/^Runda 1 · gra Bradley · 2 akcje · kolejność: /);
    expect(lines[1]).toBe(
      'Znaczniki oporu w puli: 25 · medale w puli: 20 · ciężarówki na torze: 6 (w rezerwie 8) · spadochroniarze: 4 · znacznik Ostendy czeka',
    );
    expect(lines[2]).toBe(
      'Tor zapasów: 9 paliwa, 9 amunicji, 9 prowiantu · w puli: 7 paliwa, 14 amunicji, 3 prowiantu',
    );
    expect(lines[7]).toBe(
      'Bradley (ty): poziom 2 · ciężarówki 6 z 10 · medale 0 · karta dowódcy aktywna · wsparcie lotnicze gotowe',
    );
    expect(lines[11]).toBe(
      'Patton, korpusy: XII Korpus, Troyes (3 paliwa, 1 prowiantu); XV Korpus, Montargis (3 paliwa, 1 prowiantu); XX Korpus, Fontainebleau (3 paliwa, 1 prowiantu)',
    );
    expect(lines[13]).toBe('Znaczniki oporu: brak');
  });

  it('shows fields, trucks, paratroops, markers and what one has seen', () => {
    const s = taken(start(), ['reims', 'laon'], 'W');
    s.fields = { reims: { fuel: 2, ammo: 0, food: 0 } };
    s.trucks.push('chartres/dreux');
    s.markers.push('prum');
    s.paratroops.push({ town: 'arnhem', by: 0, dark: false });
    Object.assign(s.commanders[1] as object, { air: 'resistance', knows: { pursuit: false, resistance: true } });
    const lines = words.en.position(game.view(s, 1)).map(plain);
    expect(lines).toHaveLength(16);
    expect(lines[3]).toMatch(/ · on top of the resistance deck: /);
    expect(lines[7]).toContain('air support: resistance deck');
    expect(lines[9]).toBe('Bradley, fields taken and supplies: Laon, Reims (2 fuel)');
    expect(lines.slice(13)).toEqual([
      'Resistance markers: Prüm',
      'Trucks on roads: Chartres – Dreux',
      'Paratroops: Arnhem',
    ]);
  });

  it('lists the numbers of a solo game', () => {
    const lines = words.pl.position(game.view(start(1, { solo: 'w' }), 0)).map(plain);
    expect(lines[0]).toBe('Tura 1 · gra Bradley · 2 akcje');
    expect(lines.at(-1)).toMatch(/^Numery: 3 Sedan, 4 Charleroi, 5 Bastogne, /);
  });
});

describe('a card in words', () => {
  it('tells its name, its kind, its cost and its worth', () => {
    expect(inBoth((language) => cardName('PR20', language))).toEqual(['Powstanie Warszawskie', 'Warsaw Uprising']);
    expect(inBoth((language) => cardName('PB12', language))).toEqual(['Ruch oporu (z dłonią)', 'Resistance (hand)']);
    expect(divisionKind('PB10')).toBeNull();
    expect(divisionKind('PB16')).toBe('pursuit');
    expect(inBoth((language) => costText('panzer', language))).toEqual(['2 amunicji, 1 paliwa', '2 ammo, 1 fuel']);
    expect(inBoth((language) => worthText('panzer', language))).toEqual(['medal', 'medal']);
    expect(inBoth((language) => worthText('elite', language))).toEqual(['3 ikony', '3 icons']);
    expect(inBoth((language) => cardText('boches', language))[1]).toBe('Halt; going on costs 1 fuel');
    expect(inBoth((language) => suppliesText({ fuel: 2, ammo: 0, food: 1 }, language))).toEqual([
      '2 paliwa, 1 prowiantu',
      '2 fuel, 1 food',
    ]);
    expect(inBoth((language) => suppliesText(none, language))).toEqual(['nic', 'nothing']);
    expect(inBoth((language) => corpsName('R2', language))).toEqual(['II Korpus (kanadyjski)', 'II Corps (Canadian)']);
    expect(inBoth((language) => townName('s-hertogenbosch', language))).toEqual([
      '’s-Hertogenbosch',
      '’s-Hertogenbosch',
    ]);
  });
});

describe('Polish sentences', () => {
  it('have the right plural for every number', () => {
    const numbers = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22];
    expect(numbers.map((n) => plain(counting('pl').counted(n, 'pionek', 'pionki', 'pionków')))).toEqual([
      '0 pionków',
      '1 pionek',
      '2 pionki',
      '4 pionki',
      '5 pionków',
      '11 pionków',
      '12 pionków',
      '14 pionków',
      '21 pionków',
      '22 pionki',
    ]);
    const takes = (count: number) => plain(words.pl.event({ is: 'trucks-taken', by: 'B', count, left: 6 - count }));
    expect([1, 2, 5, 6].map(takes)).toEqual([
      'Patton bierze 1 ciężarówkę, na torze zostaje 5',
      'Patton bierze 2 ciężarówki, na torze zostają 4',
      'Patton bierze 5 ciężarówek, na torze zostaje 1',
      'Patton bierze 6 ciężarówek, na torze nic nie zostaje',
    ]);
  });
});

describe('the history notes', () => {
  const TEXTS = history.flatMap(({ pl, en }) => [pl, en]);
  const DAY =
    /^(\d{1,2}) (stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) (\d{4})\. /;
  const MONTHS =
    'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'.split('|');
  const ENGLISH = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

  it('tell of every medal town, commander, corps, event and unit', () => {
    const wanted = [
      ...medalTowns(game.edition),
      ...CORPS_IDS,
      ...RESISTANCE_DECK,
      ...Object.keys(UNITS),
      ...Object.keys(NAMES.en.events),
      'monty',
      'bradley',
      'patton',
      'trucks',
      'market-garden',
      'scheldt',
    ];
    expect(wanted.filter((id) => !isNoted(id))).toEqual([]);
    expect(isNoted('toString')).toBe(false);
  });

  it('stand under things that exist', () => {
    const things = new Set<string>([
      ...TOWNS,
      ...CORPS_IDS,
      ...RESISTANCE_DECK,
      ...Object.keys(PURSUIT),
      ...['monty', 'bradley', 'patton', 'trucks', 'market-garden', 'scheldt'],
    ]);
    expect(Object.keys(NOTES).filter((id) => !things.has(id))).toEqual([]);
  });

  it('are a few sentences long and well set', () => {
    expect(TEXTS.filter((text) => text.length < 60 || text.length > 330)).toEqual([]);
    expect(TEXTS.filter((text) => !text.endsWith('.') || text !== text.trim() || /\s\s|["']|!/.test(text))).toEqual([]);
    expect(history.filter(({ pl }) => /[“]/.test(pl))).toEqual([]);
    expect(history.filter(({ en }) => /[„”]/.test(en) && !/“/.test(en))).toEqual([]);
  });

  it('begin with the day they are about, in both languages', () => {
    for (const { id, date, pl, en } of history) {
      if (date !== null) expect(date, id).toMatch(/^19\d\d(-\d\d(-\d\d)?)?(\/19\d\d(-\d\d(-\d\d)?)?)?$/);
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
      const begun = DAY.exec(pl);
      expect(begun !== null, id).toBe(day !== undefined);
      if (!day || !begun) continue;
      expect(begun[0], id).toBe(`${Number(day)} ${MONTHS[Number(month) - 1]} ${year}. `);
      expect(en.startsWith(`${Number(day)} ${ENGLISH[Number(month) - 1]} ${year}. `), id).toBe(true);
    }
  });

  it('name the same numbers in both languages', () => {
    const numbers = (text: string): string[] =>
      [...text.replace(/(\d)[ ,](\d{3})/g, '$1$2').matchAll(/\d+/g)].map(([n]) => n).sort();
    const differing = history.filter(({ pl, en }) => {
      const years = (text: string): string[] => numbers(text).filter((n) => n.length === 4);
      return years(pl).join() !== years(en).join();
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });
});
