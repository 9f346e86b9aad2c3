import { asks } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { operationMostIII as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { whyNot } from '../rules/why-not.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { boardWords } from '../text/board.ts';
import { words } from '../text/index.ts';
import { autoPass } from './auto-pass.ts';
import { fightLabel, fightTold } from './fight.ts';
import { latelyOf } from './lately.ts';
import { reaction } from './story.ts';
import { warning } from './warning.ts';

const CARDS =
  'DE-SUPPORT-1@base! DE-SUPPORT-2@base DE-SOLDIERS-1@surroundings PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-SUPPORT-1@forest';
const HANDS = { PL: 'PL-MISFORTUNE-1 PL-LUCK-1 PL-NURSE-1', DE: 'DE-LUCK-1 DE-AMBUSH-1' };

/** The window that is open after these lines, as its owner sees it. */
function windowAfter(p: Position, ...lines: readonly Line[]) {
  const s = position({ cards: CARDS, hand: HANDS, turn: 'DE', ...p });
  playTo(s, ...lines);
  const { seat, moves } = asks(game, s)[0] as { seat: number; moves: readonly Move[] };
  return { view: view(s, seat), moves };
}

const attack: Line = 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)';
const toDice: Line[] = [attack, 'PL noEscort', 'DE roll'];

test('who is asked for a Nurse still sees the dice', () => {
  const s = position({ cards: CARDS, hand: HANDS, turn: 'DE', dice: [6, 1] });
  playTo(s, ...toDice, 'PL passReaction', 'DE passReaction');
  const { seat, moves } = asks(game, s)[0] as { seat: number; moves: readonly Move[] };
  const heard = [
    { is: 'attack-declared', side: 'DE', actor: 'DE-SOLDIERS-1', target: 'PL-SCOUTS-1', zone: 'surroundings' },
    { is: 'rolled', side: 'DE', dice: { DE: 6, PL: 1 } },
    { is: 'attack-ended', side: 'DE', success: true, totals: { PL: 2, DE: 8 } },
  ] as const;
  const story = reaction(view(s, seat), moves, 'en', heard);
  expect(story?.chain.flatMap(({ dice = [] }) => dice.map(({ face }) => face))).toEqual([6, 1]);
  expect(story?.standing.figures).toBe('8 : 2');
});

describe('the story of a roll window', () => {
  // The moment on the designer's drawing: 5 to 5, and a German Support has just made it 6.
  const open = windowAfter({ dice: [3, 4] }, ...toDice, 'PL passReaction', 'DE supportInAction(DE-SUPPORT-2)');
  const story = reaction(open.view, open.moves, 'en');

  test('tells the chain with its dice and what was added', () => {
    expect(story?.chain.map(({ mark }) => mark)).toEqual([undefined, '5', '5', '+1']);
    expect(story?.chain.flatMap(({ dice = [] }) => dice)).toEqual([
      { face: 3, owner: 1 },
      { face: 4, owner: 0 },
    ]);
    expect(story?.standing).toEqual({
      figures: '6 : 5',
      means: 'The Attack will succeed. Your Scouts will be removed.',
    });
  });

  test('says what each reaction makes of it', () => {
    expect(story?.reactions.map(({ move, figures, means, helps }) => [move, figures, means, helps])).toEqual([
      ['warMisfortune(PL-MISFORTUNE-1)', '4 : 5', 'it survives', true],
      ['warLuck(PL-LUCK-1)', '6 : 7', 'it survives', true],
      ['supportInAction(PL-SUPPORT-1)', '6 : 6', 'tie, it survives', true],
    ]);
    expect(story?.pass.move).toBe('passReaction');
  });

  test('says what comes too late, and what too early', () => {
    expect(story?.tooLate).toEqual([
      'Partisans: too late for an Escort, it is sent before the dice.',
      'Nurse: only once the Attack hits.',
    ]);
  });

  test('is told in Polish too', () => {
    const told = reaction(open.view, open.moves, 'pl');
    expect(told?.standing.means).toBe('Atak się uda. Karta Zwiadowcy wypadnie z\u00a0gry.');
    expect(told?.reactions.map(({ detail }) => detail)).toEqual([
      'karta z\u00a0ręki, −2\u00a0dla Niemców',
      'karta z\u00a0ręki, +2\u00a0dla ciebie',
      'Wsparcie w\u00a0Lesie, zużyje się',
    ]);
  });
});

