import { moveParts, type Occasion } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { guides, type TipFacts, tipsAreTrue } from '../../testing/guide.ts';
import { corpsData } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import { TO_RHINE } from '../content/roads.ts';
import { box } from '../index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { roadsLeft } from '../rules/race.ts';
import { after } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

type At = Occasion<Shape>;
const colourOf = ({ view }: At) => view.commanders[view.you ?? 0]?.colour;
const isMine = (at: At, corps: Parameters<typeof corpsData>[0]): boolean => corpsData(corps).colour === colourOf(at);
const mine = (at: At) => at.view.corps.filter(({ id }) => isMine(at, id));
const top = ({ view }: At) => view.flow.at(-1);
const decides = (step: string) => (at: At) => top(at)?.step === step;
const heard = (at: At, is: (event: Shape['event']) => boolean): boolean => at.events.some(is);

const FACTS: TipFacts<Shape> = {
  // RTR-4.2.1, told before anything was done in the turn
  turn: ({ view }) => view.turn.base === 2,
  // RTR-5.5.3, told before the first step
  steps: (at) => {
    const frame = top(at);
    return frame?.step === 'move' && frame.steps === 0;
  },
  civilians: decides('civilians'),
  market: decides('market'),
  transport: decides('transport'),
  overflow: decides('overflow'),
  reaction: decides('reaction'),
  // RTR-5.7.5: the reader's own corps, which is back where it came from
  lost: (at) => heard(at, (event) => event.is === 'battle' && !event.won && isMine(at, event.corps)),
  battle: (at) => heard(at, (event) => event.is === 'battle' && isMine(at, event.corps)),
  card: (at) => heard(at, (event) => event.is === 'card' && isMine(at, event.corps)),
  encircled: (at) => heard(at, (event) => event.is === 'encircled' && event.by === colourOf(at)),
  // RTR-6.4.2: who did not eat had nothing to eat
  logistics: (at) =>
    heard(at, (event) => event.is === 'logistics' && event.immobilised.every((id) => !event.ate.includes(id))),
  hungry: (at) => mine(at).some(({ immobilised }) => immobilised),
  counterattack: (at) => heard(at, (event) => event.is === 'counterattack' && event.against === colourOf(at)),
  unarmed: (at) => mine(at).every(({ cargo }) => cargo.ammo === 0),
  load: ({ moves }) => moves.some((move) => move.startsWith('load(')),
  'few-trucks': ({ view }) => view.trucksOnTrack > 0 && view.trucksOnTrack <= 3,
  near: (at) => roadsLeft(at.view, colourOf(at) as 'R') <= 2,
  // RTR-6.7.2: there is a marker still to be placed
  'few-markers': ({ view }) => view.markerPool > 0 && view.markerPool <= 5 && !view.ending,
};

/** Nothing is gained by loading and unloading by chance; a corps goes on towards the Rhine, so that some come near it. */
const among = (moves: readonly Move[], view: Shape['view']): readonly Move[] => {
  const steps = moves.filter((move) => move.startsWith('step('));
  if (steps.length > 0) {
    const colour = view.commanders[view.you ?? 0]?.colour as 'R';
    const far = (move: Move): number => TO_RHINE[colour].get(moveParts(move).args[0] as Town) ?? 99;
    return steps.filter((move) => far(move) === Math.min(...steps.map(far)));
  }
  const onward = moves.filter((move) => /^(counter|truck|dispatch|add)/.test(move));
  const busy = moves.filter((move) => !/^(load|unload|stop|endTurn)/.test(move));
  return onward.length > 0 ? onward : busy.length > 0 ? busy : moves;
};
guides(new URL('..', import.meta.url), box, guide, lessons, tipWords, FACTS);
tipsAreTrue(box.game, guide, FACTS, among);

test('the one who chooses the German reaction is told so each time', () => {
  const s = after({ players: 2, options: { pair: 'wb' }, turn: 'W', at: 'reaction' });
  const said = (language: 'en' | 'pl') =>
    words[language].prompt('reaction', box.game.view(s, 1)).yours.replace(/\s/g, ' ');
  expect([said('en'), said('pl')]).toEqual([
    'You play the Germans: place a marker or counterattack',
    'Grasz Niemcami: połóż znacznik albo kontratakuj',
  ]);
});

test('the tip on the German reaction does not wait for another turn', () => {
  expect(guide.tips.flatMap(({ id, atOnce }) => (atOnce ? [id] : []))).toEqual(['reaction']);
});
