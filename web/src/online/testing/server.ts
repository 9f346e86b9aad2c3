/** Stands in for the server: answers by method and path, and remembers what it was asked. */
import type { Me, TableInfo } from '@sztab/protocol';
import { NEWCOMER } from '@sztab/protocol/testing/newcomer';
import { vi } from 'vitest';

export interface Asked {
  readonly what: string;
  readonly body: unknown;
}
/** What is answered: a value, `nothing` (204), or a refusal by its word and status. `away` is no answer at all. */
export type Answer =
  | { readonly json: unknown }
  | { readonly word: string; readonly status: number }
  | 'nothing'
  | 'away';

export const refuse = (word: string, status = 409): Answer => ({ word, status });

export function fakeServer(answers: Record<string, Answer | ((asked: Asked) => Answer)>) {
  const asked: Asked[] = [];
  const fetch = vi.fn(async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const one: Asked = { what: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    asked.push(one);
    const known = answers[one.what] ?? refuse('not-found', 404);
    const answer = typeof known === 'function' ? known(one) : known;
    if (answer === 'away') throw new TypeError('Failed to fetch');
    if (answer === 'nothing') return new Response(null, { status: 204 });
    return 'json' in answer
      ? Response.json(answer.json)
      : Response.json({ error: answer.word }, { status: answer.status });
  });
  vi.stubGlobal('fetch', fetch);
  return { answers, asked, asks: (what: string) => asked.filter((one) => one.what === what) };
}

export const OLA: Me = { ...NEWCOMER, id: 'person-ola', name: 'Ola', language: 'en', mailWorks: false };

/** A table of Marek's that gathers: he sits on the first chair, the second is free. */
export const GATHERING: TableInfo = {
  id: 'table-1',
  game: 'operation-most-iii',
  rules: 1,
  options: {},
  state: 'gathering',
  access: 'link',
  pace: { is: 'none' },
  drawn: true,
  host: { id: 'person-marek', name: 'Marek' },
  chairs: [
    {
      seat: 0,
      role: 'PL',
      who: { is: 'person', id: 'person-marek', name: 'Marek', here: false },
      ready: false,
      late: false,
    },
    { seat: 1, role: 'DE', who: null, ready: false, late: false },
  ],
  seat: null,
  watching: 0,
  paused: false,
  proposal: null,
  clock: null,
  asked: [],
  commit: 'c0ffee',
  next: null,
  opened: 1,
  changed: 1,
};

/** The same table, seen by Ola from the second chair. */
export const WITH_OLA: TableInfo = {
  ...GATHERING,
  seat: 1,
  chairs: GATHERING.chairs.map((chair) =>
    chair.seat === 1 ? { ...chair, who: { is: 'person', id: OLA.id, name: OLA.name, here: false } } : chair,
  ),
};
