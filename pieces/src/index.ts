export * from './board.ts';
export { type Choice, choose, spell, touch, untouch } from './choice.ts';
export { Die } from './die.tsx';
// The drawn kind, not the language's own.
export { Glyph as Symbol } from './symbol.tsx';
