import type { ButtonHTMLAttributes } from 'react';

/** A button of the house; a quiet one has no frame. */
export const Button = ({ quiet, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { quiet?: boolean }) => (
  <button type="button" className={quiet ? 'btn quiet' : 'btn'} {...button} />
);
