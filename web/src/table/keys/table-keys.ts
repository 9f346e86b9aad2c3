/** What each key does at the table. */
import { beginning, isTarget, targetsIn, thingsIn } from '../board/targets.ts';
import type { Desk } from '../desk.ts';
import type { Layout } from '../layout.ts';
import { openMore } from '../order-line/more.tsx';
import { lastWayOut, optionsOf, wayOut } from '../order-line/order-acts.tsx';
import { speed } from '../preferences.ts';
import { answersIn } from '../reaction/reaction.tsx';
import { SPEEDS } from '../stage/script.ts';
import { type Keys, useKeys } from './keys.ts';
import { type Arrow, nearest, type Spot } from './nearest.ts';
import { meaningOf, useKeyGuard } from './press-guard.ts';

const PAN = 80;

const middleOf = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 });

export function useTableKeys(desk: Desk, layout: Layout): void {
  const { decision, story, panZoom, again, sitting, stage, partner } = desk;
  const asked = partner?.offer && decision.choice.picked.length === 0 ? partner : null;
  const deciding = sitting.moves.length > 0 && !again.running;
  const guard = useKeyGuard();

  /** The nearest target in that direction, with Shift the nearest thing of all; where there is no target, the sheet itself moves. */
  const arrow =
    (name: Arrow) =>
    (event: KeyboardEvent): void => {
      // What is gone through beat by beat goes on to the right.
      if (name === 'ArrowRight' && again.running && stage.now?.waits) {
        stage.skipAct();
        return;
      }
      const targets = event.shiftKey
        ? thingsIn(desk.root.current)
        : targetsIn(desk.root.current, decision.choice, decision.ways);
      if (targets.length === 0) {
        const [x, y] = { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] }[name];
        panZoom.pan(x as number, y as number);
        return;
      }
      const spots = targets.map(({ element, box }) => ({ element, ...middleOf(box) }));
      const from = spots.find(({ element }) => element.contains(document.activeElement));
      // From where the eyes are: what was touched last need not be a target any more, and then some target is found by any arrow.
      const here = document.activeElement?.closest('[data-thing]');
      const next = here && nearest(middleOf(here.getBoundingClientRect()), spots, name);
      (next?.element ?? (from ? null : beginning(spots.map(({ element }) => element))))?.focus();
    };

  const option = (n: number) => (): unknown => {
    const key = String(n);
    const text = asked?.offer?.text;
    if (asked && text?.decide && n === 3) return guard(key, text.decide.text, () => asked.answer('decide'));
    if (asked?.offer && text?.plan && n === 2) {
      const { by } = asked.offer.offer;
      return guard(key, text.plan.other, () => asked.ask({ is: 'second' }, by));
    }
    if (!deciding) return false;
    if (story) {
      const reaction = answersIn(story)[n - 1];
      return reaction && guard(key, reaction.move, () => decision.react(reaction.move));
    }
    const chosen = optionsOf(decision, desk.offBoard)[n - 1];
    return chosen && guard(key, chosen.token, chosen.take);
  };

  /** A question of a bot has a key of its own: after it, N would end something. */
  const leave = (): unknown => (asked ? guard('x', 'no', () => asked.answer('no')) : false);

  const pass = (): unknown => {
    if (asked || !deciding) return false;
    if (story) return guard('n', story.pass.move, () => decision.play(story.pass.move));
    const out = wayOut(decision) ?? lastWayOut(sitting, decision);
    return out === null || guard('n', out, () => decision.press(out));
  };

  const go = (key: string): unknown => {
    if (stage.picture) return guard(key, 'skip', stage.skipAct);
    const offer = asked?.offer;
    if (asked && offer) return guard(key, offer.text.yes, () => asked.answer('yes'));
    const { primary } = decision;
    return primary ? guard(key, primary.words ?? primary.move, decision.confirm) : false;
  };

  /** The browser presses the button that has the focus, unless that was another one a moment ago. A piece gets the focus by keys, on purpose. */
  const pressed = (key: string): unknown => {
    const button = document.activeElement?.closest('button');
    if (!button || button.closest('[data-thing]') || !desk.root.current?.contains(button)) return false;
    return guard(key, meaningOf(button), () => false);
  };

  /** Space picks what can be touched; what cannot it opens for reading, and Shift+Space opens anything. */
  const space = (event: KeyboardEvent): unknown => {
    if (stage.picture || stage.now?.waits) return guard(' ', 'skip', stage.skipAct);
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null;
    const thing = element?.dataset.thing;
    if (!thing || (isTarget(element, decision.choice, decision.ways) && !event.shiftKey)) return pressed(' ');
    desk.read(desk.reading === thing ? null : thing);
    return true;
  };

  const cancel = (): boolean => {
    if (stage.picture) stage.finish();
    else if (desk.meaning.asking || desk.meaning.explained) desk.meaning.close();
    else if (desk.reading) desk.read(null);
    else if (again.running) again.stop();
    else if (desk.panel) desk.open(null);
    else if (decision.choice.picked.length > 0) decision.undo();
    else return false;
    return true;
  };

  /** On a thing or a button it is for that; where nothing has the focus, for the primary button. */
  const enter = (): unknown => (document.activeElement === document.body ? go('Enter') : pressed('Enter'));

  const log = (): void => {
    if (layout === 'desk') desk.root.current?.querySelector<HTMLElement>('.log button')?.focus();
    else if (layout === 'tablet') desk.open(desk.panel === 'log' ? null : 'log');
    else desk.show(desk.tab === 'log' ? 'board' : 'log');
  };

  /** While pieces are given in one go, of the thing that has the focus, or of all; otherwise the sheet comes closer or goes away. */
  const step = (by: 1 | -1) => (): void => {
    const { sharing } = decision;
    if (!sharing) {
      panZoom.zoomBy(by > 0 ? 1.4 : 1 / 1.4);
      return;
    }
    const thing = document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
    const part = sharing.share.parts.find((one) => one.thing === thing);
    if (part) sharing.set(part.thing, (sharing.counts[part.thing] ?? 0) + by);
    else sharing.step(by);
  };

  const keys: Keys = {
    ArrowLeft: arrow('ArrowLeft'),
    ArrowRight: arrow('ArrowRight'),
    ArrowUp: arrow('ArrowUp'),
    ArrowDown: arrow('ArrowDown'),
    'Ctrl+Enter': () => go('Ctrl+Enter'),
    Enter: enter,
    ' ': space,
    u: decision.undo,
    Backspace: decision.undo,
    Escape: cancel,
    f: () => desk.showLetters(true),
    n: pass,
    x: leave,
    i: () => {
      if (!desk.coach) return false;
      desk.coach.press();
      return true;
    },
    h: () => desk.pieces.toggle(),
    t: () =>
      panZoom.frame(targetsIn(desk.panes.sheet.current?.parentElement ?? null, decision.choice).map(({ box }) => box)),
    0: () => panZoom.fit(),
    '+': step(1),
    '=': step(1),
    '-': step(-1),
    '−': step(-1),
    a: () => (desk.turnAid ? desk.turnAid() : false),
    l: log,
    m: () => openMore(desk.root.current),
    r: () => again.start(),
    s: () => speed.set(SPEEDS[(SPEEDS.indexOf(speed.get()) + 1) % SPEEDS.length] ?? 'calm'),
    q: () => desk.meaning.ask(),
    // On something that can explain itself it asks what that is.
    '?': () => desk.meaning.focused() || desk.open('keys'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), option(n)])),
  };
  useKeys(keys);
}
