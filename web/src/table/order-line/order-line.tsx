/**
 * The order line: one fixed place, one sentence. It says what is to be decided, what was chosen so far, what comes next and,
 * on its right, what can be done about it. Lit only when it is this player's move.
 */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { type ReactNode, useState } from 'react';
import type { Coach } from '../coach/use-coach.ts';
import type { Decision } from '../decision.ts';
import type { Again, StageControls } from '../desk.ts';
import './order-line.css';
import './options.css';
import { useLayout } from '../layout.ts';
import { tellerOf } from '../log/told.ts';
import { LeaveIt, OfferContext, OfferSentence, SayYes } from '../partner/offer-line.tsx';
import type { PartnerControls } from '../partner/use-partner.ts';
import { nameOfSeat, promptNow, type Sitting } from '../sitting.ts';
import type { Now } from '../stage/stage.ts';
import { meansInShort } from './means.ts';
import { More, type MoreAct } from './more.tsx';
import { AskHint, Confirm, Missing, noUndoWords, Options, optionsAside, Suggest, Undo, WayOut } from './order-acts.tsx';
import { Line, LONG_SENTENCE, Sentence } from './order-sentence.tsx';

export interface OrderProps {
  readonly sitting: Sitting;
  readonly decision: Decision;
  /** Things to choose that are drawn nowhere, such as numbers. */
  readonly offBoard: readonly string[];
  readonly autoPass: { readonly pending: boolean; askMe(): void };
  /** The button that passes also the turns to come, where nothing else is left. */
  readonly turns: ReactNode;
  /** The last moves of the others, shown again on demand. */
  readonly again: Pick<Again, 'running' | 'stop'>;
  /** What is being told, and how to go on. */
  readonly stage: StageControls;
  /** A reaction window is open: the choices are offered there. */
  readonly reacting: boolean;
  /** What lets everything stand in it, where the window itself has no room for that. */
  readonly letStand: { readonly move: string; readonly name: string } | null;
  /** The bots of this side, who may ask for something. */
  readonly partner: PartnerControls | null;
  /** Gives a hint on demand. */
  readonly coach: Coach | null;
  /** What stands behind “…”. */
  readonly more: readonly MoreAct[];
  onRule(rule: string): void;
  /** Null while the result is shown. */
  readonly onResult: (() => void) | null;
}

type State =
  | 'missed'
  | 'telling'
  | 'yours'
  | 'answered'
  | 'waiting'
  | 'over'
  | 'trouble'
  | 'showing'
  | 'passing'
  | 'offered';

function stateOf({ sitting, autoPass, again, stage, partner, decision }: OrderProps): State {
  const { state, moves } = sitting;
  if (state.trouble) return 'trouble';
  if (stage.missed) return 'missed';
  if (stage.picture) return 'telling';
  if (again.running) return 'showing';
  if (state.outcome) return 'over';
  if (state.answered) return 'answered';
  // Whoever has begun something of their own finishes it first.
  if (partner?.offer && decision.choice.picked.length === 0) return 'offered';
  if (moves.length > 0) return autoPass.pending ? 'passing' : 'yours';
  return 'waiting';
}

export function OrderLine(props: OrderProps) {
  const { sitting, decision } = props;
  const state = stateOf(props);
  const warned = state === 'yours' && Boolean(decision.primary?.warning);
  // On a phone all answers lie in the sheet.
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const optional = (state === 'yours' || (state === 'offered' && props.partner?.offer?.offer.common)) && !small;
  const [aside, setAside] = useState(0);
  return (
    <section
      className="order-line"
      data-state={state}
      aria-busy={decision.going || undefined}
      data-picked={decision.choice.picked.join(' ')}
      data-warned={warned || undefined}
      aria-label={sitting.say.orderLine}
    >
      <Skip state={state} {...props} />
      {/* What is told is said by the announcer. */}
      <div className="order-says" aria-live={state === 'telling' ? 'off' : 'polite'}>
        <Context state={state} {...props} />
        <Says state={state} small={small} {...props} />
      </div>
      {optional && <Options {...props} aside={aside} onRoom={setAside} />}
      <div className="order-acts">
        <Acts
          state={state}
          small={small}
          aside={optional && !props.reacting ? optionsAside(props, aside) : []}
          {...props}
        />
      </div>
    </section>
  );
}

/**
 * The small line above the sentence: why not, what to know before the primary button, what was chosen can do; else where we are, or,
 * where the ribbon says that and the log is out of sight, what happened last.
 */
