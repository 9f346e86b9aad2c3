/** Whether things move: as the system asks, or not at all. Style sheets and the director go by the same answer. */
import { media, SCREENS } from '@sztab/pieces';
import { setting, useSetting } from './setting.ts';

export const MOTION_CHOICES = ['system', 'still'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

const choice = setting<MotionChoice>('sztab.motion', MOTION_CHOICES, () => 'system');
const calm = media(SCREENS.calm);

export const useMotion = (): [MotionChoice, (choice: MotionChoice) => void] => useSetting(choice);

export const isStill = (): boolean => choice.get() === 'still' || calm.matches();

export function followMotion(): void {
  const show = (): void => {
    document.documentElement.dataset.motion = choice.get();
  };
  show();
  choice.subscribe(show);
}
