/** The help page in German. */
import type { HelpSection } from './help-section.ts';

export const de: readonly HelpSection[] = [
  {
    title: 'Wie man hier spielt',
    lines: [
      'Unter dem Spielplan steht die Befehlszeile: Ein Satz sagt, was jetzt gefragt ist. Bernsteinfarbenes Licht zeigt, was du berühren kannst. Bist du nicht am Zug, leuchtet nichts.',
      'Berühre eine Figur oder eine Karte, dann ein Ziel. Etwas Unmögliches zu berühren kostet nichts: Sztab sagt, warum es nicht geht, und nennt die Regel.',
      'Zurücknehmen holt deine Entscheidungen zurück, mit dem, was Bots geantwortet haben, bis dahin, wo gewürfelt oder etwas aufgedeckt wurde: Sonst könnte man spielen und den nächsten Wurf kennen. Wer ausprobieren möchte, öffnet einen Übungstisch.',
      'Mehrere können an einem Bildschirm spielen. Zwischen den Zügen fällt ein Vorhang, damit niemand die Karten der anderen sieht.',
    ],
  },
  {
    title: 'Ein Spiel auf einer Seite',
    lines: [
      'Die Spielhilfe sagt, worum es geht, wie ein Zug abläuft, was jede Aktion kostet und worüber man anfangs stolpert. Sie liegt am Tisch (Taste A) und lässt sich drucken.',
    ],
    aids: true,
  },
  {
    title: 'Tastatur',
    lines: ['Alles geht ohne Maus.'],
    keys: [
      ['Tab', 'das Nächste: Leiste, Ziele auf dem Spielplan, Hand, Befehlszeile'],
      ['← → ↑ ↓', 'das nächste Ziel in dieser Richtung'],
      ['Enter', 'wählen'],
      ['Strg+Enter', 'der hervorgehobene Knopf'],
      ['U', 'zurücknehmen'],
      ['Esc', 'die jetzige Wahl fallen lassen'],
      ['F', 'Buchstaben an allen Zielen'],
      ['1 … 9', 'Möglichkeiten der Befehlszeile'],
      ['N', 'passen, keine Reaktion'],
      ['H', 'die Figuren verbergen'],
      ['T', 'die Ziele zeigen'],
      ['0 + −', 'ganzer Spielplan, näher, weiter weg'],
      ['A', 'Spielhilfe: das Spiel auf einer Seite'],
      ['L', 'Verlauf; ↑ ↓ von Zeile zu Zeile'],
      ['R', 'zeigen, was die anderen zuletzt getan haben'],
      ['?', 'diese Liste, am Tisch'],
    ],
  },
  {
    title: 'Wo meine Partien sind',
    lines: [
      'Partien an diesem Bildschirm liegen in diesem Browser und nirgends sonst, Partien online auf dem Server, unter deinem Namen oder Konto. Jeder Zug ist gespeichert, bevor du ihn siehst; du kannst den Tab also jederzeit schließen. Einmal geladen, läuft Sztab auch ohne Netz.',
      'Eine Partie lässt sich als Datei speichern und auf ein anderes Gerät holen. Die Datei ist einfacher Text mit dem Startwert des Zufalls: Jeder kann jeden Würfel nachprüfen.',
      'Wer die Websitedaten löscht, löscht die Partien dieses Browsers, und ein Gast ohne Passwort oder Codes verliert auch seine Tische online. Speichere vorher die Dateien, an denen dir liegt.',
    ],
  },
  {
    title: 'Bots',
    lines: [
      'Ein Bot sieht nur, was sein Platz sieht: weder deine Karten noch die kommenden Würfe. Er denkt neben der Seite, darum stockt der Spielplan nie; du kannst ihn bitten, sofort zu ziehen.',
    ],
  },
  {
    title: 'Wer das gemacht hat',
    lines: [
      'Sztab ist freie Software unter AGPL-3.0. Die Spiele gehören ihren Autoren und Verlagen, die in den Regeln genannt sind; die Texte der Regeln, die Zeichnungen und der Code sind von uns.',
      'Schrift: Brygada 1918 und Archivo, OFL 1.1.',
    ],
  },
];
