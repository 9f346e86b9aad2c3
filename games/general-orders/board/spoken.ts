/** Areas and air zones to those who hear the table. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { isZone } from '../content/map.ts';
import { controllerOf, piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';

interface Seen {
  readonly view: View;
  readonly legal: boolean;
  readonly picked: boolean;
  readonly cut: boolean;
}

/** What a touch of a legal place does, by the step that is open. */
function deedAt(view: View): 'move' | 'place' | 'recall' | 'target' {
  const step = view.flow.at(-1)?.step ?? '';
  if (step.endsWith('.move')) return 'move';
  if (step.endsWith('.place')) return 'place';
  return step.endsWith('.recall') ? 'recall' : 'target';
}

/** Who holds a place, and with how many. */
export function holding(place: AreaId | ZoneId, view: View, language: Language): string {
  const c = catalogues[language];
  const owner = controllerOf(view, place);
  if (!owner) return boardWords[language].nobody;
  const count = piecesIn(view, owner, place);
  return `${c.sides[owner]}: ${isZone(place) ? c.count.aircraft(count) : c.count.soldiers(count)}`;
}

export function spokenArea(area: AreaId, { view, legal, picked, cut }: Seen, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  const { stars, hq, zone, noDrop, city } = AREA[area];
  const bonus = city ? 'cityCentre' : view.bonus[area];
  const parts = [
    c.areas[area].title,
    holding(area, view, language),
    cut && say.cutOff,
    hq && say.hqOf(c.sides[hq]),
    stars > 0 && c.count.stars(stars),
    bonus && c.bonuses[bonus].name,
    noDrop && view.options.mode === 'alpine' && say.noDrop,
    zone && say.zoneOf(c.zones[zone].title),
    picked && say.chosen,
    legal && say.can[deedAt(view)],
  ];
  return typeset(parts.filter(Boolean).join(', '), c.language);
}

export function spokenZone(zone: ZoneId, { view, legal, picked, cut }: Seen, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  const parts = [
    say.zoneOf(c.zones[zone].title),
    holding(zone, view, language),
    cut && say.cutOff,
    picked && say.chosen,
    legal && say.can[deedAt(view)],
  ];
  return typeset(parts.filter(Boolean).join(', '), c.language);
}
