import { describe, expect, test } from 'vitest';
import { offers, spacesFor } from '../testing/offered.ts';
import { after, legal, playTo, position } from '../testing/position.ts';
import { on } from '../testing/shown.ts';
import { bothStars, controllerOf, controls, hasBonus, listOf, suppliedAreas, supplies } from './supply.ts';

describe('GOW-4.6 adjacency, control, supply', () => {
  test('GOW-4.6.1 soldiers enter over borders only', () => {
    const s = after({ blue: 'porretta:3 gaggio:2 bombiana:2 riola:2' }, 'blue deploy(adv:castel-daiano)');
    expect(offers(s, 'blue', 'move')).toEqual(['gaggio', 'bombiana']);
  });

  test('GOW-4.6.2 aircraft over borders of zones only', () => {
    const s = position({ mode: 'island', blue: 'beachhead:3' });
    expect(spacesFor(s, 'blue', 'fly')).toEqual(['fly:south', 'fly:centre']);
  });

  test('GOW-4.6.3 distance does not mind who stands between', () => {
    const s = after(
      { blue: 'porretta:3 riva-ridge:2', yellow: 'zocca:3 gaggio:2 querciola:2 monte-castello:1' },
      'blue deploy(bar:riva-ridge)',
    );
    expect(offers(s, 'blue', 'target')).toContain('pietracolora');
  });

  test('GOW-4.6.4 one soldier controls an area, one aircraft a zone', () => {
    const s = position({ mode: 'island', blue: 'susupe:1 centre:1', yellow: 'garapan:2' });
    expect([controllerOf(s, 'susupe'), controllerOf(s, 'garapan'), controllerOf(s, 'aslito')]).toEqual([
      'blue',
      'yellow',
      null,
    ]);
    expect([controllerOf(s, 'centre'), controllerOf(s, 'north')]).toEqual(['blue', null]);
    expect(controls(s, 'blue', 'centre')).toBe(true);
    expect(controls(s, 'yellow', 'centre')).toBe(false);
  });

  test('GOW-4.6.5 Q-05 while a combat is unresolved only the defender controls the area', () => {
    const s = after(
      { blue: 'porretta:3 bombiana:3', yellow: 'zocca:3 castelnuovo:1 roffeno:1', hand: { yellow: 'ambush assault' } },
      'blue deploy(adv:castelnuovo) move(bombiana)*2 finish',
    );
    expect(controllerOf(s, 'castelnuovo')).toBe('yellow');
    expect(on(s, 'castelnuovo bombiana')).toBe('castelnuovo:Y1 bombiana:B1');
    expect(hasBonus(s, 'yellow', 'signalUnit')).toBe(true);
    expect(s.signalHeld).toEqual({ blue: false, yellow: true });
  });

  test('GOW-4.6.6 X1 supplied: joined to the own HQ through own areas', () => {
    const s = position({ blue: 'porretta:3 gaggio:2 monte-castello:1 castelnuovo:2' });
    expect(listOf(s, suppliedAreas(s, 'blue'))).toEqual(['porretta', 'gaggio', 'monte-castello']);
    expect(controls(s, 'blue', 'castelnuovo')).toBe(true);
    expect(supplies(s, 'blue', 'castelnuovo')).toBe(false);
    expect(listOf(s, suppliedAreas(s, 'yellow'))).toEqual(['zocca']);
  });

  test('GOW-4.6.6 the way may go round; an enemy or an empty area breaks it', () => {
    const way = 'porretta:1 riva-ridge:1 querciola:1 belvedere:1 torraccia:1 montese:1';
    expect(supplies(position({ blue: way }), 'blue', 'montese')).toBe(true);
    expect(supplies(position({ blue: way.replace('belvedere:1', '') }), 'blue', 'montese')).toBe(false);
    const cut = position({ blue: way.replace('belvedere:1', ''), yellow: 'zocca:3 belvedere:1' });
    expect(supplies(cut, 'blue', 'montese')).toBe(false);
    expect(supplies(cut, 'yellow', 'belvedere')).toBe(false);
  });

  test('GOW-4.6.7 Q-06 zones: from the controlled HQ zone, or not at all', () => {
    const s = position({ mode: 'island', blue: 'beachhead:1 centre:1 north:2', yellow: 'south:1 east:2' });
    expect(supplies(s, 'blue', 'north')).toBe(true);
    expect(supplies(s, 'yellow', 'east')).toBe(false);
    const lost = position({ mode: 'island', blue: 'centre:1 north:2' });
    expect(['centre', 'north'].map((zone) => supplies(lost, 'blue', zone as 'centre'))).toEqual([false, false]);
    const yellow = position({ mode: 'island', yellow: 'north:1 centre:1 south:1' });
    expect(supplies(yellow, 'yellow', 'south')).toBe(true);
  });

  test('GOW-4.6.8 land and air do not help each other', () => {
    const s = position({ mode: 'island', blue: 'tapotchau:1 beachhead:1 centre:1' });
    expect(supplies(s, 'blue', 'centre')).toBe(true);
    expect(supplies(s, 'blue', 'tapotchau')).toBe(false);
    const other = position({ mode: 'island', blue: 'susupe:1 tipo-pale:1 centre:1' });
    expect(supplies(other, 'blue', 'tipo-pale')).toBe(true);
    expect(supplies(other, 'blue', 'centre')).toBe(false);
  });

  test('GOW-4.6.9 cut off: no piece is lost, control stays; no Advance, no reinforcement, no stars; recall is possible', () => {
    const s = position({ blue: 'porretta:5 castelnuovo:4 riola:5 bombiana:0 gaggio:5 riva-ridge:4' });
    expect(spacesFor(s, 'blue', 'adv')).not.toContain('adv:roffeno');
    expect(bothStars(s).blue).toBe(4);
    playTo(s, 'blue deploy(reinforce-1)');
    expect(legal(s, 'blue')).toContain('recall(castelnuovo)');
    playTo(s, 'blue done');
    expect(offers(s, 'blue', 'place')).toEqual(['riva-ridge']);
  });

  test('V36 a cut hinge: the depot fails and its stars do not count, the soldiers stay', () => {
    const armies = { blue: 'porretta:3 gaggio:1 monte-castello:2', yellow: 'zocca:3 pietracolora:1 castel-daiano:4' };
    const s = position({ ...armies, turn: 'yellow', dice: [1] });
    expect(hasBonus(s, 'blue', 'supplyDepot')).toBe(true);
    expect(bothStars(s).blue).toBe(4);
    playTo(s, 'yellow deploy(adv:gaggio) move(castel-daiano)*3 finish');
    expect(on(s, 'gaggio monte-castello castel-daiano')).toBe('gaggio:Y1 monte-castello:B2 castel-daiano:Y1');
    expect(hasBonus(s, 'blue', 'supplyDepot')).toBe(false);
    expect(bothStars(s)).toEqual({ blue: 0, yellow: 7 });
    playTo(s, 'blue deploy(reinforce-2)');
    expect(s.flow.at(-1)).toMatchObject({ strength: 4 });
  });
});
