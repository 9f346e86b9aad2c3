/** How codes and cards become the sentences of a language. */

import { findFrame, frameAt, moveParts, type Prompt, type Seat, type Words } from '@sztab/kernel';
import { capital, eventText, known, wordsOf } from '@sztab/kernel/words';
import type { Token } from '../content/characters.ts';
import { type Character, type Die, faceOf } from '../content/dice.ts';
import { missionOf } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import type { Kind, Town } from '../content/towns.ts';
import { planLacks } from '../rules/assignment.ts';
import { deficitOf } from '../rules/cover.ts';
import { PROMPT } from '../rules/effects.ts';
import type { Event } from '../rules/events.ts';
import { mayStop } from '../rules/final.ts';
import { niepodlegla } from '../rules/index.ts';
import { areBolsheviks, isHeld, kindsIn } from '../rules/map.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { rankAfter } from '../rules/outcome.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  freeCards,
  isFinalRound,
  type Motion,
  type Player,
  pawnOn,
  pawnsInHand,
  type Question,
  seatsOf,
  type TeamFrame,
} from '../rules/state.ts';
import { mayReroll } from '../rules/struggle.ts';
import type { View } from '../rules/view.ts';
import type { Side } from './card-words.ts';
import { dieText, effectsText, faceText, tokenText } from './cards.ts';
import type { Catalogue, TownTurn } from './catalogue.ts';
import { positionOf } from './position.ts';

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, {
    role: ({ cards }, role) => capital(known(cards.colours, role).name),
    prompt: promptOf,
    position: positionOf,
    move: moveOf,
    event: eventOf,
    outcome({ endings, ending }, { reason: code, scores, winners }, _options, edition = niepodlegla.edition) {
      known(endings, code);
      const reason = code as keyof typeof endings;
      const end = { won: winners.length > 0, reason, points: scores[0] ?? 0 };
      return ending({ ...end, rank: rankAfter(edition, end) });
    },
  });

const arbiterColour = (view: View): Colour => colourOf(view, arbiterOf(view));
/** The colours of the seats for which this holds. */
const coloursWhere = (view: View, holds: (seat: Seat) => boolean): Colour[] =>
  seatsOf(view)
    .filter(holds)
    .map((seat) => colourOf(view, seat));

function promptOf(c: Catalogue, prompt: string, view: View): Prompt {
  const { prompts } = c;
  switch (prompt) {
    case 'plan':
      frameAt(view, 'plan');
      return planPrompt(c, view);
    case 'roll': {
      const { done } = frameAt(view, 'roll');
      return prompts.roll({
        morale: view.morale,
        mayReroll: mayReroll(view),
        final: isFinalRound(view),
        mayStop: isFinalRound(view) && mayStop(view),
        still: coloursWhere(view, (seat) => !done[seat]),
      });
    }
    case 'rolled': {
      const { done } = frameAt(view, 'roll');
      const mayClose = view.options.consent !== 'open' && view.you === arbiterOf(view);
      return prompts.rolled(
        mayClose,
        coloursWhere(view, (seat) => !done[seat]),
      );
    }
    case 'settle': {
      const { seats } = frameAt(view, 'settle');
      const { claims = [], uses = [] } = seats[view.you ?? -1] ?? {};
      const missing = view.you === null ? 0 : deficitOf(view, view.you, claims, uses);
      return prompts.settle(
        missing,
        claims.length,
        coloursWhere(view, (seat) => !seats[seat]?.settled),
      );
    }
    case 'motion':
    case 'decide':
      return motionPrompt(c, prompt, view);
    default: {
      const f = frameAt(view, 'team');
      if (prompt !== PROMPT[f.question.is]) throw new RangeError(`there are no words for "${prompt}"`);
      const what = prompts.question(f.question, f.question.is === 'obs' ? sideOf(view, f.question.kind) : null);
      return prompts.team(sourceOf(c, view, f), what, view.options.consent === 'arbiter' ? arbiterColour(view) : null);
    }
  }
}

function planPrompt({ prompts }: Catalogue, view: View): Prompt {
  const inHand = seatsOf(view).reduce((sum, seat) => sum + pawnsInHand(view, seat), 0);
  const { consent } = view.options;
  const closes = consent === 'open' || view.you === arbiterOf(view);
  return prompts.plan({
    pawns: planLacks(view) === null ? 0 : Math.min(inHand, freeCards(view).length),
    dice: view.pool.length,
    close: closes ? 'commit' : consent === 'motion' ? 'motion' : 'wait',
    arbiter: arbiterColour(view),
  });
}

function motionPrompt(c: Catalogue, prompt: 'motion' | 'decide', view: View): Prompt {
  const f = findFrame(view, 'team') ?? frameAt(view, 'plan');
  if (!f.motion) throw new RangeError('there is no motion');
  const motion: Motion = f.motion;
  const by = colourOf(view, motion.by);
  const choice = motion.option === 'commitPlan' ? c.choices.commit : choiceOf(c, motion.option, view);
  const arbiter = arbiterOf(view);
  if (prompt === 'decide') return c.prompts.decide(by, choice, colourOf(view, arbiter));
  const { you } = view;
  const as = you !== arbiter ? 'member' : motion.agreed.includes(you) ? 'agreed' : 'arbiter';
  return c.prompts.motion(
    by,
    choice,
    as,
    coloursWhere(view, (seat) => seat !== motion.by && !motion.agreed.includes(seat)),
  );
}

/** The card or space that asks. */
function sourceOf({ prompts, cards }: Catalogue, view: View, { question, card }: TeamFrame): string {
  if (question.is === 'stakes') return prompts.stakes;
  if (question.is === 'bonus') return prompts.bonus;
  const asking = card ?? (view.phase === 'check' ? view.spentThreats.at(-1) : undefined);
  return asking ? known(cards.names, asking) : prompts.space(view.round);
}

