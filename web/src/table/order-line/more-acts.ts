/** What stands behind “…”: what can be done at any moment, and what has lost its place in the line to something else. */
import type { Desk } from '../desk.ts';
import { useLayout } from '../layout.ts';
import { useSpeed } from '../preferences.ts';
import { SPEEDS } from '../stage/script.ts';
import type { MoreAct } from './more.tsx';
import { Suggest } from './order-acts.tsx';

export function useMoreActs(desk: Desk): MoreAct[] {
  const { sitting, decision, coach, again, turnAid, meaning, open } = desk;
  const { say, seat, state, table } = sitting;
  const [pace, setPace] = useSpeed();
  const layout = useLayout();
  // The line of a phone has no place for a hint.
  const hintAside = coach && (layout === 'phone' || layout === 'landscape' || Suggest.offers({ sitting, decision }));
  const told = (again.moves > 0 || again.recap) && !again.running;
  const nextPace = SPEEDS[(SPEEDS.indexOf(pace) + 1) % SPEEDS.length] ?? 'calm';
  const mayResign = seat !== null && !state.outcome && table.game.box.game.resign;
  return [
    ...(hintAside ? [{ symbol: 'lamp', words: say.coach.title, key: 'I', act: coach.press } as const] : []),
    ...(told
      ? ([
          { symbol: 'refresh', words: again.recap ? say.roundAgain : say.showAgain, key: 'R', act: again.start },
          { symbol: 'right', words: say.stepByStep, act: again.step },
        ] as const)
      : []),
    {
      symbol: 'clock',
      words: `${say.pace}: ${say.paces[pace]} → ${say.paces[nextPace]}`,
      key: 'S',
      act: () => setPace(nextPace),
    },
    ...(turnAid ? [{ symbol: 'lamp', words: say.aid, key: 'A', act: turnAid } as const] : []),
    { symbol: 'target', words: say.meaning.title, key: 'Q', act: meaning.ask },
    ...(mayResign ? [{ symbol: 'flag', words: say.resign, act: () => open('resign') } as const] : []),
  ];
}
