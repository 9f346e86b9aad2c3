/** Supplies as signs with a number each, as far as there are any. */
import { Glyph } from '@sztab/pieces';
import { KINDS, type Supplies } from '../content/supplies.ts';
import { KIND_SIGN } from './marks.ts';

export function Load({ of, size }: { readonly of: Readonly<Supplies>; readonly size: number }) {
  return KINDS.filter((kind) => of[kind] > 0).map((kind) => (
    <span key={kind} data-kind={kind}>
      <Glyph name={KIND_SIGN[kind]} size={size} />
      {of[kind]}
    </span>
  ));
}
