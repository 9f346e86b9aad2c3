/** How the lab stands, as its tables tell. */
import type { Lab } from './lab.ts';
import { ALIVE } from './work.ts';

export interface Status {
  /** What was asked for, how much of it, and how much of that is there. */
  readonly runs: readonly { readonly run: string; readonly asked: number; readonly done: number }[];
  /** Those who are alive, and how many pieces each of them has played. */
  readonly workers: readonly { readonly name: string; readonly done: number }[];
  /** Pieces that are being played. */
  readonly taken: number;
}

export async function statusOf({ pool }: Lab): Promise<Status> {
  const runs = await pool.query(`
    select r.run, count(p.key)::int as asked, count(x.key)::int as done from sztab_lab.runs r
    left join sztab_lab.pieces p on p.run = r.run left join sztab_lab.results x on x.key = p.key
    group by r.run, r.begun order by r.begun`);
  const workers = await pool.query(`
    select w.name, (select count(*)::int from sztab_lab.results x where x.worker = w.name) as done
    from sztab_lab.workers w where ${ALIVE} order by w.name`);
  const taken = await pool.query('select count(*)::int as taken from sztab_lab.taken');
  return { runs: runs.rows, workers: workers.rows, taken: taken.rows[0].taken };
}
