/** The name used at the last table; not asked for until a table is set up by hand. */
const KEY = 'sztab.name';

export function recallName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
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
