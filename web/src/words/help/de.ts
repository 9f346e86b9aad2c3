/** The help page in German. */
import type { HelpWords } from './help-words.ts';

export const de: HelpWords = {
  lead: 'Niemand muss das vorher lesen. Nimm eine Lektion: zwei Minuten auf dem echten Brett, und jeder Zug ist deiner.',
  begin: (game) => `Erste Lektion: ${game}`,
  goOn: (game) => `Weiterlernen: ${game}`,
  works: 'So geht es',
  worksText: 'An allen fünf Tischen gleich.',
  pictures: [
    {
      title: 'Was leuchtet, darfst du',
      text: 'Du musst die Regeln nicht auswendig können. Der Tisch zeigt jeden erlaubten Zug: erst eine Figur, dann ein Ziel.',
    },
    {
      title: 'Die Folge vor dem Zug',
      text: 'Kosten, Chance und Ergebnis stehen da, bevor du entscheidest. Solange nichts aufgedeckt wurde, kannst du zurücknehmen.',
    },
    {
      title: 'Ein Nein hat einen Grund',
      text: 'Etwas Unmögliches zu berühren kostet nichts. Du erfährst, warum es nicht geht, und nach welcher Regel.',
    },
  ],
  tryIt: 'Hier versuchen',
  tryItAt: (title) => `Hier versuchen: ${title}`,
  stuck: 'Was man am Tisch fragt',
  stuckText: 'Jede Antwort ist eine Taste oder eine Berührung entfernt, mitten in jedem Spiel.',
  asked: [
    {
      ask: 'Was kann ich jetzt tun?',
      answer: 'Der Satz unter dem Spielplan sagt es. Die Taste zeigt alle Ziele.',
      key: 'T',
    },
    {
      ask: 'Was gewinnt?',
      answer: 'Die erste Zeile über dem Spielplan: was gewinnt, und wie weit alle sind.',
      key: null,
    },
    {
      ask: 'Was soll ich spielen?',
      answer: 'Ein Hinweis: zuerst, wohin du sehen sollst, dann ein Zug mit Chance und Grund.',
      key: 'I',
    },
    {
      ask: 'Was heißt das?',
      answer:
        'Zeig auf ein Zeichen, eine Zahl oder ein Wort, oder halte den Finger darauf. Oder drück die Taste und berühre es.',
      key: 'Q',
    },
    {
      ask: 'Was ist eben geschehen?',
      answer: 'Sieh noch einmal, was die anderen getan haben, oder lies den Verlauf.',
      key: 'R',
    },
    {
      ask: 'Kann ich das zurücknehmen?',
      answer: 'Bis dahin, wo gewürfelt oder etwas aufgedeckt wurde. An einem Übungstisch immer.',
      key: 'U',
    },
    {
      ask: 'Wie war das mit dem Zug?',
      answer: 'Die Spielhilfe: das Spiel auf einer Seite, neben dem Spielplan.',
      key: 'A',
    },
  ],
  learn: 'Ein Spiel lernen',
  learnText: 'Lektionen auf dem echten Brett, Regeln mit Bildern und eine Seite zum Drucken.',
  ways: {
    page: 'Lektionen',
    rules: 'Regeln',
    aid: 'Spielhilfe',
    watch: 'Eine Partie ansehen',
  },
  sections: [
    {
      title: 'Zurücknehmen, und ein Bildschirm für mehrere',
      lines: [
        'Zurücknehmen holt deine Entscheidungen zurück, mit dem, was Bots geantwortet haben, bis dahin, wo gewürfelt oder etwas aufgedeckt wurde: Sonst könnte man spielen und den nächsten Wurf kennen. Wer ausprobieren möchte, öffnet einen Übungstisch.',
        'Mehrere können an einem Bildschirm spielen. Zwischen den Zügen fällt ein Vorhang, damit niemand die Karten der anderen sieht.',
      ],
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
        ['I', 'Hinweis: wohin sehen, dann ein Zug und sein Grund'],
        ['Q', 'was heißt das? Dann berühre es'],
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
  ],
};
