/** The bowls: what is left in the pool, and everybody's dice, tokens and pawns. Each bowl keeps its place, whoever acts. */
import type { Seat } from '@sztab/kernel';
import { Glyph, PencilBadge, phrase, standing, touching } from '@sztab/pieces';
import { type CSSProperties, useRef, useState } from 'react';
import { isMoraleToken } from '../content/characters.ts';
import { CHARACTERS, type Die, isCharacter } from '../content/dice.ts';
import { PASS_PRICE } from '../content/players.ts';
import {
  arbiterOf,
  type Frame,
  type HeldDie,
  type OwnedToken,
  type Phase,
  type Player,
  pawnsInHand,
} from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { SymbolDie } from './die.tsx';
import { dragged, dropping } from './dragging.ts';
import { usedDice } from './filling.ts';
import { PENCIL } from './marks.ts';
import { isDie, NAMES, spokenDie } from './names.ts';
import { outline } from './offered.ts';
import type { BoardProps } from './props.ts';
import { TokenSigns } from './token-signs.tsx';
import './hand.css';
import './dice-row.css';

/** In the other phases the dice only lie there, and the sheet needs the room. */
const DICE_PHASES: ReadonlySet<Phase> = new Set(['plan', 'roll', 'settle']);

export function Hand(props: BoardProps) {
  const { view, language, seat, choice } = props;
  const say = boardWords[language];
  const mayPass = choice.moves.some((move) => move.startsWith('passDie') || move.startsWith('passToken'));
  // Only for this seat and until the price is paid: a touch of the next die means a reroll again.
  const now = `${seat} ${view.morale}`;
  const [passingAt, passOn] = useState('');
  const passing = mayPass && passingAt === now;
  return (
    <div
      className="npg-bowls"
      data-resting={!DICE_PHASES.has(view.phase) || undefined}
      style={{ '--seats': view.players.length } as CSSProperties}
    >
      {view.phase === 'plan' && <Pool {...props} />}
      {view.players.map(({ colour }, one) => (
        <Bowl key={colour} owner={one} passing={passing} {...props} />
      ))}
      {view.phase === 'roll' && (
        <div className="npg-bowl" data-black="">
          <span className="npg-dice">
            <BlackDie {...props} />
            {mayPass && (
              <button
                type="button"
                className="btn quiet"
                aria-pressed={passing}
                onClick={() => passOn(passing ? '' : now)}
              >
                <Glyph name="hands" size={16} />
                {passing ? say.passWhat : say.pass(PASS_PRICE)}
              </button>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

/** What the last throw of this round cost, or that there was none. */
export function BlackDie({ view, lately, language }: BoardProps) {
  const say = boardWords[language];
  const newest = lately
    .flatMap(({ event }) => (event.is === 'rerolled' || event.is === 'black-die' ? [event.pips] : []))
    .at(-1);
  // It lies as it fell, also after what came later: what happened lately is forgotten with the next decision.
  const fell = useRef<{ readonly round: number; readonly pips: number | undefined }>({ round: 0, pips: undefined });
  if (newest !== undefined || fell.current.round !== view.round) fell.current = { round: view.round, pips: newest };
  const black = fell.current.pips;
  return (
    <span className="npg-black-die">
      <span className="npg-label">{black === undefined ? say.blackDie : say.blackShows(black)}</span>
      <span className="npg-die npg-black" aria-hidden="true">
        {black === undefined ? '?' : black === 0 ? '' : '●'.repeat(black)}
      </span>
    </span>
  );
}

/** Dice that nobody has yet: drag one into a bowl, or touch the bowl's plus. */
function Pool({ view, language }: BoardProps) {
  const say = boardWords[language];
  // Two lines of them, and room kept for those already given: what lies beside them stays where it is.
  const all = view.pool.length + view.players.reduce((sum, { held }) => sum + held.length, 0);
  return (
    <div className="npg-bowl" data-pool="">
      <span className="npg-label">{say.pool(view.pool.length)}</span>
      <span className="npg-dice" style={{ '--abreast': Math.ceil(all / 2) } as CSSProperties}>
        {view.pool.map((die) => (
          <span key={die} {...dragged('pool')}>
            <SymbolDie die={die} up={0} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Bowl({ owner, passing, ...props }: BoardProps & { owner: Seat; passing: boolean }) {
  const { view, language, onTouch, seat, offered } = props;
  const say = boardWords[language];
  const { colour, held } = view.players[owner] as Player;
  const { marks } = standing(props, colour);
  const give = phrase(colour, 'giveDie');
  const tokens = view.tokens.filter(({ holder }) => holder === owner);
  const pawns = pawnsInHand(view, owner);
  const used = usedDice(view, owner);
  // Before the first roll they are not among the dice held, but the plan is made with them in mind.
  const people = CHARACTERS.filter((one) => view.characters[one] === owner && !view.jail.characters.includes(one));
  return (
    <div
      className="npg-bowl"
      data-own={owner === seat || undefined}
      {...dropping(onTouch, (start) =>
        isDie(start) ? phrase(start, 'passDie', colour) : start === 'pool' ? give : null,
      )}
    >
      <button {...touching(props, colour)} {...marks} className="npg-label">
        <PencilBadge pencil={PENCIL[colour]} size={18} />
        <b>{say.colours[colour]}</b>
        {arbiterOf(view) === owner && <Glyph name="rosette" size={14} title={say.arbiter} />}
        {mayBeDone(view.flow.at(-1)) && (
          // Its place is kept: nothing beside it moves when somebody has finished.
          <span style={{ visibility: doneIn(view.flow.at(-1), owner) ? undefined : 'hidden' }}>
            <Glyph name="check" size={14} title={say.ready} />
          </span>
        )}
        {view.phase === 'plan' &&
          Array.from({ length: pawns }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pawns
            <span key={i} {...dragged(colour)}>
              <Glyph name="pawn" size={16} title={say.pawn} />
            </span>
          ))}
      </button>
      <span className="npg-dice">
        {/* First, so that it stays under the pointer while dice come. */}
        {view.phase === 'plan' && <Stepper owner={owner} give={give} {...props} />}
        {held.map((one) => (
          <DieButton key={one.die} one={one} used={used} owner={owner} passing={passing} {...props} />
        ))}
        {view.phase === 'plan' &&
          // Those that a plan would add.
          Array.from({ length: Math.max(0, (offered?.plan?.layout.shares[owner]?.n ?? 0) - held.length) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice
            <span key={i} className="npg-die" data-planned="">
              <Glyph name="die" size={20} />
            </span>
          ))}
        {view.phase === 'plan' &&
          people.map((one) => (
            <button key={one} {...touching(props, one)} className="npg-die-button" aria-label={NAMES[language][one]}>
              <SymbolDie die={one} up={0} />
            </button>
          ))}
        {tokens.map((one) => (
          <TokenButton key={one.token} one={one} passing={passing} {...props} />
        ))}
      </span>
    </div>
  );
}

/** So many dice lie there; one less, one more. */
function Stepper({ owner, give, ...props }: BoardProps & { owner: Seat; give: string }) {
  const { view, language } = props;
  const say = boardWords[language];
  const { colour, held } = view.players[owner] as Player;
  const back = phrase(colour, 'returnDie');
  return (
    <span className="npg-stepper">
      <button
        {...touching(props, `${colour}-`, back)}
        {...standing(props, `${colour}-`, back).marks}
        aria-label={say.takeBack(say.colours[colour])}
      >
        <Glyph name="minus" size={16} />
      </button>
      <b className="num">{held.length}</b>
      <button
        {...touching(props, `${colour}+`, give)}
        {...standing(props, `${colour}+`, give).marks}
        className="npg-plus"
        aria-label={say.give(say.colours[colour])}
      >
        <Glyph name="plus" size={16} />
      </button>
    </span>
  );
}

const mayBeDone = (f: Frame | undefined): boolean => f?.step === 'roll' || f?.step === 'settle';

const doneIn = (f: Frame | undefined, seat: Seat): boolean =>
  f?.step === 'roll' ? f.done[seat] === true : f?.step === 'settle' ? f.seats[seat]?.settled === true : false;

interface HeldProps extends BoardProps {
  readonly one: HeldDie;
  readonly owner: Seat;
  readonly passing: boolean;
  /** Dice that complete something as they lie. */
  readonly used: ReadonlySet<Die>;
}

/** Aims of a bot that would throw dice. */
const THROWS: ReadonlySet<string> = new Set(['covers', 'ordered', 'defends']);

/** The throw that a bot asks for, with this die or without it; null where it is for this one alone. */
function turnedThrow(die: Die, { held }: Player, things: ReadonlySet<string>): readonly Die[] | null {
  const thrown = held.flatMap((one) => (things.has(one.die) ? [one.die] : []));
  const next = thrown.includes(die) ? thrown.filter((one) => one !== die) : [...thrown, die];
  return next.length > 0 ? next : null;
}

export function DieButton({ one, owner, passing, used, ...props }: HeldProps) {
  const { view, language, choice, offered } = props;
  const { die, up, selected } = one;
  const colour = (view.players[owner] as Player).colour;
  const touch =
    view.phase === 'plan'
      ? phrase(colour, 'returnDie')
      : view.phase !== 'roll' || choice.picked.length > 0
        ? die
        : phrase(die, passing ? 'passDie' : selected ? 'unselectDie' : 'selectDie');
  const { marks } = standing(props, die, touch);
  const offer = outline(props, die);
  const turned =
    owner === offered?.by && THROWS.has(offered.aim)
      ? turnedThrow(die, view.players[owner] as Player, offered.things)
      : null;
  return (
    <button
      {...touching(props, die, touch)}
      {...marks}
      {...offer.marks}
      {...(turned !== null && { onClick: () => offered?.ask({ is: 'throw', things: turned }) })}
      {...dragged(die)}
      aria-pressed={selected || marks['aria-pressed']}
      data-selected={selected || undefined}
      data-used={used.has(die) || undefined}
      className="npg-die-button"
      aria-label={[spokenDie(die, view, language), used.has(die) && boardWords[language].usedDie, offer.spoken]
        .filter(Boolean)
        .join(', ')}
    >
      <SymbolDie die={die} up={up} />
      {isCharacter(die) && <small className="npg-person">{NAMES[language][die].split(' ').at(-1)}</small>}
    </button>
  );
}

function TokenButton({ one, passing, ...props }: BoardProps & { one: OwnedToken; passing: boolean }) {
  const { view, language, seat, choice } = props;
  const { token, active } = one;
  const say = boardWords[language];
  const f = view.flow.at(-1);
  const used = f?.step === 'settle' && seat !== null && f.seats[seat]?.uses.includes(token) === true;
  const touch =
    f?.step === 'settle'
      ? phrase(token, used ? 'unuseToken' : 'useToken')
      : f?.step === 'roll' && choice.picked.length === 0
        ? phrase(token, isMoraleToken(token) && !passing ? 'useMoraleToken' : 'passToken')
        : token;
  const { marks } = standing(props, token, touch);
  return (
    <button
      {...touching(props, token, touch)}
      {...marks}
      className="npg-token"
      data-spent={!active || undefined}
      data-selected={used || undefined}
      aria-label={[NAMES[language][token], active ? say.active : say.spent].join(', ')}
      title={NAMES[language][token]}
    >
      <TokenSigns token={token} />
      <small>{NAMES[language][token].split(' ').at(-1)}</small>
    </button>
  );
}
