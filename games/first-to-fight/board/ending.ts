/** The last page: which missions were carried out, and what they brought. */
import { type Language, type Seat, standings } from '@sztab/kernel';
import type { AccountLine, Ended, Ending } from '@sztab/pieces';
import { FAILURE, type MissionId, missionOf } from '../content/missions.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';
import { catalogues } from '../text/index.ts';
import { noteOn } from './notes.ts';

const greatest = (ids: readonly MissionId[]): MissionId | null =>
  ids.reduce<MissionId | null>(
    (best, id) => (best === null || missionOf(id).points > missionOf(best).points ? id : best),
    null,
  );

export function ending({ views, heard, outcome, seat, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const { staffs, round } = views.at(-1) as View;
  const c = catalogues[language];
  const fallen = heard.flatMap(({ event }) =>
    event.is === 'fell' ? [{ name: c.soldier(event.soldier), where: c.regions[event.region].title }] : [],
  );
  const done = greatest(staffs.flatMap(({ succeeded }) => succeeded));
  const failed = greatest(staffs.flatMap((staff) => staff.failed));
  const inOrder = standings(outcome);
  const order = seat === null ? inOrder : [seat, ...inOrder.filter((other) => other !== seat)];
  const scores = order.map((one) => outcome.scores[one] ?? 0);
  const missions = order.map((one) => staffs[one]?.succeeded.length ?? 0);
  const how = say.how(scores, missions, round);
  const account = seat === null ? null : accountOf(seat, heard, staffs, language);
  const worst = account?.missed;
  const note = done && noteOn({ thing: done }, language);
  return {
    headline: say.headline(done, failed),
    how: [
      outcome.reason === 'resign' && say.resigned(round),
      how,
      worst && say.kept(worst.mission, worst.available, worst.required),
    ]
      .filter(Boolean)
      .join(' '),
    ...(account && account.lines.length > 0 && { account: { title: say.account.title, lines: account.lines } }),
    spent: {
      title: say.spent.title,
      rows: [
        { name: say.spent.done, values: staffs.map(({ succeeded }) => succeeded.length) },
        { name: say.spent.failed, values: staffs.map((staff) => staff.failed.length) },
        { name: say.spent.left, values: staffs.map(({ red, yellow }) => red + yellow) },
      ],
    },
    ...(fallen.length > 0 && { fallen: { title: say.fallen, people: fallen } }),
    ...(note && { history: note }),
  };
}

type Resolved = Extract<Event, { readonly is: 'mission-resolved' }>;

/** Every mission of this seat with its sum and what it brought, and what came by the way; and the one that missed by most. */
function accountOf(
  seat: Seat,
  heard: Ended<Shape>['heard'],
  staffs: View['staffs'],
  language: Language,
): { readonly lines: readonly AccountLine[]; readonly missed: Resolved | undefined } {
  const say = endingWords[language];
  const { missions } = catalogues[language];
  const resolved = heard.flatMap(({ event }) =>
    event.is === 'mission-resolved' && event.seat === seat ? [event] : [],
  );
  const lines = resolved.map(({ mission, available, required, success }) => ({
    name: missions[mission],
    detail: say.account.mission(available, required, missionOf(mission).date),
    points: success ? missionOf(mission).points : -FAILURE,
  }));
  const vp = staffs[seat]?.vp ?? 0;
  const failed = resolved.filter(({ success }) => !success);
  return {
    lines: vp > 0 ? [...lines, { name: say.account.orders, detail: say.account.notDue, points: vp }] : lines,
    missed: failed.toSorted((a, b) => b.required - b.available - (a.required - a.available))[0],
  };
}
