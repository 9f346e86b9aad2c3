import { describe, expect, test } from 'vitest';
import type { Words } from '../box.ts';
import type { Game } from '../game.ts';
import { eachLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { type HighestCard, highestCard } from './highest-card.ts';
import { Listener } from './listener.ts';

/** Only what the listener asks for; those who wait are told what the function says. */
function words(theirs: Words<HighestCard>['prompt'] | null = null): Readonly<Record<Language, Words<HighestCard>>> {
  const one = (language: Language): Words<HighestCard> => ({
    language,
    title: 'Highest Card',
    role: (role) => role,
    option: () => ({ name: 'lowest', meaning: 'nothing' }),
    optionValue: (_, value) => ({ name: value, meaning: 'nothing' }),
    prompt: theirs ?? ((prompt) => ({ yours: 'Lay a card', theirs: `They ${prompt} a card` })),
    position: () => ['Three cards each'],
    move: (move) => `Lay ${move}`,
    event: () => 'Something happened',
    why: () => 'For the highest card',
    whyNot: () => 'Not now',
    outcome: () => 'It is over',
  });
  return eachLanguage(one);
}

function leaksOf(change: Partial<Game<HighestCard>>, theirs?: Words<HighestCard>['prompt']): readonly string[] {
  const listener = new Listener<HighestCard>({ ...highestCard, ...change }, words(theirs));
  for (let n = 0; n < 10; n++) listener.play({ players: 3, options: {} }, `leaks ${n}`);
  for (const language of LANGUAGES) expect(listener.said[language].waiting.size).toBeGreaterThan(0);
  return listener.leaks;
}

describe('of what those who wait are told, the listener', () => {
  const { view, imagine, steps } = highestCard;
  const { lay } = steps;
  if (!('ask' in lay)) throw new Error('the example has changed');

  test('finds no fault with words that speak of what all can see', () => {
    expect(leaksOf({})).toEqual([]);
    expect(leaksOf({}, (_, { sizes }) => ({ yours: 'Lay', theirs: `They lay one of ${sizes.join()}` }))).toEqual([]);
  });

  test('catches words that speak of hidden cards', () => {
    // This view vouches for itself: a state imagined from it has the same hands.
    type Open = HighestCard['view'] & { hands: number[][] };
    const change: Partial<Game<HighestCard>> = {
      view: (s, viewer) => ({ ...view(s, viewer), hands: s.hands.map((hand) => [...hand]) }),
      imagine: (seen, dice) => ({ ...imagine(seen, dice), hands: (seen as Open).hands }),
    };
    const theirs: Words<HighestCard>['prompt'] = (_, seen) => ({
      yours: 'Lay a card',
      theirs: (seen as Open).hands.some((hand) => hand.includes(12)) ? 'They hold the twelve' : 'They lay a card',
    });
    expect(leaksOf(change, theirs)).toContain('They hold the twelve | They lay a card');
  });

  test('catches a question that depends on hidden cards', () => {
    const ask: typeof lay.ask = (s, f) =>
      lay.ask(s, f).map((one) => ({ ...one, prompt: s.hands[0]?.includes(12) ? 'boldly lay' : 'lay' }));
    expect(leaksOf({ steps: { ...steps, lay: { ...lay, ask } } })).toContain(
      'They lay a card | They boldly lay a card',
    );
    const silent: typeof lay.ask = (s, f) => {
      const asked = lay.ask(s, f);
      return asked.length > 1 && s.hands[asked[0]?.seat ?? 0]?.includes(12) ? asked.slice(1) : asked;
    };
    expect(leaksOf({ steps: { ...steps, lay: { ...lay, ask: silent } } })).toContain(
      'They lay a card | nothing is asked',
    );
  });
});
