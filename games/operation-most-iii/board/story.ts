/** An open window as a story: what happened, how it stands, what each reaction would make of it, what comes too late. */

import { type Language, moveParts } from '@sztab/kernel';
import { capital, digits, signed, typeset } from '@sztab/kernel/words';
import type { ReactionStory } from '@sztab/pieces';
import { attackOdds } from '../bot/odds.ts';
import { type CardId, cardOf, DIE_CHANGE } from '../content/cards.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { needOf, succeeds, totalOf } from '../rules/roll-window.ts';
import { type RollFrame, type StruckFrame, seatOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues, words } from '../text/index.ts';
import { storyWords, type Who } from '../text/story.ts';
import { afterReaction, LET_GO } from './auto-pass.ts';
import { fightTold } from './fight.ts';
import { symbolOf } from './names.ts';

type Story = ReactionStory<Shape>;
type Reaction = Story['reactions'][number];
type Fought = Pick<StruckFrame<'attack.ambush'>, 'side' | 'actor' | 'struck' | 'escorted'>;

/** One window and the one who is asked in it. */
interface Asked {
  readonly view: View;
  readonly you: Side;
  readonly moves: readonly Move[];
  readonly language: Language;
  /** What was told so far. */
  readonly heard: readonly Event[];
}

export function reaction(
  view: View,
  moves: readonly Move[],
  language: Language,
  heard: readonly Event[] = [],
): Story | null {
  const f = view.flow.at(-1);
  const pass = f && LET_GO[f.step];
  if (!f || !view.you || !pass || !moves.includes(pass)) return null;
  const asked = { view, you: view.you, moves: moves.filter((move) => move !== pass), language, heard };
  const told = tell(asked, f);
  return told && { ...told, pass: { move: pass, name: words[language].move(pass, view) } };
}

function tell(asked: Asked, f: View['flow'][number]): Omit<Story, 'pass'> | null {
  switch (f.step) {
    case 'attack.escort':
      return escortStory(asked, f.side, f.actor, f.target);
    case 'attack.ambush':
      return ambushStory(asked, f);
    case 'roll.react':
      return rollStory(asked, f);
    case 'attack.nurse':
      return nurseStory(asked, f);
    default:
      return null;
  }
}

const cardIn = (move: Move): CardId => moveParts(move).args[0] as CardId;

/** In the words in which it was told: “you” for the one who is asked. */
const whoTo = ({ you }: Asked, side: Side): Who => (side === you ? 'you' : side);

/** An Escort came after the card was picked. */
function attackLines(asked: Asked, { side, actor, struck, escorted }: Fought): Story['chain'] {
  const say = storyWords[asked.language];
  const defender = whoTo(asked, enemyOf(side));
  const declared = say.attacks(whoTo(asked, side), actor, defender, escorted ?? struck);
  if (!escorted) return [{ text: declared }];
  return [{ text: declared }, { text: say.escorts(defender, struck, escorted) }];
}

const percent = (actor: CardId, struck: CardId): number =>
  Math.round(attackOdds(cardOf(actor).bullets - cardOf(struck).bullets) * 100);
const bullets = (actor: CardId, struck: CardId): string => `${cardOf(actor).bullets} : ${cardOf(struck).bullets}`;

function escortStory(asked: Asked, side: Side, actor: CardId, target: CardId): Omit<Story, 'pass'> {
  const { language, moves } = asked;
  const say = boardWords[language];
  const { card } = catalogues[language];
  return {
    title: say.windows.escort,
    chain: attackLines(asked, { side, actor, struck: target }),
    standing: {
      figures: bullets(actor, target),
      means: capital(`${say.bullets}, ${say.odds(percent(actor, target))}`),
    },
    reactions: moves.map((move): Reaction => {
      const escort = cardIn(move);
      return {
        move,
        symbol: 'escort',
        name: card(escort),
        detail: say.replaces(card(target)),
        figures: bullets(actor, escort),
        means: say.odds(percent(actor, escort)),
        helps: percent(actor, escort) < percent(actor, target),
      };
    }),
    tooLate: [],
  };
}

function ambushStory(asked: Asked, fought: Fought): Omit<Story, 'pass'> {
  const { language, moves } = asked;
  const { actor, struck } = fought;
  const say = boardWords[language];
  return {
    title: say.windows.ambush,
    chain: attackLines(asked, fought),
    standing: {
      figures: bullets(actor, struck),
      means: capital(`${say.bullets}, ${say.odds(percent(actor, struck))}`),
    },
    reactions: moves.map(
      (move): Reaction => ({
        move,
        symbol: 'ambush',
        name: catalogues[language].card(cardIn(move)),
        detail: say.fromHand,
        figures: '100%',
        means: say.sure,
        helps: true,
      }),
    ),
    tooLate: [],
  };
}

