/** Was die Regie sagt, auf Deutsch. */
import { capital, counting, listing, type Partly, united } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { Side } from '../../content/zones.ts';
import { grouped } from '../print.ts';
import type { StoryWords, Who } from '../story-words.ts';
import { range } from './goal.ts';
import texts from './story.json' with { type: 'json' };
import { by, card, ZONES } from './text.ts';

const { and } = listing('de');
const { counted, form } = counting('de');
const list = (ids: readonly CardId[]): string => and(grouped(ids.map(card)));
const parts = (n: number): string => counted(n, 'Teil', 'Teile');
const cards = (n: number): string => counted(n, 'Karte', 'Karten');
const actions = (n: number): string => counted(n, 'Aktion', 'Aktionen');
const SIDE: Readonly<Record<Side, string>> = { PL: 'die Polen', DE: 'die Deutschen' };
const OF: Readonly<Record<Who, string>> = { you: 'deine', PL: 'die polnischen', DE: 'die deutschen' };
const name = (who: Who): string => (who === 'you' ? 'du' : SIDE[who]);
/** „Du ziehst“, „Die Polen ziehen“ */
const does = (who: Who, you: string, they: string): string => `${capital(name(who))} ${who === 'you' ? you : they}`;
const isOne = (id: CardId): boolean => cardOf(id).class === 'support' || cardOf(id).id === 'DE-SS';
/** „deine Späher“, „die polnischen Späher“, „die deutsche Unterstützung“ */
const owned = (owner: Who, id: CardId): string =>
  `${isOne(id) && owner !== 'you' ? OF[owner].slice(0, -1) : OF[owner]} ${card(id)}`;
const STEAL: Readonly<Record<Side, string>> = { PL: 'Spion', DE: 'Sturmwind' };
const SOURCE = { volunteers: 'Freiwillige', motorisedColumn: 'Motorisierte Kolonne' } as const;
const ready = (id: CardId): string => `${card(id)} ${isOne(id) ? 'ist' : 'sind'} wieder bereit`;

