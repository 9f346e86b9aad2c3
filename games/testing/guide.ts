/** The tips of a first game: each is short, says the same in every language, names a rule and a lesson that there are, and really comes up. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  asks,
  begin,
  below,
  fastStream,
  fitting,
  type Game,
  type GameBox,
  type Guide,
  heardBy,
  type Lessons,
  Match,
  type Occasion,
  play,
  readRecord,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import { LANGUAGES, type Language } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { bookOf, rulesIn } from '../rules-tested.ts';
import { sentencesOf, wordsOf } from './lessons.ts';

type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const LONGEST = 28;

/** What must hold for a tip to be true of the one who reads it; checked apart from what brings the tip up. */
export type TipFacts<S extends Shape> = Readonly<Record<string, (occasion: Occasion<S>) => boolean>>;

/** Adds the tips that fitted anybody anywhere in this record. */
function meet<S extends Shape>(
  { game }: GameBox<S>,
  { tips }: Guide<S>,
  text: string,
  met: Set<string>,
  facts: TipFacts<S> | undefined,
): void {
  const { header, entries } = readRecord(text).record;
  const { rules: edition, options, seats, seed, entropy } = header;
  const match = new Match(game, { players: seats.length, edition, options, seed: seed as string, entropy });
  /** What each seat has heard since it decided last. */
  const lately: S['event'][][] = seats.map((_, seat) => heardBy(match.opened, seat));
  for (const { role, move } of entries) {
    const unmet = tips.filter(({ id }) => !met.has(id));
    if (unmet.length === 0) return;
    for (const { seat, prompt, moves } of match.asks()) {
      if (!unmet.some(({ asked }) => !asked || asked.includes(prompt))) continue;
      const { view } = match.look(seat);
      const occasion = { prompt, moves: [...moves], events: lately[seat] as S['event'][], view };
      for (const { id } of fitting(unmet, occasion)) {
        met.add(id);
        if (facts) expect(facts[id]?.(occasion), id).toBe(true);
      }
    }
    const seat = seats.findIndex((one) => one.role === role);
    const told = move === 'resign' ? match.resign(seat) : match.play(seat, move);
    lately[seat] = [];
    for (const [other, heard] of lately.entries()) heard.push(...heardBy(told, other as Seat));
  }
}

/** Plays this number of games by chance: no tip comes up that is not true, and none after its time. */
export function tipsAreTrue<S extends Shape>(
  game: Game<S>,
  { players, options, tips }: Guide<S>,
  facts: TipFacts<S>,
  among: (moves: readonly S['move'][], view: S['view']) => readonly S['move'][],
  games = 50,
): void {
  test(`in ${games} games every tip is true of its reader when it comes up`, () => {
    expect(Object.keys(facts).sort()).toEqual(tips.map(({ id }) => id).sort());
    const wrong = new Set<string>();
    const met = new Set<string>();
    for (let seed = 0; seed < games; seed++) {
      const chance = fastStream(seed, 3);
      const { state, told } = begin(game, players, options, fastStream(seed));
      const lately = [...Array(players).keys()].map((seat) => heardBy(told, seat));
      for (let asked = asks(game, state); asked.length > 0; asked = asks(game, state)) {
        for (const { seat, prompt, moves } of asked) {
          const occasion = { prompt, moves, events: lately[seat] as S['event'][], view: game.view(state, seat) };
          for (const { id, until } of fitting(tips, occasion)) {
            met.add(id);
            if (!facts[id]?.(occasion)) wrong.add(`${id} in game ${seed}`);
            if (until?.(occasion.view)) wrong.add(`${id} after its time in game ${seed}`);
          }
        }
        const { seat, moves } = asked[below(chance, asked.length)] as (typeof asked)[number];
        const list = among(moves, game.view(state, seat));
        lately[seat] = [];
        const now = play(game, state, seat, list[below(chance, list.length)] as S['move']);
        for (const [other, heard] of lately.entries()) heard.push(...heardBy(now, other));
      }
    }
    expect([...wrong]).toEqual([]);
    // The rest comes up in the games that are kept.
    expect(met.size).toBeGreaterThan(0.9 * tips.length);
  }, 120_000);
}

/** `folder`: that of the game. */
export function guides<S extends Shape>(
  folder: URL,
  box: GameBox<S>,
  guide: Guide<S>,
  { lessons }: Lessons<S>,
  words: Texts,
  facts?: TipFacts<S>,
): void {
  test('every tip is short, in every language, and names a rule and a lesson that there are', () => {
    const rules = new Set(rulesIn(bookOf(folder)));
    const taught = new Set(lessons.map(({ id }) => id));
    const ids = guide.tips.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.tips.filter(({ rule }) => !rules.has(rule)).map(({ id }) => id)).toEqual([]);
    expect(guide.tips.filter(({ lesson }) => !taught.has(lesson)).map(({ id }) => id)).toEqual([]);
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language]).sort(), language).toEqual([...ids].sort());
      for (const [id, text] of Object.entries(words[language])) {
        expect(wordsOf(text).length, `${language} ${id}`).toBeLessThanOrEqual(LONGEST);
        expect(sentencesOf(text).length, `${language} ${id}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('the guided table can be opened, and the first decision brings a tip', () => {
    const { players, options, you, tips } = guide;
    const match = new Match(box.game, { players, options, seed: '5a'.repeat(32), entropy: [] });
    const seat = match.header.seats.findIndex(({ role }) => role === you);
    expect(seat).toBeGreaterThanOrEqual(0);
    const ask = match.asks().find((one) => one.seat === seat);
    if (!ask) return expect(box.game.players[1]).toBeGreaterThan(1);
    const occasion = {
      ...ask,
      moves: [...ask.moves],
      events: heardBy(match.opened, seat),
      view: match.look(seat).view,
    };
    expect(fitting(tips, occasion).length).toBeGreaterThan(0);
  });

  test('every tip comes up in one of the games that are kept', () => {
    const records = new URL(`records/edition-${box.game.edition}/`, folder);
    const met = new Set<string>();
    for (const file of readdirSync(records)) {
      if (guide.tips.every(({ id }) => met.has(id))) break;
      if (file.endsWith('.sztab')) meet(box, guide, readFileSync(new URL(file, records), 'utf8'), met, facts);
    }
    expect(guide.tips.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
}
