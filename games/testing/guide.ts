/** The tips of a first game: each is short, says the same in every language, names a rule and a lesson that there are, and really comes up. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  fitting,
  type GameBox,
  type Guide,
  heardBy,
  type Lessons,
  Match,
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

/** Adds the tips that fitted anybody anywhere in this record. */
function meet<S extends Shape>({ game }: GameBox<S>, { tips }: Guide<S>, text: string, met: Set<string>): void {
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
      for (const { id } of fitting(unmet, occasion)) met.add(id);
    }
    const seat = seats.findIndex((one) => one.role === role);
    const told = move === 'resign' ? match.resign(seat) : match.play(seat, move);
    lately[seat] = [];
    for (const [other, heard] of lately.entries()) heard.push(...heardBy(told, other as Seat));
  }
}

/** `folder`: that of the game. */
export function guides<S extends Shape>(
  folder: URL,
  box: GameBox<S>,
  guide: Guide<S>,
  { lessons }: Lessons<S>,
  words: Texts,
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
      if (file.endsWith('.sztab')) meet(box, guide, readFileSync(new URL(file, records), 'utf8'), met);
    }
    expect(guide.tips.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
}