function Context({ state, sitting, decision, onRule, partner, stage }: OrderProps & { state: State }) {
  const { say, words, board, view, language } = sitting;
  const { refusal, choice } = decision;
  const layout = useLayout();
  if (refusal) {
    return (
      <p
        className="order-context order-refusal"
        onPointerEnter={() => decision.holdRefusal(true)}
        onPointerLeave={() => decision.holdRefusal(false)}
        onFocus={() => decision.holdRefusal(true)}
        onBlur={() => decision.holdRefusal(false)}
      >
        <Sign name="x" size={14} />
        {words.whyNot(refusal.reason)}
        <button type="button" className="link" onClick={() => onRule(refusal.rule)}>
          {say.rule(refusal.rule)}
        </button>
      </p>
    );
  }
  if (decision.noUndo) return <ContextLine symbol="x" text={noUndoWords(sitting, decision.noUndo)} />;
  if (decision.failed) return <ContextLine symbol="warn" text={say.moveFailed} />;
  if (state === 'trouble') return <ContextLine symbol="warn" text={words.title} />;
  const small = layout === 'phone' || layout === 'landscape';
  // Where pieces are sent, the sheet right under it forecasts the same.
  const forecast =
    small && decision.sharing && board.forecast?.({ view, choice, pointed: null, language, narrow: true });
  if (state === 'yours' && decision.primary?.warning && !forecast) {
    return (
      <p className="order-context" data-long={decision.primary.warning.length > ONE_LINE || undefined}>
        <Sign name="lamp" size={14} />
        <strong>{decision.primary.warning}</strong>
      </p>
    );
  }
  if (state === 'offered' && partner?.offer)
    return <OfferContext {...partner} offer={partner.offer} small={layout === 'phone' || layout === 'landscape'} />;
  const explained = state === 'yours' && choice.picked.length > 0 && board.explain?.(choice, view, language);
  if (explained) {
    return (
      <p className="order-context" data-long={explained.length > ONE_LINE || undefined}>
        {explained}
      </p>
    );
  }
  if (small) {
    if (state === 'telling') return <Titled title={stage.now?.title ?? null} />;
    // What it means for the one who decides now comes before what was done.
    const lines = (promptNow(sitting)?.text.length ?? 0) > LONG_SENTENCE ? 'one' : 'two';
    const means = state === 'yours' && meansInShort(stage.dispatch?.means ?? [], lines);
    if (choice.picked.length === 0 && means) {
      return (
        <p className="order-context" data-means="">
          <Sign name="warn" size={14} /> <strong>{means}</strong>
        </p>
      );
    }
    return choice.picked.length === 0 && <Lately sitting={sitting} />;
  }
  const now = board.phases(view, language).filter((step) => step.state === 'now');
  return <p className="order-context">{now.map(({ name }) => name).join(' · ')}</p>;
}

/** Where and what it is that is told; the rows under it say the rest. */
function Titled({ title }: { title: Now['title'] }) {
  if (!title) return <p className="order-context" />;
  return (
    <p className="order-title">
      <strong>{title.title}</strong>
      <small>{title.detail}</small>
    </p>
  );
}

/** So many letters of small print stand beside the grip of a phone's sheet. */
const ONE_LINE = 42;

/** What was decided last, or else what was done; not what only followed from it. Not for the ear: the announcer has said it. */
function Lately({ sitting }: { sitting: Sitting }) {
  const { heard, board } = sitting;
  const tell = tellerOf(sitting);
  const lines = heard.flatMap((line, number) => (board.log.has?.(line.event) === false ? [] : [{ ...line, number }]));
  const newest = lines.at(-1);
  if (!newest) return null;
  const move = lines.filter(({ at }) => at === newest.at);
  const last = move.findLast((line) => tell(line).rank === 1) ?? move.find((line) => tell(line).rank === 2) ?? newest;
  const drawn = board.log.line(last.event);
  const { text } = tell(last);
  return (
    <p className="order-context" data-long={text.length > ONE_LINE || undefined} aria-hidden="true">
      {drawn && <Sign name={drawn.symbol} size={14} />}
      {text}
    </p>
  );
}

function ContextLine({ symbol, text }: { symbol: SymbolName; text: string }) {
  return (
    <p className="order-context" data-long={text.length > ONE_LINE || undefined}>
      <Sign name={symbol} size={14} />
      {text}
    </p>
  );
}

function Says({ state, ...props }: OrderProps & { state: State; small: boolean }) {
  const { sitting } = props;
  const { say, words, table } = sitting;
  const { trouble, outcome, thinking } = sitting.state;
  switch (state) {
    case 'trouble':
      return <Statement text={trouble ? say.trouble[trouble] : ''} />;
    case 'over':
      return (
        <Statement
          text={outcome ? words.outcome(outcome, table.header.options, table.header.rules) : ''}
          lang={words.language}
        />
      );
    case 'telling':
      return (
        <Statement
          text={props.stage.now?.words ?? props.stage.now?.verdict?.words ?? say.showing}
          lang={words.language}
        />
      );
    case 'missed':
      return <Statement text={missedWords(sitting, props.stage)} />;
    case 'showing':
      return <Statement text={say.showing} />;
    case 'passing':
      return <Statement text={passingWords(sitting)} />;
    case 'answered':
      return <Statement text={say.answered} />;
    case 'offered':
      // A phone has one place for it: there the bot itself speaks.
      return (
        props.partner?.offer &&
        (props.small ? (
          <Statement text={props.partner.offer.text.sentence} lang={words.language} />
        ) : (
          <OfferSentence {...props.partner} offer={props.partner.offer} />
        ))
      );
    case 'yours':
      return <Sentence {...props} />;
    case 'waiting': {
      const standstill = standstillOf(sitting);
      if (standstill) return <Statement text={standstill} />;
      if (sitting.state.taught) return <Statement text={say.taught} />;
      const prompt = promptNow(sitting);
      const bot = thinking !== null && say.thinks(nameOfSeat(sitting, thinking));
      return (
        <p className="order-sentence order-waits">
          <Line text={prompt?.text ?? say.watching} />
          {bot && <small>{bot}</small>}
        </p>
      );
    }
  }
}

