/** The support board: Reinforce, Plan and Scramble, what they do, and how strong each of their two spaces is. */
import { Glyph as Sign } from '@sztab/pieces';
import { INITIATIVE_SPACE, type SupportAction, type SupportSpace } from '../content/spaces.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
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
          <span className="gow-support-name">
            {c.actions[action].name}
            <small>{say.supportDoes[action]}</small>
          </span>
          {([1, 2] as const).map((n) => (
            <SupportPad key={n} id={`${action}-${n}`} {...props} />
          ))}
        </div>
      ))}
    </section>
  );
}

function SupportPad({ id, ...props }: { id: SupportSpace } & BoardProps) {
  return (
    <span className="gow-support-pad">
      <Pad id={id} {...props} />
      {id === INITIATIVE_SPACE && (
        <span className="gow-bolt disc on-ink" title={boardWords[props.language].initiative}>
          <Sign name="bolt" size={13} />
        </span>
      )}
    </span>
  );
}
