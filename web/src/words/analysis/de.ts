/** Nach der Partie: Analyse, Übungen und Statistik, auf Deutsch. */
import { counting, signed } from '@sztab/kernel/words';
import type { AnalysisWords } from './en.ts';

const { counted, form } = counting('de');
const punkte = (n: number): string => counted(n, 'Punkt', 'Punkte');
const chance = (n: number): string => `${punkte(n)} Chance`;
const züge = (n: number): string => (n === 1 ? 'Ein Zug' : n === 2 ? 'Zwei Züge' : n === 3 ? 'Drei Züge' : `${n} Züge`);
const kostete = (n: number): string => form(n, 'kostete', 'kosteten');
const brachteOderNahm = (n: number): string => (n < 0 ? `nahm ${punkte(-n)}` : `brachte ${punkte(n)}`);
const brachtenOderNahmen = (n: number): string => (n < 0 ? `nahmen ${punkte(-n)}` : `brachten ${punkte(n)}`);
const entschieden = (n: number): string => `${brachtenOderNahmen(n)} Chance`;

export const de: AnalysisWords = {
  analysis: 'Analyse',
  title: (game) => `Analyse · ${game}`,
  result: 'Ergebnis',
  replay: 'Nachspielen',
  exercises: 'Übungen',
  pages: 'Seiten dieser Partie',
  you: 'Du',
  we: 'Wir',

  notOver: 'Die Analyse öffnet sich, wenn die Partie vorbei ist',
  notOverMore: 'Solange eine Partie läuft, erfährt niemand eine Chance: weder wer spielt noch wer zusieht.',
  toTable: 'Zum Tisch',
  otherRules: (edition) => `Diese Partie wurde nach Regelversion ${edition} gespielt. Nachspielen lässt sie sich`,
  noRecord: 'Das Protokoll dieser Partie ließ sich nicht öffnen. Versuche es noch einmal',
  again: 'Noch einmal versuchen',

  opening: 'Das Protokoll wird geöffnet',
  reading: (done, of, seconds) =>
    `Entscheidungen werden gelesen: ${done} von ${of}${seconds === null ? '' : `, etwa ${seconds} s`}`,
  drawing: 'Die Kurve wird gezeichnet',
  stop: 'Anhalten',
  stopped: 'Angehalten. Es geht weiter, wann du willst',
  goOn: 'Weiter',
  failed: 'Die Partie ließ sich nicht zu Ende lesen. Versuche es noch einmal',
  read: (n) => `${counted(n, 'Entscheidung', 'Entscheidungen')} gelesen`,
  readUpTo: (round) => `Gelesen bis Runde ${round}. Der Rest wartet`,
  announce: {
    begun: 'Die Analyse hat begonnen',
    half: 'Die Hälfte ist gelesen',
    done: 'Die Analyse ist fertig',
  },

  lost: (n, sum) => `${züge(n)} ${kostete(n)} dich ${chance(sum)}`,
  weLost: (n, sum) => `${züge(n)} ${kostete(n)} uns ${chance(sum)}`,
  won: (slips, kept) => {
    const slip = slips === 1 ? 'Ein Ausrutscher' : slips === 2 ? 'Zwei Ausrutscher' : `${slips} Ausrutscher`;
    if (slips === 0) return 'Ein bester Zug und kein nennenswerter Ausrutscher';
    return kept > 0 ? `${slip} und ein bester Zug` : `${slip} und trotzdem gewonnen`;
  },
  theirs: (name, n, sum) =>
    `${name}: ${n === 1 ? 'ein Zug' : n === 2 ? 'zwei Züge' : n === 3 ? 'drei Züge' : `${n} Züge`} ${kostete(n)} ${chance(sum)}`,
  byLuck: {
    dice: 'Die Entscheidungen waren gleich gut, die Würfel gaben den Ausschlag',
    cards: 'Die Entscheidungen waren gleich gut, die Karten gaben den Ausschlag',
  },
  gaveUp: (sum) => `Das Aufgeben kostete ${chance(sum)}`,
  near: 'Keiner deiner Züge änderte die Chance um mehr als den Fehler',
  nearTheirs: (name) => `${name}: kein Zug änderte die Chance um mehr als den Fehler`,
  readingHead: 'Das Protokoll wird gelesen',
  score: (won, scores) => `${won} ${scores}`,
  ownDecisions: (n) => (n === 0 ? 'Deine Entscheidungen änderten nichts' : `Deine Entscheidungen ${entschieden(n)}`),
  ourDecisions: (n) => (n === 0 ? 'Unsere Entscheidungen änderten nichts' : `Unsere Entscheidungen ${entschieden(n)}`),
  theirDecisions: (name, n) =>
    n === 0 ? `${name}: die Entscheidungen änderten nichts` : `${name}: die Entscheidungen ${entschieden(n)}`,
  luckToo: (n) => (n === 0 ? 'das Glück war ausgeglichen' : `das Glück ${brachteOderNahm(n)}`),
  gifts: (n) =>
    n === 0 ? '' : n > 0 ? `Fehler der anderen brachten ${punkte(n)}.` : `Züge der anderen nahmen ${punkte(-n)}.`,

  knownTo: 'Was wem bekannt war',
  chance: 'Siegchance',
  chanceMore: 'nach jedem Zug, mit dem, was man da wissen konnte · im Band liegen 9 von 10 Schätzungen',
  even: (share) => `gleicher Anteil ${share}`,
  curveSaid: (name, start, end) => `${name}: von ${start} % am Anfang zu ${end} %.`,
  at: (round, who, before, after) => `Runde ${round}, ${who}, ${before} %, dann ${after} %`,
  atStart: 'Vor dem ersten Zug',
  slider: 'Stelle der Partie',
  showTable: 'Als Tabelle zeigen',
  showPlot: 'Als Bild zeigen',
  curveHead: ['Zug', 'Runde', 'wer', 'Chance', 'Fehler', 'eigene Entscheidung', 'andere', 'Glück'],
  causes: { own: 'eigene Entscheidungen', others: 'die der anderen', luck: 'Glück' },

  moments: (n) =>
    n === 0
      ? 'Kein Augenblick gab den Ausschlag'
      : n === 1
        ? 'Ein Augenblick gab den Ausschlag'
        : n === 2
          ? 'Zwei Augenblicke gaben den Ausschlag'
          : 'Drei Augenblicke gaben den Ausschlag',
  momentsMore: 'Glück ist nie darunter',
  momentsWait: 'Sie stehen da, wenn jede Entscheidung gelesen ist.',
  momentsFew: 'Keine andere Entscheidung änderte die Chance um mehr als den Fehler.',
  momentsHidden: 'Die Augenblicke der Plätze anderer gehören ihnen.',
  round: (round) => `Runde ${round}`,
  played: (move) => `Gespielt: ${move}`,
  better: (move, to, from) => `Besser: ${move}, ${to} % statt ${from} %`,
  best: (most, next) => `Der beste Zug: ${most} %, der nächste ${next} %`,
  nextBest: (move) => `Der nächstbeste: ${move}`,
  wasPlayed: 'gespielt',
  wasBetter: 'besser',
  opinion: (moves, error) => `Meinung der Bots, der beste von ${counted(moves, 'Zug', 'Zügen')}, ±${error}`,
  whatFor: 'Warum',
  seeIt: 'Ansehen',
  seeing: 'Läuft',
  playFrom: 'Von hier spielen',
  playFromMeans: 'Ein Übungszweig gegen Bots mit denselben Karten und Würfeln. Er wird nie gewertet.',
  shown: (round, what) => `Runde ${round}: ${what}`,
  asSeen: (name) => `wie ${name} es sah`,
  asYouSaw: 'wie du es gesehen hast',
  whatWorth: 'Was die Züge wert sind',

  waterfall: 'Vom Anfang zum Ergebnis',
  waterfallMore: 'jede Zeile geht genau auf',
  parts: {
    start: 'Anfang',
    own: 'eigene Züge',
    others: 'Züge anderer',
    dice: 'Würfel',
    cards: 'Karten',
    news: 'Enthülltes',
    rest: 'Rest',
    unread: 'noch nicht gelesen',
    result: 'Ergebnis',
  },
  rowSaid: (name, parts) => `${name}: ${parts}.`,
  seatRow: (decisions, score) => `${counted(decisions, 'Entscheidung', 'Entscheidungen')}${score ? `, ${score}` : ''}`,
  who: 'wer',
  restMeans:
    'Rest: um wie viel Züge, eigene und fremde, besser oder schlechter ausfielen, als ein schnelles Urteil erwartet, über das hinaus, was eine Suche als entschieden zählt. Er wird gezeigt und nicht im Glück versteckt. Jede Zeile wird mit dem erzählt, was dieser Platz wissen konnte; zusammen müssen die Chancen aller nicht 100 ergeben.',

  accuracy: 'Genauigkeit nach Abschnitten',
  accuracyMore: '100 ist der beste Zug, 0 der durchschnittliche',
  accuracyFew: 'Zu wenige Entscheidungen, die sich um mehr als den Fehler unterscheiden.',
  accuracyHead: (name, n) => `${name} (${n})`,
  phase: 'Abschnitt',
  unused: 'Am Ende ungenutzt',
  nothing: 'Nichts',

  luck: 'Glück',
  luckSaid: (dice, cards) =>
    dice === 0 && cards === 0
      ? 'Würfel und Karten waren ausgeglichen.'
      : `${dice === 0 ? 'Die Würfel waren ausgeglichen' : `Die Würfel ${brachtenOderNahmen(dice)}`}, ${cards === 0 ? 'die Karten waren ausgeglichen' : `die Karten ${brachtenOderNahmen(cards)}`}.`,
  luckMore: 'was gewürfelt und gezogen wurde gegen seinen Durchschnitt, nach Runden',
  dice: 'Würfel',
  cards: 'Karten',
  roundHead: 'Runde',
  pointsHead: 'Punkte',
  signed: (n) => signed(n),

  learn: (n) => `${counted(n, 'Stellung', 'Stellungen')} dieser Partie, in denen ein besserer Zug zu finden war`,
  learnNone: 'Hier ist nichts zu finden',
  find: 'Finde die Züge',
  findN: (n) => `Bessere Züge finden: ${n}`,
  share: 'Protokoll speichern',
  home: 'Startseite',

  exerciseTitle: 'Aus Fehlern lernen',
  exerciseOf: (n, of) => `Stellung ${n} von ${of}`,
  foundSoFar: (n) => `gefunden ${n}`,
  exerciseIntro: (n) =>
    `${counted(n, 'Stellung', 'Stellungen')} aus deinen eigenen Partien. In jeder war ein besserer Zug da.`,
  task: 'Deine Aufgabe',
  findBetter: (asked) => `${asked}. Finde einen besseren Zug als den gespielten.`,
  youKnow: 'du weißt, was du da wusstest: verdeckte Karten bleiben verdeckt',
  tries: 'Deine Versuche',
  noTries: 'Ziehe auf dem Spielplan. Ein Versuch kostet nichts und wird von selbst zurückgenommen.',
  thinking: 'Dein Zug wird abgewogen',
  verdict: {
    yes: 'Ja',
    near: 'Beinahe',
    no: 'Nein',
    shown: 'Gezeigt',
    skipped: 'Übersprungen',
    open: 'wartet',
  },
  verdictMore: {
    yes: 'so gut wie der beste, bis auf den Fehler',
    near: 'besser als der gespielte',
    no: 'nicht besser als der gespielte',
  },
  verdictSaid: (verdict, move, percent) => `${verdict}: ${move}, ${percent} %`,
  worth: 'Was sie wert sind',
  worthWas: 'was damals gespielt wurde',
  legend:
    'Ja: der Unterschied liegt im Fehler. Beinahe: besser als der gespielte. Nein: nicht besser als der gespielte. Versuche kosten nichts.',
  show: 'Den Zug zeigen',
  skip: 'Überspringen',
  next: 'Nächste Stellung',
  finish: 'Zurück zur Analyse',
  backToAnalysis: 'Zurück zur Analyse',
  wasWorth: (then, now) => `Damals ${then} %, jetzt ${now} %: dieser Zug war ${chance(now - then)} wert`,
  answer: (move) => `Der bessere Zug: ${move}`,
  due: (n) => `${counted(n, 'Übung wartet', 'Übungen warten')} auf dich`,
  dueNone: 'Heute wartet keine Übung. Gefundene kommen nicht wieder; die anderen nach 1, 7 und 30 Tagen.',
  allGames: 'Aus allen deinen Partien, die teuersten zuerst',
  exerciseGone: 'Diese Übung gehört zu einer Partie, die nicht mehr da ist.',

  figures: (game) => `${game} in Zahlen`,
  figuresOf: (games, bot) =>
    `${games} Partien von Bots (${bot}). Jeder Anteil steht mit seinem 95-%-Intervall. Wo das Intervall den gleichen Anteil berührt, ist kein Unterschied gezeigt.`,
  whoWins: 'Wer gewinnt',
  seats: (n) => counted(n, 'Person', 'Personen'),
  byLevel: 'Nach Stufe',
  levelsMore: 'Die zuerst genannte, auf jedem Platz gleich oft.',
  byOption: 'Nach Vereinbarung',
  optionsMore: 'Änderung jedes Anteils gegen das Übliche, in Punkten.',
  lengths: 'Wie lange es dauert',
  lengthsMore: (median) => `Entscheidungen aller Plätze zusammen; die Hälfte der Partien hat ${median} oder weniger.`,
  openings: 'Eröffnungen',
  openingsMore: (games) => `Die erste Entscheidung einer Partie, wo sie in mindestens ${games} Partien fiel.`,
  howOften: 'wie oft',
  shareOfWins: 'Anteil der Siege',
  evenShare: 'gleicher Anteil',
  average: 'Durchschnitt',
  noneShown: 'keiner gezeigt',
  tooFew: (games) => `Zu wenige Partien: ${games}. Gezeigt ab 100`,
  makeAgain: 'Diese Zahlen noch einmal ermitteln',
  made: (rules, seed) => `Regelversion ${rules}, Startwert ${seed}. Derselbe Befehl ergibt dieselben Zahlen.`,
  honest: 'Stimmt die Chance, die wir nennen?',
  honestMore: (players, games, error) =>
    `${players}: in ${games} Partien von Offizieren lag das Genannte im Mittel ${error} Punkte neben dem, was kam. Punkte auf der gestrichelten Linie stimmen.`,
  honestAbove: 'öfter gewonnen als genannt',
  honestBelow: 'seltener als genannt',
  honestHead: ['genannt', 'gewonnen', 'Stellungen'],
  teamWins: 'die Mannschaft gewinnt',
  allTables: 'Alles als Tabellen',
  allPlots: 'Alles als Bilder',
  versus: (a, b) => `${a} gegen ${b}`,
  gamesHead: 'Partien',
  interval: '95-%-Intervall',
};
