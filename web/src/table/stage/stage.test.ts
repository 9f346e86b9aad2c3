import type { Language } from '@sztab/kernel';
import type { Beat, Staging } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { type Position, type ToyEvent, type ToyTable, toyTable } from '../testing/toy.tsx';
import { VirtualClock } from '../testing/virtual-clock.ts';
import type { Speed } from './script.ts';
import { Stage } from './stage.ts';

/** Every event is a beat of a second; `fight` also a verdict that is held, and `harm` is one against seat 0. */
const staging: Staging = {
  beatsOf(event) {
    const { is } = event as ToyEvent;
    if (is === 'quiet') return [];
    if (is === 'goal') return [{ kind: 'card', rank: 1, ms: 1000, words: is }];
    const told: Beat = {
      kind: 'move',
      rank: 2,
      ms: 1000,
      words: is,
      dispatch: true,
      row: { text: is },
      shows: ['you'],
    };
    if (is !== 'fight' && is !== 'harm') return [told];
    const against = is === 'harm' ? [0] : [];
    return [
      told,
      { kind: 'verdict', rank: 1, ms: 1000, words: `${is} ended`, dispatch: true, against, sound: 'verdict' },
      { kind: 'hold', rank: 1, ms: 1000, against },
    ];
  },
  title: ({ heard }) =>
    heard.some((event) => (event as ToyEvent).is.startsWith('round of')) ? { title: 'A battle', detail: '' } : null,
  meansFor: ({ heard, seat }) => (heard.some((event) => (event as ToyEvent).is === 'harm') ? [`bad for ${seat}`] : []),
};

const told = (...events: string[]): Position => ({ told: events.map((is) => ({ is })) });

const staged = (script: readonly Position[], speed?: Speed, opens?: boolean) =>
  at(toyTable(script, undefined, staging), speed, opens);

function at(table: ToyTable, speed: Speed = 'calm', opens = true, language: () => Language = () => 'en') {
  const clock = new VirtualClock();
  const sounds: string[] = [];
  const stage = new Stage(table, 0, {
    clock,
    speed: () => speed,
    waits: () => true,
    opens,
    still: () => false,
    language,
    time: () => clock.now,
    sound: (name, against) => sounds.push(against ? `${name} against` : name),
  });
  const close = stage.open();
  const position = (): unknown => {
    const { picture } = stage.shown();
    return ((picture ? picture.view : table.sight(0).view) as { position: Position }).position;
  };
  return { table, clock, sounds, stage, close, position };
}

test('what the game is about is told before the first move, once, and to nobody who is taught', async () => {
  const script = [told('goal', 'dealt'), told('fight')];
  const { table, clock, stage } = staged(script);
  expect(stage.shown().now?.beat).toMatchObject({ kind: 'card', words: 'goal' });
  const idle = stage.whenIdle();
  clock.go(1000);
  await idle;
  // The rest of it lies on the table already.
  expect(stage.shown()).toMatchObject({ picture: null, now: null, turns: 0, dispatch: null });
  expect(at(table).stage.shown().now).toBeNull();
  expect(staged(script, 'calm', false).stage.shown().now).toBeNull();
});

test('the picture follows the beats, and ends as the truth; the log does not run ahead', async () => {
  const start = told('opening');
  const after = told('fight', 'end');
  const { table, clock, stage, position } = staged([start, after]);
  expect(stage.shown().picture).toBeNull();
  await table.play(1, 'x');
  expect(position()).toBe(start);
  const heard = (): string[] | undefined => stage.shown().picture?.heard.map(({ event }) => (event as ToyEvent).is);
  expect(heard()).toEqual(['opening', 'fight']);
  clock.go(2000);
  expect(stage.shown().now?.verdict?.words).toBe('fight ended');
  // The last beat sets everything free and opens the next choice.
  clock.go(1000);
  expect(stage.shown()).toMatchObject({ picture: null, now: { beat: { words: 'end' } } });
  expect(position()).toBe(after);
  clock.go(1000);
  expect(stage.shown().now).toBeNull();
  expect(stage.shown().last?.rows.map(({ text }) => text)).toEqual(['fight', 'end']);
});

