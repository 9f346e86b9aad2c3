/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { isArea } from '../content/map.ts';
import type { GoEvent } from '../rules/events.ts';
import { type HistoryNote, history } from '../text/index.ts';
import { isTitle } from './names.ts';

export function noteOn(
  { event, thing }: { readonly event?: GoEvent; readonly thing?: string },
  language: Language,
): { readonly date: string; readonly text: string } | null {
  const found = event ? noteOfEvent(event) : history.find(({ about }) => aboutThing(about, thing ?? ''));
  return found ? printed(found, language) : null;
}

function aboutThing(about: HistoryNote['about'], thing: string): boolean {
  const area = thing.replace(/^(adv|bar|para):/, '');
  if (isArea(area)) return about.areas?.includes(area) ?? false;
  return isTitle(thing) && (about.cards?.includes(thing) ?? false);
}

/** The beginning, and areas that the attackers of history took. */
function noteOfEvent(event: GoEvent): HistoryNote | undefined {
  if (event.is === 'opened')
    return history.find(({ mode, about }) => mode === event.mode && about.events?.includes('opened'));
  const taken =
    (event.is === 'combat-ended' && event.attacker === 'blue' && event.holder === 'blue' && event.place) ||
    (event.is === 'entered' && event.side === 'blue' && event.place);
  return taken ? history.find(({ about }) => aboutThing(about, taken)) : undefined;
}

/** Notes begin with their date or their place and a full stop: that becomes the heading. */
function printed(note: HistoryNote, language: Language) {
  const [, date = '', text = note[language]] = /^([^.]*\d{3}[^.]*|[^.]{3,45})\. (.+)$/s.exec(note[language]) ?? [];
  return { date, text };
}
