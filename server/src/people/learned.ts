/** What somebody has learned, kept with the account. Each browser sends its copy and gets back what all of them know together. */
import {
  keepLearned,
  keptLearned,
  type Learned,
  MOST_LEARNED_BYTES,
  NOTHING_LEARNED,
  PATH,
  shrinkToFit,
  unite,
} from '@sztab/protocol';
import * as z from 'zod/mini';
import { DailyBudget } from '../daily.ts';
import type { App, House } from '../house.ts';
import { flowBrake } from '../limits.ts';
import { addressOf } from '../proxies.ts';

/** Whether both are the same in any order. */
function knowTheSame(a: Learned, b: Learned): boolean {
  const list = (one: Learned): string =>
    JSON.stringify([
      Object.entries(one.lessons).sort(([x], [y]) => (x < y ? -1 : 1)),
      one.tips.toSorted(),
      one.words.toSorted(),
    ]);
  return list(a) === list(b);
}

export function learnedRoutes(app: App, { store, sessions, config }: House): void {
  const grownADay = new DailyBudget(config.limits.stored.learned);
  const schema = { body: keepLearned, response: { 200: keptLearned, 204: z.undefined() } };
  // Both limits count before the body is read; the one by address needs no query.
  const onRequest = [
    flowBrake(config.limits.learnedByAddress),
    flowBrake(config.limits.learned, async (request) => (await sessions.mustBe(request)).id),
  ];
  app.post(PATH.learned, { bodyLimit: MOST_LEARNED_BYTES, schema, onRequest }, async (request, reply) => {
    const { id: person } = await sessions.mustBe(request);
    const { learned: sent, age, forget } = request.body;
    const before = await store.db.selectFrom('learned').selectAll().where('person', '=', person).executeTakeFirst();
    // Page and account know the same: nothing is written and nothing sent.
    if (before && !forget && age === before.age && knowTheSame(sent, JSON.parse(before.value) as Learned))
      return reply.code(204).send();
    const address = addressOf(request);
    let grown = 0;
    const known = await store.write(async (tx) => {
      const row = await tx.selectFrom('learned').selectAll().where('person', '=', person).executeTakeFirst();
      const kept = row
        ? { learned: JSON.parse(row.value) as Learned, age: row.age }
        : { learned: NOTHING_LEARNED, age: 0 };
      const stale = age !== null && age < kept.age;
      const now = forget
        ? { learned: NOTHING_LEARNED, age: kept.age + 1 }
        : { learned: stale ? kept.learned : shrinkToFit(unite(kept.learned, sent)), age: kept.age };
      const change = { value: JSON.stringify(now.learned), age: now.age };
      const isSame = row !== undefined && change.value === row.value && change.age === row.age;
      grown = Math.max(0, change.value.length - (row?.value.length ?? 0));
      const isTooMuch =
        change.value.length > MOST_LEARNED_BYTES || grownADay.secondsToWait(person, address, grown) !== null;
      if (isSame || isTooMuch) {
        grown = 0;
        return kept;
      }
      await tx
        .insertInto('learned')
        .values({ person, ...change })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
        .execute();
      return now;
    });
    grownADay.spend(person, address, grown);
    return known;
  });
}
