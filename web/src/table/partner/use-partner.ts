/** The bots that play on this screen's side: what they ask for now, in words, and how it is answered. */
import type { Favour, Manner, Offer, PartnerAnswer, Seat } from '@sztab/kernel';
import type { PartnerLabels } from '@sztab/kernel/words';
import type { OfferText } from '@sztab/pieces';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PartnerSide, setting, useSetting } from '../house.ts';
import { GUARD_MS } from '../keys/press-guard.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';

export interface PartnerControls {
  readonly side: PartnerSide;
  readonly labels: PartnerLabels;
  /** For this pair of eyes to answer; null while something is told. */
  readonly offer: {
    readonly offer: Offer;
    readonly text: OfferText;
    readonly name: string;
    /** This pair of eyes has said yes and waits for others; `over`: they have had their time. */
    readonly waits: { readonly names: string; readonly over: boolean } | null;
  } | null;
  readonly said: { readonly by: Seat; readonly name: string; readonly text: string } | null;
  /** What came of the last thing that was agreed to. */
  readonly came: { readonly by: Seat; readonly name: string; readonly text: string } | null;
  readonly bots: readonly Seat[];
  favours(bot: Seat): readonly { readonly favour: Favour; readonly text: string; readonly symbol: string }[];
  answer(answer: PartnerAnswer): void;
  ask(favour: Favour, bot: Seat): void;
  turn(manner: Manner): void;
}

const MANNER_NAMES = ['ask', 'decide', 'leave'] as const;
const manners = new Map<string, ReturnType<typeof setting<Manner>>>();
function mannerOf(game: string): ReturnType<typeof setting<Manner>> {
  let kept = manners.get(game);
  if (!kept) {
    kept = setting<Manner>(`sztab.table.partner.${game}`, MANNER_NAMES, () => 'ask');
    manners.set(game, kept);
  }
  return kept;
}

/** So long the others may think about what somebody has said yes to; a server holds to the same. */
const PATIENCE_MS = 20_000;

/** Whether the answers of others have been waited for long enough. */
function usePatience(offer: number | null): boolean {
  const [over, end] = useState<number | null>(null);
  useEffect(() => {
    if (offer === null) return;
    const timer = setTimeout(() => end(offer), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [offer]);
  return offer !== null && over === offer;
}

/** `quiet`: something is told or shown again, and nobody is spoken to. */
export function usePartner(sitting: Sitting, quiet: boolean): PartnerControls | null {
  const { table, seat, board, language, view, state } = sitting;
  const side = table.partner ?? null;
  const [manner, turn] = useSetting(mannerOf(table.header.game));
  const floor = side?.settings.floor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is told to the table once, and when it changes
  useEffect(() => {
    if (side && side.settings.manner !== manner) side.set({ ...side.settings, manner });
  }, [manner, table]);
  const offer = side && !quiet && seat !== null && side.offer?.to.includes(seat) ? side.offer : null;
  const held = offer !== null && seat !== null && side?.yes.includes(seat) ? offer.id : null;
  const over = usePatience(held);
  // A bot asks unbidden: a press in its first moment was meant for what was there before.
  const shownAt = useRef({ id: -1, at: 0 });
  if (offer && shownAt.current.id !== offer.id) shownAt.current = { id: offer.id, at: performance.now() };
  return useMemo(() => {
    const { partner } = board;
    const someone = table.sitters.some(({ is }) => is === 'bot') && table.sitters.some(({ is }) => is !== 'bot');
    if (!side || !partner || !someone || state.outcome) return null;
    const name = (one: Seat): string => nameOfSeat(sitting, one);
    const words = (said: PartnerSide['said']) =>
      said && !quiet ? { by: said.by, name: name(said.by), text: partner.said(said.line, view, language) } : null;
    return {
      side,
      labels: partner.labels(language),
      offer: offer && {
        offer,
        text: partner.offer(offer, view, name(offer.by), floor ?? 0, language),
        name: name(offer.by),
        waits:
          held === null
            ? null
            : {
                names: offer.to
                  .filter((one) => !side.yes.includes(one))
                  .map(name)
                  .join(', '),
                over,
              },
      },
      said: words(side.said),
      came: words(side.came),
      bots: table.sitters.flatMap(({ is }, one) => (is === 'bot' ? [one] : [])),
      favours: (bot) => (seat === null || quiet ? [] : partner.favours(view, seat, bot, language)),
      answer(answer) {
        if (!offer || seat === null || performance.now() - shownAt.current.at < GUARD_MS) return;
        // Said already: it is the others' turn to answer.
        if (answer === 'yes' && held !== null && !over) return;
        side.answer(offer.id, seat, answer);
      },
      ask: (favour, bot) => seat !== null && side.ask(favour, seat, bot),
      turn,
    };
  }, [sitting, side, board, table, state.outcome, language, view, offer, quiet, seat, floor, turn, held, over]);
}
