/** Tables to draw, and how to read what is drawn: for the tests of boards. Needs no test runner. */
import {
  asks,
  type Game,
  heardBy,
  LANGUAGES,
  type Language,
  type Seat,
  type Shape,
  type Told,
  type Words,
} from '@sztab/kernel';
import type { Scene } from '../beat.ts';
import type { BoardProps, GameBoard, ReactionStory } from '../board.ts';
import { type Choice, choose, isOpen, spell, tokensOf, touch } from '../choice.ts';
import type { Visit } from './walk.ts';

export { type EndTold, walkToTheEnd } from './ending.ts';
export { type Staged, walkStaged } from './staging.ts';
export { type Visit, type Walk, walkThrough } from './walk.ts';

export const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Names that only a screen reader hears. */
export const spokenIn = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

/** The names of all symbols there are. */
export const symbolsIn = (sprite: string): ReadonlySet<string | undefined> =>
  new Set([...sprite.matchAll(/id="i-([\w-]+)"/g)].map((match) => match[1]));

/** Codes in texts, the beginning of each. */
export const codesIn = (html: string, codes: RegExp): string[] =>
  [textOf(html), ...spokenIn(html)]
    .filter((text) => codes.test(text))
    .map((text) => `a code in: ${text.slice(Math.max(0, text.search(codes) - 40)).slice(0, 90)}`);

/** Symbols that are drawn though there are none of that name. */
export const missingSymbols = (html: string, symbols: ReadonlySet<string | undefined>): string[] =>
  [...html.matchAll(/#i-([\w-]+)/g)].filter(([, name]) => !symbols.has(name)).map(([, name]) => `no symbol ${name}`);

/**
 * Where a touch may spell more than the name of a thing: what is legal means something, nothing else is, nothing is there twice, and
 * whatever can be touched next is there. `ordered`: what a board leaves to the order line, such as a number; `begun`: what begins an order.
 */
export function wronglyLegal(html: string, choice: Choice, ordered?: RegExp, begun?: ReadonlySet<string>): string[] {
  const wrong: string[] = [];
  const buttons = html.match(/<button [^>]*>/g) ?? [];
  const ids = buttons.flatMap((button) => /data-thing="([^"]*)"/.exec(button)?.[1] ?? []);
  if (new Set(ids).size !== ids.length) wrong.push(`a thing is there twice: ${ids.join(' ')}`);
  const there = new Set(ids);
  for (const button of buttons) {
    const thing = /data-thing="([^"]*)"/.exec(button)?.[1];
    const touched = /data-touch="([^"]*)"/.exec(button)?.[1]?.replaceAll('&gt;', '>') ?? thing;
    if (touched === undefined) continue;
    const lit = isOpen(choice, touched) || (begun?.has(touched) ?? false);
    if (button.includes('data-legal') !== lit) wrong.push(`${touched} is legal or not`);
    for (const next of nextIn(tokensOf(touched), choice)) there.add(next);
  }
  for (const thing of choice.legal)
    if (!there.has(thing) && !ordered?.test(thing)) wrong.push(`no button for ${thing} after [${choice.picked}]`);
  return wrong;
}

/** Where a touch is the name of a thing, or a phrase that is open: whatever can be touched is one button, nothing else is legal, and every button has a name. */
export function wrongButtons(html: string, choice: Choice): string[] {
  const { legal } = choice;
  const wrong: string[] = [];
  const buttons = html.match(/<button [^>]*>/g) ?? [];
  for (const thing of legal) {
    const found = html.split(`data-thing="${thing}"`).length - 1;
    const touchable = buttons.filter((button) => button.includes(`data-thing="${thing}"`));
    if (found !== 1 || touchable.length !== 1)
      wrong.push(`${thing} is there ${found} times, ${touchable.length} as a button`);
    if (!touchable[0]?.includes('data-legal')) wrong.push(`${thing} is not legal`);
  }
  for (const [, head = '', body = ''] of html.matchAll(/<button ([^>]*)>(.*?)<\/button>/g)) {
    const thing = /data-thing="([^"]*)"/.exec(head)?.[1] ?? '';
    const touch = /data-touch="([^"]*)"/.exec(head)?.[1]?.replaceAll('&gt;', '>') ?? thing;
    if (head.includes('data-legal') && !isOpen(choice, touch)) wrong.push(`${thing} is legal`);
    const name = /aria-label="([^"]*)"/.exec(head)?.[1] ?? textOf(body);
    if (name.trim() === '') wrong.push(`a button without a name: ${head}`);
  }
  return wrong;
}

/** A phone has to draw all of it. */
export const overdrawn = (html: string): string[] =>
  (html.match(/<(svg|use|path|rect|circle|g|text)\b/g)?.length ?? 0) > 2500 ? ['too much drawing'] : [];

