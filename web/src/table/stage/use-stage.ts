/** The stage of the table that is looked at: opened with it, stopped while nobody looks. */
import type { Viewer } from '@sztab/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isStill } from '../../look/motion.ts';
import { type TableHandle, useLanguage } from '../house.ts';
import { noPause, speed } from '../preferences.ts';
import { clock } from './clock.ts';
import type { Speed } from './script.ts';
import { play } from './sound.ts';
import { type Shown, Stage } from './stage.ts';

/** Where a clock runs, nobody waits for long. */
const paceOf = ({ online }: TableHandle): Speed =>
  online?.info.clock && speed.get() === 'calm' ? 'brisk' : speed.get();

/** `opens`: what the game is about is told first. */
export function useStage(table: TableHandle, viewer: Viewer, opens: boolean): readonly [Stage, Shown] {
  const [language] = useLanguage();
  const spoken = useRef(language);
  spoken.current = language;
  const [stage] = useState(
    () =>
      new Stage(table, viewer, {
        clock,
        speed: () => (noPause.get() === 'on' ? 'instant' : paceOf(table)),
        waits: () => noPause.get() === 'off',
        opens,
        still: isStill,
        language: () => spoken.current,
        time: () => Date.now(),
        sound: play,
      }),
  );
  useEffect(() => {
    const close = stage.open();
    table.pace(stage.whenIdle);
    const look = (): void => (document.hidden ? stage.pause() : stage.resume());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      table.pace(null);
      close();
    };
  }, [stage, table]);
  return [stage, useSyncExternalStore(stage.subscribe, stage.shown)];
}
