/** The stage of the table that is looked at: opened with it, stopped while nobody looks. */
import type { Language, Viewer } from '@sztab/kernel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isStill } from '../../look/motion.ts';
import { type TableHandle, useLanguage } from '../house.ts';
import { noPause, speed } from '../preferences.ts';
import { clock } from './clock.ts';
import type { Speed } from './script.ts';
import { play } from './sound.ts';
import { type Manner, type Shown, Stage } from './stage.ts';

/** Where a clock runs, nobody waits for long. */
const paceOf = ({ online }: TableHandle): Speed =>
  online?.info.clock && speed.get() === 'calm' ? 'brisk' : speed.get();

/** How this table is told to whoever looks at it: at their pace, in their language. */
const mannerOf = (table: TableHandle, language: () => Language, opens: boolean): Manner => ({
  clock,
  speed: () => (noPause.get() === 'on' ? 'instant' : paceOf(table)),
  waits: () => noPause.get() === 'off',
  opens,
  still: isStill,
  language,
  time: () => Date.now(),
  sound: play,
});

/** Some moves of a finished match, told once more by their beats. */
interface Retelling {
  /** Null when nothing is told. */
  readonly shown: Shown | null;
  start(viewer: Viewer, from: number, to: number): void;
  stop(): void;
}

/** Nothing waits for a key, and whoever asks to see something sees it, however fast they like their tables. */
export function useRetelling(table: TableHandle): Retelling {
  const [language] = useLanguage();
  const spoken = useRef(language);
  spoken.current = language;
  const [shown, setShown] = useState<Shown | null>(null);
  const running = useRef<(() => void) | null>(null);
  const stop = useCallback(() => {
    running.current?.();
    running.current = null;
    setShown(null);
  }, []);
  const start = useCallback(
    (viewer: Viewer, from: number, to: number) => {
      stop();
      const stage = new Stage(table, viewer, {
        ...mannerOf(table, () => spoken.current, false),
        speed: () => (speed.get() === 'calm' ? 'calm' : 'brisk'),
        waits: () => false,
      });
      const leave = stage.subscribe(() => (stage.shown().picture ? setShown(stage.shown()) : stop()));
      running.current = () => {
        leave();
        stage.finish();
      };
      stage.retell(from, to);
    },
    [table, stop],
  );
  useEffect(() => stop, [stop]);
  return { shown, start, stop };
}

/** `opens`: what the game is about is told first. */
export function useStage(table: TableHandle, viewer: Viewer, opens: boolean): readonly [Stage, Shown] {
  const [language] = useLanguage();
  const spoken = useRef(language);
  spoken.current = language;
  const [stage] = useState(
    () =>
      new Stage(
        table,
        viewer,
        mannerOf(table, () => spoken.current, opens),
      ),
  );
  const told = useRef(language);
  useEffect(() => {
    if (told.current !== language) stage.respeak();
    told.current = language;
  }, [stage, language]);
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
