/** A toy game and a table that plays a script: enough of both to test the frame without any real game. */

import type { GameBox, Outcome, Seat, Viewer, Words } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import type { AutoPass, BoardProps, GameBoard, ReactionStory } from '@sztab/pieces';
import { BARE_HEAD } from '../../tables/testing/bare-head.ts';
import type { Sitter, TableHandle, TableState } from '../house.ts';

export interface ToyEvent {
  readonly is: string;
  readonly things?: readonly string[];
  readonly turn?: true;
  readonly face?: number;
  /** The seat its line is about, if another than the mover. */
  readonly by?: Seat | null;
}

/** One moment of the script; any move leads to the next one. */
export interface Position {
  readonly asked?: readonly { readonly seat: Seat; readonly prompt: string; readonly moves: readonly string[] }[];
  readonly told?: readonly ToyEvent[];
  readonly outcome?: Outcome;
  readonly reaction?: ReactionStory;
  readonly autoPass?: AutoPass;
  /** Nothing but this is left, in this stage. */
  readonly idle?: { readonly move: string; readonly stage: string };
}

interface ToyView {
  readonly you: Viewer;
  readonly position: Position;
  readonly hand: readonly string[];
}

export const HANDS: readonly (readonly string[])[] = [
  ['luck', 'nurse'],
  ['ambush', 'column'],
];
export const PIECES = ['scouts', 'soldiers', 'forest'];

function Things({ things, onTouch, choice, highlighted }: BoardProps & { things: readonly string[] }) {
  return things.map((thing) => (
    <button
      key={thing}
      type="button"
      data-thing={thing}
      data-legal={choice.legal.has(thing) || undefined}
      data-highlighted={highlighted.has(thing) || undefined}
      // With the shift key the move joins the one before.
      onClick={({ shiftKey }) => onTouch(thing, shiftKey)}
    >
      {thing}
    </button>
  ));
}

const board: GameBoard = {
  Board: (props) => <Things {...props} things={PIECES} />,
  Hand: (props) => <Things {...props} things={(props.view as ToyView).hand} />,
  Zoom: ({ thing }) => <p>the face of {thing}</p>,
  Badge: ({ seat }) => <svg data-badge={seat} aria-hidden="true" />,
  phases: () => [
    { name: 'draw', state: 'past' },
    { name: 'act', state: 'now' },
  ],
  figures: (_, seat) => [{ symbol: 'part', name: 'parts', value: seat + 3 }],
  nextSlot: ({ picked }) => (picked.length === 0 ? 'choose a card' : 'choose a target'),
  nameOf: (token) => `<${token}>`,
  symbolOf: () => 'star',
  warning: (move) => (move === 'end' ? 'The stage will end.' : move.startsWith('waste') ? 'It will be wasted.' : null),
  reactions: {
    story: (view) => (view as ToyView).position.reaction ?? null,
    autoPass: (view) => (view as ToyView).position.autoPass ?? null,
    idle: (view) => (view as ToyView).position.idle ?? null,
  },
  log: {
    line(event) {
      const { things = [], face, by } = event as ToyEvent;
      const dice = face === undefined ? {} : { dice: [{ face, owner: 0 }] };
      return { symbol: 'star', things, ...(by !== undefined && { by }), ...dice };
    },
    beginsTurn: (event) => (event as ToyEvent).turn === true,
  },
  note: ({ event }) => ((event as ToyEvent | undefined)?.is === 'rocket' ? { date: '1944', text: 'A note.' } : null),
  chart: () => ({
    title: 'Parts',
    steps: ['1', '2'],
    lines: [
      [0, 2],
      [1, 1],
    ],
    ends: [1, 2],
  }),
};

const words: Words = {
  language: 'en',
  title: 'Toy',
  role: (role) => ({ PL: 'Poles', DE: 'Germans' })[role] ?? role,
  option: (id) => ({ name: id, meaning: id }),
  position: () => ['A toy.'],
  optionValue: (_, value) => ({ name: value, meaning: value }),
  prompt: (prompt) => ({ yours: `You: ${prompt}`, theirs: `They: ${prompt}` }),
  move: (move) => `Do ${move}`,
  event: (event) => `It was ${(event as ToyEvent).is}`,
  why: ({ code }) => `For ${code}`,
  whyNot: (reason) => `No, ${reason}`,
  outcome: ({ winners }) => `Seat ${winners[0]} won`,
};

export const PEOPLE: readonly Sitter[] = [
  { is: 'you', name: 'Marek' },
  { is: 'friend', name: 'Borys' },
];
export const WITH_BOT: readonly Sitter[] = [
  { is: 'you', name: 'Marek' },
  { is: 'bot', level: 'officer' },
];

export interface ToyTable extends TableHandle {
  readonly played: { seat: Seat; move: string }[];
  /** Another part of the state, as it would come from outside. */
  set(part: Partial<TableState>): void;
  readonly calls: string[];
}

export function toyTable(
  script: readonly Position[],
  sitters: readonly Sitter[] = WITH_BOT,
  staging?: GameBoard['staging'],
): ToyTable {
  const played: ToyTable['played'] = [];
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  const at = (n: number): Position => script[Math.min(n, script.length - 1)] as Position;
  const asked = (n: number): TableState['asked'] => (at(n).asked ?? []).map(({ seat, prompt }) => ({ seat, prompt }));
  let state: TableState = look(0);
  function look(n: number): TableState {
    return { moves: n, asked: asked(n), outcome: at(n).outcome ?? null, thinking: null, trouble: null };
  }
  const change = (next: TableState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const game = { edition: 1, takeBack: false, resign: () => {} } as unknown as GameBox['game'];
  const box = { game, brain: {}, lid: {}, words: eachLanguage(() => words) } as unknown as GameBox;
  return {
    id: 'toy-1',
    game: {
      box: { ...box, whyNot: (_, touched) => ({ reason: touched.join('+'), rule: 'TOY-1.2' }) },
      board: { ...board, ...(staging && { staging }) },
    },
    header: {
      ...BARE_HEAD,
      game: 'toy',
      rules: 1,
      seats: [
        { role: 'PL', name: 'Marek' },
        { role: 'DE', name: 'Borys' },
      ],
      seed: null,
    },
    sitters,
    paths: { table: '/table/toy-1', replay: '/replay/toy-1' },
    online: null,
    played,
    calls,
    set: (part) => change({ ...state, ...part }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    sight: (viewer, after = state.moves) => ({
      view: {
        you: viewer,
        position: at(after),
        hand: viewer === 'public' ? [] : (HANDS[viewer] ?? []),
      } satisfies ToyView,
      asked: asked(after),
      moves: at(after).asked?.find(({ seat }) => seat === viewer)?.moves ?? [],
    }),
    heard: (_, after = state.moves) =>
      script.slice(0, after + 1).flatMap(({ told = [] }, n) => told.map((event) => ({ at: n, event }))),
    movers: () => played.map(({ seat }) => seat),
    async play(seat, move) {
      played.push({ seat, move });
      change(look(state.moves + 1));
    },
    undoable: () => played.length,
    whyNoUndo: () => (played.length > 0 ? null : { why: 'nothing' }),
    async undo(_seat, count) {
      calls.push(`undo ${count}`);
      played.length -= count;
      change(look(state.moves - count));
    },
    async resign() {
      calls.push('resign');
    },
    suggest: async (seat) => {
      calls.push(`suggest ${seat}`);
    },
    pace: () => {},
    hurry: () => calls.push('hurry'),
    retry: () => calls.push('retry'),
    close: () => calls.push('close'),
  };
}