/** Russian tokens show their other side from the February Revolution on. */
const sideOf = (view: View | null, kind: Kind): Side =>
  kind === 'ru' && view && areBolsheviks(view) ? 'bolsheviks' : kind;

/** What a token would do in this town, if the team is choosing a town now. */
function turnIn(view: View | null, town: Town): TownTurn | null {
  const question = view && findFrame(view, 'team')?.question;
  if (question?.is === 'obs') return isHeld(view as View, town) ? 'loss' : 'obstacle';
  if (question?.is === 'ind') return kindsIn(view as View, town).length > 0 ? 'removal' : 'independence';
  return null;
}

/** A choice of the team in a sentence; without a view as far as the move itself tells. */
function choiceOf(c: Catalogue, option: Move, view: View | null): string {
  const { choices } = c;
  const { verb, args } = moveParts(option);
  const [first, second] = args as [string, string];
  switch (verb) {
    case 'commitPlan':
      return choices.commit;
    case 'chooseTown':
      return choices.town(first as Town, turnIn(view, first as Town));
    case 'chooseAlternative': {
      const question = view && findFrame(view, 'team')?.question;
      const effects = question?.is === 'alternative' ? missionOf(question.mission).positive[Number(first)] : undefined;
      return choices.alternative(Number(first), effects ? effectsText(effects, c.language, false) : null);
    }
    case 'chooseKind':
      return choices.kind(sideOf(view, first as Kind));
    case 'removeObstacle':
      return choices.remove(first as Town, sideOf(view, second as Kind));
    case 'decline':
      return choices.decline;
    case 'jailPawn':
      return choices.jailPawn(first as Colour);
    case 'jailDie':
      return choices.jailDie(first as Character);
    case 'discardMission':
      return choices.discard(first as CardId);
    case 'setStakes':
      return choices.stakes(Number(first));
    default:
      throw new RangeError(`there are no words for the move "${option}"`);
  }
}

/** The verb of the option behind a `decide`, by question. */
const VERBS: Readonly<Record<Question['is'], string>> = {
  obs: 'chooseTown',
  ind: 'chooseTown',
  kind: 'chooseKind',
  bonus: 'removeObstacle',
  alternative: 'chooseAlternative',
  'jail-pawn': 'jailPawn',
  'jail-die': 'jailDie',
  discard: 'discardMission',
  stakes: 'setStakes',
};

/** What the arbiter decides on: `decide(luck)` means `chooseTown(luck)` when a town is asked for. */
function decisionOf(c: Catalogue, args: readonly string[], view: View): string {
  const { choices } = c;
  const [first] = args;
  if (first === 'commit') return choices.commit;
  if (first === 'reopen') return choices.reopen;
  if (first === 'decline') return choices.decline;
  const { question } = frameAt(view, 'team');
  return choiceOf(c, `${VERBS[question.is]}(${args.join()})` as Move, view);
}

function moveOf(c: Catalogue, move: Move, view: View): string {
  const { moves } = c;
  const { verb, args } = moveParts(move);
  const [first, second] = args as [string, string];
  const card = first as CardId;
  const token = (): string => tokenName(c, first as Token);
  switch (verb) {
    case 'placePawn':
      return moves.placePawn(first as Colour, second as CardId);
    case 'takePawn': {
      const owner = pawnOn(view, card);
      return moves.takePawn(owner === null ? null : colourOf(view, owner), card);
    }
    case 'giveDie':
      return moves.giveDie(first as Colour);
    case 'returnDie':
      return moves.returnDie(first as Colour);
    case 'commitPlan':
      return view.options.consent === 'motion' && view.you !== arbiterOf(view) ? moves.moveToCommit : moves.commit;
    case 'selectDie':
      return moves.selectDie(dieName(c, first as Die, view));
    case 'unselectDie':
      return moves.unselectDie(dieName(c, first as Die, view));
    case 'reroll':
      return moves.reroll(view.players[view.you ?? -1]?.held.filter(({ selected }) => selected).length ?? null);
    case 'passDie':
      return moves.passDie(dieName(c, first as Die, view), second as Colour);
    case 'passToken':
      return moves.passToken(token(), second as Colour);
    case 'useMoraleToken':
    case 'useToken':
      return moves.spendToken(token());
    case 'unuseToken':
      return moves.keepToken(token());
    case 'claim':
      return moves.claim(card);
    case 'unclaim':
      return moves.unclaim(card);
    case 'settle':
      return moves.settle(findFrame(view, 'settle')?.seats[view.you ?? -1]?.claims.length ?? null);
    case 'done':
    case 'undone':
    case 'closeRolling':
    case 'agree':
    case 'object':
      return moves[verb];
    case 'decide':
      return moves.decide(decisionOf(c, args, view));
    default:
      return capital(choiceOf(c, move, view));
  }
}

/** A die and what lies up on it: „kość 3 (ludzie)”. */
function dieName({ language }: Catalogue, die: Die, { players }: View): string {
  const name = dieText(die, language);
  const up = players.flatMap(({ held }: Player) => held).find((one) => one.die === die)?.up ?? 0;
  return up > 0 ? `${name} (${faceText(faceOf(die, up), language)})` : name;
}

const tokenName = ({ cards, language }: Catalogue, token: Token): string =>
  `${known(cards.names, token)} (${tokenText(token, language)})`;

function eventOf(c: Catalogue, e: Event): string {
  if (e.is === 'motion') return c.events.motion(e.by, choiceOf(c, e.option, null));
  if (e.is === 'decided') return c.events.decided(e.by, choiceOf(c, e.option, null));
  return eventText(c.events, e);
}
