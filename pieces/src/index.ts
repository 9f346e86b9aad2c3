export * from './board.ts';
export { type Choice, choose, spell, touch, untouch } from './choice.ts';
export { Die } from './die.tsx';
export { Glyph } from './glyph.tsx';
