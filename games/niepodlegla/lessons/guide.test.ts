import type { Occasion } from '@sztab/kernel';
import { guides, type TipFacts, tipsAreTrue } from '../../testing/guide.ts';
import { threatCards } from '../content/tracks.ts';
import { box } from '../index.ts';
import type { Event } from '../rules/events.ts';
import { type Move, type Shape, takesBack } from '../rules/moves.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

type At = Occasion<Shape>;
const heard =
  (is: Event['is'], more: (at: At) => boolean = () => true) =>
  (at: At): boolean =>
    at.events.some((event) => event.is === is) && more(at);
const top = ({ view }: At) => view.flow.at(-1);
const areApart = ({ view }: At): boolean => view.round < 10 && view.acc + view.fp < 10;
const asksTeam =
  (...questions: readonly string[]) =>
  (at: At): boolean => {
    const frame = top(at);
    return frame?.step === 'team' && questions.includes(frame.question.is);
  };
const checked = ({ view }: At): number => threatCards(view.morale, view.overdrawn);

const FACTS: TipFacts<Shape> = {
  // NPG-6.1.1
  plan: (at) => at.view.round === 1 && areApart(at),
  tracks: heard('track', areApart),
  'two-tracks': (at) => at.view.round >= 7 && areApart(at),
  // NPG-5.2.1, NPG-5.1.3
  town: asksTeam('obs', 'ind'),
  'obstacle-off': asksTeam('bonus'),
  settle: (at) => top(at)?.step === 'settle',
  // NPG-4.4.1, NPG-4.4.2: only while there is a check to come
  'no-shield': (at) => at.view.round < 10 && at.view.morale < 6 && checked(at) === 0,
  'low-morale': (at) => at.view.round < 10 && checked(at) > 0,
  'black-die': heard('rerolled'),
  // NPG-4.2.3: dice can be picked, and one may be done
  roll: ({ moves }) => moves.includes('done') && moves.some((move) => move.startsWith('selectDie')),
  'left-alone': heard('harm'),
  threat: heard('threat'),
  character: heard('character-gained', ({ view }) => view.phase === 'plan'),
  // NPG-5.9.3
  prison: heard('jailed', ({ view: { jail } }) => {
    return jail.morale + jail.neutral + jail.pawns.length + jail.characters.length > 0;
  }),
  revolution: heard('february'),
  finale: ({ view }) => view.round === 10,
};

const onward = (moves: readonly Move[]): readonly Move[] => {
  const on = moves.filter((move) => !takesBack(move));
  return on.length > 0 ? on : moves;
};

guides(new URL('..', import.meta.url), box, guide, lessons, tipWords, FACTS);
tipsAreTrue(box.game, guide, FACTS, onward);
