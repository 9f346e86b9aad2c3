/** All that the program prints goes through here, so that nothing it has read commands the terminal. */
import { printable } from '@sztab/kernel/words';

type Style = (text: string) => string;

/** One line on standard output. Colours are added last: an escape sequence inside the text is shown, not obeyed. */
export const print = (line: string, style: Style = (text) => text): void => console.log(style(printable(line)));

/** Several lines, made by the program itself of parts that hold no line break of others. */
export const printBlock = (block: string): void => console.log(block.split('\n').map(printable).join('\n'));

/** For programs. Escaped like this, a character is the same JSON. */
export const printJson = (value: unknown, indent?: number): void => printBlock(JSON.stringify(value, null, indent));

/** One line on standard error. */
export const printError = (line: string): void => console.error(printable(line));
