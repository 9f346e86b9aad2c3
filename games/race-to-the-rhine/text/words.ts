/** How codes and cards become the sentences of a language. */
import { frameAt, moveParts, type Prompt, type Words } from '@sztab/kernel';
import { eventText, known, wordsOf } from '@sztab/kernel/words';
import { type CardId, divisionOf } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import { type Colour, FORTS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { amount, KINDS, type Kind, LIMIT, SPECIAL_SET } from '../content/supplies.ts';
import { noAbility } from '../rules/actions.ts';
import { dropsLeft, noFlight, playable } from '../rules/air.ts';
import { controllerOf, isFree, limitOf, tokensOn } from '../rules/control.ts';
import type { Event } from '../rules/events.ts';
import { deckFor, noWay } from '../rules/march.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { coloursFor } from '../rules/setup.ts';
import {
  activeCommander,
  activeSeat,
  type Commander,
  commanderAt,
  corpsIn,
  corpsOf,
  type Deck,
  type Result,
} from '../rules/state.ts';
import { noLoad } from '../rules/transfers.ts';
import type { View } from '../rules/view.ts';
import type { Catalogue, StepState } from './catalogue.ts';
import { endingOf } from './ending.ts';
import { positionOf } from './position.ts';

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, {
    role: ({ roles }, role) => known(roles, role),
    prompt: promptOf,
    position: positionOf,
    move: moveOf,
    event: eventOf,
    outcome({ endings, ending }, { winners, scores, reason }, options) {
      known(endings, reason);
      const result = { winners, scores, reason: reason as Result['reason'], town: null, rank: null };
      return ending(endingOf(result, coloursFor(scores.length, options)));
    },
  });

const iconsOf = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

function promptOf({ prompts }: Catalogue, prompt: string, view: View): Prompt {
  const commander = activeCommander(view);
  const by = commander?.colour;
  switch (prompt) {
    case 'act': {
      frameAt(view, 'act');
      const { base, credit } = view.turn;
      const kept = playable(view, 'resistanceHand').length > 0;
      const recon = playable(view, 'recon').length > 0;
      return prompts.act(by, { base, credit: credit === 'ready', card: hasExtra(view), kept, recon });
    }
    case 'bonus': {
      const { town, left } = frameAt(view, 'bonus');
      return prompts.bonus(by, town, left);
    }
    case 'overflow': {
      const { town, seat } = frameAt(view, 'overflow');
      const corps = seat === activeSeat(view) ? corpsIn(view, town) : undefined;
      const mayLoad = corps !== undefined && noLoad(view, corps, null) === null;
      const surplus = amount(tokensOn(view, town)) - limitOf(view, town);
      return prompts.overflow(commanderAt(view, seat).colour, town, surplus, mayLoad);
    }
    case 'transport':
      return prompts.transport(by, trucksLeft(commander, frameAt(view, 'transport').placed));
    case 'truck': {
      const { from, to, load } = frameAt(view, 'truck');
      const waiting = amount(tokensOn(view, from)) > 0;
      return prompts.truck(by, from, to, waiting ? LIMIT.truck - amount(load) : 0);
    }
    case 'move': {
      const { corps, steps, pays } = frameAt(view, 'move');
      return prompts.move(by, corps, steps + 1, pays, noWay(view, corpsOf(view, corps), pays) === null);
    }
    case 'civilians':
    case 'market':
      return prompts[prompt](by, frameAt(view, prompt).corps);
    case 'airborne':
      return prompts.airborne(by, dropsLeft(view));
    case 'pay-cards':
      return prompts.payCards(by, iconsOf(frameAt(view, 'pay.cards').cards));
    case 'drop':
      frameAt(view, 'drop');
      return prompts.drop(by);
    case 'reaction':
      frameAt(view, 'reaction');
      return prompts.reaction(by, !view.ending);
    case 'spread':
      return prompts.spread(by, frameAt(view, 'spread').moving[0] as number);
    default:
      throw new RangeError(`there are no words for "${prompt}"`);
  }
}

/** Bradley's card needs his marker, Montgomery's belongs to another action. */
const hasExtra = (view: View): boolean => noAbility(view, 'B') === null || noFlight(view, true) === null;

const trucksLeft = ({ level, trucks }: Commander, placed: number): number =>
  Math.min(levelOf(level).placement - placed, trucks);

/** Whose deck a card comes from, where all draw from one. */
const deckOf = ({ options }: View, card: string): Colour | null =>
  options.commonPursuitDeck ? (card[1] as Colour) : null;

function stepState(view: View, town: Town): StepState {
  const f = view.flow.at(-1);
  const pays = f?.step === 'move' && f.pays;
  const free = isFree(view, town);
  return { pays, fort: free && FORTS.has(town), deck: free ? deckFor(view, town) : null };
}

function moveOf(c: Catalogue, move: Move, view: View): string {
  const { moves } = c;
  const { verb, args } = moveParts(move);
  const [first, second] = args as [string, string];
  const town = first as Town;
  const kind = first as Kind;
  switch (verb) {
    case 'takeSupplies':
      return second === 'basic'
        ? moves.takeBasic(
            town,
            KINDS.filter((one) => view.pool[one] === 0),
          )
        : moves.takeSpecial(town, Math.min(SPECIAL_SET, view.track[second as Kind]), second as Kind);
    case 'takeTrucks':
      return moves.takeTrucks(Number(first), Number(first) === view.trucksOnTrack);
    case 'transport':
    case 'airborne':
    case 'endTurn':
    case 'stop':
    case 'feed':
    case 'payMedal':
    case 'payCards':
    case 'resistBox':
    case 'none':
      return moves[verb];
    case 'move':
    case 'cmdMove':
      return moves[verb](first as CorpsId);
    case 'air':
    case 'cmdAir':
      return moves[verb](first as Deck);
    case 'playResistance':
      return moves.playResistance(deckOf(view, first));
    case 'playRecon':
      return moves.playRecon(second as Deck, deckOf(view, first));
    case 'load':
    case 'unload':
      return moves[verb](first as CorpsId, second as Kind);
    case 'bonus':
    case 'add':
      return moves[verb](kind);
    case 'bonusDone':
      return moves.bonusDone(!activeCommander(view).active);
    case 'discard':
      return moves.discard(second as Kind);
    case 'truck':
      return moves.truck(town, second as Town);
    case 'dispatch':
      return moves.dispatch(frameAt(view, 'truck').load);
    case 'finish':
      return frameAt(view, 'transport', 'airborne').step === 'transport' ? moves.finishTransport : moves.finishDrop;
    case 'step':
      return moves.step(town, stepState(view, town));
    case 'decline':
      return frameAt(view, 'civilians', 'market').step === 'civilians' ? moves.keepFood : moves.noSwap;
    case 'swap':
      return moves.swap(kind, second as Kind);
    case 'payCard':
    case 'addCard':
      return moves[verb](first as CardId);
    case 'drop':
    case 'resist':
      return moves[verb](town);
    case 'counter':
      return moves.counter(town, controllerOf(view, town));
    case 'spread':
      return moves.spread(Number(first), second as Town);
    default:
      throw new RangeError(`there are no words for the move "${move}"`);
  }
}

function eventOf(c: Catalogue, e: Event): string {
  if (e.is === 'game-over') return c.events['game-over'](endingOf(e, e.colours));
  return eventText(c.events, e);
}
