/** The answers for a thumb: every kind of card once, at its place; before the first turn of a stage, the cards that were drawn. */
import { type Language, moveParts } from '@sztab/kernel';
import { type Answer, type Answers, type Choice, spell } from '@sztab/pieces';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { abilitiesOf, PICTURE } from './faces.ts';
import { castOf } from './forecast.tsx';
import { DRAWN } from './hand.tsx';
import { detailOf, isCard, isZone, nameOf, symbolOf } from './names.ts';

export function answers(choice: Choice<Move>, view: View, language: Language): Answers | null {
  if (view.flow.at(-1)?.step === 'stage.mulligan') return { as: 'tiles', list: drawn(view, language) };
  const { picked, legal } = choice;
  if (picked.length > 0) return targets(choice, view, language);
  if (legal.size === 0) return null;
  const seen = new Set<string>();
  const list = [...legal].flatMap((token): Answer[] => {
    const answer = answerOf(token, choice, view, language);
    const like = `${answer.name} ${answer.detail}`;
    if (seen.has(like)) return [];
    seen.add(like);
    return [answer];
  });
  return { as: 'tiles', list, ranked: false };
}

/** What the chosen card may do: its targets, each with what is done to it; and what needs no target. Numbers are for the frame. */
function targets(choice: Choice<Move>, view: View, language: Language): Answers | null {
  const { picked, legal, verbs, open } = choice;
  const things = [...legal];
  if (picked.length > 1 || things.some((token) => !isCard(token) && !isZone(token))) return null;
  const [actor = ''] = picked;
  const spelled: readonly string[] = open;
  const alone = verbs.filter((verb) => spelled.includes(`${verb}(${actor})`));
  const list = [
    ...alone.map((verb): Answer => told(verb, `${verb}(${actor})`, nameOf(verb, view, language), '', language)),
    ...things.map((thing): Answer => {
      const move = spelled.find((one) => spell(one)[2] === thing) ?? '';
      const name = isZone(thing) ? boardWords[language].zone[thing].short : nameOf(thing, view, language);
      const verb = nameOf(moveParts(move).verb, view, language);
      return told(
        thing,
        move,
        name,
        [verb, stateAmong(things, thing, view, language)].filter(Boolean).join(' · '),
        language,
      );
    }),
  ];
  return { as: 'tiles', list, ranked: false };
}

/** Whether it is ready, where another of its kind is not: the ready one may act, or escort, before the stage ends. */
function stateAmong(things: readonly string[], thing: string, { cards }: View, language: Language): string | null {
  const lying = (token: string) => (isCard(token) ? cards.find(({ id }) => id === token) : undefined);
  const own = lying(thing);
  if (!own) return null;
  const kind = cardOf(own.id).id;
  const other = things.map(lying).some((one) => one && cardOf(one.id).id === kind && one.ready !== own.ready);
  return other ? boardWords[language][own.ready ? 'ready' : 'used'] : null;
}

/** With the chance of its dice, if it casts any. */
function told(touch: string, move: string, name: string, detail: string, language: Language): Answer {
  const cast = castOf(move as Move, language);
  return {
    touch,
    name,
    symbol: symbolOf(touch),
    ...(detail && { detail }),
    ...(cast && { figure: `${Math.round(cast.odds * 100)}%` }),
  };
}

/** Where it lies, in as few words as a tile has room for. */
function answerOf(token: string, choice: Choice<Move>, view: View, language: Language): Answer {
  const say = boardWords[language];
  const lying = isCard(token) ? view.cards.find(({ id }) => id === token) : undefined;
  const detail = lying ? say.zone[lying.zone].short : detailOf(token, choice, view, language);
  const start = isCard(token) && !lying && cardOf(token).isStart ? ` · ${say.start}` : '';
  return {
    touch: token,
    name: isZone(token) ? say.zone[token].short : nameOf(token, view, language),
    symbol: symbolOf(token),
    detail: `${detail}${start}`,
  };
}

/** “Search 4+, Attack 1”: the two things it is good for; every Unit moves. */
function goodFor(card: Card, language: Language): string {
  const { abilities } = catalogues[language];
  const printed = abilitiesOf(card).filter(({ ability }) => ability !== 'move');
  const rare = printed.filter(({ ability }) => ability !== 'attack');
  return [...new Set([...rare.slice(0, 2), ...printed])]
    .slice(0, 2)
    .map(({ ability, value }) => (value ? `${abilities[ability]} ${value}` : abilities[ability]))
    .join(', ');
}

/** What came to the hand: to be read, not to be chosen one by one; of a kind once, with how many. */
function drawn({ hand, you }: View, language: Language): readonly Answer[] {
  const say = boardWords[language];
  const { cards } = catalogues[language];
  const kinds = (you ? hand[you].slice(-DRAWN) : []).map((id: CardId) => cardOf(id));
  return kinds
    .filter(({ id }, i) => kinds.findIndex((one) => one.id === id) === i)
    .map((card) => {
      const { id, effect } = card;
      const { name } = cards[id];
      const count = kinds.filter((one) => one.id === id).length;
      const symbol = PICTURE[id];
      return {
        touch: null,
        name: count > 1 ? `${name} ×${count}` : name,
        symbol,
        detail: effect ? say.gist[effect] : goodFor(card, language),
      };
    });
}
