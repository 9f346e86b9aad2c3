/** The row of missions as cards: what they need, how far the dice are, who stands there, what they bring and what they threaten. */
import { Glyph, PencilBadge, phrase, standing, touching } from '@sztab/pieces';
import { type CSSProperties, useState } from 'react';
import { CHALLENGE, finalOf } from '../content/finals.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { SYMBOLS } from '../content/symbols.ts';
import { isFinal, type JointId, jointNeeds, needsOf } from '../rules/cover.ts';
import { areBolsheviks } from '../rules/map.ts';
import { type CardId, colourOf, isFinalRound, pawnOn, pawnsInHand } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { cardDate } from '../text/dates.ts';
import { dropping } from './dragging.ts';
import { EffectLine } from './effect-line.tsx';
import { type Filling, fillings, jointsOf } from './filling.ts';
import { PENCIL, SYMBOL_SIGN } from './marks.ts';
import { isColour, NAMES, needsName, shortName } from './names.ts';
import { factOn } from './notes.ts';
import { outline } from './offered.ts';
import type { BoardProps } from './props.ts';
import { Takers } from './takers.tsx';
import './missions.css';

/** So many letters need narrower ones; on a small card sooner. */
const LONG = 36;
const LONG_IF_NARROW = 22;

export function Missions({ narrow, ...props }: BoardProps & { narrow: boolean }) {
  const { view, language, offered } = props;
  const [open, choose] = useState<CardId | null>(null);
  const plan = offered?.plan ?? null;
  const say = boardWords[language];
  const filling = fillings(view, offered?.things);
  const joints = jointsOf(view);
  const count = view.row.length + joints.length;
  // While they roll a small screen has room for those alone that are undertaken; what the others do is said under them.
  const row =
    narrow && view.phase === 'roll' && !isFinalRound(view)
      ? view.row.filter((card) => pawnOn(view, card) !== null)
      : view.row;
  return (
    <section className="npg-missions" aria-label={say.missions} data-many={count > 9 || undefined}>
      <h2>
        {view.main ? say.finalMissions : say.missions}
        <small className="npg-undertaken">
          {view.main
            ? say.stillMissing(filling.complete, count, filling.missing)
            : say.undertaken(view.pawns.length, count, filling.complete)}
        </small>
      </h2>
      <div className="npg-row pencil">
        {joints.map((joint) => (
          <JointCard key={joint} joint={joint} filling={filling.of(joint)} {...props} />
        ))}
        {row.map((card) => (
          <div key={card} className="npg-cell">
            <MissionCard card={card} filling={filling.of(card)} {...props} narrow={narrow} onChoose={plan && choose} />
            {plan && open === card && pawnOn(view, card) === null && (
              <Takers card={card} plan={plan} onDone={() => choose(null)} {...props} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a touch of a mission means now: the pawn comes here, or goes; it is claimed, or not. */
function touchOf(card: CardId, { view, choice, seat }: BoardProps): string {
  const f = view.flow.at(-1);
  if (f?.step === 'settle') {
    const owner = pawnOn(view, card);
    return owner === null ? card : phrase(card, f.seats[owner]?.claims.includes(card) ? 'unclaim' : 'claim');
  }
  if (f?.step !== 'plan') return card;
  if (pawnOn(view, card) !== null) return phrase(card, 'takePawn');
  const [first] = choice.picked;
  if (first !== undefined && isColour(first)) return phrase(first, 'placePawn', card);
  // Without a word it is the own pawn, and when that is gone whoever still has one.
  const seats = view.players.map((_, i) => i).filter((i) => pawnsInHand(view, i) > 0);
  const who = seat !== null && seats.includes(seat) ? seat : seats[0];
  return who === undefined ? card : phrase(colourOf(view, who), 'placePawn', card);
}

interface CardProps extends BoardProps {
  readonly card: CardId;
  readonly filling: Filling;
  readonly narrow: boolean;
  /** While a plan is proposed a touch asks who is to undertake it, instead of placing a pawn. */
  readonly onChoose: ((card: CardId) => void) | null;
}

function MissionCard({ card, filling, narrow, onChoose, ...props }: CardProps) {
  const { view, language, onTouch, offered, heading } = props;
  const inPlan = offered?.plan?.layout.pieces.find(({ thing }) => thing === card);
  // What lies is no proposal any more, but it still has its chance.
  const piece = inPlan?.lies ? undefined : inPlan;
  const planned = inPlan ? offered?.plan?.words.get(card) : undefined;
  const say = boardWords[language];
  // A small card has no room for more than what people call it by; all of it is read aloud, and stands in the briefing.
  const name = narrow ? shortName(card, language) : NAMES[language][card];
  const owner = pawnOn(view, card);
  // It takes two moves, so a touch means the card itself.
  const way = filling.instead === true && view.phase === 'settle' && owner !== null && owner === view.you;
  const touch = way ? card : touchOf(card, props);
  const { marks, legal } = standing(props, card, touch);
  const asking = view.flow.at(-1);
  const small = isFinal(card);
  const mission = small ? null : missionOf(card as MissionId);
  const easy = small && view.easy.includes(card);
  const date = small ? finalOf(card).date : (mission?.date ?? '');
  const bolsheviks = areBolsheviks(view);
  const offer = outline(props, card);
  const spoken = [
    NAMES[language][card],
    needsName(card, view, language),
    mission?.bang && say.bang,
    owner !== null && say.pawnOf(say.colours[colourOf(view, owner)]),
    filling.complete && say.covered,
    filling.instead && say.instead,
    legal && say.can,
    piece && piece.seat !== null && say.pawnOf(say.colours[colourOf(view, piece.seat)]),
    planned?.chance,
    planned?.why,
    offer.spoken,
  ];
  return (
    <button
      {...touching(props, card, touch)}
      {...(onChoose && owner === null && { onClick: () => onChoose(card) })}
      {...marks}
      {...offer.marks}
      {...dropping(onTouch, (start) => phrase(start, 'placePawn', card))}
      className="npg-mission"
      data-free={owner === null || undefined}
      data-complete={filling.complete || undefined}
      data-easy={easy || undefined}
      data-way={way || undefined}
      data-heading={heading === card || undefined}
      data-back={(view.phase === 'plan' && owner !== null) || undefined}
      data-asks={(asking?.step === 'team' && asking.card === card) || undefined}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      {filling.complete && (
        <span className="npg-done">
          <Glyph name="check" size={12} />
          {view.completed.includes(card) ? say.completed : say.covered}
        </span>
      )}
      {filling.instead && (
        <span className="npg-done" data-instead="">
          {say.instead}
        </span>
      )}
      <h3 data-long={name.length > (narrow ? LONG_IF_NARROW : LONG) || undefined}>
        {mission?.bang && <span className="npg-bang">!</span>}
        {name}
      </h3>
      <small className="npg-date">{cardDate(date, language)}</small>
      {small && <small className="npg-side">{easy ? say.easy : say.hard}</small>}
      {planned && (
        <span
          className="npg-why"
          data-alone={inPlan?.seat === null || undefined}
          style={
            inPlan?.seat != null
              ? ({ '--by': `var(--p-${PENCIL[colourOf(view, inPlan.seat)]})` } as CSSProperties)
              : undefined
          }
        >
          <span>{planned.why}</span>
          {planned.chance && <b className="num">{planned.chance}</b>}
        </span>
      )}
      {!planned && !narrow && (
        <span className="npg-fact" aria-hidden="true">
          <q>{factOn(card, language)}</q>
        </span>
      )}
      <span className="npg-needs">
        <Needs need={needsOf(view, card)} filling={filling} />
        <span className="npg-pawn" data-planned={piece?.seat != null || undefined}>
          {owner !== null && <PencilBadge pencil={PENCIL[colourOf(view, owner)]} size={26} />}
          {piece?.seat != null && <PencilBadge pencil={PENCIL[colourOf(view, piece.seat)]} size={26} />}
        </span>
      </span>
      {mission && (
        <span className="npg-effects">
          <EffectLine sign="+" lists={mission.positive} {...{ language, bolsheviks }} short={narrow} />
          <EffectLine sign="−" lists={[mission.negative]} {...{ language, bolsheviks }} short={narrow} />
        </span>
      )}
    </button>
  );
}

function JointCard({ joint, filling, ...props }: BoardProps & { joint: JointId; filling: Filling }) {
  const { view, language } = props;
  const say = boardWords[language];
  const { marks } = standing(props, joint);
  return (
    <button
      {...touching(props, joint)}
      {...marks}
      className="npg-mission"
      data-joint=""
      data-challenge={joint in CHALLENGE || undefined}
      data-complete={filling.complete || undefined}
      aria-label={[NAMES[language][joint], say.joint, filling.complete && say.covered, filling.waits && say.waits]
        .filter(Boolean)
        .join(', ')}
    >
      {filling.complete && (
        <span className="npg-done">
          <Glyph name="check" size={12} />
          {say.covered}
        </span>
      )}
      {filling.waits && (
        <span className="npg-done" data-instead="">
          {say.waits}
        </span>
      )}
      <h3>{NAMES[language][joint]}</h3>
      <small className="npg-side">{joint in CHALLENGE ? say.challenge : say.joint}</small>
      <span className="npg-needs">
        <Needs need={jointNeeds(view, joint)} filling={filling} />
      </span>
    </button>
  );
}

/** One square a symbol, full when a die shows it. */
function Needs({ need, filling }: { need: readonly number[]; filling: Filling }) {
  return (
    <span className="npg-squares" data-many={need.reduce((sum, n) => sum + n, 0) > 4 || undefined}>
      {SYMBOLS.flatMap((symbol, i) =>
        Array.from({ length: need[i] as number }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal squares
          <i key={`${symbol}${n}`} data-full={filling.complete || n < (filling.filled[i] as number) || undefined}>
            <Glyph name={SYMBOL_SIGN[symbol]} size={16} />
          </i>
        )),
      )}
    </span>
  );
}