/** What a phrase touches next if it goes on from what was touched so far; the verb may come before the thing. */
const nextIn = (tokens: readonly string[], { picked }: Choice): readonly string[] =>
  picked.every((token, i) => tokens[i] === token) ? tokens.slice(picked.length, picked.length + 2) : [];

/** What a table gives to this board; and the sheet, the hand and the instruments as one. */
export function drawing<S extends Shape>(
  { game, words }: { readonly game: Game<S>; readonly words: Readonly<Record<Language, Words<S>>> },
  { Board, Hand, Instruments }: GameBoard<S>,
) {
  const propsOf = (
    s: S['state'],
    seat: Seat | null,
    language: Language,
    told: readonly Told<S['event']>[],
  ): BoardProps<S> => ({
    view: game.view(s, seat ?? 'public'),
    seat,
    language,
    words: words[language],
    choice: choose(asks(game, s).find((ask) => ask.seat === seat)?.moves ?? []),
    onTouch: () => {},
    onZoom: () => {},
    lately: heardBy(told, seat ?? 'public').map((event) => ({ at: 0, event })),
    highlighted: new Set(),
  });
  const draw = (props: BoardProps<S>) => (
    <>
      <Board {...props} />
      {Hand && <Hand {...props} />}
      {Instruments && <Instruments {...props} />}
    </>
  );
  /** A view that nothing is asked about, such as a picture in the middle of a move. */
  const drawPicture = (view: S['view'], { seat, language }: Pick<Scene<S>, 'seat' | 'language'>) =>
    draw({
      view,
      seat,
      language,
      words: words[language],
      choice: choose([]),
      onTouch: () => {},
      onZoom: () => {},
      lately: [],
      highlighted: new Set(),
    });
  return { propsOf, draw, drawPicture };
}

/** Everything that a board says of a game beside its picture. */
export interface Telling<S extends Shape> {
  readonly texts: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  readonly views: readonly S['view'][];
  /** Prompts for which the order line does not say what to touch next. */
  readonly mute: ReadonlySet<string>;
  /** The titles of all windows in which somebody may react, one after the other. */
  readonly windows: readonly string[];
  /** Windows that offer other moves than there are. */
  readonly misoffered: readonly string[];
}

/** `isPlain`: where nothing more is asked for, or the question says it, nothing has to be said before the first touch. */
export function tellingOf<S extends Shape>(
  game: Game<S>,
  board: GameBoard<S>,
  walk: (visit: Visit<S>) => void,
  isPlain: (moves: readonly S['move'][], view: S['view']) => boolean = () => false,
): Telling<S> {
  const texts = new Set<string>();
  const symbols = new Set<string>();
  const mute = new Set<string>();
  const windows: string[] = [];
  const misoffered: string[] = [];
  const views: S['view'][] = [];
  walk((s, told) => {
    views.push(game.view(s, 'public'));
    for (const language of LANGUAGES) {
      for (const { seat, prompt, moves } of asks(game, s)) {
        const own = game.view(s, seat);
        for (const { name } of board.phases(own, language)) texts.add(name);
        for (const { name, symbol } of board.figures(own, seat, language)) {
          texts.add(name);
          symbols.add(symbol);
        }
        const choice = choose(moves);
        const isMute = (one: Choice<S['move']>): boolean =>
          one.legal.size > 0 && board.nextSlot(one, own, language) === '';
        if (isMute(choice) && !isPlain(moves, own)) mute.add(`${language} ${prompt}`);
        const begun = [...choice.legal].map((thing) => touch(choice, thing));
        if (begun.some((one) => one && isMute(one))) mute.add(`${language} ${prompt}, begun`);
        for (const move of moves) {
          texts.add(board.warning?.(move, own, language) ?? '');
          for (const token of spell(move)) {
            texts.add(board.nameOf(token, own, language));
            texts.add(board.detailOf?.(token, choice, own, language) ?? '');
            symbols.add(board.symbolOf(token, own));
          }
        }
        const story = board.reactions?.story(own, moves, language);
        const passed = board.reactions?.autoPass(own, moves);
        const legal: readonly string[] = moves;
        if (passed && !legal.includes(passed.move)) misoffered.push(passed.move);
        if (!story) continue;
        windows.push(story.title);
        for (const text of textsOf(story)) texts.add(text);
        const offered = [...story.reactions.map(({ move }): string => move), story.pass.move];
        if (offered.sort().join() !== legal.toSorted().join()) misoffered.push(`${language} ${story.title}`);
      }
      for (const event of heardBy(told, 'public')) symbols.add(board.log.line(event)?.symbol ?? '');
    }
  });
  return { texts, symbols, views, mute, windows, misoffered };
}

const textsOf = ({ title, chain, standing, reactions, pass, tooLate }: ReactionStory): string[] => [
  ...[title, standing.figures, standing.means, pass.name, ...tooLate],
  ...chain.flatMap(({ text, mark = '' }) => [text, mark]),
  ...reactions.flatMap(({ name, detail, figures, means }) => [name, detail, figures, means]),
];
