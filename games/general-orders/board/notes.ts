/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { isArea } from '../content/map.ts';
import type { Event } from '../rules/events.ts';
import { type HistoryNote, history } from '../text/index.ts';
import { isTitle } from './names.ts';

export function noteOn(
  { event, thing }: { readonly event?: Event; readonly thing?: string },
  language: Language,
  shown: ReadonlySet<string> = new Set(),
): { readonly date: string; readonly text: string } | null {
  const wasShown = (note: HistoryNote): boolean => shown.has(printed(note, language).text);
  const found = event ? noteOfEvent(event, wasShown) : history.find(({ about }) => aboutThing(about, thing ?? ''));
  return found ? printed(found, language) : null;
}

function aboutThing(about: HistoryNote['about'], thing: string): boolean {
  const area = thing.replace(/^(adv|bar|para):/, '');
  if (isArea(area)) return about.areas?.includes(area) ?? false;
  return isTitle(thing) && (about.cards?.includes(thing) ?? false);
}

/** The beginning, every round, and areas that the attackers of history took. */
function noteOfEvent(event: Event, wasShown: (note: HistoryNote) => boolean): HistoryNote | undefined {
  if (event.is === 'round-began') return noteOfRound(event.round, wasShown);
  if (event.is === 'opened')
    return history.find(({ mode, about }) => mode === event.mode && about.events?.includes('opened'));
  const taken =
    (event.is === 'combat-ended' && event.attacker === 'blue' && event.holder === 'blue' && event.place) ||
    (event.is === 'entered' && event.side === 'blue' && event.place);
  return taken ? history.find(({ about }) => aboutThing(about, taken)) : undefined;
}

/** What happened at that time and was not told yet. A round does not say on which board it is: the note of the beginning does. */
function noteOfRound(round: number, wasShown: (note: HistoryNote) => boolean): HistoryNote | undefined {
  const mode = history.find((note) => note.about.events?.includes('opened') && wasShown(note))?.mode;
  const left = history.filter((note) => note.mode === mode && !wasShown(note));
  const meant = left.find(
    ({ about }) => about.events?.includes('round-began') && (about.rounds?.includes(round) ?? true),
  );
  return meant ?? left.find(({ about }) => about.rounds?.includes(round));
}

/** Notes begin with their date or their place and a full stop: that becomes the heading. */
function printed(note: HistoryNote, language: Language) {
  const [, date = '', text = note[language]] = /^([^.]*\d{3}[^.]*|[^.]{3,45})\. (.+)$/s.exec(note[language]) ?? [];
  return { date, text };
}