function nurseStory(asked: Asked, fought: Fought): Omit<Story, 'pass'> {
  const { language, moves, you, view, heard } = asked;
  const { struck } = fought;
  // The window knows no dice any more; who is asked still wants to see them.
  const roll = fightTold(heard.slice(heard.findLastIndex(({ is }) => is === 'attack-declared')))?.roll ?? null;
  const ambush = heard.findLast((event) => event.is === 'ambushed' || event.is === 'attack-declared');
  const lines = attackLines(asked, fought);
  const say = boardWords[language];
  const { card, zones } = catalogues[language];
  return {
    title: say.windows.nurse,
    chain: roll
      ? rollChain(asked, roll)
      : ambush?.is === 'ambushed'
        ? [...lines, { text: storyWords[language].ambushes(whoTo(asked, ambush.side)) }]
        : lines,
    standing: { figures: roll ? figuresOf(roll) : '−1', means: say.hit(card(struck)) },
    reactions: moves.map(
      (move): Reaction => ({
        move,
        symbol: 'bandage',
        name: card(cardIn(move)),
        detail: say.fromHand,
        // It changes no number: what it does is said.
        figures: '',
        means: say.saved(zones[HOME[you]].to),
        helps: true,
      }),
    ),
    tooLate: [
      ...new Set(
        view.hand[you]
          .filter((id) => ['warLuck', 'warMisfortune'].includes(cardOf(id).effect ?? ''))
          .map((id) => say.tooLate(card(id), 'final')),
      ),
    ],
  };
}

function rollStory(asked: Asked, f: RollFrame): Omit<Story, 'pass'> {
  const { language, moves, you } = asked;
  const say = boardWords[language];
  const struck = f.struck ? catalogues[language].card(f.struck) : '';
  const state = (then: RollFrame) => ({
    action: f.action,
    side: f.side,
    mine: f.side === you,
    succeeds: succeeds(then),
    tie: f.action === 'attack' && totalOf(then, f.side) === totalOf(then, enemyOf(f.side)),
    struck,
  });
  return {
    title: say.windows.roll,
    chain: rollChain(asked, f),
    standing: { figures: figuresOf(f), means: say.verdict(state(f)) },
    reactions: moves.map((move): Reaction => {
      const then = afterReaction(f, move);
      return {
        ...named(asked, move),
        move,
        figures: figuresOf(then),
        means: say.after(state(then)),
        helps: succeeds(then) === (f.side === you),
      };
    }),
    tooLate: tooLate(asked, f),
  };
}

/** The acting side first: its total against the other total, or against the number it needs. */
const figuresOf = (f: RollFrame): string =>
  f.action === 'attack'
    ? `${digits(totalOf(f, f.side))} : ${digits(totalOf(f, enemyOf(f.side)))}`
    : `${digits(totalOf(f, f.side))} / ${needOf(f)}`;

function rollChain(asked: Asked, f: RollFrame): Story['chain'] {
  const { language, you } = asked;
  const say = boardWords[language];
  const story = storyWords[language];
  const { side, actor, struck } = f;
  const declared =
    f.action === 'attack' && struck ? attackLines(asked, { ...f, struck }) : [{ text: declaration(asked, f) }];
  const rolls = [side, enemyOf(side)].flatMap((owner) => {
    const face = f.dice[owner];
    if (face === undefined) return [];
    const fighter = owner === side ? actor : struck;
    const with_ = f.action === 'attack' && fighter ? cardOf(fighter).bullets : null;
    const text = say.roll(owner, owner === you, face, with_);
    return [{ text, dice: [{ face, owner: seatOf(owner) }], mark: digits(face + (with_ ?? 0)) }];
  });
  const plays = f.plays.map(({ side: by, card, delta }) => {
    const die = delta < 0 ? enemyOf(by) : by;
    const text = story.changed(whoTo(asked, by), card, signed(delta), whoTo(asked, die));
    return { text, mark: signed(delta) };
  });
  return [...declared, ...rolls, ...plays];
}

function declaration(asked: Asked, { action, side, actor }: RollFrame): string {
  const say = storyWords[asked.language];
  const who = whoTo(asked, side);
  return action === 'search' ? say.searches(who, actor) : say.steals(who, actor, side);
}

function named({ view, you, language }: Asked, move: Move): Pick<Reaction, 'symbol' | 'name' | 'detail'> {
  const say = boardWords[language];
  const c = catalogues[language];
  const verb = moveParts(move).verb as keyof typeof DIE_CHANGE;
  const id = cardIn(move);
  if (verb === 'supportInAction') {
    const zone = view.cards.find((card) => card.id === id)?.zone ?? HOME[you];
    return {
      symbol: 'plus1',
      name: c.abilities.supportInAction,
      detail: typeset(say.exhausts(c.card(id), c.zones[zone].in), c.language),
    };
  }
  const toDie = say.toDie(signed(DIE_CHANGE[verb]), enemyOf(you), verb === 'warLuck');
  return { symbol: symbolOf(verb), name: c.card(id), detail: typeset(`${say.fromHand}, ${toDie}`, c.language) };
}

/** What a player may look for here in vain. */
function tooLate({ view, you, language }: Asked, f: RollFrame): string[] {
  if (f.action !== 'attack' || !f.struck) return [];
  const say = boardWords[language];
  const { card } = catalogues[language];
  const held = (effect: string) => view.hand[you].filter((id) => cardOf(id).effect === effect);
  if (f.side === you) return held('ambush').map((id) => say.tooLate(card(id), 'ambush'));
  const zone = view.cards.find(({ id }) => id === f.struck)?.zone;
  const escorts = view.cards.filter(
    (one) =>
      one.ready && one.zone === zone && one.id !== f.struck && cardOf(one.id).escort && cardOf(one.id).side === you,
  );
  return [
    ...new Set(escorts.map(({ id }) => say.tooLate(card(id), 'escort'))),
    ...held('nurse').map((id) => say.tooLate(card(id), 'nurse')),
  ];
}
