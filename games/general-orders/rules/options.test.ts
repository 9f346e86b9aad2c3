import { readFileSync } from 'node:fs';
import { asks, begin, below, fastStream, heardBy, play } from '@sztab/kernel';
import { namesOf } from '@sztab/kernel/testing';
import { languagesOf } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../content/cards.ts';
import { attack, FIGHT } from '../testing/fights.ts';
import { offers, spacesFor } from '../testing/offered.ts';
import { after, asked, legal, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on } from '../testing/shown.ts';
import { words } from '../text/index.ts';
import { generalOrders } from './index.ts';
import { broken } from './invariants.ts';
import { bothStars, supplies } from './supply.ts';
import { view } from './view.ts';

describe('options', () => {
  test.each(languagesOf(words))('the rulebook names every option as the app does, and no other: %s', (language) => {
    const book = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
    const chapter = book.slice(book.indexOf('\n## 7 '), book.indexOf('\n## 8 '));
    const [options = '', tables = ''] = chapter.split(/^(?:Not options of the game|Nie są to opcje gry)/m);
    const heads = [...options.matchAll(/^\*\*([^*]+)\.\*\*/gm)].map(([, head]) => head);
    const named = generalOrders.options.map(({ id }) => words[language].option(id).name);
    expect(heads.toSorted()).toEqual(named.toSorted());
    expect([...tables.matchAll(/^\*\*/gm)]).toHaveLength(3);
  });

  test('the rules options and their values, the default first', () => {
    const rules = generalOrders.options.filter(({ concerns }) => concerns === 'rules');
    expect(rules.map(({ id, values }) => `${id}: ${values.join(' ')}`)).toEqual([
      'mode: alpine island',
      'firstInitiative: random blue yellow',
      'bonusSetup: random fixed',
      'hqLoss: control capture',
      'stackLimit: always printed',
      'citySupply: supplied controlled',
      'deckSize: 24 18',
      'openHands: off on',
      'handicap: 0 minus-2 minus-1 plus-1 plus-2',
    ]);
  });

  test('random games with every value of every rules option end, with no invariant broken', () => {
    const chance = fastStream(11);
    for (const { id, values } of generalOrders.options) {
      for (const value of values) {
        for (const mode of ['alpine', 'island']) {
          const { state: s } = begin(generalOrders, 2, { mode, [id]: value }, fastStream(below(chance, 99_999)));
          let decisions = 0;
          for (let asked = asks(generalOrders, s); asked.length > 0; asked = asks(generalOrders, s)) {
            const { seat, moves } = asked[0] as (typeof asked)[number];
            const busy = moves.filter((move) => move !== 'pass');
            const list = busy.length > 0 && below(chance, 12) > 0 ? busy : moves;
            play(generalOrders, s, seat, list[below(chance, list.length)] as string);
            const wrong = broken(s);
            if (wrong.length > 0) throw new Error(`${id} ${value}: ${wrong}`);
            if (++decisions > 3612) throw new Error('no end');
          }
          expect(s.result).not.toBeNull();
        }
      }
    }
  });
});

