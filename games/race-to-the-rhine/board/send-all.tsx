/** Everything that fits, and off it goes: in a chain of trucks that is what one mostly wants. */
import { phrase } from '@sztab/pieces';
import { KINDS } from '../content/supplies.ts';
import { boardWords } from '../text/board.ts';
import { OneByOne } from './one-by-one.tsx';
import type { BoardProps } from './props.ts';

export function SendAll({ choice, language, onTouch }: BoardProps) {
  const next = KINDS.find((kind) => choice.moves.includes(`add(${kind})`));
  return (
    <OneByOne
      choice={choice}
      next={next ? phrase(next, 'add') : null}
      last="dispatch"
      offered
      label={boardWords[language].sendAll}
      onTouch={onTouch}
    />
  );
}
