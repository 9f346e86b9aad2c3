/** The team's chance in whole percent, as people are told it. */
import { fastStream } from '@sztab/kernel';
import { useMemo, useRef } from 'react';
import { evaluate } from '../bot/evaluate.ts';
import { forecast } from '../bot/forecast.ts';
import { imagine, type View } from '../rules/view.ts';

// It is said in two places, and playing a round to its end takes its time.
const known = new WeakMap<View, number>();

function forecastOf(view: View): number {
  let chance = known.get(view);
  if (chance === undefined) {
    chance = forecast(imagine(view, fastStream(1)));
    known.set(view, chance);
  }
  return chance;
}

/** While something is told the picture is a mixture of before and after: what was said of it before still stands. */
export function useForecast(view: View, telling: boolean): number {
  const told = useRef<number | null>(null);
  return useMemo(() => {
    told.current = telling ? (told.current ?? evaluate(imagine(view, fastStream(1)))) : forecastOf(view);
    return Math.round(100 * told.current);
  }, [view, telling]);
}
