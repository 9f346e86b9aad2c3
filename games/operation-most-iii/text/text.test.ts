import { begin, diceKey, type Language, seededStream } from '@sztab/kernel';
import { Listener, settingsOf } from '@sztab/kernel/testing';
import { languagesOf, typeset } from '@sztab/kernel/words';
import { describe, expect, it } from 'vitest';
import { areNoted } from '../../testing/notes.ts';
import { commonTexts, plain, speaksWell } from '../../testing/words.ts';
import { brain } from '../bot/index.ts';
import { type CardId, cardOf, KINDS, type KindId } from '../content/cards.ts';
import { SIDES, type Side, ZONES, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { REASON_RULE } from '../rules/reasons.ts';
import type { Reason } from '../rules/state.ts';
import { position } from '../testing/position.ts';
import { catalogues, history, words } from './index.ts';

const NBSP = '\u00a0';
const GAMES_PER_SET = 2;
const REASONS: readonly Reason[] = ['parts', 'tie', 'homeLost', 'resign'];

function listen(): Listener<Shape> {
  const all = new Listener(game, words, brain.alike);
  // Passing seldom: otherwise the stages are over before anything happens.
  const seldom = (move: Move): boolean => move === 'pass' || move === 'endChain';
  for (const [set, setting] of settingsOf(game).entries())
    for (let n = 0; n < GAMES_PER_SET; n++)
      all.play(setting, `words ${set} ${n}`, { seldom, resignsAt: (set + n) % 5 === 0 ? 10 * n + set : -1 });
  // A lost home zone is too rare at random, so every end is heard once more for sure.
  for (const winner of SIDES) for (const reason of REASONS) hearEnding(all, winner, reason);
  return all;
}

function hearEnding(all: Listener<Shape>, winner: Side, reason: Reason): void {
  const score = { PL: 5, DE: 1 };
  all.event({ is: 'game-over', winner, reason, score, unusedRocket: 3 });
  const outcome = { winners: [SIDES.indexOf(winner)], reason, scores: [score.PL, score.DE] };
  for (const tieWinner of SIDES) all.outcome(outcome, { tieWinner });
}

const heard = listen();

/** What never changes: names, faces, options. */
function standingText(language: Language): string[] {
  const { classes, abilities, cards, zones, noWinner } = catalogues[language];
  return [
    ...commonTexts(game, words[language], []),
    noWinner,
    ...Object.values(classes),
    ...Object.values(abilities),
    ...Object.values(cards).flatMap(({ name, rule }) => [name, rule]),
    ...Object.values(zones).flatMap((zone) => Object.values(zone)),
  ];
}

const CODES: readonly RegExp[] = [
  /[A-Z]{2}-[A-Z]/, // a card
  /\b(PL|DE)\b/,
  /\p{L}\.\p{L}/u, // the name of a frame
  /\p{Ll}-\p{Ll}/u, // the name of an event or a prompt
];

const PROMPTS = 'mulligan act chain escort ambush roll-window nurse column-refresh'.split(' ');

speaksWell({ game, words, catalogues, heard, prompts: PROMPTS, verbs: Object.keys(catalogues.en.moves) }, REASON_RULE, {
  standing: standingText,
  toRead: (language) => [
    ...Object.values(catalogues[language].cards).map(({ rule }) => rule),
    ...history.map((note) => note[language]),
  ],
  codes: CODES,
  most: { order: 120, waiting: 80, move: 80 },
  counted:
    /\d (parts?|cards?|actions?|bullets?|hidden|część|części|karty?(?!\p{L})|akcj|naboj|nabój|ukryt|Teile?|Karten?|Aktion|Patrone|verborgen)/u,
  minus: '−2',
  loud: /Ambush!|Zasadzka!|Hinterhalt!/g,
  wrongMarks: { pl: /["“]/, de: /["”]/, en: /["„]/ },
  english: [
    'Poles|Germans|Scouts|Soldiers|Partisans|Support|Nurse|Witnesses|Motorcycles|Luck|Misfortune|Ambush|Column',
    'Volunteers|Order|Escort|Search|Spy|Attack|Forest|Rocket|Base|Surroundings|parts?|cards?|dice|turn|stage',
    'roll(ed)?|play(ed)?|pass(ed)?|actions?',
  ].join('|'),
});

describe.each(languagesOf(words))('the words in language %s', (language) => {
  const say = words[language];
  const catalogue = catalogues[language];
  const { said } = heard;

  it('name every card kind, zone and ending', () => {
    for (const { id } of KINDS) expect(catalogue.cards[id].name).not.toBe('');
    for (const zone of ZONES) expect(Object.values(catalogue.zones[zone]).every((text) => text !== '')).toBe(true);
    for (const reason of REASONS) {
      expect(say.outcome({ winners: [1], reason, scores: [4, 4] }, { tieWinner: 'DE' })).not.toBe('');
    }
    expect(say.outcome({ winners: [], reason: 'parts', scores: [0, 0] }, {})).toBe(catalogue.noWinner);
  });

  it('have one waiting line for all windows of a side', () => {
    const reacting = [...said[language].waiting].filter((text) =>
      /may react|mogą zareagować|dürfen reagieren/.test(text),
    );
    expect(reacting).toHaveLength(2);
  });

  it('never number the copies of a card: they are counted, or told apart by where they lie', () => {
    const names = Object.values(catalogue.cards).map(({ name }) => name);
    const numbered = new RegExp(`(${names.join('|').replace('!', '')})${NBSP}[1-4](?![\\d])`, 'u');
    expect(heard.everything(language).filter((text) => numbered.test(text))).toEqual([]);
    expect([...said[language].event].some((text) => text.includes(`${NBSP}×2`))).toBe(true);
    const view = game.view(
      position({
        cards: 'PL-SCOUTS-1@forest! PL-SCOUTS-2@forest PL-SCOUTS-3@surroundings! PL-SUPPORT-1@forest DE-SS-1@forest',
        hand: { PL: 'PL-PARTISANS-1 PL-PARTISANS-2 PL-SUPPORT-2' },
      }),
      0,
    );
    const { zones } = catalogue;
    expect(say.move('order(PL-SUPPORT-1,PL-SCOUTS-3)', view)).toContain(
      typeset(`(${zones.surroundings.in})`, catalogue.language),
    );
    expect(say.move('order(PL-SUPPORT-1,PL-SCOUTS-1)', view)).toMatch(/, (karta zużyta|exhausted|erschöpft)\)$/);
    expect(say.move('deploy(PL-PARTISANS-1)', view)).toMatch(/ \(START\)$/);
    expect(say.move('deploy(PL-PARTISANS-2)', view)).not.toContain('START');
    expect(say.move('deploy(PL-SUPPORT-2)', view)).not.toContain('(');
  });
});

describe('card faces', () => {
  it.each(languagesOf(words))('say in language %s what each kind does in at most 120 signs', (language) => {
    for (const { id } of KINDS) {
      const { rule } = catalogues[language].cards[id];
      expect(rule.length, rule).toBeGreaterThan(20);
      expect(rule.length, rule).toBeLessThanOrEqual(120);
    }
  });

  it.each(languagesOf(words))('show in language %s the numbers of the content', (language) => {
    for (const { id, class: cardClass, bullets, search, steal } of KINDS) {
      const { rule } = catalogues[language].cards[id];
      if (cardClass === 'unit') expect(rule).toContain(`${bullets}${NBSP}`);
      if (search !== null) expect(rule).toContain(`: ${search} `);
      if (steal !== null) expect(rule).toContain(`: ${steal} `);
    }
  });
});

describe('English sentences', () => {
  const event = (e: Event): string => plain(words.en.event(e));

  it('speak of one thing in the singular and of more in the plural', () => {
    const fell = (parts: number) => event({ is: 'rocket-fell', parts });
    expect(fell(1)).toBe('Rocket test: 1 part fell in the Base Surroundings');
    expect(fell(4)).toBe('Rocket test: 4 parts fell in the Base Surroundings');
  });

  it('read as short lines of a log', () => {
    expect(
      event({ is: 'attack-declared', side: 'PL', actor: 'PL-PARTISANS-3', target: 'DE-SS-1', zone: 'forest' }),
    ).toBe('The Poles attacked SS with Partisans in the Forest');
    expect(event({ is: 'die-changed', side: 'DE', card: 'DE-MISFORTUNE-1', die: 'PL', delta: -2 })).toBe(
      'The Germans played War Misfortune: −2 to the Polish die',
    );
    expect(event({ is: 'steal-ended', side: 'DE', success: true, total: 5, need: 5 })).toBe(
      'Sturmwind succeeded: 5, needed 5',
    );
    expect(event({ is: 'search-ended', side: 'PL', success: false, total: -1, need: 4 })).toBe(
      'The Search failed: −1, needed 4',
    );
  });

  it('say a move as a player would', () => {
    const { state } = begin(game, 2, {}, seededStream(diceKey('moves', [])));
    const say = (move: Move) => plain(words.en.move(move, game.view(state, 0)));
    expect(say('search(PL-SCOUTS-2)')).toBe('Search with Scouts');
    expect(say('search(PL-SCOUTS-2,PL-WITNESSES-1)')).toBe('Search with Scouts and Witnesses: succeeds without a roll');
    expect(say('attack(PL-PARTISANS-3,DE-SS-1)')).toBe('Attack SS with Partisans');
    expect(say('warLuck(PL-LUCK-1)')).toBe('Play War Luck: +2'); // no roll is open in this view
  });
});

describe('German sentences', () => {
  const event = (e: Event): string => plain(words.de.event(e));

  it('bend cards and zones as they should', () => {
    const attacked = (actor: CardId, target: CardId) =>
      event({ is: 'attack-declared', side: cardOf(actor).side, actor, target, zone: 'forest' });
    expect(attacked('PL-SCOUTS-1', 'DE-SS-1')).toBe('Die Polen griffen SS mit Spähern im Wald an');
    expect(attacked('DE-SS-1', 'PL-SCOUTS-1')).toBe('Die Deutschen griffen Späher mit der SS im Wald an');
    expect(
      event({ is: 'moved', side: 'PL', card: 'PL-SCOUTS-2', from: 'forest', to: 'surroundings', with: null }),
    ).toBe('Die Polen bewegten Späher aus dem Wald in die Umgebung');
  });

  it('have the right plural', () => {
    const fell = (parts: number) => event({ is: 'rocket-fell', parts });
    expect(fell(1)).toBe('Raketentest: 1 Teil fiel in die Umgebung');
    expect(fell(4)).toBe('Raketentest: 4 Teile fielen in die Umgebung');
  });
});

describe('the order line of a roll window', () => {
  const search = {
    action: 'search',
    side: 'PL',
    struck: null,
    escorted: null,
    total: 3,
    against: 4,
    succeeds: false,
    missing: 1,
  } as const;
  const attack = {
    action: 'attack',
    side: 'DE',
    struck: 'PL-SCOUTS-1',
    escorted: null,
    total: 6,
    against: 5,
    succeeds: true,
    missing: 0,
  } as const;

  it('says where the roll stands and what is missing to the one who acts', () => {
    expect(plain(catalogues.en.orders.roll({ ...search, mine: true }))).toBe(
      'Your Search stands at 3, you need 4: 1 short',
    );
    expect(plain(catalogues.pl.orders.roll({ ...search, mine: true }))).toBe(
      'Twoje Przeszukanie: 3, potrzeba 4, brakuje 1',
    );
  });

  it('says what will happen to the one who is acted against', () => {
    expect(plain(catalogues.en.orders.roll({ ...attack, mine: false }))).toBe(
      'The Attack on your Scouts stands at 6 to 5: it will succeed',
    );
    expect(plain(catalogues.pl.orders.roll({ ...attack, mine: false }))).toBe(
      'Atak na twoich Zwiadowców: 6 do 5, uda się',
    );
  });
});

describe('Polish sentences', () => {
  const event = (e: Event): string => plain(words.pl.event(e));

  it('have the right plural for 1, 2, 5, 12 and 22 parts', () => {
    const fell = (parts: number) => event({ is: 'rocket-fell', parts }).replace('Próba rakietowa: ', '');
    expect(fell(1)).toBe('1 część spadła w Okolicach bazy');
    expect(fell(2)).toBe('2 części spadły w Okolicach bazy');
    expect(fell(5)).toBe('5 części spadło w Okolicach bazy');
    expect(fell(12)).toBe('12 części spadło w Okolicach bazy');
    expect(fell(22)).toBe('22 części spadły w Okolicach bazy');
    const back = (parts: number) => event({ is: 'parts-returned', parts });
    expect(back(1)).toBe('1 ukryta część wróciła do Okolic bazy');
    expect(back(2)).toBe('2 ukryte części wróciły do Okolic bazy');
    expect(back(5)).toBe('5 ukrytych części wróciło do Okolic bazy');
  });

  it('have the right plural for 1, 2, 5, 12 and 22 actions, left and lost', () => {
    const opened = (actions: number) =>
      event({ is: 'chain-opened', side: 'DE', source: 'motorisedColumn', card: 'DE-COLUMN-1', actions });
    const start = 'Niemcy zagrali Kolumnę zmotoryzowaną: ';
    expect([1, 2, 5, 12, 22].map(opened)).toEqual([
      `${start}1 akcja z rzędu`,
      `${start}2 akcje z rzędu`,
      `${start}5 akcji z rzędu`,
      `${start}12 akcji z rzędu`,
      `${start}22 akcje z rzędu`,
    ]);
    const left = (n: number) => plain(catalogues.pl.orders.chain('volunteers', n, true)).replace('Ochotnicy: ', '');
    expect([1, 2, 5, 12, 22].map(left)).toEqual([
      'została 1 akcja',
      'zostały 2 akcje',
      'zostało 5 akcji',
      'zostało 12 akcji',
      'zostały 22 akcje',
    ]);
    const lost = (remaining: number) =>
      plain(catalogues.pl.moves.endChain({ source: 'volunteers', remaining })).split(': ')[1];
    expect([1, 2, 5].map(lost)).toEqual(['przepadnie 1 akcja', 'przepadną 2 akcje', 'przepadnie 5 akcji']);
  });

  it('offer no action where only the pass is left', () => {
    const asked = (hand: string) => {
      const s = position({ cards: 'DE-SCOUTS-1@base!', hand: { DE: hand }, turn: 'DE' });
      const view = game.view(s, 1);
      return [words.pl.prompt('act', view).yours, words.en.prompt('act', view).yours].map(plain);
    };
    expect(asked('DE-NURSE-1')).toEqual(['Nie masz już żadnej akcji: spasuj', 'No action is left to you: pass']);
    expect(asked('DE-SCOUTS-2')[1]).toBe('Your turn: act or pass');
  });

  it('have the right plural for 1, 2, 5, 12 and 22 cards', () => {
    const drew = (count: number) => event({ is: 'drew', side: 'PL', count });
    expect([1, 2, 5, 12, 22].map(drew)).toEqual([
      'Polacy dobrali 1 kartę',
      'Polacy dobrali 2 karty',
      'Polacy dobrali 5 kart',
      'Polacy dobrali 12 kart',
      'Polacy dobrali 22 karty',
    ]);
  });

  it('put zones into the right case', () => {
    const moved = (from: Zone, to: Zone) =>
      event({ is: 'moved', side: 'PL', card: 'PL-SCOUTS-2', from, to, with: null });
    expect(moved('forest', 'surroundings')).toBe('Polacy przesunęli Zwiadowców z Lasu do Okolic bazy');
    expect(moved('surroundings', 'base')).toBe('Polacy przesunęli Zwiadowców z Okolic bazy do Bazy rakietowej');
    expect(moved('base', 'forest')).toBe('Polacy przesunęli Zwiadowców z Bazy rakietowej do Lasu');
    expect(event({ is: 'deployed', side: 'DE', card: 'DE-SOLDIERS-1', zone: 'base' })).toBe(
      'Niemcy wyłożyli Żołnierzy w Bazie rakietowej',
    );
  });

  it('put cards into the right case', () => {
    const attacked = (actor: CardId, target: CardId) =>
      event({ is: 'attack-declared', side: cardOf(actor).side, actor, target, zone: 'forest' });
    expect(attacked('PL-PARTISANS-3', 'DE-SS-1')).toBe('Polacy zaatakowali Partyzantami kartę SS w Lesie');
    expect(attacked('PL-CICHOCIEMNI-1', 'DE-SUPPORT-2')).toBe('Polacy zaatakowali Cichociemnymi Wsparcie w Lesie');
    expect(attacked('DE-SS-2', 'PL-CICHOCIEMNI-1')).toBe('Niemcy zaatakowali kartą SS Cichociemnych w Lesie');
    expect(attacked('DE-SOLDIERS-4', 'PL-SCOUTS-1')).toBe('Niemcy zaatakowali Żołnierzami Zwiadowców w Lesie');
    expect(event({ is: 'escorted', side: 'DE', card: 'DE-SOLDIERS-2', target: 'DE-SUPPORT-1' })).toBe(
      'Niemcy wysłali jako Eskortę Żołnierzy zamiast Wsparcia',
    );
    expect(event({ is: 'nursed', side: 'PL', card: 'PL-NURSE-1', unit: 'PL-PARTISANS-1' })).toBe(
      'Polacy zagrali Sanitariuszkę i odesłali Partyzantów do Lasu (karta zużyta)',
    );
    expect(plain(catalogues.pl.orders.escort('PL', 'PL-CICHOCIEMNI-2', 'DE-SS-1'))).toBe(
      'Atakują Cichociemnymi twoją kartę SS. Eskorta?',
    );
    expect(plain(catalogues.pl.orders.escort('DE', 'DE-SS-1', 'PL-SUPPORT-3'))).toBe(
      'Atakują kartą SS twoje Wsparcie. Eskorta?',
    );
  });
});

describe('history notes', () => {
  areNoted(history, languagesOf(words), 240);

  /** No fact belongs to these: they are luck, courage and common craft of war. */
  const NONE_ON_PURPOSE: readonly KindId[] = [
    'PL-LUCK',
    'PL-MISFORTUNE',
    'PL-AMBUSH',
    'PL-MORALE',
    'DE-LUCK',
    'DE-MISFORTUNE',
    'DE-AMBUSH',
    'DE-NURSE',
    'DE-MORALE',
  ];

  it('exist for every card kind but those that have none on purpose', () => {
    const noted = new Set(history.flatMap(({ about }) => about.kinds ?? []));
    expect(KINDS.filter(({ id }) => !noted.has(id)).map(({ id }) => id)).toEqual(NONE_ON_PURPOSE);
  });

  it('exist for every zone, every stage, the rocket test, the flight and the end', () => {
    for (const zone of ZONES)
      expect(
        history.some(({ about }) => about.zones?.includes(zone)),
        zone,
      ).toBe(true);
    for (const stage of [1, 2, 3, 4]) expect(history.some(({ about }) => about.stages?.includes(stage))).toBe(true);
    for (const is of ['rocket-fell', 'parts-evacuated', 'game-over'] as const) {
      expect(
        history.some(({ about }) => about.events?.includes(is)),
        is,
      ).toBe(true);
    }
  });
});
