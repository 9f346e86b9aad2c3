export { Rulebook, type RulebookProps } from './rulebook.tsx';
