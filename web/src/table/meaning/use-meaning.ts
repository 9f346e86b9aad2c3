/**
 * “What does this mean?” What does nothing when it is touched explains itself at once: symbols and numbers of the seats, the ribbon and the rails.
 * A mouse at rest is told of any symbol. For everything else there is a mode in which the next touch asks instead of acting, and a key for what has the focus.
 */
import type { SymbolName } from '@sztab/pieces';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { keepWord, type Meaning, signOf } from '../house.ts';
import type { Sitting } from '../sitting.ts';
import { signAt, signHit, signsIn, thingAt } from './what.ts';

export interface Explained {
  /** What was asked about. */
  readonly title: string;
  readonly meanings: readonly Meaning[];
  /** A thing that can be read large. */
  readonly thing: string | null;
}

export interface MeaningDesk {
  readonly explained: Explained | null;
  /** The next touch asks. */
  readonly asking: boolean;
  ask(): void;
  /** Explains what has the focus; false where nothing can be said of it. */
  focused(): boolean;
  show(meaning: Meaning): void;
  close(): void;
}

/** Touched, these act. */
const ACTS = 'button, a, summary, input, select, textarea, label, [data-thing], [role="button"], [tabindex="0"] > svg';
/** Where a symbol explains itself without being asked to. */
const QUIET = '.seats, .rail, .ribbon-clock, .ribbon-steps, .table-strip, .drawer-face, .instruments';
/** A card or a town shows many signs; so many are explained at once. */
const MOST = 4;

export function useMeaning(root: RefObject<HTMLElement | null>, sitting: Sitting): MeaningDesk {
  const { table, board, view, language, say } = sitting;
  const { game } = table.header;
  const [explained, setExplained] = useState<Explained | null>(null);
  const [asking, setAsking] = useState(false);

  const explain = useCallback(
    async (signs: readonly SymbolName[], thing: string | null): Promise<void> => {
      const found = await Promise.all(signs.map((sign) => signOf(game, sign, language)));
      const house: Readonly<Record<string, string>> = say.meaning.house;
      const meanings = signs.flatMap((sign, i): Meaning[] => {
        const known = found[i];
        if (known) return [known];
        const means = house[sign];
        return means ? [{ id: sign, name: '', means, rule: '' }] : [];
      });
      const title = thing === null ? (meanings[0]?.name ?? '') : board.nameOf(thing, view, language);
      if (thing === null && meanings.length === 0) return;
      for (const { id, rule } of meanings) if (rule) keepWord(game, id);
      setExplained({ title, meanings: meanings.slice(0, MOST), thing });
    },
    [game, language, board, view, say],
  );

  /** Something about this place can be said. */
  const about = useCallback(
    (target: Element): boolean => {
      const sign = signAt(target);
      const thing = thingAt(target);
      if (!sign && !thing) return false;
      void explain(sign ? [sign] : signsIn(thing as Element), sign ? null : (thing?.dataset.thing ?? null));
      return true;
    },
    [explain],
  );

  // The same as long as the game is: texts all over the table hold it.
  const show = useCallback(
    (meaning: Meaning): void => {
      keepWord(game, meaning.id);
      setExplained({ title: meaning.name, meanings: [meaning], thing: null });
    },
    [game],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: MouseEvent): void => {
      const target = event.target as Element;
      if (target.closest('.meaning-card, .lesson-card')) return;
      if (asking) {
        event.preventDefault();
        event.stopPropagation();
        setAsking(false);
        if (!about(target)) setExplained({ title: say.meaning.nothing, meanings: [], thing: null });
        return;
      }
      setExplained(null);
      if (target.closest(QUIET) && !target.closest(ACTS)) about(target);
    };
    element.addEventListener('click', onClick, { capture: true });
    return () => element.removeEventListener('click', onClick, { capture: true });
  }, [root, asking, about, say]);

  useSignTips(root, game, language);

  return {
    explained,
    asking,
    ask() {
      setExplained(null);
      setAsking(!asking);
    },
    // Of the game's things alone: a button of the frame says itself what it does.
    focused: () => {
      const thing = document.activeElement?.closest('[data-thing]');
      return Boolean(thing && element(root)?.contains(thing)) && about(thing as Element);
    },
    show,
    close() {
      setExplained(null);
      setAsking(false);
    },
  };
}

/** A mouse that rests on a symbol is told what it means, wherever the symbol is drawn and whatever a click there would do. */
function useSignTips(root: RefObject<HTMLElement | null>, game: string, language: Sitting['language']): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let tip: Element | null = null;
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      tip?.remove();
      tip = null;
      const sign = pointerType === 'mouse' ? signHit(target as Element) : null;
      if (!sign) return;
      const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
      tip = title;
      void signOf(game, sign.name, language).then(
        (known) => {
          if (!known || tip !== title) return;
          title.textContent = `${known.name}: ${known.means}`;
          sign.drawn.append(title);
        },
        () => undefined,
      );
    };
    element.addEventListener('pointerover', onOver);
    return () => {
      tip?.remove();
      element.removeEventListener('pointerover', onOver);
    };
  }, [root, game, language]);
}

const element = (root: RefObject<HTMLElement | null>): HTMLElement | null => root.current;
