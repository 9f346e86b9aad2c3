// @vitest-environment happy-dom
/** A desk with one rail: while nothing is told the log has the place of the briefing, and it is never there twice. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
vi.mock('../layout.ts', () => ({ useLayout: () => 'desk' }));
afterEach(cleanup);

test.each([0, 320])(
  'beside a right rail of %i the log stands once, and in the free briefing where that is all',
  (right) => {
    const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'pass'] }] }, {}]);
    Object.assign(table.game.board, { regions: { left: 204, right, strip: 0, tray: 0 } });
    render(<AtTable table={table} />);
    const briefing = screen.getByRole('region', { name: 'What happens' });
    expect(document.querySelectorAll('.log')).toHaveLength(1);
    expect(briefing.querySelectorAll('.log')).toHaveLength(right === 0 ? 1 : 0);
  },
);
