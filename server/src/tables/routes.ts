/** Tables over HTTP: opening, finding, sitting down, getting ready, and the whole course for a page that sits down. */
import {
  bringTable as bringTableBody,
  enterTable as enterBody,
  freeChair as freeChairBody,
  getReady as getReadyBody,
  idText,
  lobby as lobbyAnswer,
  newTable,
  openedTable,
  PATH,
  seatBot as seatBotBody,
  sitDown as sitDownBody,
  tableInfo,
  textUpTo,
} from '@sztab/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DailyBudget } from '../daily.ts';
import { Guesses } from '../guesses.ts';
import type { App, House } from '../house.ts';
import { brake } from '../limits.ts';
import { hashPassword } from '../people/passwords.ts';
import { addressOf } from '../proxies.ts';
import { HttpRefusal } from '../refusal.ts';
import { encodingFor, pack } from '../site.ts';
import { asRefusals } from './answers.ts';
import { freeChair, getReady, putOnList, seatBot, sitDown, standUp } from './gathering.ts';
import type { LiveTable } from './live-table.ts';
import { lobbyFor } from './lobby.ts';
import { again, bringTable, openTable } from './opening.ts';
import { quotaOf } from './quota.ts';
import { stuckFor, stuckInfo } from './stuck.ts';
import { readTalk } from './talk.ts';
import { TableTrouble } from './trouble.ts';
import { admit, openFor } from './who-may-look.ts';

const params = z.object({ id: idText });
const query = z.object({ invite: z.optional(textUpTo(60)) });
const courseQuery = z.extend(query, { last: z.optional(textUpTo(6, z.regex(/^[1-9]\d{0,5}$/))) });

/** Enough for a record of 400,000 characters as JSON. */
const RECORD_BYTES = 512 * 1024;
/** In bytes: less fits into a packet or two and is not compressed. */
const WORTH_PACKING = 2000;
/** Brotli's quality for a course, which is compressed for one response: quick, and about as small as gzip. */
const QUICKLY = 4;

/** What keeps others out of a table that is to be opened, as it is stored; null where nothing does. */
async function passwordOf(
  { access, password }: Pick<z.infer<typeof newTable>, 'access' | 'password'>,
  address: string,
) {
  if (access !== 'password') return null;
  if (password === undefined) throw new HttpRefusal(400, 'bad-request');
  return hashPassword(password, address);
}

