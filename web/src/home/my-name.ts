/** The name used at the last table; not asked for until a table is set up by hand. “You” is none, in any language. */
import { isUnnamed } from '../tables/unnamed.ts';

const KEY = 'sztab.name';

export function recallName(): string {
  try {
    const name = localStorage.getItem(KEY) ?? '';
    return isUnnamed(name) ? '' : name;
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It will be asked again.
  }
}
