/** What can be wrong with a record: a code with its particulars. The languages say it in words. */
import type { RefusalCode } from '../refusal.ts';
import { en } from './en.ts';
import { houseWords, type Language } from './languages.ts';
import { type Said, said } from './said.ts';

/** What was expected at a place of a record. */
export type Expected =
  | 'game'
  | 'number'
  | 'value'
  | 'name'
  | 'hash'
  | 'salt'
  | 'remark'
  | 'word'
  | 'winners'
  | 'reason'
  | 'move';

interface Faults {
  'not-text': [];
  'too-long': [most: number];
  'line-feed': [];
  'breaks-off': [where: 'here' | 'line' | 'check'];
  'no-record': [];
  version: [found: string, known: number];
  key: [key: string];
  expected: [what: Expected];
  twice: [what: string];
  'no-seats': [];
  'empty-line': [];
  'move-number': [number: number];
  'move-count': [count: number];
  role: [roles: string];
  'nothing-follows': [];
  'two-checks': [];
  'after-end': [];
  'score-count': [count: number];
  'unknown-game': [game: string];
  'other-game': [found: string, wanted: string];
  edition: [found: number, newest: number];
  'seed-secret': [];
  'seed-forged': [];
  'option-missing': [id: string];
  'option-order': [id: string];
  seat: [number: number, role: string];
  state: [];
  end: [];
  'end-missing': [];
  /** The table would not do it; the message is the table's own, in English. */
  refused: [code: RefusalCode, message: string];
}
export type FaultCode = keyof Faults;
export type RecordFault = { [C in FaultCode]: readonly [code: C, ...particulars: Faults[C]] }[FaultCode];

/** Where there are no particulars, a plain text. */
export type FaultWords = {
  readonly [C in FaultCode]: Faults[C] extends [] ? string : (...particulars: Faults[C]) => string;
};

/** What is wrong, in a few words, without its place. */
export function faultIn(language: Language, [code, ...particulars]: RecordFault): string {
  const say = houseWords(language).faults[code] ?? en.faults[code];
  return said(say as Said<readonly unknown[]>, ...particulars);
}
