/** The last page: which missions were carried out, and what they brought. */
import { standings } from '@sztab/kernel';
import type { Ended, Ending } from '@sztab/pieces';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';
import { noteOn } from './notes.ts';

const greatest = (ids: readonly MissionId[]): MissionId | null =>
  ids.reduce<MissionId | null>(
    (best, id) => (best === null || missionOf(id).points > missionOf(best).points ? id : best),
    null,
  );

export function ending({ views, outcome, seat, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const { staffs, round } = views.at(-1) as View;
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
    ...(note && { history: note }),
  };
}