export function tableRoutes(app: App, { hall, sessions, store, config: { limits } }: House): void {
  const guesses = new Guesses(limits.door, limits.doorInAll);
  const quota = quotaOf(limits);
  const tablesADay = new DailyBudget(limits.stored.tables);
  // Counts notes in the talk. Talk over sockets is counted apart (socket.ts), with the same limit.
  const notesADay = new DailyBudget(limits.stored.talk);
  const broughtADay = new DailyBudget(limits.stored.brought);
  const seldom = brake(app, limits.openings);
  /** The table, unless this person must not know that it exists. */
  async function found(request: FastifyRequest) {
    const { id } = request.params as z.infer<typeof params>;
    const { invite } = request.query as z.infer<typeof query>;
    const person = (await sessions.whoIs(request))?.id ?? null;
    return { ...(await openFor({ hall, store }, id, person, invite)), person };
  }
  /** The table, if this person may look on. */
  async function seen(request: FastifyRequest): Promise<{ table: LiveTable; person: string | null }> {
    const { table, person, standing } = await found(request);
    if (standing === 'door') throw new TableTrouble('needs-password');
    return { table, person };
  }
  async function seatedAt(request: FastifyRequest): Promise<{ table: LiveTable; person: string }> {
    const { id } = await sessions.mustBe(request);
    const { table } = await seen(request);
    return { table, person: id };
  }

  /** Does what somebody at a table wants changed; the answer is the table as it is then. */
  const changed = (request: FastifyRequest, act: (table: LiveTable, person: string) => Promise<unknown>) =>
    asRefusals(async () => {
      const { table, person } = await seatedAt(request);
      await act(table, person);
      return table.info(person);
    });

  const lobbyQuery = z.object({
    pages: z.optional(textUpTo(2, z.regex(/^(?:[1-9]|1\d|20)$/))),
    only: z.optional(z.literal('mine')),
  });
  const lists = { schema: { querystring: lobbyQuery, response: { 200: lobbyAnswer } } };
  app.get(PATH.lobby, lists, async (request, reply) => {
    const { pages, only } = request.query;
    const found = await lobbyFor(hall, (await sessions.whoIs(request))?.id ?? null, Number(pages ?? 1), only);
    // Serialized past the schema: validating a thousand tables would hold the event loop.
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(found) as never);
  });

  const opens = { schema: { body: newTable, response: { 200: openedTable } }, preHandler: seldom };
  app.post(PATH.tables, opens, async (request, reply) => {
    const { id } = await sessions.mustBe(request);
    const { body } = request;
    const address = addressOf(request);
    tablesADay.mustTake(reply, id, address);
    const password = await passwordOf(body, address);
    return asRefusals(() => openTable(hall, id, body, password, quota));
  });

  app.post(
    PATH.bring,
    // Rate-limited before the body is read, because records are long.
    { bodyLimit: RECORD_BYTES, schema: { body: bringTableBody, response: { 200: openedTable } }, onRequest: seldom },
    async (request, reply) => {
      const { id } = await sessions.mustBe(request);
      const { body } = request;
      const address = addressOf(request);
      broughtADay.mustTake(reply, id, address, body.record.length);
      tablesADay.mustTake(reply, id, address);
      const password = await passwordOf(body, address);
      return asRefusals(() => bringTable(hall, id, body, password, quota, address));
    },
  );

  app.get(PATH.table, { schema: { params, querystring: query, response: { 200: tableInfo } } }, (request) =>
    asRefusals(async () => {
      const whoAsks = (await sessions.whoIs(request))?.id ?? null;
      const stuck = await stuckFor({ hall, store }, request.params.id, whoAsks);
      if (stuck) return stuckInfo(hall, stuck.table, stuck.why, whoAsks);
      const { table, person } = await found(request);
      return table.info(person);
    }),
  );

  app.get(PATH.invite, { schema: { params, response: { 200: openedTable } } }, (request) =>
    asRefusals(async () => {
      const { table, person } = await seatedAt(request);
      if (table.seatOf(person) === null && table.stored.host !== person) throw new TableTrouble('not-seated');
      return { id: table.id, invite: table.stored.invite };
    }),
  );

  /** Lets somebody in by the link, and by the password where there is one. */
  async function entered(
    request: FastifyRequest,
    reply: FastifyReply,
    { invite, password }: z.infer<typeof enterBody>,
  ) {
    const { id: person } = await sessions.mustBe(request);
    const { id } = request.params as z.infer<typeof params>;
    const { table, standing } = await openFor({ hall, store }, id, person, invite);
    if (standing === 'door') {
      if (password === undefined) throw new TableTrouble('needs-password');
      const who = [person, addressOf(request)];
      if (!(await guesses.at(table.id, who, reply, () => admit(store, table, person, password, addressOf(request)))))
        throw new TableTrouble('wrong-password');
    }
    return { table, person };
  }

  app.post(PATH.enter, { schema: { params, body: enterBody, response: { 200: tableInfo } } }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await entered(request, reply, request.body);
      return table.info(person);
    }),
  );

  app.post(PATH.sit, { schema: { params, body: sitDownBody, response: { 200: tableInfo } } }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await entered(request, reply, request.body);
      await sitDown(table, person, request.body.seat, quota);
      return table.info(person);
    }),
  );

  // Leaves a note in the talk.
  app.post(PATH.stand, { schema: { params, response: { 200: tableInfo } } }, (request, reply) =>
    changed(request, (table, person) => {
      notesADay.mustTake(reply, person, addressOf(request));
      return standUp(table, person);
    }),
  );

  app.post(PATH.bot, { schema: { params, body: seatBotBody, response: { 200: tableInfo } } }, (request) =>
    changed(request, (table, person) => seatBot(table, person, request.body.seat, request.body.level)),
  );

  app.post(PATH.free, { schema: { params, body: freeChairBody, response: { 200: tableInfo } } }, (request, reply) =>
    changed(request, (table, person) => {
      notesADay.mustTake(reply, person, addressOf(request));
      return freeChair(table, person, request.body.seat);
    }),
  );

  app.post(PATH.list, { schema: { params, response: { 200: tableInfo } } }, (request) =>
    changed(request, (table, person) => putOnList(table, person)),
  );

  app.post(PATH.ready, { schema: { params, body: getReadyBody, response: { 200: tableInfo } } }, (request) =>
    changed(request, (table, person) => getReady(hall, table, person, request.body.ready, request.body.entropy)),
  );

  // Limited by person, not address: a whole class behind one address may want a rematch.
  const onceMore = brake(app, limits.openings, async (request) => (await sessions.mustBe(request)).id);
  app.post(PATH.again, { schema: { params, response: { 200: openedTable } }, preHandler: onceMore }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await seatedAt(request);
      if (table.stored.next === null) tablesADay.mustTake(reply, person, addressOf(request));
      return again(hall, table, person, quota);
    }),
  );

  /** A `CourseAnswer` as text. */
  const course = async (table: LiveTable, person: string | null, who: string, most = Infinity): Promise<Buffer> => {
    const talk = await readTalk(store.db, table.id);
    const { went, ...rest } = await table.course(person, most, who);
    const around = Buffer.from(`${JSON.stringify({ ...rest, talk }).slice(0, -1)},"went":`);
    return Buffer.concat([around, ...went, Buffer.from('}')]);
  };

  app.get(PATH.course, { schema: { params, querystring: courseQuery } }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await seen(request);
      const { last } = request.query;
      const text = await course(table, person, addressOf(request), last === undefined ? Infinity : Number(last));
      const encoding = text.length > WORTH_PACKING ? encodingFor(request.headers['accept-encoding']) : 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('vary', 'accept-encoding')
        .send(await pack(text, encoding, QUICKLY));
    }),
  );

  app.get(PATH.record, { schema: { params, querystring: query } }, (request, reply) =>
    asRefusals(async () => {
      const { table, person } = await seen(request);
      const over = table.stored.state === 'over' && table.playing;
      const name = `${table.stored.game}-${table.id}`;
      if (!over) {
        // Before the end one gets one's own course: the record has moves that others must not know.
        const known = await course(table, person, addressOf(request));
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}.json"`)
          .send(known);
      }
      return reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.sztab"`)
        .send(await table.record(over, addressOf(request)));
    }),
  );
}
