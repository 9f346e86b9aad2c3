/** The Forest, with the clearing on which the Dakota will land. */
import { scattered } from '@sztab/pieces';
import type { Ground } from './place.tsx';

/** Rows of firs, strewn a little; none stands on the clearing. */
function firs(
  { width: w, height: h, shift }: Ground,
  clearing: Omit<Ground, 'shift'>,
): { crowns: string; trunks: string } {
  const at = scattered(3);
  let crowns = '';
  let trunks = '';
  for (let row = 0, y = 10; y < h + 14; row++, y += 17) {
    for (let x = (row % 2) * 13 - 4; x < w + 10; x += 27) {
      const fx = Math.round(x + at() * 10);
      const fy = Math.round(y + at() * 6);
      const bare = at() < 0.14;
      const inClearing =
        Math.abs(fx - w / 2 - shift) < clearing.width / 2 + 8 && Math.abs(fy - h / 2) < clearing.height / 2 + 10;
      if (bare || inClearing) continue;
      crowns += `M${fx} ${fy}h-5l5-12l5 12z`;
      trunks += `M${fx} ${fy}v3`;
    }
  }
  return { crowns, trunks };
}

export function ForestGround({ width: w, height: h, shift }: Ground) {
  const clearing = { width: w >= 700 ? 150 : 110, height: Math.min(h - 16, w >= 700 ? 118 : 84) };
  const { crowns, trunks } = firs({ width: w, height: h, shift }, clearing);
  return (
    <>
      <rect width={w} height={h} fill="var(--om3-forest)" />
      <path d={crowns} fill="var(--om3-tree)" opacity=".5" />
      <path d={trunks} stroke="var(--om3-tree)" strokeWidth="1.4" opacity=".6" />
      <rect
        x={(w - clearing.width) / 2 + shift}
        y={(h - clearing.height) / 2}
        width={clearing.width}
        height={clearing.height}
        rx="6"
        fill="none"
        stroke="var(--paper-ink-2)"
        strokeDasharray="7 5"
        opacity=".7"
      />
    </>
  );
}
