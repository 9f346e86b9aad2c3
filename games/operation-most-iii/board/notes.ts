/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { historyDate } from '@sztab/pieces';
import { cardOf } from '../content/cards.ts';
import { type Side, ZONE } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { type HistoryNote, history } from '../text/index.ts';
import { isCard, isZone } from './names.ts';

export function noteOn(
  { event, thing }: { readonly event?: Event; readonly thing?: string },
  language: Language,
  shown: ReadonlySet<string> = new Set(),
): { readonly date: string; readonly text: string } | null {
  const fitting = history.filter(({ about }) => {
    if (event?.is === 'stage-began') return about.stages?.includes(event.stage);
    if (event) return about.events?.includes(event.is) && isOf(about, event);
    if (thing === undefined) return false;
    return isZone(thing) ? about.zones?.includes(thing) : isCard(thing) && about.kinds?.includes(cardOf(thing).id);
  });
  const notes = fitting.map((note) => printed(note, language));
  return notes.find(({ text }) => !shown.has(text)) ?? notes[0] ?? null;
}

/** A note about one side belongs to the deeds of that side; one about fallen Partisans to no other card. */
function isOf({ side, kinds }: HistoryNote['about'], event: Event): boolean {
  if (event.is === 'removed') return kinds?.includes(cardOf(event.card).id) ?? false;
  return side === undefined || side === doerOf(event);
}

/** The side whose deed it was. A part belongs to the home zone to which it went. */
function doerOf(event: Event): Side | null {
  if (event.is === 'part-moved') return ZONE[event.to].home;
  return 'side' in event ? event.side : null;
}

/** Many notes begin with their date or their place and a full stop: that becomes the heading. */
export function printed(note: HistoryNote, language: Language) {
  const [, heading, rest] = /^([^.]{3,45})\. (.+)$/s.exec(note[language]) ?? [];
  if (heading && rest) return { date: heading, text: rest };
  return { date: historyDate(note.date, language), text: note[language] };
}
