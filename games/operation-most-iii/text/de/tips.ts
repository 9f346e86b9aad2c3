/** Was in einer ersten Partie gesagt wird, wenn etwas zum ersten Mal geschieht, auf Deutsch. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  'first-turn':
    'In deinem Zug machst du eine Aktion, dann machen die Deutschen eine. Lege zuerst eine Einheit aus: Späher sind es, die suchen.',
  window:
    'Wer diesen Wurf jetzt verlöre, darf eine Karte dazulegen, dann die andere Seite. Gib nur etwas aus, wenn das Teil es wert ist.',
  escort:
    'Soldaten oder Partisanen dürfen den Schlag für ihre Kameraden abfangen. Gleichstand rettet die Verteidigung.',
  ambush:
    'Hinterhalt! entscheidet einen Angriff ohne Würfel. Heb ihn für einen Kampf auf, den du nicht verlieren darfst.',
  nurse: 'Die Sanitäterin rettet diese Einheit; sie wird nur erschöpft. Das kann sie einmal.',
  search:
    'Eine Suche braucht mindestens eine 4: die Hälfte der Würfe. Eine bereite Unterstützung gibt 1 dazu, wenn es darauf ankommt.',
  exhausted:
    'Eine Karte, die quer liegt, ist erschöpft und tut nichts, bis sie aufgefrischt wird. Eine Unterstützung kann das befehlen.',
  'enemy-at-home':
    'In deiner Heimatzone steht der Gegner. Noch schadet das nicht, aber am Ende darf sie nicht ohne eigene Karte sein.',
  'one-pass': 'Die Deutschen haben gepasst. Passt du auch, endet die Etappe sofort; handelst du, geht sie weiter.',
  'stage-over':
    'Eine neue Etappe: Alle Karten sind wieder bereit, neue kamen dazu, und eine Rakete brachte neue Teile.',
  fell: 'Was das Spiel verlassen hat, kommt nicht zurück. Greif mit mehr Patronen an und halte eine Eskorte bei dem, was du brauchst.',
  'part-lost': 'Ein Teil ist daheim angekommen. Teile daheim zählen; ihre Zahl steht oben in der Leiste.',
  volunteers:
    'Freiwillige geben zwei Aktionen nacheinander, und niemand kann dazwischen antworten. Die Unterstützung ist danach erschöpft.',
  'fly-out':
    'Teile, die Operation Most III ausfliegt, sind endgültig sicher. Das geht einmal und nur ohne deutsche Karte im Wald.',
  'last-stage': 'Das ist die letzte Etappe: Was an ihrem Ende daheim ist, gewinnt. Lass eine Karte im Wald.',
  tie: 'Jetzt steht es gleich, und Gleichstand ist deutsch. Du brauchst ein Teil mehr.',
};
