/** What everybody who may know of a table is sent of it; nothing in it is secret. */
import { commitment, type GameBox } from '@sztab/kernel';
import type { Chair, TableInfo } from '@sztab/protocol';
import { graceLeft } from './lateness.ts';
import type { StoredTable } from './stored.ts';

/** The name of a person who deleted their account. */
const NOBODY = '–';

/** `box`: null if the game is not installed. `here`: the people who are connected. `person`: the reader of the info. `now`: null for lists. */
export function infoOf(
  box: Pick<GameBox, 'game'> | null,
  table: StoredTable,
  person: string | null,
  { here, watching }: { readonly here: ReadonlySet<string>; readonly watching: number },
  now: number | null = null,
): TableInfo {
  const begun = table.header?.seats?.map(({ role }) => role);
  const roles = begun ?? box?.game.roles(table.chairs.length, table.options) ?? [];
  const chairs = table.chairs.map((stored): Chair => {
    const { seat, person: sitter, name, bot, ready, late } = stored;
    const grace = now === null ? 0 : graceLeft(table, stored, now);
    const role = roles[seat] ?? '';
    if (sitter !== null) {
      return {
        seat,
        role,
        who: { is: 'person', id: sitter, name: name ?? NOBODY, here: here.has(sitter) },
        ready,
        late,
        ...(grace > 0 ? { grace } : {}),
      };
    }
    return { seat, role, who: bot === null ? null : { is: 'bot', level: bot as 'officer' }, ready, late };
  });
  const formerSeat = table.former.find((one) => person !== null && one.person === person)?.seat;
  const formerChair = formerSeat !== undefined && table.state === 'playing' ? table.chairs[formerSeat] : undefined;
  const isReplaced = formerChair?.bot != null;
  const mayReturn = formerChair !== undefined && formerChair.person === null && formerChair.bot === null;
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options,
    state: table.state,
    access: table.access,
    pace: table.pace,
    drawn: table.drawn === 1,
    host: { id: table.host, name: table.hostName || NOBODY },
    chairs,
    seat: table.chairs.find((chair) => person !== null && chair.person === person)?.seat ?? null,
    watching,
    paused: table.paused === 1,
    proposal: table.proposal,
    clock: table.clock,
    asked: [...table.asked],
    commit: commitment(table.seed),
    next: table.next,
    opened: table.opened,
    changed: table.changed,
    ...(isReplaced ? { replaced: formerSeat } : {}),
    ...(mayReturn ? { gaveUp: { seat: formerChair.seat } } : {}),
  };
}
