/** A mission that could have the symbols of another one: touched in the settlement, it is completed instead. */
import type { Language, Seat } from '@sztab/kernel';
import type { Way } from '@sztab/pieces';
import { deficitOf } from '../rules/cover.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { type CardId, undertakenBy } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { partnerWords } from '../text/partner.ts';

export function ways(view: View, moves: readonly Move[], language: Language): ReadonlyMap<string, Way<Shape>> {
  const f = view.flow.at(-1);
  const seat = view.you;
  const own = f?.step === 'settle' && seat !== null ? f.seats[seat] : undefined;
  const found = new Map<string, Way<Shape>>();
  if (!own || own.settled || seat === null) return found;
  for (const card of undertakenBy(view, seat)) {
    if (own.claims.includes(card) || moves.includes(`claim(${card})`)) continue;
    const given = givenUp(view, seat, own.claims, own.uses, card);
    if (given) found.set(card, instead(card, given, language));
  }
  return found;
}

type Uses = Parameters<typeof deficitOf>[3];

/** What has to be given up for it: one claim if that is enough, else the last ones; null where its symbols are not there at all. */
function givenUp(view: View, seat: Seat, claims: readonly CardId[], uses: Uses, card: CardId): CardId[] | null {
  const several = claims.map((_, i) => claims.slice(i)).reverse();
  const enough = (given: readonly CardId[]): boolean =>
    deficitOf(view, seat, [...claims.filter((one) => !given.includes(one)), card], uses) === 0;
  return [...claims.map((one) => [one]), ...several].find(enough) ?? null;
}

function instead(card: CardId, given: readonly CardId[], language: Language): Way<Shape> {
  const say = boardWords[language].claimInstead;
  const { called } = partnerWords[language];
  return {
    moves: [...given.map((one): Move => `unclaim(${one})`), `claim(${card})`],
    goesOn: (_view, moves, next) => moves.includes(next),
    words: { verb: say.verb, place: called(card), far: say.far(given.map(called).join('; ')), act: say.act, costs: [] },
  };
}
