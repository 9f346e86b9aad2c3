/** What happened since the viewer last decided, as far as it can be drawn on the sheet. */
import { digits } from '@sztab/kernel/words';
import type { CardId } from '../content/cards.ts';
import { enemyOf, type Side, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import type { BoardWords } from '../text/board.ts';

/** What a card did, or what was done to it. */
type Done =
  | { readonly is: 'came' | 'helped' }
  | { readonly is: 'moved'; readonly from: Zone; readonly to: Zone }
  | { readonly is: 'fought'; readonly struck: CardId | null; readonly zone: Zone; readonly label: string };

/** One deed, numbered in its order. */
export type Deed = Done & { readonly number: number; readonly side: Side; readonly card: CardId };

export interface Lately {
  readonly deeds: readonly Deed[];
  /** Parts that came to a zone, or left it. */
  readonly parts: Readonly<Record<Zone, number>>;
}

/** No more than the eye can follow. */
const MOST = 5;

/** `you` knows what you did yourself, so only the other side's deeds are drawn; to those who watch, everybody's. */
export function latelyOf(events: readonly Event[], you: Side | null, say: BoardWords): Lately {
  const deeds: Deed[] = [];
  const parts = { base: 0, surroundings: 0, forest: 0 };
  /** The fight that has begun and not yet ended: one at most. */
  const begun: {
    readonly card: CardId;
    readonly struck: CardId | null;
    readonly zone: Zone;
    readonly ambushed?: true;
  }[] = [];
  const add = (side: Side, card: CardId, done: Done): void => {
    if (side !== you) deeds.push({ ...done, side, card, number: deeds.length + 1 });
  };
  const ended = (side: Side, label: string): void => {
    const fight = begun.pop();
    if (fight) add(side, fight.card, { is: 'fought', struck: fight.struck, zone: fight.zone, label });
  };
  for (const event of events) {
    switch (event.is) {
      case 'deployed':
        add(event.side, event.card, { is: 'came' });
        break;
      case 'moved':
        add(event.side, event.card, { is: 'moved', from: event.from, to: event.to });
        break;
      case 'ordered':
      case 'morale-raised':
      case 'refreshed':
      case 'nursed':
        if (event.unit) add(event.side, event.unit, { is: 'helped' });
        break;
      case 'attack-declared':
        begun.push({ card: event.actor, struck: event.target, zone: event.zone });
        break;
      case 'escorted':
        for (const fight of begun.splice(0)) begun.push({ ...fight, struck: event.card });
        break;
      case 'ambushed':
        for (const fight of begun.splice(0)) begun.push({ ...fight, ambushed: true });
        break;
      case 'search-declared':
        begun.push({ card: event.actor, struck: null, zone: 'surroundings' });
        break;
      case 'steal-declared':
        begun.push({ card: event.actor, struck: null, zone: event.zone });
        break;
      case 'attack-ended': {
        const { side, totals } = event;
        const score = totals ? ` ${digits(totals[side])} : ${digits(totals[enemyOf(side)])}` : '';
        const name = say.fight[begun.at(-1)?.ambushed ? 'ambush' : 'attack'][side];
        ended(side, `${name}${score}`);
        break;
      }
      case 'search-ended':
      case 'steal-ended': {
        const name = say.fight[event.is === 'search-ended' ? 'search' : 'steal'][event.side];
        const score = event.total === null ? '' : ` ${digits(event.total)}, ${say.needs(event.need)}`;
        ended(event.side, name + score);
        break;
      }
      case 'removed': {
        const last = deeds.at(-1);
        if (last?.is === 'fought') deeds.splice(-1, 1, { ...last, label: `${last.label}, ${say.lost(event.side)}` });
        break;
      }
      case 'part-moved':
        parts[event.from]--;
        parts[event.to]++;
        break;
      case 'rocket-fell':
      case 'parts-returned':
        parts.surroundings += event.parts;
        break;
      case 'parts-hidden':
        parts.surroundings -= event.parts;
        break;
      case 'parts-evacuated':
        parts.forest -= event.parts;
        break;
      case 'stage-began':
        // Before it lies another stage, with other places.
        deeds.length = 0;
        break;
    }
  }
  return { deeds: deeds.slice(-MOST), parts };
}
