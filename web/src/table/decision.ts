/** The open decision: what was touched so far, what that means, and what cannot be done and why. */
import type { WhyNot } from '@sztab/kernel';
import {
  type Choice,
  type Counts,
  choose,
  firstCounts,
  forced,
  given,
  isEnough,
  isOpen,
  isPhrase,
  media,
  SCREENS,
  type Share,
  type ShareWords,
  type Sharing,
  spell,
  stepped,
  tapped,
  tokensOf,
  touch,
  touchAll,
  untouch,
  type Way,
} from '@sztab/pieces';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CannotUndo } from './house.ts';
import { type Riding, useRiding } from './riding.ts';
import type { Sitting } from './sitting.ts';

export interface Decision {
  readonly choice: Choice;
  /** Verbs that need nothing touched: pass, end, keep. */
  readonly alone: readonly string[];
  /** What the primary button would do, what is to be known before, and its words where they are not those of the move. */
  readonly primary: { readonly move: string; readonly warning: string | null; readonly words?: string } | null;
  /** Pieces that are being given in one go; null at every other question. */
  readonly sharing: (Sharing & { readonly words: ShareWords; step(by: 1 | -1): void }) | null;
  /** The view as it would be with them; until they have gone, as it was confirmed. Null where nothing is planned. */
  readonly planned: unknown;
  /** Things that several moves in a row lead to. */
  readonly ways: ReadonlyMap<string, Way>;
  /** Several moves in a row that are planned, and where they lead. */
  readonly heading: { readonly thing: string; readonly way: Way; readonly bends: readonly string[] } | null;
  /** The question that comes with the act, answered in its sentence. */
  readonly riding: Riding | null;
  readonly refusal: WhyNot | null;
  /** Somebody wanted to take back what stands. */
  readonly noUndo: CannotUndo | null;
  /** A move was sent and refused. */
  readonly failed: boolean;
  /** Some reason stays as long as somebody reads it. */
  holdRefusal(held: boolean): void;
  /** Leads the planned way past this thing; false if nothing is planned, or it cannot. */
  bend(thing: string): boolean;
  /** `joins`: the move that comes of it is taken back together with the one before. */
  touch(thing: string, joins?: boolean): void;
  press(verb: string): void;
  /** Back to the choice of the token at this place of the sentence. */
  backTo(place: number): void;
  /** Another answer for the slot at this place of the sentence, and for what came after it. */
  instead(place: number, token: string): void;
  /** Takes back one touch, or one move and what it joined; false if there is nothing to take back. */
  undo(): boolean;
  confirm(): void;
  /** What was given in one go is still being made, move by move. */
  readonly going: boolean;
  /** `joins`: it is taken back together with the one before. */
  play(move: string, joins?: boolean): void;
  /** Plays a reaction of the window, at once; where something is to be known before, only when it is the primary one already. */
  react(move: string): void;
}

/** Long enough to read why not, and to go to the rule. */
const REFUSAL_MS = 6000;
const NOTHING: readonly string[] = [];
const NO_WAYS: ReadonlyMap<string, Way> = new Map();
/** A finger may miss: there the first touch of a place only picks it. */
const touchscreen = media(SCREENS.touch);

/** A decision about one thing, whose result can be taken back, needs no confirming. */
const actsAtOnce = (sitting: Sitting, confirms: boolean): boolean =>
  !confirms && sitting.table.game.box.game.takeBack && sitting.moves.every((move) => spell(move).length <= 2);

interface Manner {
  /** A tap only picks, whatever it picks; the primary button acts. */
  readonly confirms?: boolean;
  /** Every question is one of its own: whoever is taught is told of each. */
  readonly oneByOne?: boolean;
}