test('what the others did is a dispatch: three lines that matter most, the others counted, and what they mean', async () => {
  const { table, stage } = staged([told(), told('a', 'b', 'harm'), told('c'), told('mine')]);
  await table.play(1, 'x');
  await table.play(1, 'x');
  stage.finish();
  const line = (text: string, against = false) => ({ text, against, things: [] });
  expect(stage.shown().dispatch).toEqual({
    by: [1],
    head: null,
    lines: [line('a'), line('b'), line('harm ended', true)],
    all: [line('a'), line('b'), line('harm'), line('harm ended', true), line('c')],
    more: 2,
    means: ['bad for 0'],
  });
  // The own move takes it away.
  await table.play(0, 'x');
  stage.finish();
  expect(stage.shown().dispatch).toBeNull();
});

test('a move of the others of which nothing is shown is in the dispatch as the log has it', async () => {
  const { table, stage } = staged([told(), told('quiet'), told('a'), told('quiet'), told('b', 'c')]);
  await table.play(1, 'x');
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['It was quiet']);
  for (let move = 2; move <= 4; move++) await table.play(1, 'x');
  stage.finish();
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(stage.shown().dispatch?.all.map(({ text }) => text)).toEqual(['It was quiet', 'a', 'It was quiet', 'b', 'c']);
  expect(stage.shown().dispatch?.more).toBe(2);
  // Only moves that are shown can be shown again.
  expect(stage.shown().turns).toBe(2);
});

test('of a turn too long to be told in lines the beginning is counted', async () => {
  const { table, close } = staged([told(), told('mine'), ...Array(90).fill(told('truck'))]);
  close();
  await table.play(0, 'x');
  for (let n = 0; n < 90; n++) await table.play(1, 'x');
  const { stage } = at({ ...table });
  expect(stage.shown().dispatch).toMatchObject({ by: [1], more: 87 });
});

test('what is against the one who reads stands in the dispatch, however much else was decided before it', async () => {
  const { table, stage } = staged([told(), told('fight', 'fight', 'fight', 'fight', 'harm')]);
  await table.play(1, 'x');
  stage.finish();
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['fight ended', 'fight ended', 'harm ended']);
});

test('an answer belongs to the turn that it answers, whoever gives it', async () => {
  const { table, stage } = staged([
    told(),
    told('round of fire'),
    told('round of dice'),
    told('round of luck'),
    told('c'),
  ]);
  const lines = (): string[] | undefined => stage.shown().dispatch?.lines.map(({ text }) => text);
  await table.play(1, 'x');
  await table.play(0, 'x');
  stage.finish();
  expect(lines()).toEqual(['round of fire', 'round of dice']);
  expect(stage.shown()).toMatchObject({ turns: 2, dispatch: { by: [1] } });
});

test('what the others answer to an own battle is no turn of theirs', async () => {
  const { table, stage } = staged([told(), told('round of fire'), told('round of dice'), told('c')]);
  await table.play(0, 'x');
  await table.play(1, 'x');
  stage.finish();
  expect(stage.shown()).toMatchObject({ turns: 0, dispatch: null });
  await table.play(1, 'x');
  stage.finish();
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['c']);
});

test('it is shown again from the beginning, without opening a choice or being said twice', async () => {
  const { table, clock, stage, sounds, position } = staged([told(), told('harm')]);
  await table.play(1, 'x');
  clock.go(10_000);
  expect(sounds).toEqual(['verdict against']);
  stage.showAgain();
  expect(stage.shown()).toMatchObject({ again: true, said: [], picture: { move: 1 } });
  expect(position()).toEqual(told());
  clock.go(2000);
  expect(stage.shown().picture).not.toBeNull();
  expect(sounds).toEqual(['verdict against', 'verdict against']);
  clock.go(2000);
  expect(stage.shown()).toMatchObject({ again: false, picture: null });
});

