// @vitest-environment happy-dom
import { choose } from '@sztab/pieces';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../desk.ts';
import type { Sought } from './camera.ts';
import { Follow } from './follow.ts';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
vi.mock('../layout.ts', () => ({ useLayout: () => 'tablet' }));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };

test('what can be touched is lifted over a strip that stays, not over one that goes as soon as its beat is over', () => {
  document.body.innerHTML = '<div class="board-pane"><div class="sheet"><i data-thing="scouts"></i></div></div>';
  const pane = document.querySelector<HTMLElement>('.board-pane');
  const sought: Sought[] = [];
  const at = (now: object | null): Desk => {
    const panZoom = { follow: (what: Sought) => sought.push(what), onSheet: () => BOX };
    const sitting = { board: { camera: 'far' }, view: null, moves: ['attack(scouts)'] };
    const told = { stage: { now, picture: null }, story: null, decision: { choice: choose(sitting.moves) } };
    return { ...told, sitting, panZoom, panes: PANES, root: { current: null } } as unknown as Desk;
  };
  const PANES = { pane: { current: pane } };
  const { rerender } = render(<Follow desk={at({ beat: { kind: 'tally', rank: 2, at: null } })} asks />);
  expect(sought.at(-1)).toMatchObject({ telling: null, asked: { place: null } });
  rerender(<Follow desk={at(null)} asks />);
  expect(sought.at(-1)).toMatchObject({ telling: null, asked: { place: BOX } });
});