export const story: Partly<StoryWords> = united(texts, {
  stage: (n) => `Etappe ${n} von ${STAGES}`,
  standing: (own, n, other, m) => `${capital(name(own))}: ${parts(n)}, ${name(other)}: ${m}`,
  drew: (who, drawn, count) => `${does(who, 'ziehst', 'ziehen')} ${drawn ? list(drawn) : cards(count)}`,
  answered: (who) => does(who, 'hast entschieden', 'haben entschieden'),
  kept: (who) => `${does(who, 'behältst', 'behalten')} die neuen Karten`,
  exchanged: (who, drawn, count) =>
    `${does(who, 'tauschst', 'tauschen')} ${cards(count)}${drawn ? `, neu: ${list(drawn)}` : ''}`,
  rocket: (n) => `${parts(n)} ${form(n, 'fällt', 'fallen')} bei Blizna`,
  named: (side) => SIDE[side],
  rocketDetail: (lie, least, most) => `${lie} zu finden in der Umgebung, es fallen noch ${range(least, most)}`,
  deployed: (who, id, zone) => `${does(who, 'legst', 'legen')} ${card(id)} ${ZONES[zone].in} aus`,
  moved: (who, id, to) => `${does(who, 'bewegst', 'bewegen')} ${card(id)} ${ZONES[to].to}`,
  rode: (id) => `${card(id)}: weiter bereit`,
  duel: (actor, target) => `${card(actor)} gegen ${card(target)}`,
  duelDetail: (who, zone) => `${does(who, 'greifst', 'greifen')} ${ZONES[zone].in} an`,
  search: (actor) => `Suche: ${card(actor)}`,
  searchDetail: (who, need) => `${does(who, 'brauchst', 'brauchen')} ${need} oder mehr`,
  theft: (actor, side) => `${STEAL[side]}: ${card(actor)}`,
  theftDetail: (who, zone, need) => `${does(who, 'brauchst', 'brauchen')} ${need} oder mehr ${ZONES[zone].in}`,
  attacks: (who, actor, owner, target) =>
    `${does(who, 'greifst', 'greifen')} mit ${by(actor)} ${owned(owner, target)} an`,
  bullets: (mine, theirs) => `Patronen ${mine} gegen ${theirs}`,
  escorts: (who, id, target) => `${does(who, 'schickst', 'schicken')} ${card(id)} als Eskorte für ${card(target)}`,
  ambushes: (who) => `${does(who, 'spielst', 'spielen')} Hinterhalt!: Treffer ohne Würfel`,
  searches: (who, actor) => `${does(who, 'suchst', 'suchen')} mit ${by(actor)}`,
  witnesses: (id) => `${card(id)}: gefunden ohne Würfel`,
  steals: (who, actor, side) => `${does(who, 'schickst', 'schicken')} ${card(actor)}: ${STEAL[side]}`,
  rolled: (who, die, other) =>
    `${does(who, 'würfelst', 'würfeln')} ${die}${other ? `, ${name(other.who)} ${other.die}` : ''}`,
  sum: (mine, theirs) => `${mine} gegen ${theirs}`,
  needs: (die, need) => `${die}, nötig ${need}`,
  changed: (who, id, delta, die) =>
    `${cardOf(id).class === 'support' ? does(who, 'nutzt', 'nutzen') : does(who, 'spielst', 'spielen')} ${card(id)}: ${delta} auf ${
      die === 'you' ? 'deinen' : who === die ? 'ihren' : `den ${die === 'PL' ? 'polnischen' : 'deutschen'}`
    } Würfel`,
  struck: ({ owner, card: id, how }) => {
    if (how === 'holds') return `${capital(owned(owner, id))} ${isOne(id) ? 'hält' : 'halten'} stand`;
    return `${capital(owned(owner, id))} ${isOne(id) ? 'ist' : 'sind'} ${how === 'lost' ? 'verloren' : 'getroffen'}`;
  },
  searchEnded: (who, success) =>
    does(who, success ? 'findest 1 Teil' : 'findest nichts', success ? 'finden 1 Teil' : 'finden nichts'),
  stealEnded: (who, victim, success) =>
    success
      ? `${does(who, 'nimmst', 'nehmen')} ${victim === 'you' ? 'dir' : victim === 'PL' ? 'den Polen' : 'den Deutschen'} 1 Teil ab`
      : does(who, 'bekommst nichts', 'bekommen nichts'),
  partMoved: (to) => `1 Teil kommt ${ZONES[to].to}`,
  removed: (owner, id) => `${capital(owned(owner, id))} ${isOne(id) ? 'ist' : 'sind'} verloren`,
  nursed: (owner, unit, to) => `Die Sanitäterin bringt ${owned(owner, unit)} ${ZONES[to].to}`,
  ordered: (who, unit) => `${does(who, 'gibst', 'geben')} einen Befehl: ${ready(unit)}`,
  morale: (who, unit) => `${does(who, 'spielst', 'spielen')} Hohe Moral${unit ? `: ${ready(unit)}` : ''}`,
  chain: (who, source, n) => `${does(who, 'rufst', 'rufen')} ${SOURCE[source]}: ${actions(n)} nacheinander`,
  chainEnded: (_who, source, unused) =>
    `${SOURCE[source]}: zu Ende${unused > 0 ? `, ${actions(unused)} ungenutzt` : ''}`,
  refreshed: (_who, unit) => ready(unit),
  hides: (who, n) => `${does(who, 'verbirgst', 'verbergen')} ${n > 0 ? parts(n) : 'kein Teil'}`,
  returned: (n) => (n > 0 ? `${parts(n)} ${form(n, 'kommt', 'kommen')} aus dem Versteck` : 'Nichts war verborgen'),
  evacuated: (n) =>
    n > 0 ? `${parts(n)} ${form(n, 'ist', 'sind')} auf dem Weg nach London` : 'Die Dakota fliegt ohne ein Teil ab',
  passed: (who) => does(who, 'passt', 'passen'),
  resigned: (who) => does(who, 'gibst auf', 'geben auf'),
  over: (winner, reason, [won, lost]) =>
    `${does(winner, 'gewinnst', 'gewinnen')}: ${
      {
        parts: `${parts(won)} zu ${lost}`,
        tie: `Gleichstand, je ${parts(won)}`,
        homeLost: 'die gegnerische Heimatzone ist gefallen',
        resign: 'die andere Seite gab auf',
      }[reason]
    }`,
  means: {
    partLost: (own, theirs) =>
      `Du hast ${parts(own)}, sie haben ${theirs}. Wer es nahm, steht noch in deiner Heimatzone`,
    cardLost: (id, zone, left) =>
      `${card(id)}: kommt nicht zurück. ${capital(ZONES[zone].in)} hast du ${left > 0 ? `noch ${cards(left)}` : 'keine Karte mehr'}`,
    raider: (id, need) =>
      `${card(id)} ${isOne(id) ? 'kann' : 'können'} mit ${need} oder mehr ein Teil nehmen: schlag zuerst zu`,
    bothPass: (last) => `Wenn du auch passt, endet ${last ? 'das Spiel' : 'die Etappe'}`,
  },
});
