import type { Language } from '@sztab/kernel';
import { Listener, type Setting, settingsOf } from '@sztab/kernel/testing';
import { languagesOf, said } from '@sztab/kernel/words';
import { describe, expect, it } from 'vitest';
import { areNoted } from '../../testing/notes.ts';
import {
  commonTexts,
  different,
  full,
  inBothOf,
  listed,
  plain,
  says,
  speaksWell,
  startOf,
} from '../../testing/words.ts';
import { ABILITIES } from '../content/abilities.ts';
import { EVENTS, eventOf } from '../content/events.ts';
import { FORMATIONS } from '../content/formations.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { BONUSES, ORDERS } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { LAST_MONTH } from '../content/time.ts';
import type { Event } from '../rules/events.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { REASON_RULE } from '../rules/reasons.ts';
import type { Fighter, Frame, OrderFrame, Result, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from './ending.ts';
import { catalogues, history, words } from './index.ts';
import { surname } from './phrases.ts';
import { RANKS } from './words.ts';

const PROMPTS = listed(`
  keep-missions draft draft-last choose-order move train sabotage region-rule drop name-formation camp
  front-discard recruit-region recruit-pick ability liaison concentration place-token concentration-move treat
  keep-mission loss-region loss-wound event-wound`);
const VERBS = listed(`
  keepAll discard keep order pass move train sabotage rule drop name camp front recruit pick ability top bonus
  token treat done losses wound`);
const REASONS: readonly Result['reason'][] = ['points', 'missions', 'shared', 'resign'];

const start = (players = 3, options: Setting['options'] = {}): State => startOf(game, players, options);

const fighter = (id: SoldierId, region: Region, more: Partial<Fighter> = {}): Fighter => {
  const { strength, underground: u } = soldierOf(id);
  return { id, region, s: strength, u, trained: false, wounds: 0, ...more };
};

const ORDER: OrderFrame = {
  step: 'order',
  order: 'movement',
  chooser: 0,
  acted: 1,
  soldiers: [],
  regions: [],
  bonuses: [],
};

/** A table at these frames, with nobody on the board but those named. */
function tableAt(flow: readonly Frame[], soldiers: readonly Fighter[] = [], change: Partial<State> = {}): State {
  const s = start();
  return Object.assign(s, { flow: [...flow], soldiers: [...soldiers], leader: null }, change);
}

/** Two soldiers of equal Underground in Western Europe when the Ardennes Offensive takes effect. */
const eventWound = (): State =>
  tableAt(
    [
      { step: 'ending.check', starter: 0 },
      { step: 'ending.events', part: 2 },
      { step: 'event.wound', region: 'WEU' },
    ],
    [fighter('PIL-02', 'WEU'), fighter('PIL-03', 'WEU')],
    { leader: 1, time: 64, laidOut: ['E24'] },
  );

function listen(): Listener<Shape> {
  const all = new Listener(game, words);
  // Passing and ending rounds seldom: otherwise time is over before anything happens.
  const seldom = (move: Move): boolean => move === 'pass' || move === 'order(maneuvers)';
  for (const [n, setting] of settingsOf(game).entries())
    all.play(setting, `words ${n}`, { seldom, resignsAt: n % 6 === 5 ? 8 * n : -1 });
  // What is too rare at random is heard once more for sure.
  all.questions(eventWound(), 3);
  all.event({ is: 'token-removed' });
  all.event({ is: 'resigned', seat: 3, playsOn: true });
  all.event({ is: 'event-soldiers', region: 'NAI', soldiers: [] });
  all.event({ is: 'formation-named', seat: 0, formation: 'PAR', revealed: ['PIL-02'], found: null });
  for (const reason of REASONS) {
    for (const winners of [[1], [0, 2]]) {
      const result = { winners, scores: [40, 54, 40, -3], reason };
      all.event({ is: 'game-over', ...result });
      all.outcome(result);
    }
  }
  return all;
}

const heard = listen();

/** What never changes: names, faces, options, reasons. */
function standingText(language: Language): string[] {
  const c = catalogues[language];
  const rules = Object.values(c.rules).map(({ name, rule }) => ({ name, rule: said(rule, game.edition) }));
  const faces = [...rules, ...Object.values(c.abilities), ...Object.values(c.eventCards)];
  return [
    ...commonTexts(game, words[language], Object.keys(REASON_RULE)),
    c.noWinner,
    ...Object.values(c.orders).flatMap((order) => [order.name, said(order.basic, game.edition), order.special]),
    ...Object.values(c.regions).flatMap((region) => Object.values(region)),
    ...Object.values(c.formations).flatMap((formation) => Object.values(formation)),
    ...Object.values(c.attributes),
    ...Object.values(c.missions),
    ...Object.values(c.ranks),
    ...SOLDIERS.map(c.soldier),
    ...faces.flatMap(({ name, rule }) => [name, rule]),
    ...Object.values(c.bonuses).flatMap(({ name, meaning }) => [name, meaning]),
  ];
}

const CODES: readonly RegExp[] = [
  /\b(INF|SAI|ARM|PIL|PAR|SAB)\b/, // formations and soldiers
  /\b(WAW|POL|NEA|WEU|NAI)\b/,
  /\b[ME]\d\d\b/, // missions and events
];
speaksWell({ game, words, catalogues, heard, prompts: PROMPTS, verbs: VERBS }, REASON_RULE, {
  standing: standingText,
  toRead: (language) => history.map((note) => note[language]),
  codes: CODES,
  most: { order: 130, waiting: 100, move: 105 },
  counted:
    /\d (points?|cards? |wounds?|months?|missions? |nurses?|punkt|kart[aęy]? |ran[ay]? |miesi|misj[eęi] |sanit)/u,
  minus: '−5',
  wrongMarks: { pl: /["“]/, en: /["„]/ },
  english:
    'Staff|officer|soldiers?|mission|order|wounds?|nurse|Strength|Underground|Warsaw|Poland|takes?|chooses?|points?|cards?|months?|trained',
  borrowed: /Poland First to Fight/,
});

describe.each(languagesOf(words))('the words in language %s', (language) => {
  const say = words[language];
  const catalogue = catalogues[language];

  it('name every order, bonus, region, rule, formation, ability, mission, event and rank', () => {
    full(catalogue.orders, ORDERS);
    full(catalogue.bonuses, BONUSES);
    full(catalogue.regions, REGIONS);
    full(catalogue.rules, REGIONS);
    full(catalogue.formations, FORMATIONS);
    full(catalogue.abilities, ABILITIES);
    full(catalogue.missions, MISSIONS);
    full(catalogue.eventCards, EVENTS);
    full(catalogue.ranks, RANKS);
  });

  it('give no two things of a kind the same name', () => {
    different(Object.values(catalogue.missions));
    different(Object.values(catalogue.eventCards).map(({ name }) => name));
    different(Object.values(catalogue.orders).map(({ name }) => name));
    different(Object.values(catalogue.abilities).map(({ name }) => name));
    different(SOLDIERS.map(catalogue.soldier));
    different(SOLDIERS.map(surname));
    for (const form of ['title', 'short', 'whom', 'of', 'in', 'to', 'from'] as const) {
      different(REGIONS.map((id) => catalogue.regions[id][form]));
    }
    different(Array.from({ length: LAST_MONTH + 1 }, (_, at) => catalogue.month(at).title));
    different(game.roles(4, {}).map((role) => say.role(role)));
  });

  it('know every rank on the cards', () => {
    for (const id of SOLDIERS) {
      const { rank } = soldierOf(id);
      if (rank !== null) expect(RANKS).toContain(rank);
    }
  });

  it('FTF-5.3.6d edition 1: Main front discards; since edition 2 it may, and no yellow card is promised past the limit', () => {
    const { WEU } = catalogues.en.rules;
    expect(said(WEU.rule, 1)).toMatch(/^Discard a mission .* usually get a yellow one/);
    for (const edition of [2, 3])
      expect(said(WEU.rule, edition)).toMatch(/^You may discard .* usually get a yellow one/);
    expect(said(catalogues.pl.rules.WEU.rule, 1)).toMatch(/^Odrzuć misję .* zwykle dostajesz/);
    expect(said(catalogues.pl.rules.WEU.rule, 3)).toMatch(/^Możesz odrzucić .* zwykle dostajesz/);
  });

  it('say on a card, a rule or a tile what it does in at most 120 signs', () => {
    const texts = [
      ...Object.values(catalogue.rules).flatMap(({ rule }) => [1, 2, 3].map((edition) => said(rule, edition))),
      ...Object.values(catalogue.abilities).map(({ rule }) => rule),
      ...Object.values(catalogue.eventCards).map(({ rule }) => rule),
      ...Object.values(catalogue.orders).flatMap(({ basic, special }) => [said(basic, game.edition), special]),
      ...Object.values(catalogue.bonuses).map(({ meaning }) => meaning),
    ];
    expect(texts.filter((text) => text.length > 120 || !text.endsWith('.'))).toEqual([]);
  });

  it('refuse codes that do not exist instead of showing them', () => {
    expect(() => say.role('staff-5')).toThrow(RangeError);
    expect(() => say.prompt('treat', game.view(start(), 0))).toThrow(RangeError);
    expect(say.outcome({ winners: [], reason: 'points', scores: [0, 0] }, {})).toBe(catalogue.noWinner);
  });
});

/** What is said, in Polish and in English, one after the other. */
const { asked, waiting, spoken, line, ended } = inBothOf(words);

describe('the order line', () => {
  const view = (flow: readonly Frame[], soldiers: readonly Fighter[] = [], change: Partial<State> = {}): View =>
    game.view(tableAt(flow, soldiers, change), 0);

  it('of the missions at the start', () => {
    const state = start(3);
    expect(asked('keep-missions', game.view(state, 0))).toEqual([
      'Zatrzymaj 4 misje albo odrzuć jedną z nich',
      'Keep all 4 missions, or discard one',
    ]);
    expect(waiting('keep-missions', game.view(state, 0))).toEqual([
      'Czekamy na wybór misji: Sztabowiec 2 i Sztabowiec 3',
      'Choosing missions: Staff officer 2 and Staff officer 3',
    ]);
    const draft = start(3, { missionDraft: 'on' });
    expect(asked('draft', game.view(draft, 2))).toEqual([
      'Zatrzymaj jedną misję; pozostałe 3 przekażesz Sztabowcowi 1',
      'Keep one mission; the other 3 go to Staff officer 1',
    ]);
  });

  it('of an order', () => {
    const choosing = view([{ step: 'orders.choose', seat: 0 }]);
    choosing.tiles.movement.active = false;
    choosing.tiles.recruitment.active = false;
    choosing.tiles.concentration.active = false;
    expect(asked('choose-order', choosing)).toEqual([
      'Wybierz rozkaz: Szkolenie, Dywersja lub Manewry',
      'Choose an order: Training, Sabotage or Maneuvers',
    ]);
    // Of many the tiles say which.
    choosing.tiles.movement.active = true;
    expect(asked('choose-order', choosing)).toEqual(['Wybierz rozkaz', 'Choose an order']);
    expect(waiting('choose-order', choosing)).toEqual([
      'Sztabowiec 1 wybiera rozkaz',
      'Staff officer 1 is choosing an order',
    ]);
    expect(asked('move', view([ORDER, { step: 'movement', seat: 0 }]))).toEqual([
      'Przenieś jednego żołnierza do dowolnego innego regionu albo zrezygnuj',
      'Move one soldier to any other region, or move nobody',
    ]);
    expect(asked('move', view([ORDER, { step: 'movement', seat: 1 }]))[1]).toBe(
      'Move one soldier to a neighbouring region, or move nobody',
    );
  });

  it('of a sabotage names the regions in which it is possible', () => {
    const soldiers = [fighter('SAB-05', 'NAI', { u: 5 }), fighter('SAB-04', 'NAI', { u: 5 })];
    const many = [...soldiers, fighter('SAB-03', 'POL', { u: 5 }), fighter('SAB-01', 'POL', { u: 5 })];
    const sabotage: readonly Frame[] = [
      { ...ORDER, order: 'sabotage' },
      { step: 'sabotage', seat: 0 },
    ];
    expect(asked('sabotage', view(sabotage, soldiers))).toEqual([
      'Przeprowadź dywersję w Afryce Północnej i we Włoszech albo zrezygnuj',
      'Sabotage North Africa and Italy, or do without',
    ]);
    expect(asked('sabotage', view(sabotage, many))).toEqual([
      'Przeprowadź dywersję w Polsce lub w Afryce Północnej i we Włoszech albo zrezygnuj',
      'Sabotage Poland or North Africa and Italy, or do without',
    ]);
  });

  it('of Recruitment counts what can still be drawn', () => {
    const flow: readonly Frame[] = [
      { ...ORDER, order: 'recruitment' },
      { step: 'recruitment', seat: 0 },
    ];
    expect(asked('recruit-region', view(flow))).toEqual([
      'Wskaż region i dobierz do niego 3 żołnierzy albo zrezygnuj',
      'Choose a region and draw 3 soldiers for it, or recruit nobody',
    ]);
    expect(asked('recruit-region', view(flow, [], { deck: ['PIL-02'] }))).toEqual([
      'Wskaż region i dobierz do niego 1 żołnierza albo zrezygnuj',
      'Choose a region and draw 1 soldier for it, or recruit nobody',
    ]);
  });

  it('of an ability and of the bonuses', () => {
    const ability: Frame = { step: 'recruit.ability', seat: 0, soldier: 'ARM-06', region: 'POL' };
    expect(asked('ability', view([ORDER, ability], [fighter('ARM-06', 'POL')]))).toEqual([
      'Gutowski, umiejętność: przenieś do sąsiedniego regionu albo zrezygnuj',
      'Ability of Gutowski: move to a neighbouring region, or decline',
    ]);
    const bonuses: readonly Frame[] = [
      { ...ORDER, order: 'concentration', bonuses: ['token'] },
      { step: 'concentration', seat: 0 },
    ];
    expect(asked('concentration', view(bonuses, [fighter('ARM-06', 'POL')]))).toEqual([
      'Koncentracja sił: weź ruch lub sanitariuszkę, jeśli chcesz',
      'Concentration: take one bonus (move or nurse), or none',
    ]);
  });

  it('of losses and of an event', () => {
    const f: Frame = { step: 'losses.choose', region: 'POL', left: 2, pass: [] };
    expect(asked('loss-wound', view([f], [], { leader: 0 }))).toEqual([
      'Zostały 2 rany w Polsce: wskaż kogoś o najniższej Konspiracji',
      '2 wounds left in Poland: choose one of the lowest Underground',
    ]);
    expect(asked('event-wound', game.view(eventWound(), 1))).toEqual([
      'Ofensywa w Ardenach: rana w Europie Zachodniej, wskaż kogoś o najniższej Konspiracji',
      'Ardennes Offensive: a wound in Western Europe, choose one of the lowest Underground',
    ]);
    expect(waiting('event-wound', game.view(eventWound(), 0))).toEqual([
      'Sztabowiec 2 wskazuje, kto odniesie ranę w Europie Zachodniej',
      'Staff officer 2 is choosing who is wounded in Western Europe',
    ]);
  });
});

describe('a move', () => {
  const soldiers = [fighter('PIL-02', 'POL'), fighter('SAB-03', 'WAW'), fighter('SAB-06', 'NEA', { wounds: 1 })];
  const said = (move: Move, flow: readonly Frame[] = [ORDER]) => spoken(move, game.view(tableAt(flow, soldiers), 0));

  it('of a soldier', () => {
    says(said, {
      'move(PIL-02,WEU)': ['„Kobra” do Europy Zachodniej', '“Kobra” to Western Europe'],
      'move(SAB-03,NEA)': [
        '„Jan Karski” do Europy Północnej i na Atlantyk',
        '“Jan Karski” to Northern Europe and the Atlantic',
      ],
      'train(PIL-02,S)': ['Szkol Siłę: „Kobra”, z 4 na 5', 'Train Strength of “Kobra”: 4 to 5'],
      'train(PIL-02,U)': ['Szkol Konspirację: „Kobra”, z 1 na 2', 'Train Underground of “Kobra”: 1 to 2'],
      'drop(PIL-02)': ['„Kobra” z Polski do Warszawy', '“Kobra” from Poland to Warsaw'],
      'treat(SAB-06)': [
        'Ulecz: mjr Wanda Gertz „Lena”, w Europie Północnej i na Atlantyku',
        'Heal mjr Wanda Gertz “Lena” in Northern Europe and the Atlantic',
      ],
      'pick(PAR-05)': [
        'Elżbieta Zawacka „Zo”: spadochroniarze, 2/4, Łączność',
        'Elżbieta Zawacka “Zo”: paratrooper, 2/4, Liaison',
      ],
    });
  });

  it('of an order, a region, a token or a card', () => {
    says(said, {
      'order(sabotage)': ['Dywersja', 'Sabotage'],
      'sabotage(WAW)': ['Dywersja w Warszawie, 3 punkty', 'Sabotage Warsaw, for 3 points'],
      'sabotage(NAI)': ['Dywersja w Afryce Północnej i we Włoszech', 'Sabotage North Africa and Italy'],
      'rule(NAI)': ['Afryka Północna i Włochy: Armia Andersa', 'North Africa and Italy: Anders’ Army'],
      'token(PIL,WEU)': ['Lotnicy w Europie Zachodniej', 'Pilots in Western Europe'],
      'front(M01)': ['Odrzuć: Zatopienie MS „Rio de Janeiro”', 'Discard: Sinking of MS Rio de Janeiro'],
      'top(E21)': [
        'Na wierzch: Operacja Overlord (Europa Zachodnia, 6 miesięcy)',
        'On top: Operation Overlord (Western Europe, 6 months)',
      ],
    });
  });

  it('tells how many points lie on an order', () => {
    const s = tableAt([ORDER]);
    s.tiles.training.vp = 2;
    expect(spoken('order(training)', game.view(s, 0))).toEqual([
      'Szkolenie, 2 punkty',
      'Training, with 2 points on it',
    ]);
  });

  it('to pass or to finish says what is not done', () => {
    expect(said('pass', [ORDER, { step: 'movement', seat: 0 }])).toEqual(['Nikogo nie przenoś', 'Move nobody']);
    expect(said('pass', [ORDER, { step: 'rule.choose', seat: 0 }])[0]).toBe('Bez zasady specjalnej');
    expect(said('done', [{ step: 'ending.treat', seat: 0 }])).toEqual(['Nie lecz nikogo więcej', 'Heal no more']);
    expect(said('pass', [])).toEqual(['Zrezygnuj', 'Pass']); // nothing is open in this view
  });
});

describe('a line of the log', () => {
  it('tells the owner of a card more than the others', () => {
    expect(line({ is: 'missions-kept', seat: 0, count: 3 })).toEqual([
      'Sztabowiec 1 zatrzymuje 3 misje',
      'Staff officer 1 keeps 3 missions',
    ]);
    expect(line({ is: 'missions-kept', seat: 0, count: 3, discarded: 'M02' })).toEqual([
      'Sztabowiec 1 zatrzymuje 3 misje; odrzucona: Bitwa o Narwik',
      'Staff officer 1 keeps 3 missions; discarded: Battle of Narvik',
    ]);
    expect(line({ is: 'mission-received', seat: 1 })).toEqual([
      'Sztabowiec 2 dostaje misję etapu II',
      'Staff officer 2 receives a stage II mission',
    ]);
    expect(line({ is: 'mission-received', seat: 1, kept: 'M22', returned: 'M30' })[1]).toBe(
      'Staff officer 2 receives a stage II mission: Battle of Monte Cassino; returned: Battle of Bologna',
    );
    expect(line({ is: 'liaison', seat: 1 })[0]).toBe('Sztabowiec 2 ogląda dwie karty wydarzeń');
    expect(line({ is: 'packets-passed', pick: 1, kept: 'M04' })).toEqual([
      'Zatrzymujesz: Bitwa o Anglię',
      'You keep: Battle of Britain',
    ]);
    expect(line({ is: 'recruited', seat: 0, region: 'POL', soldier: 'SAB-05', others: ['INF-09'] })).toEqual([
      'Sztabowiec 1 umieszcza w Polsce: rtm. Witold Pilecki „Witold”; na spód talii: ppor. Kazimierz Gurbiel',
      'Staff officer 1 places rtm. Witold Pilecki “Witold” in Poland; under the deck: ppor. Kazimierz Gurbiel',
    ]);
  });

  it('tells of orders and soldiers', () => {
    expect(line({ is: 'order-chosen', seat: 2, order: 'concentration', vp: 5 })).toEqual([
      'Sztabowiec 3 wybiera Koncentrację sił i bierze 5 punktów',
      'Staff officer 3 chooses Concentration and takes 5 points',
    ]);
    expect(line({ is: 'moved', seat: 0, soldier: 'PIL-02', from: 'NEA', to: 'NAI', by: 'movement' })).toEqual([
      'Sztabowiec 1 przenosi z Europy Północnej i Atlantyku do Afryki Północnej i Włoch: mjr Witold Urbanowicz „Kobra”',
      'Staff officer 1 moves mjr Witold Urbanowicz “Kobra” from Northern Europe and the Atlantic to North Africa and Italy',
    ]);
    expect(line({ is: 'trained', seat: 0, soldier: 'PIL-09', attribute: 'U', s: 2, u: 4, by: 'training' })).toEqual([
      'Sztabowiec 1 szkoli Konspirację: Anna Leska, teraz 2/4',
      'Staff officer 1 trains Underground of Anna Leska, now 2/4',
    ]);
    expect(line({ is: 'army-arrived', seat: 3, soldiers: ['INF-02', 'INF-04'] })).toEqual([
      'Sztabowiec 4, Armia Andersa. Do Afryki Północnej i Włoch przybywają: gen. dyw. Władysław Anders, gen. bryg. Stanisław Kopański',
      'Staff officer 4, Anders’ Army: gen. dyw. Władysław Anders and gen. bryg. Stanisław Kopański arrive in North Africa and Italy',
    ]);
    expect(line({ is: 'arrival-point', seat: 1, soldier: 'ARM-01', region: 'WEU' })).toEqual([
      'Koncentracja sił: 1 punkt dla Sztabowca 2, przybywa gen. bryg. Stanisław Maczek „Baca”',
      'Concentration: 1 point to Staff officer 2 for the arrival of gen. bryg. Stanisław Maczek “Baca”',
    ]);
  });

  it('tells of domination and when an occupation begins and ends', () => {
    const pushed = (
      from: number,
      to: number,
      by: 'sabotage' | 'axis' | 'event' | 'mainFront',
      region: Region = 'WAW',
    ) => line({ is: 'domination', region, from, to, by, seat: by === 'sabotage' ? 0 : null });
    expect(pushed(4, 3, 'sabotage')).toEqual([
      'Sztabowiec 1 przeprowadza dywersję w Warszawie: znacznik z pola 4 na 3, poziom 3, koniec okupacji',
      'Staff officer 1 sabotages Warsaw: the marker goes from square 4 to 3, level 3, no longer Occupied',
    ]);
    expect(pushed(2, 4, 'axis', 'NEA')).toEqual([
      'Państwa Osi w Europie Północnej i na Atlantyku: znacznik z pola 2 na 4, poziom 2, początek okupacji',
      'The Axis in Northern Europe and the Atlantic: the marker goes from square 2 to 4, level 2, now Occupied',
    ]);
    expect(pushed(6, 6, 'event')).toEqual([
      'Wydarzenie, Warszawa: znacznik zostaje na polu 6, poziom 5',
      'Event, Warsaw: the marker stays on square 6, level 5',
    ]);
    expect(pushed(1, 2, 'mainFront', 'WEU')[0]).toBe(
      'Główny front, Europa Zachodnia: znacznik z pola 1 na 2, poziom 1',
    );
  });

  it('tells what a point was for, whose token stays, and how often soldiers were dealt', () => {
    expect(line({ is: 'sabotage-points', seat: 1, region: 'POL', vp: 3 })[0]).toBe(
      '3 punkty dla Sztabowca 2 za dywersję w okupowanym regionie: Polska',
    );
    expect(line({ is: 'ability', seat: 1, soldier: 'PIL-02', ability: 'victoryPoint' })[0]).toBe(
      '1 punkt dla Sztabowca 2 za umiejętność Punkt zwycięstwa: mjr Witold Urbanowicz „Kobra”',
    );
    expect(line({ is: 'opened', soldiers: [{ soldier: 'PIL-02', region: 'POL' }], tries: 2 })[0]).toBe(
      'Pierwsi żołnierze, 2. rozdanie: mjr Witold Urbanowicz „Kobra” w Polsce',
    );
    const placed = { is: 'token-placed', seat: 0, formation: 'PIL', region: 'NEA' } as const;
    expect(line({ ...placed, stays: true })).toEqual([
      'Sztabowiec 1 zostawia na miejscu żeton koncentracji sił: lotnicy w Europie Północnej i na Atlantyku',
      'Staff officer 1 leaves the concentration token where it lies: pilots in Northern Europe and the Atlantic',
    ]);
    expect(line({ is: 'front-kept', seat: 0 })).toEqual([
      'Sztabowiec 1 nie odrzuca żadnej misji',
      'Staff officer 1 discards no mission',
    ]);
    expect(plain(catalogues.pl.asking.treat(2))).toBe(
      'Masz 2 sanitariuszki: wskaż, kogo wyleczyć, albo zakończ leczenie',
    );
    expect(catalogues.en.options.missionDraft.name).toBe('Distribution of missions');
    expect(catalogues.en.formations.ARM.one).toBe('armoured');
  });

  it('tells of events and of time', () => {
    expect(line({ is: 'axis', event: 'E21', region: 'WEU', months: 6 })).toEqual([
      'Karta wydarzenia: Operacja Overlord (działania Państw Osi: Europa Zachodnia; czas: 6 miesięcy)',
      'Event card: Operation Overlord (Actions of the Axis: Western Europe; time: 6 months)',
    ]);
    expect(line({ is: 'time-passed', from: 7, to: 12 })).toEqual([
      'Czas: od kwietnia 1940 do września 1940',
      'Time: April 1940 to September 1940',
    ]);
    expect(line({ is: 'time-passed', from: 68, to: 68 })).toEqual(['Czas stoi: maj 1945', 'Time stays at May 1945']);
    expect(line({ is: 'event-laid-out', event: 'E19' })).toEqual([
      'Nadejdzie we wrześniu 1943: Kapitulacja Włoch',
      'To come in September 1943: Surrender of Italy',
    ]);
    expect(line({ is: 'event-passed', event: 'E07' })).toEqual([
      'Za późno na wydarzenie, bez skutku: Operacja Barbarossa (czerwiec 1941)',
      'Too late for the event, no effect: Operation Barbarossa (June 1941)',
    ]);
    expect(line({ is: 'event-resolved', event: 'E24', effects: eventOf('E24').effects })).toEqual([
      'Wydarzenie neutralne: Ofensywa w Ardenach (Europa Zachodnia: znacznik o 1 pole w prawo; jedna rana w Europie Zachodniej, najpierw najniższa Konspiracja)',
      'Neutral event: Ardennes Offensive (Western Europe: marker 1 square to the right; one wound in Western Europe, lowest Underground first)',
    ]);
    expect(line({ is: 'maneuvers', seat: 0, orders: ['movement', 'sabotage'] })).toEqual([
      'Fazę zakończenia prowadzi Sztabowiec 1; po 1 punkcie na: Ruch, Dywersja',
      'Staff officer 1 leads the Ending Phase; 1 point each goes on Movement and Sabotage',
    ]);
    expect(line({ is: 'maneuvers', seat: 0, orders: ['movement'] })[1]).toMatch(/; 1 point goes on Movement$/);
  });

  it('tells of missions and losses without cheering', () => {
    const resolved = { is: 'mission-resolved', seat: 0, mission: 'M04', required: 9 } as const;
    expect(line({ ...resolved, available: 10, success: true })).toEqual([
      'Sztabowiec 1, Bitwa o Anglię: suma 10, potrzeba 9, misja wykonana, 8 punktów',
      'Staff officer 1, Battle of Britain: total 10, required 9, carried out, 8 points',
    ]);
    expect(line({ ...resolved, available: 4, success: false })).toEqual([
      'Sztabowiec 1, Bitwa o Anglię: suma 4, potrzeba 9, misja nieudana, −5 punktów',
      'Staff officer 1, Battle of Britain: total 4, required 9, failed, −5 points',
    ]);
    expect(line({ is: 'losses-rolled', region: 'POL', die: 2, level: 3, wounds: 5 })).toEqual([
      'Straty w Polsce: kostka 2 i poziom 3, 5 ran',
      'Losses in Poland: die 2 and level 3, 5 wounds',
    ]);
    expect(line({ is: 'wounded', soldier: 'SAB-06', wounds: 2 })).toEqual([
      'Druga rana: mjr Wanda Gertz „Lena”',
      'Wounded again: mjr Wanda Gertz “Lena”',
    ]);
    expect(line({ is: 'fell', soldier: 'PAR-02', region: 'NAI' })).toEqual([
      'Strata w Afryce Północnej i we Włoszech: mjr Adolf Pilch „Góra”',
      'Lost in North Africa and Italy: mjr Adolf Pilch “Góra”',
    ]);
  });
});

describe('the end', () => {
  const end = (winners: number[], scores: number[], reason: Result['reason']) => ended({ winners, scores, reason });

  it('names the winner and the scores', () => {
    expect(end([1], [40, 54, -3], 'points')).toEqual([
      'Sztabowiec 2 wygrywa, 54 punkty · Sztabowiec 1: 40, Sztabowiec 3: −3',
      'Staff officer 2 wins with 54 points · Staff officer 1: 40, Staff officer 3: −3',
    ]);
    expect(end([0], [40, 40], 'missions')).toEqual([
      'Sztabowiec 1 wygrywa przy remisie, 40 punktów: decyduje liczba wykonanych misji · Sztabowiec 2: 40',
      'Staff officer 1 wins the tie at 40 points: more missions carried out · Staff officer 2: 40',
    ]);
  });

  it('names all who share the victory', () => {
    expect(end([0, 2], [22, 5, 22], 'shared')).toEqual([
      'Zwycięstwo dzielą Sztabowiec 1 i Sztabowiec 3, po 22 punkty · Sztabowiec 2: 5',
      'Staff officer 1 and Staff officer 3 share the victory with 22 points each · Staff officer 2: 5',
    ]);
    expect(end([0, 1], [1, 1], 'shared')[0]).toBe('Zwycięstwo dzielą Sztabowiec 1 i Sztabowiec 2, po 1 punkcie');
  });

  it('tells of a resignation', () => {
    expect(end([1], [12, 7], 'resign')).toEqual([
      'Po rezygnacji gracza wygrywa Sztabowiec 2, 7 punktów · Sztabowiec 1: 12',
      'After a resignation Staff officer 2 wins with 7 points · Staff officer 1: 12',
    ]);
    const last = { winners: [2], scores: [12, 7, 3], resigned: [0, 1], reason: 'resign' } as const;
    expect(ended(last)).toEqual([
      'Po rezygnacji pozostałych wygrywa Sztabowiec 3, 3 punkty · Sztabowiec 2: 7 (rezygnacja), Sztabowiec 1: 12 (rezygnacja)',
      'After the others resigned, Staff officer 3 wins with 3 points · Staff officer 2: 7 (resigned), Staff officer 1: 12 (resigned)',
    ]);
    const gone = (playsOn: boolean) => line({ is: 'resigned', seat: 0, playsOn });
    expect(gone(true)).toEqual([
      'Sztabowiec 1 rezygnuje z gry i będzie na końcu; dalej gra bot',
      'Staff officer 1 resigns and will stand last; a bot plays on',
    ]);
    expect(gone(false)[0]).toBe('Sztabowiec 1 rezygnuje z gry');
  });
});

describe('the position', () => {
  const state = (): State =>
    tableAt(
      [
        { ...ORDER, chooser: 1 },
        { step: 'movement', seat: 0 },
      ],
      [fighter('PIL-01', 'NEA', { s: 4, trained: true }), fighter('SAB-06', 'NEA', { wounds: 1 })],
      { round: 3, time: 8, concentration: { region: 'NEA', formation: 'PIL' } },
    );

  it('gives round, month, regions with their soldiers, orders, token, staffs and the own missions', () => {
    const s = state();
    s.tiles.training.vp = 1;
    (s.staffs[0] as (typeof s.staffs)[number]).hand = ['M04'];
    const en = words.en.position(game.view(s, 0)).map(plain);
    expect(en[0]).toMatch(/^Round 3 · May 1940 · Orders Phase · cards left: /);
    expect(en[3]).toBe(
      'Northern Europe and the Atlantic: domination level 1, square 2 on the track 0–6, Underground 5, arrow 7 · ' +
        'soldiers (Strength/Underground): płk Zdzisław Krasnodębski “Król”, pilot, 4/2, trained, locked; ' +
        'mjr Wanda Gertz “Lena”, sabotage, 2/3, wounded',
    );
    expect(en).toContain('Concentration token: pilots in Northern Europe and the Atlantic');
    expect(en).toContain('In progress: Movement (Staff officer 2)');
    expect(en).toContain(
      'Your mission: Battle of Britain: August 1940, pilots in Northern Europe and the Atlantic, ' +
        'difficulty 8, required 9, available 5, points: 8',
    );
    const pl = words.pl.position(game.view(s, 0)).map(plain);
    expect(pl[1]).toBe(
      'Warszawa: poziom dominacji 3, pole 4 na torze 0–6, pod okupacją, Konspiracja 0, strzałka 10 · żołnierze (Siła/Konspiracja): nikt',
    );
    expect(pl).toContain(
      'Rozkazy aktywne: Ruch, Szkolenie (punkty: 1), Dywersja, Rekrutacja, Koncentracja sił, Manewry · nieaktywne: brak',
    );
    expect(pl).toContain(
      'Twoja misja: Bitwa o Anglię: sierpień 1940, lotnicy w Europie Północnej i na Atlantyku, poziom trudności 8, potrzeba 9, jest 5, punkty: 8',
    );
  });

  it('tells nobody what another holds', () => {
    const s = state();
    (s.staffs[0] as (typeof s.staffs)[number]).hand = ['M04', 'M22'];
    for (const viewer of [1, 'public'] as const) {
      const lines = words.en.position(game.view(s, viewer)).map(plain).join('\n');
      expect(lines).not.toContain('Battle of Britain');
      expect(lines).toContain('missions in hand: 1 red, 1 yellow');
    }
  });
});

describe('Polish sentences', () => {
  const event = (e: Event): string => plain(words.pl.event(e));

  it('have the right plural for 1, 2, 5, 12 and 22 points', () => {
    const took = (vp: number) =>
      event({ is: 'order-chosen', seat: 0, order: 'movement', vp }).replace(/^.* bierze /, '');
    expect([1, 2, 5, 12, 22].map(took)).toEqual(['1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty']);
  });

  it('have the right plural for 1, 2, 5 and 8 wounds, months and nurses', () => {
    const rolled = (wounds: number) =>
      event({ is: 'losses-rolled', region: 'POL', die: 1, level: 1, wounds }).replace(/^.*, /, '');
    expect([1, 2, 5, 8].map(rolled)).toEqual(['1 rana', '2 rany', '5 ran', '8 ran']);
    const passed = (months: number) =>
      event({ is: 'axis', event: 'E01', region: 'NEA', months }).replace(/^.*(czas: .*)\)$/, '$1');
    expect([1, 3, 4, 5, 7].map(passed)).toEqual([
      'czas: 1 miesiąc',
      'czas: 3 miesiące',
      'czas: 4 miesiące',
      'czas: 5 miesięcy',
      'czas: 7 miesięcy',
    ]);
    const nurses = (n: number) => plain(catalogues.pl.asking.treat(n)).replace(/:.*$/, '');
    expect([1, 2, 3].map(nurses)).toEqual(['Masz 1 sanitariuszkę', 'Masz 2 sanitariuszki', 'Masz 3 sanitariuszki']);
    const left = (n: number) => plain(catalogues.pl.asking.lossWound('POL', n)).replace(/ w Polsce: .*$/, '');
    expect([1, 2, 5].map(left)).toEqual(['Została 1 rana', 'Zostały 2 rany', 'Zostało 5 ran']);
  });

  it('have the right plural for cards and missions', () => {
    const drew = (count: number) =>
      event({ is: 'recruiting', seat: 0, region: 'WAW', count }).replace(/^.*dobiera /, '');
    expect([1, 2, 3, 5].map(drew)).toEqual(['1 kartę', '2 karty', '3 karty', '5 kart']);
    const shown = (n: number) =>
      event({
        is: 'formation-named',
        seat: 0,
        formation: 'PIL',
        revealed: SOLDIERS.slice(0, n),
        found: null,
      }).replace(/^.*talii; /, '');
    expect([1, 2, 5].map(shown)).toEqual([
      'odkryta i wtasowana 1 karta',
      'odkryte i wtasowane 2 karty',
      'odkryto i wtasowano 5 kart',
    ]);
  });

  it('put months into the right case', () => {
    expect(plain(catalogues.pl.month(7).title)).toBe('kwiecień 1940');
    expect(plain(catalogues.pl.month(7).of)).toBe('kwietnia 1940');
    expect(plain(catalogues.pl.month(12).in)).toBe('we wrześniu 1940');
    expect(plain(catalogues.pl.month(0).title)).toBe('wrzesień 1939');
    expect(plain(catalogues.en.month(68).title)).toBe('May 1945');
  });
});

