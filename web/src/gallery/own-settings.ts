/** Each picture has settings of its own: theme and language come with its address, and nothing it stores reaches the other pages. */
import { LANGUAGES } from '@sztab/kernel';

const wanted = new URLSearchParams(location.search);
const kept = new Map<string, string>([
  ['sztab.theme', wanted.get('theme') ?? 'light'],
  ['sztab.language', wanted.get('language') ?? (LANGUAGES[0] as string)],
]);

const own: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};
Object.defineProperty(window, 'localStorage', { value: own });
