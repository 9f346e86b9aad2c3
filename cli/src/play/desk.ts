/** How the program talks with the people before it: at a terminal by lists to pick from, else line by line. */

import { createInterface } from 'node:readline';
import { confirm, isCancel, select } from '@clack/prompts';
import { escapeControls } from '@sztab/kernel/words';
import colours from 'picocolors';
import { print } from '../output.ts';
import type { CliWords } from '../words.ts';

/** What can be said besides the moves of a game. */
export type TableWord = 'resign' | 'undo' | 'quit';

/** One decision put to a person: the moves, each with the words for it, and what else is possible now. */
export interface Choice {
  readonly prompt: string;
  readonly moves: readonly { readonly move: string; readonly words: string }[];
  readonly besides: readonly TableWord[];
}

export type Reply = { readonly move: string } | { readonly word: TableWord };

export interface Desk {
  say(line: string): void;
  choose(choice: Choice): Promise<Reply>;
  /** The screen goes to somebody else, who must not see what is on it; false: they would rather stop. */
  handOver(to: string): Promise<boolean>;
  /** Shows that somebody else is deciding, until the returned function is called. */
  wait(line: string): () => void;
  close(): void;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
const CLEAR_LINE = '\r\u001b[2K';

/** A person at a terminal picks from a list. */
export function terminalDesk(m: CliWords, signal: AbortSignal): Desk {
  const plain = { signal, showInstructions: false };
  return {
    say: (line) => print(line),
    async choose(choice) {
      const { prompt, moves, besides } = choice;
      // No move begins with a colon, so the table's own words cannot be taken for one.
      const picked = await select({
        ...plain,
        message: colours.bold(escapeControls(prompt)),
        options: [
          ...moves.map(({ move, words }) => ({
            value: move,
            label: escapeControls(words),
            hint: escapeControls(move),
          })),
          ...besides.map((word) => ({ value: `:${word}`, label: colours.dim(m.word[word]) })),
        ],
      });
      if (isCancel(picked)) return { word: 'quit' };
      const word = besides.find((one) => picked === `:${one}`);
      if (word !== 'resign') return word ? { word } : { move: picked };
      const sure = await confirm({
        signal,
        message: m.reallyResign,
        initialValue: false,
        active: m.yes,
        inactive: m.no,
      });
      return sure === true ? { word } : this.choose(choice);
    },
    async handOver(to) {
      process.stdout.write(CLEAR_SCREEN);
      const ready = await select({
        ...plain,
        message: escapeControls(m.handOver(to)),
        options: [{ value: 0, label: m.pressEnter }],
      });
      process.stdout.write(CLEAR_SCREEN);
      return !isCancel(ready);
    },
    wait(line) {
      process.stdout.write(colours.dim(`${escapeControls(line)} …`));
      return () => process.stdout.write(CLEAR_LINE);
    },
    close() {},
  };
}

/** A script, a pipe or a test writes one move a line: its text or its number in the list. */
export function lineDesk(m: CliWords, signal: AbortSignal): Desk {
  const input = createInterface({ input: process.stdin, signal });
  const lines = input[Symbol.asyncIterator]();
  return {
    say: (line) => print(line),
    async choose({ prompt, moves }) {
      print(prompt);
      const digits = String(moves.length).length;
      for (const [i, { move, words }] of moves.entries()) {
        print(`  ${String(i + 1).padStart(digits)}  ${words}  [${move}]`);
      }
      for (;;) {
        const { done, value } = await lines.next();
        if (done) {
          if (!signal.aborted) print(m.inputEnded);
          return { word: 'quit' };
        }
        const line = value.trim();
        if (line === '' || line.startsWith('#')) continue;
        const found = moves.find(({ move }, i) => move === line || String(i + 1) === line);
        if (found) return { move: found.move };
        // Whether it is possible now is said by whoever carries it out.
        if (line === 'resign' || line === 'undo' || line === 'quit') return { word: line };
        print(m.notAMove(line, moves.length));
      }
    },
    async handOver(to) {
      print(m.handOver(to));
      return true;
    },
    wait: () => () => {},
    close: () => input.close(),
  };
}
