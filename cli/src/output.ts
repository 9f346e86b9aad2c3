/** The program prints through these functions only, so that no text from outside controls the terminal. */
import { escapeControls } from '@sztab/kernel/words';

type Style = (text: string) => string;

/** One line on standard output. Colours are added last: an escape sequence inside the text is shown, not obeyed. */
export const print = (line: string, style: Style = (text) => text): void => console.log(style(escapeControls(line)));

/** Several lines. Parts from outside must hold no line breaks. */
export const printBlock = (block: string): void => console.log(block.split('\n').map(escapeControls).join('\n'));

/** JSON for programs: the escaped characters mean the same in JSON. */
export const printJson = (value: unknown, indent?: number): void => printBlock(JSON.stringify(value, null, indent));

/** One line on standard error. */
export const printError = (line: string): void => console.error(escapeControls(line));
