/** Whether what a lesson points at can be seen beside what it says. */
import type { Page } from '@playwright/test';

/** Rings that lie under the lesson's own words. */
export const coveredRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.lesson-card');
    // A phone lays its parts apart.
    const parts = card && getComputedStyle(card).display === 'contents' ? [...card.children] : card ? [card] : [];
    return [...document.querySelectorAll('.pointers span')].flatMap((ring) => {
      const one = ring.getBoundingClientRect();
      const place = [one.x, one.y, one.width, one.height].map(Math.round).join(' ');
      return parts.flatMap((part) => {
        const other = part.getBoundingClientRect();
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return width > 2 && height > 2 ? [`the ring at ${place} lies under ${part.className}`] : [];
      });
    });
  });
