/** The support board: Reinforce, Plan and Scramble with their strengths, and the round track with the initiative. */
import { Glyph as Sign } from '@sztab/pieces';
import { ROUNDS } from '../content/sides.ts';
import { INITIATIVE_SPACE, type SupportAction, type SupportSpace } from '../content/spaces.ts';
import { seatOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Badge } from './marks.tsx';
import { Pad } from './pad.tsx';
import type { BoardProps } from './props.ts';
import { ACTION_SYMBOL } from './symbols.ts';

export function SupportBoard(props: BoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const actions: readonly SupportAction[] =
    view.options.mode === 'island' ? ['reinforce', 'plan', 'scramble'] : ['reinforce', 'plan'];
  return (
    <section className="gow-support" aria-label={say.supportBoard}>
      {actions.map((action) => (
        <div key={action} className="gow-support-row">
          <Sign name={ACTION_SYMBOL[action]} size={20} />
          <span>{c.actions[action].name}</span>
          {([1, 2] as const).map((n) => (
            <SupportPad key={n} id={`${action}-${n}`} {...props} />
          ))}
        </div>
      ))}
      <RoundTrack {...props} />
    </section>
  );
}

function SupportPad({ id, ...props }: { id: SupportSpace } & BoardProps) {
  return (
    <span className="gow-support-pad">
      <Pad id={id} {...props} />
      {id === INITIATIVE_SPACE && (
        <span className="gow-bolt" title={boardWords[props.language].initiative}>
          <Sign name="bolt" size={13} />
        </span>
      )}
    </span>
  );
}

function RoundTrack({ view, language }: BoardProps) {
  const say = boardWords[language];
  const { initiative, round } = view;
  return (
    <div className="gow-rounds">
      <ol aria-label={say.roundOf(round)}>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((n) => (
          <li key={n} data-state={n < round ? 'past' : n === round ? 'now' : undefined}>
            {n}
            {n === round && <Badge seat={seatOf(initiative)} size={17} />}
          </li>
        ))}
      </ol>
      <span className="gow-initiative">
        <Sign name="bolt" size={14} />
        {catalogues[language].sides[initiative]}
      </span>
    </div>
  );
}
