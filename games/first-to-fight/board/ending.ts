/** The last page: which missions were carried out, and what they brought. */
import { standings } from '@sztab/kernel';
import type { Ended, Ending } from '@sztab/pieces';
import { type MissionId, missionOf } from '../content/missions.ts';
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
  const note = done && noteOn({ thing: done }, language);
  return {
    headline: say.headline(done, failed),
    how: outcome.reason === 'resign' ? `${say.resigned(round)} ${how}` : how,
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