describe('the other windows', () => {
  test('an Escort is weighed by its chances', () => {
    const { view: v, moves } = windowAfter({}, attack);
    const story = reaction(v, moves, 'en');
    expect(story?.standing.figures).toBe('2 : 1');
    expect(story?.reactions.map(({ figures, means, helps }) => [figures, means, helps])).toEqual([
      ['2 : 2', 'chance of the Attack 42%', true],
    ]);
  });

  test('Ambush and Nurse', () => {
    const ambush = windowAfter({}, attack, 'PL noEscort');
    expect(reaction(ambush.view, ambush.moves, 'en')?.reactions[0]?.means).toBe('succeeds without dice');
    const nurse = windowAfter({}, attack, 'PL noEscort', 'DE ambush(DE-AMBUSH-1)');
    const story = reaction(nurse.view, nurse.moves, 'en');
    expect(story?.standing.means).toBe('The Attack hits. Your Scouts will be removed.');
    expect(story?.reactions[0]?.means).toBe('goes back to the Forest, exhausted');
    expect(story?.tooLate).toHaveLength(2);
  });

  test('after an Escort the chain says who was picked and who stepped in', () => {
    const lines = [attack, 'PL escort(PL-PARTISANS-1)'] as const;
    const told = ({ view: v, moves }: ReturnType<typeof windowAfter>) =>
      reaction(v, moves, 'en')?.chain.map(({ text }) => text);
    const chain = ['You attack the Polish Scouts with Soldiers', 'Partisans escort Scouts'];
    const defended = ['Soldiers attack your Scouts', 'Your Partisans escort Scouts'];
    const ambush = windowAfter({}, ...lines);
    expect(told(ambush)).toEqual(chain);
    expect(words.en.prompt('ambush', ambush.view).yours).toBe(
      'You attack Scouts with Soldiers; Partisans escort, bullets 2\u00a0to 2. Ambush or dice?',
    );
    const roll = windowAfter({ dice: [6, 1] }, ...lines, 'DE roll');
    expect(told(roll)?.slice(0, 2)).toEqual(defended);
    expect(words.pl.prompt('roll-window', roll.view).yours).toMatch(
      /^Atak na twoich Zwiadowców \(Eskorta: Partyzanci\): 8/,
    );
    const nurse = windowAfter({}, ...lines, 'DE ambush(DE-AMBUSH-1)');
    expect(told(nurse)).toEqual(defended);
    const ambushed = { is: 'ambushed', side: 'DE', card: 'DE-AMBUSH-1' } as const;
    expect(reaction(nurse.view, nurse.moves, 'en', [ambushed])?.chain.at(-1)?.text).toBe(
      'The Germans play Ambush!: a hit without dice',
    );
    expect(words.pl.prompt('nurse', nurse.view).yours).toContain('Partyzantów (Eskorta zamiast Zwiadowców)');
    // Without an Escort nothing is said of one; a table of edition 1 does not remember whom it saved.
    expect(told(windowAfter({}, attack, 'PL noEscort'))).toEqual(chain.slice(0, 1));
    expect(told(windowAfter({ edition: 1 }, ...lines))).toEqual(['You attack the Polish Partisans with Soldiers']);
  });

  test('in a window without dice nothing is said of a roll', () => {
    const { view: v } = windowAfter(
      { cards: `${CARDS} PL-PARTISANS-2@surroundings` },
      attack,
      'PL noEscort',
      'DE ambush(DE-AMBUSH-1)',
    );
    const { reason } = whyNot(v, ['PL-PARTISANS-1']);
    expect([words.pl.whyNot(reason), words.en.whyNot(reason)]).toEqual([
      'Na Eskortę w\u00a0tym Ataku za późno',
      'Escort: too late for this Attack',
    ]);
  });

  test('a turn is no window', () => {
    const s = position({ cards: CARDS, hand: HANDS, turn: 'DE' });
    expect(reaction(view(s, 1), asks(game, s)[0]?.moves ?? [], 'en')).toBeNull();
    expect(autoPass(view(s, 1), asks(game, s)[0]?.moves ?? [])).toBeNull();
  });
});

describe('passing without being asked', () => {
  const pass = ({ view: v, moves }: ReturnType<typeof windowAfter>) => autoPass(v, moves);

  test('ahead: the result suits the one who is asked', () => {
    const open = windowAfter({ dice: [6, 1] }, ...toDice, 'PL supportInAction(PL-SUPPORT-1)');
    expect(pass(open)).toMatchObject({ ahead: true, hopeless: false, move: 'passReaction' });
  });

  test('hopeless: all together cannot turn it', () => {
    // 8 to 2: Luck, Misfortune and Support make it 6 to 5.
    expect(pass(windowAfter({ dice: [6, 1] }, ...toDice))).toMatchObject({ ahead: false, hopeless: true });
    // 7 to 2: they make it 5 to 5, and a tie saves the card.
    expect(pass(windowAfter({ dice: [5, 1] }, ...toDice))).toMatchObject({ ahead: false, hopeless: false });
  });

  test('lasts for an action: the same words in all its windows', () => {
    const first = pass(windowAfter({}, attack));
    const later = pass(windowAfter({ dice: [6, 1] }, ...toDice));
    expect(first?.within).toEqual(later?.within);
    expect(first).toMatchObject({ ahead: false, hopeless: false, move: 'noEscort' });
  });
});

