/** A database of an earlier release: what was brought there counts no more, and names and tags of the file are gone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openedStores } from '../testing/opened-stores.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openFile } from './sqlite-file.ts';

const UPGRADES = fileURLToPath(new URL('../../../upgrades', import.meta.url));
const RELEASES = fs.readdirSync(UPGRADES).filter((name) => fs.existsSync(path.join(UPGRADES, name, 'keys.json')));
const left = (release: string, name: string): Buffer => fs.readFileSync(path.join(UPGRADES, release, name));

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-brought-'));
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true });
});
const open = openedStores();

const HEADER = {
  game: 'operation-most-iii',
  seats: [
    { role: 'PL', name: 'Napoleon' },
    { role: 'DE', name: 'officer (bot)' },
  ],
  tags: { brought: 'yes', event: 'Grand prix', 'first-end': 'PL <b>x</b> 1 0' },
};
/** Makes of the first table with two chairs one that was brought. */
const CHANGES = [
  `update tables set header = '${JSON.stringify(HEADER)}', tags = '{}' where id = $id`,
  `update chairs set person = null, bot = 'officer' where "match" = $id and seat = 1`,
  `delete from results where "match" = $id`,
  `insert into results ("match", seat, person, game, role, won, at) select $id, 0, person, 'operation-most-iii', 'PL', 1, 1 from chairs where "match" = $id and seat = 0`,
  `insert into results ("match", seat, person, game, role, won, at) select 'another', 0, person, game, role, won, at from results where "match" = $id`,
];
const FIND = `select c."match" as id from chairs c where c.person is not null and c.seat = 0 order by c."match" limit 1`;

async function broughtIn(release: string, kind: string): Promise<{ url: string; id: string }> {
  if (kind === 'sqlite') {
    const url = path.join(folder, `${release}.db`);
    fs.writeFileSync(url, gunzipSync(left(release, 'sztab.db.gz')));
    const file = openFile(url);
    const { id } = file.prepare(FIND).get() as { id: string };
    for (const change of CHANGES) file.exec(change.replaceAll('$id', `'${id}'`));
    file.close();
    return { url, id };
  }
  const url = await postgres.database();
  const client = new pg.Client(url);
  await client.connect();
  // What was dumped leaves the connection without its search path.
  await client.query(`${left(release, 'postgres.sql')}; set search_path to public`);
  const { rows } = await client.query<{ id: string }>(FIND);
  const { id } = rows[0] as { id: string };
  for (const change of CHANGES) await client.query(change.replaceAll('$id', `'${id}'`));
  await client.end();
  return { url, id };
}

test.each(RELEASES.flatMap((release) => ['sqlite', 'postgres'].map((kind) => [release, kind] as const)))(
  'a match that was brought under %s in %s',
  async (release, kind) => {
    const { url, id } = await broughtIn(release, kind);
    const { db } = await open(url);
    expect(await db.selectFrom('results').selectAll().where('match', '=', id).execute()).toEqual([]);
    const others = await db.selectFrom('results').select('match').where('match', '=', 'another').execute();
    expect(others, 'results of other matches stay').toHaveLength(1);
    const { header } = await db.selectFrom('tables').select('header').where('id', '=', id).executeTakeFirstOrThrow();
    const sitter = db.selectFrom('chairs').innerJoin('people', 'people.id', 'chairs.person').select('people.name');
    const { name } = await sitter.where('match', '=', id).where('seat', '=', 0).executeTakeFirstOrThrow();
    expect(JSON.parse(header as string)).toEqual({
      game: 'operation-most-iii',
      seats: [
        { role: 'PL', name },
        { role: 'DE', name: 'officer (bot)' },
      ],
      tags: { brought: 'yes' },
    });
    // When each was last seen is known by their sessions, or by when they came.
    const unseen = await db.selectFrom('people').select('id').where('seen', '<=', 0).where('created', '>', 0).execute();
    expect(unseen).toEqual([]);
  },
);
