/** A table at which nothing is taken back, nobody resigns and no bot thinks: whoever sits there looks, or answers one question. */
import type { NoUndo, Shape } from '@sztab/kernel';
import { BrowserTable } from './browser-table.ts';

export abstract class QuietTable<S extends Shape> extends BrowserTable<S> {
  undoable(): number {
    return 0;
  }
  whyNoUndo(): NoUndo {
    return { why: 'nothing' };
  }
  async undo(): Promise<void> {}
  async resign(): Promise<void> {}
  async suggest(): Promise<void> {}
  pace(): void {}
  hurry(): void {}
  retry(): void {}
  close(): void {
    this.forgetListeners();
  }
}