describe('warnings', () => {
  const v = windowAfter({ dice: [6, 1] }, ...toDice).view;
  test('before the dice, before a wasted card, and before the last pass', () => {
    expect(warning('attack(PL-SCOUTS-1,DE-SOLDIERS-1)', v, 'en')).toMatch(/dice/);
    expect(warning('warLuck(PL-LUCK-1)', v, 'en')).toMatch(/stands/);
    expect(warning('deploy(PL-SCOUTS-2)', v, 'en')).toBeNull();
    const last = view(position({ stage: 4, passes: 1, parts: { forest: 1, base: 3 } }), 0);
    expect(warning('pass', last, 'en')).toMatch(/losing/);
    const first = view(position({ stage: 2, passes: 1 }), 0);
    expect(warning('pass', first, 'pl')).toBe('To zakończy etap');
    expect(warning('pass', view(position({ stage: 2 }), 0), 'pl')).toBeNull();
  });

  test('a first pass is the last if the other side will pass at once, and only then', () => {
    const asked = (cards: string, DE: string) =>
      position({ stage: 4, cards: `PL-SCOUTS-1@forest ${cards}`, hand: { PL: 'PL-LUCK-1', DE } });
    const helpless = asked('DE-SOLDIERS-1@base!', '');
    const v = view(helpless, 0);
    expect(warning('pass', v, 'en')).toMatch(/ends the game/);
    expect(words.en.move('pass', v)).toBe('Pass: the game ends');
    expect(words.en.prompt('act', v).yours).toMatch(/^They cannot act: .* end the game$/);
    expect(words.pl.prompt('act', v).yours).toMatch(/^Wróg nie ma akcji: .*zakończ\sgrę$/);
    const nobody = view(position({ stage: 4, cards: 'PL-SUPPORT-1@forest!', hand: { PL: 'PL-LUCK-1', DE: '' } }), 0);
    expect(words.en.prompt('act', nobody).yours).toBe('Nobody can act: pass and end the game');
    playTo(helpless, 'PL pass');
    expect(helpless.result).not.toBeNull();
    for (const s of [asked('DE-SOLDIERS-1@base', ''), asked('DE-SUPPORT-1@base', ''), asked('', 'DE-LUCK-1')]) {
      expect(warning('pass', view(s, 0), 'en')).toBeNull();
      expect(words.en.move('pass', view(s, 0))).toBe('Pass');
      playTo(s, 'PL pass');
      expect(s.result).toBeNull();
    }
  });

  test('before a card that would do nothing but keep the stage open', () => {
    const idle = view(position({ hand: { PL: 'PL-MORALE-1 PL-HIDE-1 PL-MOST-1' }, parts: { forest: 0 } }), 0);
    expect(warning('highMorale(PL-MORALE-1)', idle, 'en')).toMatch(/does nothing/);
    expect(warning('hideFragments(PL-HIDE-1,0)', idle, 'en')).toMatch(/does nothing/);
    expect(warning('hideFragments(PL-HIDE-1,1)', idle, 'en')).toBeNull();
    expect(warning('mostIII(PL-MOST-1)', idle, 'en')).toMatch(/holds no part/);
    const column = (cards: string) =>
      warning('motorisedColumn(DE-COLUMN-1)', view(position({ cards, hand: { DE: 'DE-COLUMN-1' } }), 1), 'en');
    expect(column('DE-SUPPORT-1@base!')).toMatch(/does nothing/);
    expect([column('DE-SUPPORT-1@base'), column('DE-SCOUTS-1@base!')]).toEqual([null, null]);
  });

  test('who leads is not told that the result stands', () => {
    const lead = windowAfter({ dice: [6, 1] }, ...toDice, 'PL supportInAction(PL-SUPPORT-1)');
    expect(lead.view.you).toBe('DE');
    expect(warning('warLuck(DE-LUCK-1)', lead.view, 'en')).toBeNull();
  });
});

test('hidden parts that come back count as a change of the surroundings', () => {
  const hidden = { is: 'parts-hidden', side: 'PL', card: 'PL-HIDE-1', parts: 2 } as const;
  const { parts } = latelyOf([hidden, { is: 'parts-returned', parts: 2 }], 'DE', boardWords.en);
  expect(parts).toEqual({ base: 0, surroundings: 0, forest: 0 });
});

test('an Ambush is called by its name, and it is over when something else is told', () => {
  const ambush = [
    { is: 'attack-declared', side: 'DE', actor: 'DE-SOLDIERS-1', target: 'PL-SCOUTS-1', zone: 'surroundings' },
    { is: 'ambushed', side: 'DE', card: 'DE-AMBUSH-1' },
    { is: 'attack-ended', side: 'DE', success: true, totals: null },
    { is: 'removed', side: 'PL', card: 'PL-SCOUTS-1' },
  ] as const;
  const told = fightTold(ambush);
  expect(told && fightLabel(told, boardWords.en)).toBe('Ambush');
  expect(fightTold([...ambush, { is: 'passed', side: 'DE' }])).toBeNull();
  const { deeds } = latelyOf(ambush, 'PL', boardWords.en);
  expect(deeds.map((deed) => deed.is === 'fought' && deed.label)).toEqual(['Ambush, Polish loss']);
});
