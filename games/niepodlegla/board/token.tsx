/** The round tokens of the map, large on the map and small in the effects of a card. */
import { symbolHref } from '@sztab/pieces';
import type { Kind } from '../content/towns.ts';
import { kindClass, kindSign } from './marks.ts';

export function TokenDisc({ kind, bolsheviks, size }: { kind: Kind | 'ind'; bolsheviks: boolean; size?: number }) {
  const sign = kind === 'ind' || kind === 'ua' ? null : kindSign(kind, bolsheviks);
  return (
    <svg
      className="npg-disc"
      data-kind={kind === 'ind' ? 'ind' : kindClass(kind, bolsheviks)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" className="npg-rim" />
      {kind === 'ind' && <circle cx="12" cy="12" r="5.6" className="npg-heart" />}
      {kind === 'ua' && <path d="M1 12a11 11 0 0 0 22 0z" className="npg-band" />}
      {sign && <use href={symbolHref(sign)} x="5" y="5" width="14" height="14" />}
    </svg>
  );
}
