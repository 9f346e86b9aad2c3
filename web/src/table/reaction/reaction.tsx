/** The reaction window: what happened, how it stands, what each reaction would make of it, and letting it stand. */
import { type ReactionStory, Glyph as Sign } from '@sztab/pieces';
import type { Decision } from '../decision.ts';
import { HistoryNote } from '../log/log.tsx';
import { OwnedDie } from '../panes/dice-tray.tsx';
import { ASKING, type Asking } from '../preferences.ts';
import type { QuickPass } from './auto-pass.ts';
import './reaction.css';
import type { Sitting } from '../sitting.ts';

export interface ReactionSettings {
  readonly asking: Asking;
  ask(asking: Asking): void;
  /** Which quick passes this window can begin. */
  readonly offers: readonly QuickPass[];
  /** Passing one's own turns for as long as nothing else is left, where that can begin now. */
  readonly turns: QuickPass | null;
  begin(quick: QuickPass): void;
}

export function Reaction({
  sitting,
  story,
  settings,
  note,
  decision: { primary, play, react },
}: {
  sitting: Sitting;
  story: ReactionStory;
  settings: ReactionSettings;
  note: { readonly date: string; readonly text: string } | null;
  decision: Pick<Decision, 'primary' | 'play' | 'react'>;
}) {
  const { say } = sitting;
  const { chain, standing, tooLate, pass } = story;
  const reactions = answersIn(story);
  return (
    <section className="reaction" aria-label={story.title}>
      <div className="reaction-body">
        <h2>{story.title}</h2>
        <ol className="reaction-chain">
          {chain.map(({ text, dice, mark }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links of the chain are known by their number
            <li key={i} data-now={i === chain.length - 1 || undefined}>
              <span>{text}</span>
              <span className="reaction-mark num">
                {dice?.map((die, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
                  <OwnedDie key={n} die={die} sitting={sitting} />
                ))}
                {mark}
              </span>
            </li>
          ))}
        </ol>
        <div className="reaction-standing">
          <b className="num">{standing.figures}</b>
          <p>{standing.means}</p>
        </div>
        <div className="reaction-options">
          {reactions.map(({ move, symbol, name, detail, figures, means, helps }, i) => (
            <button
              key={move}
              type="button"
              className="reaction-option"
              data-helps={helps || undefined}
              data-answer={move}
              onClick={() => react(move)}
            >
              <i className="on-lamp">
                <Sign name={symbol} size={21} />
              </i>
              <span>
                <b>{name}</b>
                <small>{detail}</small>
                {primary?.move === move && primary.warning && (
                  <strong className="reaction-warning">
                    <Sign name="warn" size={16} />
                    {primary.warning}
                  </strong>
                )}
              </span>
              <span className="reaction-result num">
                {figures}
                <small>{means}</small>
              </span>
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          ))}
        </div>
        {tooLate.map((reason) => (
          <p key={reason} className="reaction-late">
            <Sign name="clock" size={16} />
            {reason}
          </p>
        ))}
        {reactions.length > 0 && (
          <p className="reaction-late reaction-keys">
            <Sign name="key" size={16} />
            {say.reactionKeys}
          </p>
        )}
        {note && <HistoryNote {...note} />}
      </div>
      <footer>
        <button type="button" className="btn" onClick={() => play(pass.move)}>
          {pass.name}
          <kbd>N</kbd>
        </button>
        <AskingMenu sitting={sitting} settings={settings} />
      </footer>
    </section>
  );
}

/** Where nothing but passing is left: to do so until the stage is over. */
export function PassTurns({
  sitting: { say },
  settings: { turns, begin },
}: {
  sitting: Sitting;
  settings: ReactionSettings;
}) {
  if (!turns) return null;
  return (
    <button type="button" className="btn quiet order-out" onClick={() => begin(turns)}>
      <span>{say.passTurns}</span>
    </button>
  );
}

/** Every answer once: two cards of one kind at one place do the same. Keys count them as they stand here. */
export const answersIn = ({ reactions }: ReactionStory): ReactionStory['reactions'] =>
  reactions.filter(({ name, detail, figures }, i) => {
    const same = (one: (typeof reactions)[number]): boolean =>
      one.name === name && one.detail === detail && one.figures === figures;
    return reactions.findIndex(same) === i;
  });

/** When to be asked, changed where the question is. */
function AskingMenu({ sitting, settings }: { sitting: Sitting; settings: ReactionSettings }) {
  const { say } = sitting;
  const names: Readonly<Record<Asking, string>> = { always: say.askAlways, changes: say.askChanges };
  return (
    <details className="asking">
      <summary className="btn quiet" title={names[settings.asking]}>
        <Sign name="gear" />
        {say.asking}
      </summary>
      <div className="asking-menu">
        {ASKING.map((asking) => (
          <button
            key={asking}
            type="button"
            className="btn quiet"
            aria-pressed={settings.asking === asking}
            onClick={() => settings.ask(asking)}
          >
            {settings.asking === asking && <Sign name="check" size={16} />}
            {names[asking]}
          </button>
        ))}
        {settings.offers.map((quick) => (
          <button key={quick.scope} type="button" className="btn quiet" onClick={() => settings.begin(quick)}>
            <Sign name="pass" size={16} />
            {quick.scope === 'action' ? say.passAction : say.passStage}
          </button>
        ))}
      </div>
    </details>
  );
}
