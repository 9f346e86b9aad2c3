/** A button that shows a sign alone; its name is heard, and read by whoever rests on it. */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { ButtonHTMLAttributes } from 'react';

export type SignButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  sign: SymbolName;
  label: string;
  size?: number;
};

export function SignButton({ sign, label, size = 20, children, ...button }: SignButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...button}>
      <Sign name={sign} size={size} />
      {children}
    </button>
  );
}
