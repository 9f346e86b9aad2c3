/** What one viewer may know, and how a view becomes a possible state again. */
import { below, clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { EVENTS, type EventId } from '../content/events.ts';
import { type MissionId, missionOf, STAGE, stageOf } from '../content/missions.ts';
import { SOLDIERS, type SoldierId } from '../content/soldiers.ts';
import type { Month } from '../content/time.ts';
import type { Fighter, Frame, PublicState, Sealed, Staff, State, Tile } from './state.ts';

export interface StaffView extends Omit<Staff, 'hand'> {
  /** The backs that everybody sees: red for stage I, yellow for stage II. */
  readonly red: number;
  readonly yellow: number;
  /** The own hand; somebody else's is empty here. */
  readonly hand: readonly MissionId[];
}

export interface View extends PublicState {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Seat | null;
  readonly flow: readonly Frame[];
  readonly staffs: readonly StaffView[];
  readonly deckCount: number;
  readonly stage2Count: number;
  readonly eventCount: number;
  /** The top card of the events, where this seat has put it there by Liaison (FTF-9.1); since edition 2. */
  readonly foreseen?: EventId | null;
}

// A search imagines a state a hundred thousand times a minute, so what is copied for it is copied field by field.
const fighterLike = ({ id, region, s: strength, u, trained, wounds }: Fighter): Fighter => ({
  id,
  region,
  s: strength,
  u,
  trained,
  wounds,
});
const tileLike = ({ active, vp }: Tile): Tile => ({ active, vp });

const open = (s: PublicState): PublicState => ({
  edition: s.edition,
  options: s.options,
  round: s.round,
  time: s.time,
  domination: { ...s.domination },
  soldiers: s.soldiers.map(fighterLike),
  fallen: [...s.fallen],
  tiles: {
    movement: tileLike(s.tiles.movement),
    training: tileLike(s.tiles.training),
    sabotage: tileLike(s.tiles.sabotage),
    recruitment: tileLike(s.tiles.recruitment),
    concentration: tileLike(s.tiles.concentration),
    maneuvers: tileLike(s.tiles.maneuvers),
  },
  concentration: s.concentration,
  leader: s.leader,
  laidOut: [...s.laidOut],
  spentEvents: [...s.spentEvents],
  frontDiscards: [...s.frontDiscards],
  revealed: [...s.revealed],
  result: s.result,
  ...(s.resigned && { resigned: [...s.resigned] }),
});

const ofStage = (hand: readonly MissionId[], stage: 1 | 2): number => hand.filter((id) => stageOf(id) === stage).length;

export function view(s: State, viewer: Viewer): View {
  return {
    you: viewer === 'public' ? null : viewer,
    ...open(s),
    flow: s.flow.map((f) => shown(f, viewer)),
    staffs: s.staffs.map(({ vp, nurses, hand, stage2Received, succeeded, failed }, seat) => ({
      vp,
      nurses,
      stage2Received,
      succeeded: [...succeeded],
      failed: [...failed],
      red: ofStage(hand, 1),
      yellow: ofStage(hand, 2),
      hand: viewer === seat ? [...hand] : [],
    })),
    deckCount: s.deck.length,
    stage2Count: s.stage2.length,
    eventCount: s.events.length,
    ...(s.foreseen !== undefined && { foreseen: s.foreseen?.seat === viewer ? s.foreseen.top : null }),
  };
}

/** FTF-9.1: of drawn cards, packets and sealed answers only the own ones; the others are empty, their number is public. */
function shown(f: Frame, viewer: Viewer): Frame {
  const copy = clone(f);
  if ('answers' in copy) {
    for (const [seat, answer] of copy.answers.entries()) if (answer && seat !== viewer) copy.answers[seat] = 'sealed';
  }
  if ('packets' in copy) for (const [seat, packet] of copy.packets.entries()) if (seat !== viewer) packet.length = 0;
  if ('drawn' in copy && copy.seat !== viewer) copy.drawn.length = 0;
  if ('cards' in copy && copy.seat !== viewer) copy.cards.length = 0;
  return copy;
}

interface Unseen {
  readonly missions: Readonly<Record<1 | 2, readonly MissionId[]>>;
  readonly soldiers: readonly SoldierId[];
  readonly events: readonly EventId[];
}

// A view is never changed once it is made, and whoever thinks about one imagines many states from it.
const unseen = new WeakMap<View, Unseen>();

/** The cards of a kind whose place this view does not tell. */
export function unseenBy(v: View): Unseen {
  const known = unseen.get(v);
  if (known) return known;
  const found = searchFor(v);
  unseen.set(v, found);
  return found;
}

function searchFor(v: View): Unseen {
  const seen = new Set<string>([...v.frontDiscards, ...v.fallen, ...v.laidOut, ...v.spentEvents]);
  if (v.foreseen) seen.add(v.foreseen);
  for (const { id } of v.soldiers) seen.add(id);
  for (const { hand, succeeded, failed } of v.staffs) for (const id of [...hand, ...succeeded, ...failed]) seen.add(id);
  for (const f of v.flow) {
    if ('packets' in f) for (const id of f.packets.flat()) seen.add(id);
    if ('drawn' in f) for (const id of f.drawn) seen.add(id);
    if ('cards' in f) for (const id of f.cards) seen.add(id);
    if ('queue' in f) for (const { mission } of f.queue) seen.add(mission);
  }
  const rest = <X extends string>(all: readonly X[]): X[] => all.filter((id) => !seen.has(id));
  return {
    missions: { 1: rest(STAGE[1]), 2: rest(STAGE[2]) },
    soldiers: rest(SOLDIERS),
    events: rest(EVENTS),
  };
}

export function imagine(v: View, dice: FastStream): State {
  const hidden = unseenBy(v);
  const soldiers = mix(dice, [...hidden.soldiers]);
  const top = v.foreseen ?? null;
  const events = [...(top ? [top] : []), ...mix(dice, [...hidden.events])];
  const missions = {
    1: laterFirst(mix(dice, [...hidden.missions[1]]), v.time),
    2: laterFirst(mix(dice, [...hidden.missions[2]]), v.time),
  };
  const staffs = v.staffs.map(
    ({ vp, nurses, red, yellow, hand, stage2Received, succeeded, failed }, seat): Staff => ({
      vp,
      nurses,
      hand: seat === v.you ? [...hand] : [...missions[1].splice(0, red), ...missions[2].splice(0, yellow)],
      stage2Received,
      succeeded: [...succeeded],
      failed: [...failed],
    }),
  );
  const flow = v.flow.map((f): Frame => {
    const copy = clone(f);
    if ('packets' in copy) {
      for (const [seat, packet] of copy.packets.entries()) {
        if (seat !== v.you) packet.push(...missions[1].splice(0, 5 - copy.pick));
      }
    }
    if ('drawn' in copy && copy.seat !== v.you) copy.drawn.push(...soldiers.splice(0, soldiers.length - v.deckCount));
    if (copy.step === 'recruit.liaison' && copy.seat !== v.you) copy.cards.push(...events.splice(0, 2));
    if (copy.step === 'stage2' && copy.seat !== v.you) copy.cards.push(...missions[2].splice(0, 2));
    if ('answers' in copy) guessAnswers(copy, staffs, v.you, dice);
    return copy;
  });
  return {
    ...open(v),
    flow,
    dice,
    barriers: 0,
    staffs,
    deck: soldiers,
    stage2: mix(dice, missions[2]),
    events,
    ...(v.foreseen !== undefined && { foreseen: top ? { seat: v.you as Seat, top } : null }),
    setAside: missions[1],
  };
}

/** Whoever still holds a mission holds one whose date has not come: due ones were revealed. Those go to the hands first. */
function laterFirst(missions: readonly MissionId[], time: Month): MissionId[] {
  const later: MissionId[] = [];
  const due: MissionId[] = [];
  for (const id of missions) (missionOf(id).date > time ? later : due).push(id);
  return due.length === 0 ? later : [...later, ...due];
}

type Asked = Extract<Frame, { answers: Sealed[] }>;

/** Any answer that the cards of that seat allow. */
function guessAnswers(f: Asked, staffs: readonly Pick<Staff, 'hand'>[], you: Seat | null, dice: FastStream): void {
  for (const [seat, answer] of f.answers.entries()) {
    if (answer === null || seat === you) continue;
    const cards = f.step === 'setup.draft' ? (f.packets[seat] as MissionId[]) : (staffs[seat] as Staff).hand;
    const mustKeep = f.step === 'setup.draft' && f.pick < 3;
    const options: Sealed[] = mustKeep ? [...cards] : ['none', ...cards];
    f.answers[seat] = options[below(dice, options.length)] as Sealed;
  }
}

/** The re-deal of the non-interference test. Works on the true state, knowing nothing of views. */
export function redeal(s: State, viewer: Viewer, dice: FastStream): State {
  const others = s.staffs.filter((_, seat) => seat !== viewer);
  for (const stage of [1, 2] as const) {
    // Every place where a card of this stage lies hidden from the viewer.
    const places: MissionId[][] = [stage === 1 ? s.setAside : s.stage2, ...others.map(({ hand }) => hand)];
    for (const f of s.flow) {
      if ('packets' in f && stage === 1) places.push(...f.packets.filter((_, seat) => seat !== viewer));
      if (f.step === 'stage2' && stage === 2 && f.seat !== viewer) places.push(f.cards);
    }
    const pool = mix(
      dice,
      places.flatMap((place) => place.filter((id) => stageOf(id) === stage)),
    );
    for (const place of places) {
      for (const [i, id] of place.entries()) if (stageOf(id) === stage) place[i] = pool.pop() as MissionId;
    }
  }
  for (const f of s.flow) {
    if ('drawn' in f && f.seat !== viewer) exchange(f.drawn, s.deck, dice);
    if (f.step === 'recruit.liaison' && f.seat !== viewer) exchange(f.cards, s.events, dice);
    if ('answers' in f) guessAnswers(f, s.staffs, viewer === 'public' ? null : viewer, dice);
  }
  mix(dice, s.deck);
  const known = s.foreseen?.seat === viewer ? s.events.splice(0, 1) : [];
  mix(dice, s.events).unshift(...known);
  if (s.foreseen) s.foreseen = { ...s.foreseen, top: s.events[0] as EventId };
  return s;
}

/** Mixes two hidden places, keeping how many lie in each. */
function exchange<X>(drawn: X[], deck: X[], dice: FastStream): void {
  const pool = mix(dice, [...drawn, ...deck]);
  const count = drawn.length;
  drawn.splice(0, count, ...pool.slice(0, count));
  deck.splice(0, deck.length, ...pool.slice(count));
}
