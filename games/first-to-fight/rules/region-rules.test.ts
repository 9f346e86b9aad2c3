import { shuffle } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SOLDIERS, soldierOf } from '../content/soldiers.ts';
import { after, asked, dialogue, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { army, squares, vpOf } from '../testing/shown.ts';

const FREE = 'WAW:3 POL:3 NEA:3 WEU:3 NAI:3';
const only = (region: string) => 'WAW:4 POL:4 NEA:4 WEU:4 NAI:4'.replace(`${region}:4`, `${region}:3`);

describe('FTF-5.3.6 the special rules', () => {
  test('FTF-5.3.6 D9 which rules can be used: a soldier to drop, a deck, a camper; Main front needs nothing', () => {
    const full = { soldiers: 'PIL-02@NEA', at: FREE, hands: ['M30', '', '', ''] } as const;
    expect(asked(after(full, '0 order(sabotage)'))).toBe(
      '0 region-rule: rule(WAW) rule(POL) rule(NEA) rule(WEU) rule(NAI) pass',
    );
    const rules = (change: object) => legal(after({ ...full, ...change }, '0 order(sabotage)'), 0).join(' ');
    expect(rules({ soldiers: 'PIL-02@WAW' })).toBe('rule(POL) rule(WEU) rule(NAI) pass');
    expect(rules({ token: 'PIL@NEA' })).toBe('rule(POL) rule(NEA) rule(WEU) rule(NAI) pass');
    expect(rules({ soldiers: 'PIL-02@NEA:5/1' })).toBe('rule(WAW) rule(POL) rule(WEU) rule(NAI) pass');
    expect(rules({ hands: ['', 'M30', '', ''] })).toBe('rule(WAW) rule(POL) rule(NEA) rule(WEU) rule(NAI) pass');
    //
    expect(rules({ deck: '', shortDeck: true })).toBe('rule(WAW) rule(NEA) rule(WEU) pass');
  });

  test('FTF-5.3.6 edition 1: Main front needs a mission', () => {
    const s = after({ edition: 1, soldiers: 'PIL-02@NEA', at: FREE, hands: ['', 'M30', '', ''] }, '0 order(sabotage)');
    expect(legal(s, 0).join(' ')).toBe('rule(WAW) rule(POL) rule(NEA) rule(NAI) pass');
  });

  test('FTF-5.3.7 once chosen it must be carried out: no pass behind it, and after Main front the Axis advances in any case', () => {
    const s = { soldiers: 'PIL-02@NEA PIL-03@NEA', at: FREE, hands: ['M29 M30', '', '', ''] } as const;
    for (const region of ['WAW', 'POL', 'NEA']) {
      const moves = legal(after(s, `0 order(sabotage) rule(${region})`), 0);
      expect(moves).not.toContain('pass');
      expect(moves).not.toContain('done');
    }
    const kept = after(s, '0 order(sabotage) rule(WEU) pass');
    expect(squares(kept)).toContain('WEU:4');
    const before = after({ ...s, edition: 1 }, '0 order(sabotage) rule(WEU)');
    expect(legal(before, 0)).toEqual(['front(M29)', 'front(M30)']);
  });
});

describe('FTF-5.3.6a Silent Unseen drops', () => {
  test('FTF-5.3.6a D9a one soldier from anywhere to Warsaw', () => {
    const s = after(
      { soldiers: 'PIL-02@NAI SAB-01@WAW INF-03@POL:3/3+1', at: only('WAW') },
      '0 order(sabotage) rule(WAW)',
    );
    expect(asked(s)).toBe('0 drop: drop(PIL-02) drop(INF-03)');
    const told = playTo(s, '0 drop(INF-03)');
    expect(army(s)).toBe('INF-03@WAW:3/3+1 PIL-02@NAI:4/1 SAB-01@WAW:2/4');
    expect(told[0]?.all).toEqual({ is: 'moved', seat: 0, soldier: 'INF-03', from: 'POL', to: 'WAW', by: 'drop' });
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.6a FTF-8.1 a single soldier goes without a question', () => {
    const s = after({ soldiers: 'PIL-02@NAI SAB-01@WAW', at: only('WAW') }, '0 order(sabotage) rule(WAW)');
    expect(army(s, 'WAW')).toBe('PIL-02@WAW:4/1 SAB-01@WAW:2/4');
    expect(toDecide(s)).toBe('1 choose-order');
  });
});

describe('FTF-5.3.6b Polish Underground State', () => {
  const P = { deck: 'INF-01 SAI-01 PAR-05 PAR-01 SAB-01', at: only('POL'), soldiers: '' } as const;

  test('FTF-5.3.6b Q-10 D9b the first of that formation lies in Poland; the others are shuffled with the whole deck; no ability', () => {
    const s = after(P, '0 order(sabotage) rule(POL)');
    expect(asked(s)).toBe('0 name-formation: name(INF) name(SAI) name(ARM) name(PIL) name(PAR) name(SAB)');
    const chance = { dice: JSON.parse(JSON.stringify(s.dice)), barriers: 0 };
    const told = playTo(s, '0 name(PAR)');
    expect(army(s)).toBe('PAR-05@POL:2/4');
    expect(told[0]?.all).toEqual({
      is: 'formation-named',
      seat: 0,
      formation: 'PAR',
      revealed: ['INF-01', 'SAI-01'],
      found: 'PAR-05',
    });
    expect(s.revealed).toEqual(['INF-01', 'SAI-01']);
    expect([...s.deck].sort()).toEqual(SOLDIERS.filter((id) => id !== 'PAR-05').sort());
    // FTF-8.5: one shuffle of 53 cards and nothing else.
    shuffle(chance, [...s.deck]);
    expect(s.dice).toEqual(chance.dice);
    expect(toDecide(s)).toBe('1 choose-order');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
  });

  test('FTF-5.3.6b V44 none left: the deck is shown and shuffled, nothing else', () => {
    const { s, told } = played(
      { ...P, deck: 'INF-01 SAI-01 SAB-01 ARM-01 PIL-01', shortDeck: true },
      '0 order(sabotage) rule(POL) name(PAR)',
    );
    expect(army(s)).toBe('');
    expect(eventsOf(told, 'formation-named')).toEqual([
      {
        is: 'formation-named',
        seat: 0,
        formation: 'PAR',
        revealed: ['INF-01', 'SAI-01', 'SAB-01', 'ARM-01', 'PIL-01'],
        found: null,
      },
    ]);
    expect([...s.deck].sort()).toEqual(['ARM-01', 'INF-01', 'PIL-01', 'SAB-01', 'SAI-01']);
  });

  test('FTF-5.3.6b the last card of the deck', () => {
    const s = after({ ...P, deck: 'PAR-05', shortDeck: true }, '0 order(sabotage) rule(POL) name(PAR)');
    expect(army(s)).toBe('PAR-05@POL:2/4');
    expect(s.deck).toEqual([]);
  });

  test('FTF-5.3.6b the shuffle really mixes shown and unseen cards', () => {
    const depths = new Set<number>();
    for (const dice of [[1], [2], [3], [1, 1], [1, 2], [1, 3], [2, 1], [3, 1]]) {
      const s = after({ ...P, dice }, '0 order(sabotage) rule(POL) name(SAB)');
      expect(s.deck.map((id) => soldierOf(id).formation)).toHaveLength(53);
      depths.add(s.deck.indexOf('INF-01'));
    }
    expect(depths.size).toBeGreaterThan(3);
  });
});

describe('FTF-5.3.6c Training camp', () => {
  test('FTF-5.3.6c V46 D9c different soldiers below five; the player may stop after one', () => {
    const s = position({ soldiers: 'PIL-02@NEA:5/1 PIL-03@NEA PIL-01@NEA SAB-01@POL', at: only('NEA') });
    dialogue(s, {
      '0 order(sabotage) rule(NEA)': '0 camp: camp(PIL-03) camp(PIL-01)',
      '0 camp(PIL-01)': '0 camp: camp(PIL-03) done',
      '0 done': '1 choose-order',
    });
    expect(army(s, 'NEA')).toBe('PIL-01@NEA:4/2 PIL-02@NEA:5/1 PIL-03@NEA:4/1');
    expect(s.soldiers.find(({ id }) => id === 'PIL-01')?.trained).toBe(true);
  });

  test('FTF-5.3.6c it ends by itself after three', () => {
    const s = position({ soldiers: 'PIL-01@NEA PIL-03@NEA PIL-04@NEA PIL-05@NEA', at: only('NEA') });
    dialogue(s, {
      '0 order(sabotage) rule(NEA) camp(PIL-05) camp(PIL-01)': '0 camp: camp(PIL-03) camp(PIL-04) done',
      '0 camp(PIL-03)': '1 choose-order',
    });
    expect(army(s)).toBe('PIL-01@NEA:4/2 PIL-03@NEA:5/1 PIL-04@NEA:3/2 PIL-05@NEA:4/2');
  });

  test('FTF-5.3.6c FTF-8.1 FTF-8.2 or when nobody is left; a single soldier is trained without a question', () => {
    const two = after({ soldiers: 'PIL-01@NEA PIL-03@NEA', at: only('NEA') }, '0 order(sabotage) rule(NEA)');
    playTo(two, '0 camp(PIL-03) camp(PIL-01)');
    expect(toDecide(two)).toBe('1 choose-order');
    const one = after({ soldiers: 'PIL-01@NEA SAB-01@POL', at: only('NEA') }, '0 order(sabotage) rule(NEA)');
    expect(army(one)).toBe('PIL-01@NEA:4/2 SAB-01@POL:2/4');
    expect(toDecide(one)).toBe('1 choose-order');
  });
});

describe('FTF-5.3.6d Main front', () => {
  test('FTF-5.3.6d V37 Q-08 D9d D16 a red card: shown, out without penalty, a yellow one for it; then WEU one to the right', () => {
    const s = after(
      { hands: ['M13 M14', 'M30', '', ''], at: `${only('WEU')} WEU:1`, stage2: 'M20 M25 M18', soldiers: '' },
      '0 order(sabotage) rule(WEU)',
    );
    expect(asked(s)).toBe('0 front-discard: front(M13) front(M14) pass');
    const told = playTo(s, '0 front(M13)');
    expect(namesOf(told)).toBe('front-discarded');
    expect(s.frontDiscards).toEqual(['M13']);
    expect(squares(s)).toContain('WEU:1');
    expect(asked(s)).toBe('0 keep-mission: keep(M20) keep(M25)');
    playTo(s, '0 keep(M25)');
    expect(s.staffs[0]).toMatchObject({ hand: ['M14', 'M25'], stage2Received: 1, failed: [], succeeded: [], vp: 0 });
    expect(s.stage2.at(-1)).toBe('M20');
    expect(s.stage2[0]).toBe('M18');
    expect(squares(s)).toBe('WAW:4 POL:4 NEA:4 WEU:2 NAI:4');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.6d Q-08 nobody has to discard: the push alone, with cards in the hand or without', () => {
    const P = { hands: ['M29', 'M30', '', ''], at: only('WEU'), soldiers: '' } as const;
    const s = after(P, '0 order(sabotage) rule(WEU)');
    expect(asked(s)).toBe('0 front-discard: front(M29) pass');
    const told = playTo(s, '0 pass');
    expect(namesOf(told)).toBe('front-kept domination');
    expect(s.staffs[0]?.hand).toEqual(['M29']);
    expect(s.frontDiscards).toEqual([]);
    expect(squares(s)).toContain('WEU:4');
    // FTF-8.1: with an empty hand there is nothing to ask.
    const bare = after({ ...P, hands: ['', 'M30', '', ''] }, '0 order(sabotage) rule(WEU)');
    expect(squares(bare)).toContain('WEU:4');
    expect(toDecide(bare)).toBe('1 choose-order');
  });

  test('FTF-5.3.6d edition 1: a single card goes without a question', () => {
    const P = { edition: 1, hands: ['M29', 'M30', '', ''], at: only('WEU'), soldiers: '' } as const;
    const s = after(P, '0 order(sabotage) rule(WEU)');
    expect(s.frontDiscards).toEqual(['M29']);
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.6d FTF-6.5.8 a yellow card brings nothing', () => {
    const P = { hands: ['M29', 'M30', '', ''], at: only('WEU'), soldiers: '' } as const;
    const s = after(P, '0 order(sabotage) rule(WEU) front(M29)');
    expect(s.staffs[0]?.hand).toEqual([]);
    expect(s.stage2).toHaveLength(12);
    expect(s.frontDiscards).toEqual(['M29']);
    expect(squares(s)).toContain('WEU:4');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  describe('who has received three yellow cards', () => {
    const full = { hands: ['M13 M17 M18 M19', 'M30', '', ''], at: only('WEU') } as const;
    const discarded = { hands: ['M13 M18 M19', 'M30', '', ''], front: ['M17', '', '', ''], at: only('WEU') } as const;
    const line = '0 order(sabotage) rule(WEU) front(M13)';

    test('FTF-5.3.6d FTF-6.5.7 V35 Q-04 receives no more, even after discarding one of them', () => {
      const s = after(full, line);
      expect(s.staffs[0]).toMatchObject({ hand: ['M17', 'M18', 'M19'], stage2Received: 3 });
      expect(toDecide(s)).toBe('1 choose-order');
      const u = after(discarded, line);
      expect(u.staffs[0]).toMatchObject({ hand: ['M18', 'M19'], stage2Received: 3 });
      expect(u.frontDiscards).toEqual(['M17', 'M13']);
      expect(toDecide(u)).toBe('1 choose-order');
    });

    test('FTF-5.3.6d FTF-6.5.7 edition 2: receives another after discarding one of them', () => {
      expect(toDecide(after({ ...full, edition: 2 }, line))).toBe('1 choose-order');
      const u = after({ ...discarded, edition: 2 }, line);
      expect(toDecide(u)).toBe('0 keep-mission');
      expect(u.staffs[0]?.stage2Received).toBe(4);
    });
  });

  test('FTF-5.3.6d FTF-6.5.7 edition 1: who has received three yellow cards receives no more', () => {
    const front = ['M18 M19', '', '', ''];
    const s = after(
      { edition: 1, hands: ['M13', 'M30', '', ''], failed: ['M17', '', '', ''], front, at: only('WEU') },
      '0 order(sabotage)',
    );
    expect(s.staffs[0]?.stage2Received).toBe(3);
    playTo(s, '0 rule(WEU)');
    expect(s.staffs[0]).toMatchObject({ hand: [], stage2Received: 3 });
    expect(s.frontDiscards).toEqual(['M18', 'M19', 'M13']);
    expect(toDecide(s)).toBe('1 choose-order');
  });
});

describe('FTF-5.3.6e Anders’ Army', () => {
  test('FTF-5.3.6e Q-12 the top two cards lie in North Africa and Italy, without abilities', () => {
    const { s, told } = played(
      { deck: 'INF-05 INF-08 PIL-02', at: only('NAI'), soldiers: '' },
      '0 order(sabotage) rule(NAI)',
    );
    expect(army(s)).toBe('INF-05@NAI:4/1 INF-08@NAI:3/3');
    expect(s.deck[0]).toBe('PIL-02');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
    expect(eventsOf(told, 'army-arrived')).toEqual([{ is: 'army-arrived', seat: 0, soldiers: ['INF-05', 'INF-08'] }]);
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.6e Q-14 one if only one is left', () => {
    const s = after({ deck: 'INF-05', shortDeck: true, at: only('NAI'), soldiers: '' }, '0 order(sabotage) rule(NAI)');
    expect(army(s)).toBe('INF-05@NAI:4/1');
    expect(s.deck).toEqual([]);
  });
});