test('moves of the past are told once more, each of them, however many, and the truth comes back by itself', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const { stage, table, clock, position } = staged([told(), ...names.map((name) => told(name))]);
  for (const _ of names) await table.play(1, 'next');
  stage.finish();
  const seen: unknown[] = [];
  stage.subscribe(() => seen.push(stage.shown().now?.words));
  stage.retell(0, 5);
  expect(stage.shown()).toMatchObject({ again: true, picture: { move: 1 } });
  clock.go(5000);
  expect([...new Set(seen)].filter(Boolean)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(stage.shown()).toMatchObject({ picture: null, again: false });
  expect(position()).toEqual(told('six'));
});

test('undo tells nothing forwards, and forgets what is no longer true', async () => {
  const { table, clock, stage, position } = staged([told('start'), told('harm')]);
  await table.play(1, 'x');
  await table.undo(1, 1);
  expect(stage.shown()).toMatchObject({ picture: null, now: null, last: null, dispatch: null });
  expect(position()).toEqual(told('start'));
  expect(clock.waits).toBe(false);
});

test('undo in the middle of a beat sounds, and nothing of the move is said later', async () => {
  const { table, clock, stage, sounds } = staged([told('start'), told('harm')]);
  await table.play(1, 'x');
  clock.go(500);
  await table.undo(1, 1);
  expect(sounds).toEqual(['undo']);
  clock.go(10_000);
  expect(stage.shown()).toMatchObject({ picture: null, said: [], dispatch: null });
});

test('whoever was away is offered what was missed, briskly and without bookkeeping, or the present', async () => {
  const away = async () => {
    const one = staged([told('start'), told('a'), told('fight'), told('b'), told('c')]);
    one.clock.go(60_000);
    one.stage.pause();
    for (const by of [1, 1, 1, 1]) await one.table.play(by, 'x');
    expect(one.stage.shown().missed).toBeNull();
    one.clock.go(60_000);
    one.stage.resume();
    expect(one.stage.shown().missed).toEqual({ moves: 4, since: 60_000 });
    expect(one.position()).toEqual(told('start'));
    return one;
  };
  const shown = await away();
  shown.stage.skipAct();
  expect(shown.stage.shown().missed).toBeNull();
  // A second each, told in half of it; the verdict is held.
  shown.clock.go(500);
  expect(shown.stage.shown().now?.beat.words).toBe('fight');
  shown.clock.go(1500 + 1000);
  expect(shown.stage.shown()).toMatchObject({ picture: null, missed: null });
  expect(shown.stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['a', 'fight', 'fight ended']);
  const present = await away();
  present.stage.finish();
  expect(present.stage.shown()).toMatchObject({ picture: null, missed: null });
  expect(present.position()).toEqual(told('c'));
});

test('one move in the background is simply told from where it stood', async () => {
  const { table, clock, stage } = staged([told('start'), told('a')]);
  stage.pause();
  await table.play(1, 'x');
  clock.go(60_000);
  stage.resume();
  expect(stage.shown()).toMatchObject({ missed: null, now: { beat: { words: 'a' } } });
  clock.go(1000);
  expect(stage.shown().picture).toBeNull();
});

test('at once: all words, no waiting, but what is against you is held until a key', async () => {
  const { table, clock, stage } = staged([told(), told('fight'), told('harm'), told('more')], 'instant');
  const said: string[] = [];
  stage.subscribe(() => said.push(...stage.shown().said.map(({ text }) => text)));
  await table.play(1, 'x');
  expect(stage.shown()).toMatchObject({ picture: null, now: null });
  await table.play(1, 'x');
  expect(stage.shown()).toMatchObject({ picture: null, now: { waits: true } });
  expect(said).toEqual(['fight', 'fight ended', 'harm', 'harm ended']);
  clock.go(60_000);
  expect(stage.shown().now?.waits).toBe(true);
  stage.skipAct();
  expect(stage.shown().now).toBeNull();
});

