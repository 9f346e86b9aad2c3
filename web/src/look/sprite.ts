/** Puts the house's symbols into the page, once: `<use href="#i-truck">` finds them there. */
import symbols from '../../../pieces/src/symbols.svg?raw';

export function hangSprite(): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