/** A window is let go in silence; an own turn with nothing to do says why. */
function passingWords(sitting: Sitting): string {
  const mine = sitting.asked.find(({ seat }) => seat === sitting.seat);
  return (mine?.window ? null : promptNow(sitting)?.text) ?? sitting.say.letsStand;
}

const Statement = ({ text, lang }: { text: string; lang?: string }) => (
  <p className="order-sentence" lang={lang}>
    <Line text={text} />
  </p>
);

/** Why nobody decides anything at a table online; null while it goes on. */
function standstillOf({ table: { online }, say: { council } }: Sitting): string | null {
  if (online?.info.state === 'abandoned') return council.notes.abandon;
  return online?.info.paused ? council.resting : null;
}

/** Always in this order, each at its place: the way out, a hint, what else there is, Undo, the primary button. */
function Acts({
  state,
  small,
  aside,
  ...props
}: OrderProps & {
  state: State;
  small: boolean;
  /** Options that have no room in their row. */
  readonly aside: readonly MoreAct[];
}) {
  const { sitting } = props;
  const { say } = sitting;
  const mine = state === 'yours';
  const { partner } = props;
  const more = <More name={say.moreActs} options={aside} acts={props.more} />;
  if (state === 'offered' && partner?.offer) {
    return (
      <>
        {!small && <LeaveIt {...partner} offer={partner.offer} />}
        {more}
        {/* What everybody may do for all can be taken back, piece by piece. */}
        <Undo {...props} off={!partner.offer.offer.common} />
        <SayYes {...partner} offer={partner.offer} />
      </>
    );
  }
  return (
    <>
      {mine && !small && <WayOut {...props} />}
      {mine && !small && props.turns}
      {mine && !small && (Suggest.offers(props) ? <Suggest {...props} /> : <AskHint {...props} />)}
      {more}
      <Undo {...props} off={!mine && state !== 'waiting'} />
      {mine ? (
        <Confirm {...props} />
      ) : (
        <Watched
          state={state}
          {...props}
          missing={state === 'telling' || state === 'showing' ? say.showing : say.notYours}
        />
      )}
    </>
  );
}

/** How much was missed, and since when. */
function missedWords({ say, language }: Sitting, { missed }: StageControls): string {
  if (!missed) return '';
  const since = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(missed.since);
  return say.missed(missed.moves, since);
}

/** What ends or skips something has a place of its own: nothing that decides ever stands there. */
function Skip({ state, sitting, stage, again, autoPass }: OrderProps & { state: State }) {
  const { say } = sitting;
  const [words, act, key] = ((): readonly [string, () => void, string?] | readonly [] => {
    switch (state) {
      case 'telling':
        return [stage.now?.waits ? say.goOn : say.skip, stage.skipAct, say.space];
      case 'missed':
        return [say.stopShowing, stage.finish];
      case 'showing':
        return [say.stopShowing, again.stop];
      case 'passing':
        return [say.askMe, autoPass.askMe];
      default:
        return [];
    }
  })();
  if (!act) return null;
  return (
    <button
      type="button"
      className="btn order-skip"
      data-skips={state === 'telling' || state === 'missed' ? '' : undefined}
      onClick={act}
    >
      <span>{words}</span>
      {key && <kbd>{key}</kbd>}
    </button>
  );
}

/** What can be pressed while nothing is decided; `missing` says what is waited for if there is nothing. */
function Watched({ state, missing, ...props }: OrderProps & { state: State; missing: string }) {
  const { sitting, onResult, stage } = props;
  const { say, table } = sitting;
  const [words, act, key] = ((): readonly [string, () => void, string?] | readonly [] => {
    switch (state) {
      case 'trouble':
        return [sitting.state.trouble === 'outdated' ? say.takeNewer : say.retry, () => table.retry()];
      case 'over':
        return onResult ? [say.showResult, onResult] : [];
      case 'missed':
        return [say.showThem, stage.skipAct, say.space];
      case 'waiting':
        return sitting.state.thinking !== null && !table.online ? [say.hurry, () => table.hurry()] : [];
      default:
        return [];
    }
  })();
  if (!act) return <Missing>{missing}</Missing>;
  return (
    <button
      type="button"
      className="btn primary order-watch"
      onClick={act}
      data-skips={state === 'missed' ? '' : undefined}
    >
      <span>{words}</span>
      {key && <kbd>{key}</kbd>}
    </button>
  );
}
