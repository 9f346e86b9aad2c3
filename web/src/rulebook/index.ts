export { Aid } from './aid.tsx';
export { Rulebook, type RulebookProps } from './rulebook.tsx';
