/** Nach der Partie: Analyse, Übungen und Statistik, auf Deutsch. */
import { counting, type Partly, signed, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { AnalysisWords } from './en.ts';

const { counted, form } = counting('de');
const punkte = (n: number): string => counted(n, 'Punkt', 'Punkte');
const chance = (n: number): string => `${punkte(n)} Chance`;
const züge = (n: number): string => (n === 1 ? 'Ein Zug' : n === 2 ? 'Zwei Züge' : n === 3 ? 'Drei Züge' : `${n} Züge`);
const kostete = (n: number): string => form(n, 'kostete', 'kosteten');
const brachteOderNahm = (n: number): string => (n < 0 ? `nahm ${punkte(-n)}` : `brachte ${punkte(n)}`);
const brachtenOderNahmen = (n: number): string => (n < 0 ? `nahmen ${punkte(-n)}` : `brachten ${punkte(n)}`);
const entschieden = (n: number): string => `${brachtenOderNahmen(n)} Chance`;

export const de: Partly<AnalysisWords> = united(texts, {
  title: (game) => `Analyse · ${game}`,
  otherRules: (edition) => `Diese Partie wurde nach Regelversion ${edition} gespielt. Nachspielen lässt sie sich`,
  reading: (done, of, seconds) =>
    `Entscheidungen werden gelesen: ${done} von ${of}${seconds === null ? '' : `, etwa ${seconds} s`}`,
  read: (n) => `${counted(n, 'Entscheidung', 'Entscheidungen')} gelesen`,
  readUpTo: (round) => `Gelesen bis Runde ${round}. Der Rest wartet`,

  lost: (n, sum) => `${züge(n)} ${kostete(n)} dich ${chance(sum)}`,
  weLost: (n, sum) => `${züge(n)} ${kostete(n)} uns ${chance(sum)}`,
  won: (slips, kept) => {
    const slip = slips === 1 ? 'Ein Ausrutscher' : slips === 2 ? 'Zwei Ausrutscher' : `${slips} Ausrutscher`;
    if (slips === 0) return 'Ein bester Zug und kein nennenswerter Ausrutscher';
    return kept > 0 ? `${slip} und ein bester Zug` : `${slip} und trotzdem gewonnen`;
  },
  theirs: (name, n, sum) =>
    `${name}: ${n === 1 ? 'ein Zug' : n === 2 ? 'zwei Züge' : n === 3 ? 'drei Züge' : `${n} Züge`} ${kostete(n)} ${chance(sum)}`,
  gaveUp: (sum) => `Das Aufgeben kostete ${chance(sum)}`,
  nearTheirs: (name) => `${name}: kein Zug änderte die Chance um mehr als den Fehler`,
  score: (won, scores) => `${won} ${scores}`,
  ownDecisions: (n) => (n === 0 ? 'Deine Entscheidungen änderten nichts' : `Deine Entscheidungen ${entschieden(n)}`),
  ourDecisions: (n) => (n === 0 ? 'Unsere Entscheidungen änderten nichts' : `Unsere Entscheidungen ${entschieden(n)}`),
  theirDecisions: (name, n) =>
    n === 0 ? `${name}: die Entscheidungen änderten nichts` : `${name}: die Entscheidungen ${entschieden(n)}`,
  luckToo: (n) => (n === 0 ? 'das Glück war ausgeglichen' : `das Glück ${brachteOderNahm(n)}`),
  gifts: (n) =>
    n === 0 ? '' : n > 0 ? `Fehler der anderen brachten ${punkte(n)}.` : `Züge der anderen nahmen ${punkte(-n)}.`,
  even: (share) => `gleicher Anteil ${share}`,
  curveSaid: (name, start, end) => `${name}: von ${start} % am Anfang zu ${end} %.`,
  at: (round, who, before, after) => `Runde ${round}, ${who}, ${before} %, dann ${after} %`,

  moments: (n) =>
    n === 0
      ? 'Kein Augenblick gab den Ausschlag'
      : n === 1
        ? 'Ein Augenblick gab den Ausschlag'
        : n === 2
          ? 'Zwei Augenblicke gaben den Ausschlag'
          : 'Drei Augenblicke gaben den Ausschlag',
  round: (round) => `Runde ${round}`,
  played: (move) => `Gespielt: ${move}`,
  better: (move, to, from) => `Besser: ${move}, ${to} % statt ${from} %`,
  best: (most, next) => `Der beste Zug: ${most} %, der nächste ${next} %`,
  nextBest: (move) => `Der nächstbeste: ${move}`,
  opinion: (moves, error) => `Meinung der Bots, der beste von ${counted(moves, 'Zug', 'Zügen')}, ±${error}`,
  shown: (round, what) => `Runde ${round}: ${what}`,
  asSeen: (name) => `wie ${name} es sah`,
  rowSaid: (name, parts) => `${name}: ${parts}.`,
  seatRow: (decisions, score) => `${counted(decisions, 'Entscheidung', 'Entscheidungen')}${score ? `, ${score}` : ''}`,
  accuracyHead: (name, n) => `${name} (${n})`,
  luckSaid: (dice, cards) =>
    dice === 0 && cards === 0
      ? 'Würfel und Karten waren ausgeglichen.'
      : `${dice === 0 ? 'Die Würfel waren ausgeglichen' : `Die Würfel ${brachtenOderNahmen(dice)}`}, ${cards === 0 ? 'die Karten waren ausgeglichen' : `die Karten ${brachtenOderNahmen(cards)}`}.`,
  signed: (n) => signed(n),

  learn: (n) => `${counted(n, 'Stellung', 'Stellungen')} dieser Partie, in denen ein besserer Zug zu finden war`,
  findN: (n) => `Bessere Züge finden: ${n}`,
  exerciseOf: (n, of) => `Stellung ${n} von ${of}`,
  foundSoFar: (n) => `gefunden ${n}`,
  exerciseIntro: (n) =>
    `${counted(n, 'Stellung', 'Stellungen')} aus deinen eigenen Partien. In jeder war ein besserer Zug da.`,
  findBetter: (asked) => `${asked}. Finde einen besseren Zug als den gespielten.`,
  verdictSaid: (verdict, move, percent) => `${verdict}: ${move}, ${percent} %`,
  wasWorth: (then, now) => `Damals ${then} %, jetzt ${now} %: dieser Zug war ${chance(now - then)} wert`,
  answer: (move) => `Der bessere Zug: ${move}`,
  due: (n) => `${counted(n, 'Übung wartet', 'Übungen warten')} auf dich`,

  figures: (game) => `${game} in Zahlen`,
  figuresOf: (games, bot) =>
    `${games} Partien von Bots (${bot}). Jeder Anteil steht mit seinem 95-%-Intervall. Wo das Intervall den gleichen Anteil berührt, ist kein Unterschied gezeigt.`,
  seats: (n) => counted(n, 'Person', 'Personen'),
  lengthsMore: (median) => `Entscheidungen aller Plätze zusammen; die Hälfte der Partien hat ${median} oder weniger.`,
  openingsMore: (games) => `Die erste Entscheidung einer Partie, wo sie in mindestens ${games} Partien fiel.`,
  tooFew: (games) => `Zu wenige Partien: ${games}. Gezeigt ab 100`,
  made: (rules, seed) => `Regelversion ${rules}, Startwert ${seed}. Derselbe Befehl ergibt dieselben Zahlen.`,
  honestMore: (players, games, error) =>
    `${players}: in ${games} Partien von Offizieren lag das Genannte im Mittel ${error} Punkte neben dem, was kam. Punkte auf der gestrichelten Linie stimmen.`,
  versus: (a, b) => `${a} gegen ${b}`,
});