describe('hqLoss: capture', () => {
  const options = { hqLoss: 'capture' };
  const EMPTY: Position = { blue: 'porretta:0 gaggio:3 querciola:1', options };

  test('Q-04 V48 an empty HQ: no supply, the way back by road or air; Reinforce brings nobody', () => {
    const s = position(EMPTY);
    expect(supplies(s, 'blue', 'gaggio')).toBe(false);
    const spaces = ['adv:porretta', 'para:querciola', 'reinforce-1', 'reinforce-2', 'plan-1', 'plan-2'];
    expect(spacesFor(s, 'blue')).toEqual(spaces);
    expect(spacesFor(position({ ...EMPTY, edition: 1 }), 'blue')).toEqual(spaces.filter((id) => !id.startsWith('re')));
    expect(namesOf(playTo(position(EMPTY), 'blue deploy(reinforce-1)'))).toBe('space-closed');
    playTo(s, 'blue deploy(adv:porretta)');
    expect(offers(s, 'blue', 'move')).toEqual(['gaggio']);
    playTo(s, 'blue move(gaggio)*2 finish');
    expect(on(s, 'porretta gaggio')).toBe('porretta:B2 gaggio:B1');
    expect(supplies(s, 'blue', 'gaggio')).toBe(true);
    const drop = after(EMPTY, 'blue deploy(para:querciola)');
    expect(legal(drop, 'blue')).toEqual(['target(porretta)']);
    playTo(drop, 'blue target(porretta)');
    expect(on(drop, 'porretta')).toBe('porretta:B2');
  });

  test('Q-04 the drop on the own empty HQ still needs the linked area, and somebody to drop', () => {
    expect(spacesFor(position({ blue: 'porretta:0 gaggio:3', options }), 'blue', 'para')).toEqual([]);
    const all = 'porretta:0 gaggio:5 querciola:5 riva-ridge:5 riola:5 bombiana:5';
    expect(namesOf(playTo(position({ blue: all, options }), 'blue deploy(para:querciola)'))).toBe('space-closed');
    expect(spacesFor(position({ edition: 1, blue: all, options }), 'blue', 'para')).toEqual([]);
    expect(spacesFor(position({ blue: all, options }), 'blue', 'adv')).toEqual(['adv:porretta']);
  });

  test('Q-04 an emptied HQ does not end the game; enemy soldiers alone on it do', () => {
    const p = {
      blue: 'porretta:2',
      yellow: 'zocca:3 pietracolora:1 castel-daiano:1 gaggio:5 bombiana:3',
      turn: 'yellow',
      dice: [2],
      options,
    } as const;
    const s = after(p, 'yellow deploy(adv:porretta) move(gaggio)*4 finish');
    expect(on(s, 'porretta')).toBe('porretta:-');
    expect(s.result).toBeNull();
    expect(toDecide(s)).toBe('blue turn');
    const taken = after(
      { ...p, blue: 'porretta:0 riola:1', dice: [] },
      'yellow deploy(adv:porretta) move(gaggio) finish',
    );
    expect(taken.result).toMatchObject({ winner: 'yellow', reason: 'hq' });
    const beaten = after({ ...p, dice: [0] }, 'yellow deploy(adv:porretta) move(gaggio)*4 finish');
    expect(beaten.result).toMatchObject({ winner: 'yellow', reason: 'hq' });
  });

  test('Q-04 while it is empty its owner scores nothing and holds no bonus', () => {
    const s = position({ blue: 'porretta:1 bombiana:2 castelnuovo:2', options });
    expect(bothStars(s).blue).toBe(4);
    const empty = position({ blue: 'porretta:0 bombiana:2 castelnuovo:2', options });
    expect(bothStars(empty).blue).toBe(0);
    expect(empty.signalHeld.blue).toBe(false);
  });

  test('while the HQ is held nothing is waived', () => {
    for (const hqLoss of ['control', 'capture']) {
      const s = position({ blue: 'porretta:1 castelnuovo:3 querciola:1', options: { hqLoss } });
      expect(spacesFor(s, 'blue', 'para')).toEqual([]);
      expect(spacesFor(s, 'blue', 'adv')).toEqual([]);
      const joined = after(
        { blue: 'porretta:1 gaggio:2 querciola:1', options: { hqLoss } },
        'blue deploy(para:querciola)',
      );
      expect(offers(joined, 'blue', 'target')).toHaveLength(14);
    }
  });
});

describe('stackLimit: printed', () => {
  const options = { stackLimit: 'printed' };

  test('Q-07 a Paradrop builds a larger stack; it leaves no room in Reinforce', () => {
    const s = after(
      { blue: 'porretta:5 riva-ridge:2 querciola:1', options },
      'blue deploy(para:querciola) target(porretta)',
    );
    expect(on(s, 'porretta reserve')).toBe('porretta:B7 reserve:B15Y22');
    playTo(s, 'yellow pass', 'blue deploy(reinforce-1)');
    expect(offers(s, 'blue', 'place')).toEqual(['riva-ridge', 'querciola']);
  });

  test('Q-07 and it forbids a Counter-attack there; after a combat the attacker is cut to five all the same', () => {
    const p = { blue: 'porretta:3 gaggio:6 querciola:6 riva-ridge:1', options };
    const yellow = 'zocca:3 pietracolora:1 monte-castello:6';
    const s = after({ ...p, yellow, hand: { yellow: 'counterAttack' } }, attack(4));
    expect(legal(s, 'yellow')).toEqual(['roll']);
    const cut = after(
      { ...p, yellow: 'zocca:3 monte-castello:1', dice: [0] },
      'blue deploy(adv:monte-castello) move(gaggio)*5 move(querciola)*4 finish',
    );
    expect(on(cut, 'monte-castello')).toBe('monte-castello:B5');
  });

  test('Q-07 a stack of seven does not take room away from others', () => {
    const s = after({ blue: 'porretta:7 gaggio:3', options }, 'blue deploy(reinforce-1)');
    expect(s.flow.at(-1)).toMatchObject({ remaining: 2 });
    const air = after(
      { mode: 'island', blue: 'beachhead:4 south:4 centre:1', options },
      'blue deploy(scramble-1) done',
    );
    expect(air.flow.at(-1)).toMatchObject({ remaining: 1 });
  });

  test('Q-07 larger stacks of aircraft give no room in a Scramble', () => {
    const s = after({ mode: 'island', blue: 'beachhead:1 south:7', options }, 'blue deploy(scramble-2) done');
    expect(legal(s, 'blue')).toEqual(['place(beachhead)']);
  });
});

