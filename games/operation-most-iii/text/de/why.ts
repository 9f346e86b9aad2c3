/** What a move is for, in German. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('de');

export const WHY: WhyTexts<Why> = {
  parts: (n) =>
    n > 0 ? `Es bringt dir ${counted(n, 'Teil', 'Teile')} mehr Vorsprung` : 'Es verspricht dir mehr Teile',
  steal: () => 'Die gegnerischen Teile kommen in Reichweite deiner Diebe',
  safe: () => 'Deine Teile sind besser vor Diebstahl geschützt',
  search: () => 'Deine Späher stehen zur Suche bereit',
  theirSearch: () => 'Die gegnerischen Späher finden weniger',
  scouts: () => 'Deine Späher bleiben im Spiel, dort, wo Teile liegen',
  theirScouts: () => 'Die Gegenseite verliert Späher oder deren Platz',
  line: () => 'Deine Linieneinheiten stehen stärker',
  theirLine: () => 'Es schwächt die gegnerischen Linieneinheiten',
  elites: () => 'Deine Eliteeinheiten stehen stärker',
  theirElites: () => 'Es schwächt die gegnerischen Eliteeinheiten',
  supports: () => 'Du behältst Unterstützungen für die nächsten Würfe',
  theirSupports: () => 'Es kostet die Gegenseite Unterstützungen',
  hand: () => 'Gute Karten bleiben auf deiner Hand',
  theirHand: () => 'Es lockt der Gegenseite Karten aus der Hand',
  home: () => 'Deine Heimatzone bleibt nicht leer',
  theirHome: () => 'Die gegnerische Heimatzone kann fallen',
  turn: () => 'Du bleibst am Zug, und die Etappe geht weiter',
  stage: () => 'Die Etappe endet in einem guten Augenblick für dich',
  end: () => 'Es kann das Spiel für dich entscheiden',
};