test('rows stay as long as the title does: a battle goes over several moves', async () => {
  const { table, stage } = staged([told(), told('round of fire'), told('round of dice'), told('other')]);
  await table.play(1, 'x');
  stage.finish();
  await table.play(1, 'x');
  expect(stage.shown().now?.rows.map(({ text }) => text)).toEqual(['round of fire', 'round of dice']);
  await table.play(1, 'x');
  stage.finish();
  expect(stage.shown().last?.rows.map(({ text }) => text)).toEqual(['other']);
});

test('whoever has just come finds the last turn of the others as a dispatch, and can have it shown', async () => {
  const { table, close } = staged([told(), told('mine'), told('harm'), told('a')]);
  close();
  await table.play(0, 'x');
  await table.play(1, 'x');
  await table.play(1, 'x');
  const fresh = { ...table };
  const { stage, clock } = at(fresh);
  expect(stage.shown()).toMatchObject({ picture: null, now: null, turns: 2, dispatch: { by: [1] } });
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['harm', 'harm ended', 'a']);
  expect(clock.waits).toBe(false);
  stage.showAgain();
  expect(stage.shown().picture).not.toBeNull();
});

test('a turn of many moves is a dispatch of three lines, too', async () => {
  const { table, close } = staged([told(), told('mine'), ...Array(20).fill(told('truck')), told('harm')]);
  close();
  await table.play(0, 'x');
  for (let n = 0; n < 21; n++) await table.play(1, 'x');
  const { stage } = at({ ...table });
  expect(stage.shown()).toMatchObject({ turns: 21, dispatch: { by: [1] } });
  expect(stage.shown().dispatch?.lines.map(({ text }) => text)).toEqual(['truck', 'truck', 'harm ended']);
});

test('people around one screen are told what they have not seen, each for themselves', async () => {
  const { table, stage, close } = staged([told(), told('mine'), told('theirs')]);
  await table.play(0, 'x');
  stage.finish();
  close();
  await table.play(1, 'x');
  const back = at(table);
  expect(back.stage.shown().now?.beat.words).toBe('theirs');
});

test('whoever comes to a running table sees the present; whoever leaves stops the clock', async () => {
  const table = staged([told(), told('a')]);
  await table.table.play(1, 'x');
  table.close();
  expect(table.clock.waits).toBe(false);
  expect(table.stage.shown().picture).toBeNull();
});

test('what was told is read in the language of the page, also after it has changed', async () => {
  const spoken: Staging = {
    ...staging,
    beatsOf: (event, scene) =>
      staging.beatsOf(event, scene).map((beat) => ({
        ...beat,
        ...(beat.words && { words: `${scene.language} ${beat.words}` }),
        ...(beat.row && { row: { text: `${scene.language} ${beat.row.text}` } }),
      })),
  };
  let language: Language = 'en';
  const { table, stage } = at(
    toyTable([told(), told('a', 'harm'), told('round of mine')], undefined, spoken),
    'calm',
    true,
    () => language,
  );
  await table.play(1, 'x');
  stage.finish();
  const read = () => [
    stage.shown().dispatch?.lines.map(({ text }) => text),
    stage.shown().last?.rows.map(({ text }) => text),
    stage.shown().last?.verdict?.words,
  ];
  expect(read()).toEqual([['en a', 'en harm', 'en harm ended'], ['en a', 'en harm'], 'en harm ended']);
  language = 'pl';
  stage.respeak();
  expect(read()).toEqual([['pl a', 'pl harm', 'pl harm ended'], ['pl a', 'pl harm'], 'pl harm ended']);
  expect(stage.shown()).toMatchObject({ picture: null, now: null, turns: 1, said: [] });
});
