/** What somebody has learned, kept with the account. Each browser sends its copy and gets back what all of them know together. */
import { keepLearned, keptLearned, type Learned, NOTHING_LEARNED, PATH, unite } from '@sztab/protocol';
import type { App, House } from '../house.ts';

/** Of one copy, and of all together: many small copies must not add up to a row that takes long to read. */
const MOST_BYTES = 256 * 1024;

export function learnedRoutes(app: App, { store, sessions }: House): void {
  const schema = { body: keepLearned, response: { 200: keptLearned } };
  app.post(PATH.learned, { bodyLimit: MOST_BYTES, schema }, async (request) => {
    const { id: person } = await sessions.mustBe(request);
    const { learned: sent, age, forget } = request.body;
    return store.write(async (tx) => {
      const row = await tx.selectFrom('learned').selectAll().where('person', '=', person).executeTakeFirst();
      const kept = row
        ? { learned: JSON.parse(row.value) as Learned, age: row.age }
        : { learned: NOTHING_LEARNED, age: 0 };
      const stale = age !== null && age < kept.age;
      const now = forget
        ? { learned: NOTHING_LEARNED, age: kept.age + 1 }
        : { learned: stale ? kept.learned : unite(kept.learned, sent), age: kept.age };
      const change = { value: JSON.stringify(now.learned), age: now.age };
      if (change.value.length > MOST_BYTES) return kept;
      await tx
        .insertInto('learned')
        .values({ person, ...change })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
        .execute();
      return now;
    });
  });
}