describe('history notes', () => {
  areNoted(history, languagesOf(words), 200);

  it('bring the facts of print: ships at Narvik and Salerno, Pegaz and Parasol, 175,000 men, the medal of Bologna', () => {
    const facts: readonly [MissionId, RegExp, RegExp][] = [
      ['M02', /„Chrobry”, „Batory” i „Sobieski”/, /Chrobry, Batory and Sobieski/],
      ['M19', /„Dzik”.*„Kościuszko” i „Narvik”/, /Dzik.*Kościuszko and Narvik/],
      ['M21', /„Pegaz”.*„Parasol”/, /“Pegaz”.*“Parasol”/],
      ['M23', /175 tysięcy/, /175,000 men/],
      ['M30', /medal.*obywatelstwo/, /medal.*citizens/],
    ];
    for (const [id, pl, en] of facts) {
      const note = history.find(({ about }) => about.missions?.includes(id));
      expect(note?.pl).toMatch(pl);
      expect(note?.en).toMatch(en);
    }
  });

  it('exist for every mission, every event and every soldier, once', () => {
    const about = (kind: 'missions' | 'eventCards' | 'soldiers') => history.flatMap((note) => note.about[kind] ?? []);
    expect([...about('missions')].sort()).toEqual([...MISSIONS].sort());
    expect([...about('eventCards')].sort()).toEqual([...EVENTS].sort());
    expect([...about('soldiers')].sort()).toEqual([...SOLDIERS].sort());
  });

  it('bear the month of their event card, and nearly always that of their mission', () => {
    const month = (at: number): string => {
      const day = new Date(Date.UTC(1939, 8 + at, 1));
      return day.toISOString().slice(0, 7);
    };
    for (const { date, about } of history) {
      for (const id of about.eventCards ?? []) expect(date?.slice(0, 7), id).toBe(month(eventOf(id).date));
      // Pilecki went to the camp a month before, the siege of Tobruk began for the brigade in August.
      for (const id of about.missions ?? []) {
        if (id !== 'M05' && id !== 'M12') expect(date?.slice(0, 7), id).toBe(month(missionOf(id).date));
      }
    }
  });

  it('name the person they are about', () => {
    for (const note of history) {
      for (const id of note.about.soldiers ?? []) {
        const last = (id === 'SAB-03' ? 'Karski' : (soldierOf(id).name.split(' ').at(-1) as string)).slice(0, -1);
        expect(note.en, id).toContain(last);
        expect(note.pl, id).toMatch(new RegExp(last.slice(0, 5)));
      }
    }
  });
});

it('the last page counts one round in the singular', () => {
  expect(endingWords.en.how([1, 0], [0, 0], 1).replaceAll('\u00a0', ' ')).toMatch(/after 1 round\.$/);
  expect(endingWords.en.how([1, 0], [0, 0], 2).replaceAll('\u00a0', ' ')).toMatch(/after 2 rounds\.$/);
});
