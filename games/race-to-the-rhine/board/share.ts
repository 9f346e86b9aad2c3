/** The tokens that Montgomery adds to what he has taken: the rules add them one by one, here they are given in one go. */
import type { Counts, Share } from '@sztab/pieces';
import type { Town } from '../content/fields.ts';
import { BONUS, KINDS, type Kind, none, type Supplies } from '../content/supplies.ts';
import { tokensOn } from '../rules/control.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { activeCommander, ownCorps } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { suppliesText, townName } from '../text/cards.ts';

export function share(view: View, moves: readonly Move[]): Share<Shape> | null {
  const frame = view.flow.at(-1);
  if (frame?.step !== 'bonus') return null;
  const kinds = KINDS.filter((kind) => moves.includes(`bonus(${kind})`));
  const { town, left } = frame;
  const first = wanted(view, town, left, kinds);
  return {
    parts: kinds.map((kind) => ({ thing: kind, most: Math.min(left, view.pool[kind]), first: first[kind] })),
    room: () => ({ least: 0, most: left }),
    moves: (counts) => {
      const all = kinds.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => `bonus(${kind})` as const));
      return all.length < left ? [...all, 'bonusDone'] : all;
    },
    planned: (counts) => {
      const given = suppliesOf(counts);
      const fields = { ...view.fields, [town]: sum(tokensOn(view, town), given, 1) };
      return { ...view, fields, pool: sum(view.pool, given, -1) };
    },
    words: (counts, language) => {
      const say = boardWords[language].bonus;
      const given = suppliesOf(counts);
      return {
        verb: say.to,
        place: townName(town, language),
        joint: say.add,
        sum: suppliesText(given, language),
        act: say.act(KINDS.reduce((all, kind) => all + given[kind], 0)),
        missing: '',
      };
    },
  };
}

const suppliesOf = (counts: Counts): Supplies => {
  const given = none();
  for (const kind of KINDS) given[kind] = counts[kind] ?? 0;
  return given;
};

const sum = (a: Readonly<Supplies>, b: Readonly<Supplies>, sign: 1 | -1): Supplies => {
  const all = none();
  for (const kind of KINDS) all[kind] = a[kind] + sign * b[kind];
  return all;
};

/** One after another of what the corps and this base together have least of. */
function wanted(view: View, town: Town, left: number, kinds: readonly Kind[]): Supplies {
  const loads = ownCorps(view, activeCommander(view).colour).map(({ cargo }) => cargo);
  let have = [tokensOn(view, town), ...loads].reduce((all, one) => sum(all, one, 1), none());
  const first = none();
  for (let i = 0; i < Math.min(left, BONUS); i++) {
    const [least] = kinds.filter((kind) => first[kind] < view.pool[kind]).toSorted((a, b) => have[a] - have[b]);
    if (!least) break;
    first[least]++;
    have = { ...have, [least]: have[least] + 1 };
  }
  return first;
}
