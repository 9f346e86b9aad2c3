/** What a touch was at: a symbol, with the number beside it, or a thing. Symbols are known by what they are drawn with, so nothing has to be marked. */
import { isSymbol, type SymbolName } from '@sztab/pieces';

const SIGN = 'use[href^="#i-"]';
/** Farther out a number belongs to no one symbol. */
const FAR = 3;

const signOf = (use: Element | null | undefined): SymbolName | null => {
  const name = use?.getAttribute('href')?.slice('#i-'.length) ?? '';
  return isSymbol(name) ? name : null;
};

/** All that are drawn in it, each once. */
export const signsIn = (element: Element): readonly SymbolName[] => [
  ...new Set([...element.querySelectorAll(SIGN)].flatMap((use) => signOf(use) ?? [])),
];

/** The symbol that was hit, or the only one beside the number that was. */
export function signAt(target: Element): SymbolName | null {
  const drawn = target.closest('svg');
  const uses = drawn?.querySelectorAll(SIGN);
  if (uses?.length === 1) return signOf(uses[0]);
  if (target.matches(SIGN)) return signOf(target);
  let element: Element | null = target;
  for (let out = 0; element && out < FAR; out++) {
    const signs = signsIn(element);
    if (signs.length > 1) return null;
    if (signs[0]) return signs[0];
    element = element.parentElement;
  }
  return null;
}

/** The symbol itself, not a number beside it, and the element that draws it. */
export function signHit(target: Element): { readonly name: SymbolName; readonly drawn: Element } | null {
  const uses = target.closest('svg')?.querySelectorAll(SIGN);
  const use = target.matches(SIGN) ? target : uses?.length === 1 ? uses[0] : null;
  const name = signOf(use);
  // A small drawing of its own is hit beside its lines, too; on a sheet of many it is the sign alone.
  return use && name ? { name, drawn: (uses?.length === 1 && use.closest('svg')) || use } : null;
}

export const thingAt = (target: Element): HTMLElement | null => target.closest<HTMLElement>('[data-thing]');
