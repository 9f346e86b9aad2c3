/** Day, night, or as the system has it. `public/theme.js` sets the same before the first paint; keep the two alike. */
import { media, SCREENS } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';
import { setting, useSetting } from './setting.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

const choice = setting<ThemeChoice>('sztab.theme', THEME_CHOICES, () => 'system');
const night = media(SCREENS.night);

function shown(): Theme {
  const chosen = choice.get();
  if (chosen !== 'system') return chosen;
  return night.matches() ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const leave = choice.subscribe(listener);
  const sleep = night.subscribe(listener);
  return () => {
    leave();
    sleep();
  };
}

/** What was chosen, and how to choose. */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => useSetting(choice);

/** What is shown: the choice, or what the system asks for. */
export const useShownTheme = (): Theme => useSyncExternalStore(subscribe, shown);

export function followTheme(): void {
  const show = (): void => {
    document.documentElement.dataset.theme = shown();
    const bar = getComputedStyle(document.documentElement).getPropertyValue('--panel');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar.trim());
  };
  show();
  subscribe(show);
}