/** `onPlay` is told of moves made by hand. */
export function useDecision(
  sitting: Sitting,
  onPlay: () => void,
  { confirms = false, oneByOne = false }: Manner = {},
): Decision {
  const { table, seat, view, moves, board, language, at } = sitting;
  const question = moves.join(' ');
  const [made, setMade] = useState({ question: '', picked: NOTHING });
  const [refusal, setRefusal] = useState<WhyNot | null>(null);
  const [noUndo, setNoUndo] = useState<CannotUndo | null>(null);
  const [held, holdRefusal] = useState(false);
  const [failed, setFailed] = useState(false);
  // The position whose answer is on its way: a second click on it means nothing, one on the next position does.
  const sending = useRef<number | null>(null);
  // The positions in which a move was made that belongs to the one before.
  const joined = useRef(new Set<number>());

  // While its moves are on their way one after another, the share stays as it was confirmed.
  const [going, setGoing] = useState<{ readonly share: Share; readonly counts: Counts } | null>(null);
  const asked = useMemo(() => board.share?.(view, moves) ?? null, [board, view, moves]);
  const share = going?.share ?? asked;
  const [gives, setGives] = useState<{ at: number; counts: Counts }>({ at: -1, counts: {} });
  const counts = useMemo(
    () => going?.counts ?? (share ? (gives.at === at ? gives.counts : firstCounts(share)) : {}),
    [going, share, gives, at],
  );
  const planned = useMemo(() => share?.planned(counts) ?? null, [share, counts]);

  const ways = useMemo(() => board.ways?.(view, moves, language) ?? NO_WAYS, [board, view, moves, language]);
  const [headed, head] = useState<{ at: number; thing: string; bends: readonly string[] } | null>(null);
  const heading = useMemo((): Decision['heading'] => {
    const straight = headed?.at === at ? ways.get(headed.thing) : undefined;
    if (!headed || !straight) return null;
    const { thing, bends } = headed;
    return { thing, bends, way: bends.reduce((way, via) => way.through?.(via) ?? way, straight) };
  }, [headed, ways, at]);

  // What was touched to begin an order, as long as it has not been touched in the question that this opens.
  const [begun, begin] = useState<{ readonly at: number; readonly touches: readonly string[] } | null>(null);
  useEffect(() => {
    if (begun?.at !== at || moves.length === 0) return;
    const [first = '', ...rest] = begun.touches;
    touchThing(first);
    begin(rest.length > 0 ? { at, touches: rest } : null);
  });

  const picked = made.question === question ? made.picked : NOTHING;
  const choice = useMemo(() => choose(moves, picked), [moves, picked]);
  const offered = useMemo(() => board.primary?.(moves, view) ?? null, [board, moves, view]);
  const alone = useMemo(() => choose(moves).verbs.filter((verb) => verb !== offered), [moves, offered]);

  const ready = choice.complete ?? (picked.length === 0 ? offered : null);
  const riding = useRiding(sitting, oneByOne || heading || share ? null : ready, oneByOne);

  useEffect(() => {
    if ((!refusal && !noUndo) || held) return;
    const timer = setTimeout(() => {
      setRefusal(null);
      setNoUndo(null);
    }, REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal, noUndo, held]);

  /** What follows without a choice is filled in. */
  const pick = (tokens: readonly string[]): void => {
    head(null);
    begin(null);
    setRefusal(null);
    setNoUndo(null);
    setFailed(false);
    setMade({ question, picked: tokens.length > 0 ? forced(moves, tokens) : tokens });
  };
  /** To the last choice there was before this place of the sentence. */
  const backTo = (place: number): void => {
    let kept = place;
    while (kept > 0 && forced(moves, picked.slice(0, kept)).length > place) kept--;
    pick(picked.slice(0, kept));
  };
  const warningOf = (move: string, seen = view): string | null => board.warning?.(move, seen, language) ?? null;
  const give = (next: Counts): void => {
    if (going) return;
    pick([]);
    setGives({ at, counts: next });
  };

  async function play(move: string, joins = false): Promise<void> {
    if (seat === null || sending.current === at) return;
    sending.current = at;
    if (joins) joined.current.add(at);
    else joined.current.delete(at);
    pick([]);
    onPlay();
    try {
      await table.play(seat, move);
    } catch {
      setFailed(true);
    } finally {
      if (sending.current === at) sending.current = null;
    }
  }

  const means = (next: Choice): string | null =>
    next.complete !== null && next.open.length === 1 && board.byClick?.(next.complete) && !warningOf(next.complete)
      ? next.complete
      : null;
  /** What the numbers stand for; it is taken back in one go, as it was given. */
  async function playAll(all: readonly string[]): Promise<void> {
    if (seat === null || sending.current === at) return;
    sending.current = at;
    if (share) setGoing({ share, counts });
    pick([]);
    onPlay();
    try {
      let begun = false;
      for (const move of all) {
        if (!table.sight(seat).moves.includes(move)) continue;
        const place = table.state().moves;
        if (begun) joined.current.add(place);
        else joined.current.delete(place);
        begun = true;
        await table.play(seat, move);
      }
    } catch {
      setFailed(true);
    } finally {
      if (sending.current === at) sending.current = null;
      setGoing(null);
    }
  }

  /** One after another, as far as each is still meant; what brought nothing to light is taken back in one go. */
  async function playOn(steps: Way['moves'], goesOn: Way['goesOn']): Promise<void> {
    if (seat === null || sending.current === at) return;
    sending.current = at;
    pick([]);
    onPlay();
    try {
      for (const [i, move] of steps.entries()) {
        const now = table.sight(seat);
        if (i > 0 && !goesOn(now.view, now.moves, move)) break;
        const place = table.state().moves;
        if (i > 0) joined.current.add(place);
        else joined.current.delete(place);
        await table.play(seat, move);
      }
    } catch {
      setFailed(true);
    } finally {
      if (sending.current === at) sending.current = null;
    }
  }

  function bend(touched: string): boolean {
    const [thing = touched] = tokensOf(touched);
    if (going || !heading || thing === heading.thing || !heading.way.through?.(thing)) return false;
    head({ at, thing: heading.thing, bends: [...heading.bends, thing] });
    return true;
  }

  function touchThing(thing: string, joins = false): void {
    if (going) return;
    const way = isOpen(choice, thing) ? undefined : ways.get(thing);
    // What was picked before is where the way has to begin.
    const [from] = picked;
    if (way && (from === undefined || way.through?.(from) || way.moves.some((move) => spell(move).includes(from)))) {
      if (heading?.thing === thing) void playOn(heading.way.moves, heading.way.goesOn);
      else {
        pick([]);
        head({ at, thing, bends: from === undefined ? NOTHING : [from] });
      }
      return;
    }
    if (share?.parts.some((part) => part.thing === thing)) {
      give(tapped(share, counts, thing));
      return;
    }
    const next = touchAll(choice, thing);
    const opens = next ? null : (board.begins?.(thing, choice, view) ?? null);
    if (isPhrase(thing) && next) {
      // A whole phrase is one gesture: what it spells out is done, if it can be undone, or a piece and its place were enough to mean it.
      const free = table.game.box.game.takeBack && next.complete !== null && !warningOf(next.complete);
      const move = free ? next.complete : means(next);
      if (move !== null) void play(move, joins);
      else pick(next.picked);
      return;
    }
    const goesOn = next !== null && next.picked.length > picked.length;
    const place = picked.indexOf(thing);
    // The place was filled in, or picked before: to point at it is to mean it, and with a finger, too.
    const again = place > 1 && place === picked.length - 1;
    const meant = again ? means(choice) : goesOn && picked.length > 0 ? means(next) : null;
    if (meant !== null && (again || (!confirms && !touchscreen.matches()))) void play(meant, joins);
    // What was filled in is not taken out by whoever points at it, too.
    else if (!goesOn && place > 0 && forced(moves, picked.slice(0, place)).length > place) setRefusal(null);
    else if (!goesOn && place >= 0) backTo(place);
    else if (!next && opens) {
      void play(opens.move, joins);
      begin({ at: at + 1, touches: opens.touches });
    } else if (!next) setRefusal(table.game.box.whyNot(view, [...picked, ...tokensOf(thing)]));
    else if (
      next.complete !== null &&
      next.open.length === 1 &&
      actsAtOnce(sitting, confirms) &&
      !warningOf(next.complete) &&
      !riding.comesWith(next.complete)
    ) {
      void play(next.complete, joins);
    } else pick(next.picked);
  }

  function instead(place: number, token: string): void {
    const before = choose(moves, picked.slice(0, place));
    const next = before.verbs.includes(token) ? touch(before, token) : touchAll(before, token);
    if (next) pick(next.picked);
  }

  function press(verb: string): void {
    if (picked.length === 0 || alone.includes(verb)) {
      if (moves.includes(verb) && !warningOf(verb) && !confirms) void play(verb);
      else pick([verb]);
      return;
    }
    const next = touch(choice, verb);
    if (next) pick(next.picked);
  }

  function react(move: string): void {
    if (warningOf(move) && choice.complete !== move) pick(spell(move));
    else void play(move);
  }

  function undo(): boolean {
    if (going) return false;
    if (heading) {
      head(null);
      return true;
    }
    if (picked.length > 0) {
      backTo(untouch(choice).picked.length);
      return true;
    }
    if (seat === null) return false;
    const stop = table.whyNoUndo(seat);
    setNoUndo(stop);
    if (stop) return false;
    pick([]);
    let moves = 1;
    while (joined.current.has(at - moves)) moves++;
    for (let back = 1; back <= moves; back++) joined.current.delete(at - back);
    void table.undo(seat, moves).catch(() => setFailed(true));
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it changes belongs to this position and these numbers
  const sharing = useMemo(
    (): Decision['sharing'] =>
      share
        ? {
            share,
            counts,
            words: share.words(counts, language),
            set: (thing, count) => give(given(share, counts, thing, count)),
            step: (by) => give(stepped(share, counts, by)),
          }
        : null,
    [share, counts, language, at],
  );
  const steps = share && picked.length === 0 ? share.moves(counts) : null;
  const primary = ((): Decision['primary'] => {
    if (heading) return { move: heading.way.moves[0] as string, warning: null, words: heading.way.words.act };
    if (!share || !sharing || !steps) {
      if (ready === null) return null;
      const given = riding.now?.given;
      return given
        ? { move: ready, warning: warningOf(ready) ?? given.warning, words: given.act }
        : { move: ready, warning: warningOf(ready) };
    }
    const last = steps.at(-1);
    if (last === undefined || !isEnough(share, counts)) return null;
    return { move: last, warning: warningOf('finish', planned), words: sharing.words.act };
  })();
  return {
    choice,
    alone,
    primary,
    sharing,
    planned,
    ways,
    heading,
    riding: riding.now,
    refusal,
    noUndo,
    failed,
    holdRefusal,
    going: going !== null,
    bend,
    touch: touchThing,
    press,
    backTo,
    instead,
    undo,
    confirm: () => {
      if (!primary || going) return;
      if (heading) {
        void playOn(heading.way.moves, heading.way.goesOn);
        return;
      }
      if (share && steps) void playAll(steps);
      else if (riding.now) void playOn([primary.move, riding.now.answer], (_, moves, next) => moves.includes(next));
      else void play(primary.move);
    },
    play: (move, joins) => void play(move, joins),
    react,
  };
}
