import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Whether there is more in the box than it has room for; it is measured only where that matters. */
export function useScrolls(box: RefObject<HTMLElement | null>, matters: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((): void => {
    if (box.current) setScrolls(box.current.scrollHeight > box.current.clientHeight);
  }, [box]);
  // What it says changes its height without changing the box.
  useLayoutEffect(() => {
    if (matters) measure();
  });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measure);
    if (matters && box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, matters, measure]);
  return matters && scrolls;
}
