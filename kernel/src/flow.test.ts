import { describe, expect, test } from 'vitest';
import { answer, call, end, findFrame, finish, frameAt, goOn, seal } from './flow.ts';
import { RulesBroken } from './refusal.ts';

type Frame =
  | { readonly step: 'turn'; readonly seat: number }
  | { readonly step: 'attack'; hits: number | null }
  | { readonly step: 'search'; found: boolean | null }
  | { readonly step: 'roll' };

const flowing = (...flow: Frame[]): { readonly flow: readonly Frame[]; readonly barriers: number } => ({
  flow,
  barriers: 0,
});

describe('the flow', () => {
  test('a call runs before its caller; when it is over, the caller goes on', () => {
    const s = flowing({ step: 'turn', seat: 1 });
    call(s, { step: 'roll' });
    expect(s.flow).toEqual([{ step: 'turn', seat: 1 }, { step: 'roll' }]);
    finish(s);
    expect(s.flow).toEqual([{ step: 'turn', seat: 1 }]);
  });

  test('going on replaces the top frame and nothing else', () => {
    const s = flowing({ step: 'turn', seat: 1 }, { step: 'roll' });
    goOn(s, { step: 'attack', hits: null });
    expect(s.flow).toEqual([
      { step: 'turn', seat: 1 },
      { step: 'attack', hits: null },
    ]);
  });

  test('an answer ends the top frame and lies in a local of its caller', () => {
    const s = flowing({ step: 'turn', seat: 1 }, { step: 'attack', hits: null }, { step: 'roll' });
    answer(s, 'hits', 2);
    expect(s.flow).toEqual([
      { step: 'turn', seat: 1 },
      { step: 'attack', hits: 2 },
    ]);
  });

  test('after the end nothing is left', () => {
    const s = flowing({ step: 'turn', seat: 1 }, { step: 'roll' });
    end(s);
    expect(s.flow).toEqual([]);
  });

  test('rules that lost their place are told so', () => {
    expect(() => finish(flowing())).toThrow(RulesBroken);
    expect(() => goOn(flowing(), { step: 'roll' })).toThrow(RulesBroken);
    expect(() => answer(flowing({ step: 'roll' }), 'hits', 1)).toThrow(RulesBroken);
    const s = flowing({ step: 'search', found: null }, { step: 'roll' });
    expect(() => answer(s, 'hits', 1)).toThrow(RulesBroken);
    expect(s.flow).toEqual([{ step: 'search', found: null }, { step: 'roll' }]);
  });

  test('the compiler knows frames, locals and what they hold, and lets nobody else change the flow', () => {
    const attacking = () => flowing({ step: 'attack', hits: null }, { step: 'roll' });
    // @ts-expect-error no frame of this game
    call(attacking(), { step: 'lunch' });
    // @ts-expect-error a frame without its locals
    goOn(attacking(), { step: 'turn' });
    // @ts-expect-error a number is waited for
    answer(attacking(), 'hits', true);
    // @ts-expect-error no frame waits for it
    expect(() => answer(attacking(), 'spoils', 1)).toThrow(RulesBroken);
    // @ts-expect-error only by the calls above
    attacking().flow.pop();
    // @ts-expect-error only by `seal`
    attacking().barriers++;
  });
});

test('a seal is one barrier more', () => {
  const s = flowing();
  seal(s);
  seal(s);
  expect(s.barriers).toBe(2);
});

test('the innermost frame at a step is found, and missed aloud where there must be one', () => {
  const s = flowing({ step: 'turn', seat: 0 }, { step: 'turn', seat: 1 }, { step: 'roll' });
  expect(frameAt(s, 'turn').seat).toBe(1);
  expect(frameAt(s, 'attack', 'turn')).toEqual({ step: 'turn', seat: 1 });
  expect(findFrame(s, 'search')).toBeNull();
  expect(() => frameAt(s, 'search', 'attack')).toThrow('the flow is not at "search" or "attack"');
});
