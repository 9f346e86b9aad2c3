import { type Ask, end, fastStream, heardBy, type Viewer } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { dealtAfresh, imaginesWell, staysHidden } from '../../testing/hidden.ts';
import { after, gameFor, playTo, position, SETTINGS, wander } from '../testing/position.ts';
import { raceToTheRhine as game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { unseenPursuit, unseenResistance, view } from './view.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 4 : 9;
const VIEWERS = [0, 1, 2, 'public'] as const satisfies readonly Viewer[];

describe('hidden information', () => {
  test('of piles only the sizes; all else lies open for everybody', () => {
    const s = position({
      kept: { B: 'PB13' },
      captured: { W: 'O19' },
      discards: { R: 'PR22' },
      air: { R: 'resistance' },
      numbers: '',
    });
    for (const viewer of VIEWERS) {
      const v = view(s, viewer);
      for (const key of ['pursuit', 'resistance', 'dice', 'barriers']) expect(Object.keys(v)).not.toContain(key);
      expect([v.pursuitCount, v.resistanceCount, v.seen]).toEqual([
        [21, 22, 21],
        23,
        { pursuit: null, resistance: null },
      ]);
      expect({ ...v, you: null }).toEqual({ ...view(s, 'public'), you: null });
    }
    expect(VIEWERS.map((viewer) => view(s, viewer).you)).toEqual([0, 1, 2, null]);
    expect(view(s, 0)).toMatchObject({
      control: s.control,
      corps: s.corps,
      pool: s.pool,
      discards: [['PR22'], [], []],
    });
  });

  test('a look is told only to the one who looks, the card is in no other view', () => {
    const s = position({ resistance: 'O19', pursuit: { R: 'PR14' } });
    const told = playTo(s, 'R air(resistance)');
    expect(heardBy(told, 0)).toEqual([{ is: 'looked', by: 'R', deck: 'resistance', how: 'air', card: 'O19' }]);
    for (const viewer of [1, 2, 'public'] as const) {
      expect(heardBy(told, viewer)).toEqual([{ is: 'looked', by: 'R', deck: 'resistance', how: 'air' }]);
      expect(view(s, viewer).seen).toEqual({ pursuit: null, resistance: null });
      expect(view(s, viewer).commanders[0]?.air).toBe('resistance');
    }
    expect(view(s, 0).seen).toEqual({ pursuit: null, resistance: 'O19' });
    const recon = position({ kept: { R: 'PR13' }, pursuit: { R: 'PR14' } });
    expect(heardBy(playTo(recon, 'R playRecon(PR13,pursuit)'), 0)[0]).toMatchObject({ how: 'recon', card: 'PR14' });
    expect([view(recon, 0).seen.pursuit, view(recon, 1).seen.pursuit]).toEqual(['PR14', null]);
    const cmd = position({ turn: 'W', pursuit: { W: 'PW14' } });
    expect(heardBy(playTo(cmd, 'W cmdAir(pursuit)'), 1)[0]).toMatchObject({ how: 'commander', card: 'PW14' });
  });

  test('X38 known after a logistics phase, unknown after the card was revealed and shuffled back', () => {
    const p = {
      order: 'WRB',
      turn: 'W',
      onTrack: 1,
      inHand: { W: 6 },
      resistance: 'O13',
      held: { R: 'yvetot' },
      corps: 'R1@yvetot:2/1/1',
    } as const;
    const s = after(p, 'W air(resistance) takeTrucks(1)');
    expect([s.commanders[1]?.air, view(s, 1).seen.resistance]).toEqual([null, 'O13']);
    playTo(s, 'W endTurn resist(mayen)', 'R move(R1) step(le-havre)');
    expect([view(s, 1).seen.resistance, s.commanders[1]?.knows.resistance]).toEqual([null, false]);
    expect(view(s, 2).revealed).toBe('O13');
  });

  test('the common deck: one player’s look is gone when another reveals', () => {
    const p = { options: { commonPursuitDeck: 'on' }, order: 'WRB', turn: 'W', pursuit: { R: 'PB22 PB20' } } as const;
    const s = after(p, 'W air(pursuit)');
    expect([view(s, 1).seen.pursuit, view(s, 0).seen.pursuit]).toEqual(['PB22', null]);
    playTo(s, 'W endTurn resist(mayen)', 'R move(R1) step(yvetot)');
    expect(view(s, 1).seen.pursuit).toBe(null);
  });

  test('unseen cards are all that lie in no open place', () => {
    const s = after(
      { captured: { W: 'O19 O01 O13', R: 'PW16' }, kept: { B: 'PB12' }, discards: { R: 'PR22' }, turn: 'W' },
      'W airborne payCards addCard(O01)',
    );
    const v = view(s, 0);
    expect(unseenResistance(v)).toEqual([...s.resistance].sort());
    for (const pile of [0, 1, 2]) expect(unseenPursuit(v, pile)).toEqual([...(s.pursuit[pile] as string[])].sort());
  });

  test('a view is a copy', () => {
    const s = position({ fields: 'lisieux=1/1/1', paratroops: 'koln@R', kept: { R: 'PR12' }, captured: { R: 'O19' } });
    const before = JSON.stringify(s);
    const v = view(s, 0) as unknown as State;
    v.commanders[0]?.kept.pop();
    v.commanders[0]?.captured.pop();
    (v.commanders[0] as { trucks: number }).trucks = 9;
    (v.commanders[0] as State['commanders'][0]).knows.pursuit = true;
    (v.corps[0] as State['corps'][0]).cargo.fuel = 5;
    (v.fields.lisieux as { fuel: number }).fuel = 9;
    (v.paratroops[0] as { dark: boolean }).dark = true;
    v.turn.bases.push('dieppe');
    v.turn.base = 0;
    v.pool.fuel = 0;
    v.track.fuel = 0;
    v.markers.push('venlo');
    v.trucks.push('lisieux/brionne');
    v.box.push('O01');
    v.discards[0]?.push('PR01');
    v.exempt.push('venlo');
    end(v);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('in random games', () => {
  function walk(every: number, visit: (s: State, ask: Ask, move: Move) => void): void {
    for (let seed = 1; seed <= GAMES; seed++) {
      const s = gameFor(seed, SETTINGS[seed % SETTINGS.length] as (typeof SETTINGS)[number], seed % 2 === 0);
      let moment = 0;
      wander(s, fastStream(seed, 77), (ask, move) => {
        if (moment++ % every === 0) visit(s, ask, move);
      });
    }
  }

  test('two tables that differ only in hidden things: same view, same question, same moves', () => {
    const dice = fastStream(5);
    let different = 0;
    walk(5, (s) => {
      different += dealtAfresh(game, s, [...s.commanders.keys(), 'public'], dice, ({ resistance }) => resistance);
    });
    expect(different).toBeGreaterThan(200);
  });

  test('a line told to everybody never names a card that is still hidden', () => {
    let lines = 0;
    walk(4, (s, { seat }, move) => {
      lines++;
      staysHidden(game, s, [seat, move], (later) =>
        [
          ...s.resistance.filter((id) => later.resistance.includes(id)),
          ...s.pursuit.flatMap((pile, i) => pile.filter((id) => later.pursuit[i]?.includes(id))),
        ].filter((id) => id !== later.revealed),
      );
    });
    expect(lines).toBeGreaterThan(200);
  });

  test('an imagined table is possible and looks like the true one', () => {
    const dice = fastStream(9);
    walk(6, (s) => {
      for (const viewer of [0, 'public'] as const) imaginesWell(game, s, viewer, dice);
    });
  });
});