describe('the other options', () => {
  test('deckSize 18: only the common cards; the steps for the others never open', () => {
    const s = position({ options: { deckSize: '18' } });
    expect([...s.deck].sort()).toEqual([...deckOf('alpine', 18)].sort());
    const small = { options: { deckSize: '18' }, hand: { blue: 'assault' } };
    const drop = after(
      { ...small, blue: 'porretta:3 riva-ridge:1 querciola:1' },
      'blue deploy(para:querciola) target(gaggio)',
    );
    expect(toDecide(drop)).toBe('yellow turn');
    const air = { ...small, mode: 'island', blue: 'beachhead:3' } as const;
    expect(toDecide(after(air, 'blue deploy(fly:south) move(beachhead) finish'))).toBe('yellow turn');
    expect(toDecide(after(air, 'blue deploy(bomb:beachhead) target(susupe) aircraft(1)'))).toBe('yellow turn');
    expect(toDecide(after({ ...small, blue: 'porretta:3' }, 'blue deploy(adv:gaggio) move(porretta) finish'))).toBe(
      'blue advance-card',
    );
  });

  test('deckSize 18: the deck is reshuffled', () => {
    const s = after(
      { options: { deckSize: '18' }, deckCount: 1, discard: 'ambush ambush ambush' },
      'blue deploy(plan-1)',
    );
    expect(s.hand.blue).toHaveLength(3);
    expect([s.deck.length, s.discard.length]).toEqual([1, 0]);
  });

  test('handicap: added to the Reinforce of Blue alone', () => {
    const strength = (handicap: string, side: 'blue' | 'yellow', space = 'reinforce-1'): number => {
      const armies = { blue: 'porretta:1 gaggio:1', yellow: 'zocca:1 montese:1' };
      const s = after({ ...armies, options: { handicap }, turn: side }, `${side} deploy(${space})`);
      return (s.flow.at(-1) as { strength: number }).strength;
    };
    const values = ['minus-2', 'minus-1', '0', 'plus-1', 'plus-2'];
    expect(values.map((value) => strength(value, 'blue'))).toEqual([3, 4, 5, 6, 7]);
    expect(values.map((value) => strength(value, 'blue', 'reinforce-2'))).toEqual([2, 3, 4, 5, 6]);
    expect(values.map((value) => strength(value, 'yellow'))).toEqual([5, 5, 5, 5, 5]);
    expect(after({ options: { handicap: 'plus-2' } }, 'blue deploy(plan-1)').hand.blue).toHaveLength(3);
  });

  test('openHands: both hands face up to all, draws too; windows as usual', () => {
    const hand = { blue: 'mobilisation', yellow: 'momentum' };
    const s = position({ ...FIGHT, hand, options: { openHands: 'on' } });
    for (const viewer of [0, 1, 'public'] as const) {
      expect(view(s, viewer).hand).toEqual({ blue: ['mobilisation'], yellow: ['momentum'] });
    }
    playTo(s, attack(2));
    expect(asked(s)).toBe('blue advance-card: continue');
    playTo(s, 'blue continue');
    expect(toDecide(s)).toBe('yellow defence');
    const { told } = played({ options: { openHands: 'on' }, deck: 'ambush assault momentum' }, 'blue deploy(plan-1)');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(heardBy(told, viewer)[0]).toMatchObject({ cards: ['ambush', 'assault', 'momentum'] });
    }
  });

  test('mode island knows neither Paradrop nor City centre, mode alpine neither aircraft nor their cards', () => {
    expect(spacesFor(position({ mode: 'island', blue: 'susupe:2' }), 'blue', 'para')).toEqual([]);
    const alpine = position({ blue: 'porretta:3 gaggio:3' });
    for (const kind of ['fly', 'bomb', 'scramble']) expect(spacesFor(alpine, 'blue', kind)).toEqual([]);
    expect(
      diceOf(
        playTo(
          position({ mode: 'island', blue: 'afetna:3', yellow: 'garapan:1', dice: [1] }),
          'blue deploy(adv:garapan) move(afetna) finish',
        ),
      ),
    ).toBe('base1');
  });
});
