import { asks, fitting, type Occasion } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { guides, type TipFacts, tipsAreTrue } from '../../testing/guide.ts';
import { cardOf } from '../content/cards.ts';
import { box } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import { view } from '../rules/view.ts';
import { type Position, position } from '../testing/position.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

type At = Occasion<Shape>;
const may =
  (verb: string) =>
  ({ moves }: At): boolean =>
    moves.some((move) => move.startsWith(`${verb}(`));
const heard = (at: At, is: (event: Event) => boolean): boolean => at.events.some(is);
const polish = ({ view }: At) => view.cards.filter(({ id }) => cardOf(id).side === 'PL');
const german = ({ view }: At) => view.cards.filter(({ id }) => cardOf(id).side === 'DE');
/** The table of the guide seats its reader with the Poles, and so do the words of these tips. */
const read =
  (fact: (at: At) => boolean) =>
  (at: At): boolean =>
    at.view.you !== 'PL' || fact(at);

const FACTS: TipFacts<Shape> = {
  // OM3-4.4.2, told before anything of one's own lies there
  'first-turn': read((at) => at.view.stage === 1 && polish(at).length === 0 && may('deploy')(at)),
  window: ({ view }) => view.flow.some((frame) => frame.step === 'roll.react'),
  // OM3-6.3.1
  escort: may('escort'),
  ambush: may('ambush'),
  nurse: may('nurse'),
  // OM3-5.4.1: even odds with a 4
  search: (at) =>
    at.moves.some(
      (move) => move.startsWith('search(') && cardOf(move.slice(7, -1).split(',')[0] as never).search === 4,
    ),
  exhausted: read((at) => polish(at).some(({ ready }) => !ready)),
  'enemy-at-home': read((at) => german(at).some(({ zone }) => zone === 'forest')),
  'one-pass': read((at) => heard(at, (event) => event.is === 'passed' && event.side === 'DE')),
  // OM3-4.5.1
  'stage-over': read((at) => at.view.stage < 4 && at.view.cards.every(({ ready }) => ready)),
  fell: (at) => heard(at, (event) => event.is === 'removed'),
  'part-lost': (at) => heard(at, (event) => event.is === 'part-moved' && event.to !== 'surroundings'),
  volunteers: may('volunteers'),
  // OM3-5.9.6
  'fly-out': (at) => may('mostIII')(at) && german(at).every(({ zone }) => zone !== 'forest'),
  'last-stage': ({ view }) => view.stage === 4,
  // OM3-4.7.5
  tie: read(({ view }) => {
    const score = scoreOf(view);
    return score.PL === score.DE && view.options.tieWinner === 'DE' && view.stage === 4;
  }),
};

guides(new URL('..', import.meta.url), box, guide, lessons, tipWords, FACTS);
tipsAreTrue(box.game, guide, FACTS, (moves: readonly Move[]) =>
  moves.length > 1 ? moves.filter((move) => move !== 'pass') : moves,
);

/** The tips for the Poles, who have heard of a pass since they decided last. */
function tipsAfterPass(p: Position): string[] {
  const s = position({ turn: 'PL', ...p });
  const [ask] = asks(box.game, s);
  if (ask?.prompt !== 'act' || ask.seat !== 0) throw new Error('the Poles are not asked');
  const events: Event[] = [{ is: 'passed', side: 'PL' }];
  return fitting(guide.tips, { ...ask, moves: [...ask.moves], events, view: view(s, 0) }).map(({ id }) => id);
}

test('OM3-4.4.5 a pass of the Germans is told only while a second one would end the stage', () => {
  expect(tipsAfterPass({ passes: 1 })).toContain('one-pass');
  // The Poles passed themselves and the Germans acted, or both passed and a new stage has begun.
  expect(tipsAfterPass({ passes: 0 })).not.toContain('one-pass');
});

test('OM3-5.3.1 an enemy in the home zone can attack there, so no tip calls it harmless', () => {
  const s = position({ cards: 'DE-SOLDIERS-1@forest PL-SCOUTS-1@forest', turn: 'DE' });
  expect(asks(box.game, s)[0]?.moves).toContain('attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
  expect([tipWords.en, tipWords.pl, tipWords.de].map((tips) => tips['enemy-at-home'].split(/[.,]/)[0])).toEqual([
    'An enemy stands in your home zone and can attack there',
    'Na twoim zapleczu stoi wróg i może tam atakować',
    'In deiner Heimatzone steht der Gegner und kann dort angreifen',
  ]);
});

test('OM3-4.5.1 a new stage is told before the last one, and only while every card is ready', () => {
  const tips = (p: Position): string[] => {
    const s = position({ turn: 'PL', ...p });
    const [ask] = asks(box.game, s);
    if (!ask) throw new Error('nobody is asked');
    const events: Event[] = [{ is: 'all-refreshed' }, { is: 'stage-began', stage: s.stage }];
    return fitting(guide.tips, { ...ask, moves: [...ask.moves], events, view: view(s, ask.seat) }).map(({ id }) => id);
  };
  const cards = 'PL-SCOUTS-1@surroundings DE-SOLDIERS-1@surroundings';
  expect(tips({ stage: 2, cards })).toContain('stage-over');
  expect(tips({ stage: 3, cards: `${cards}!` })).not.toContain('stage-over');
  // There the last stage has more to say.
  expect(tips({ stage: 4, cards })).not.toContain('stage-over');
  expect(tips({ stage: 4, cards })).toContain('last-stage');
});
