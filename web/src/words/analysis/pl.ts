/** Po partii: analiza, ćwiczenia i statystyki, po polsku. */
import { counting, signed, united } from '@sztab/kernel/words';
import type { AnalysisWords } from './en.ts';
import texts from './pl.json' with { type: 'json' };

const { counted: ile, form } = counting('pl');
const punkty = (n: number): string => ile(n, 'punkt', 'punkty', 'punktów');
const szansy = (n: number): string => `${punkty(n)} szansy`;
const ruchy = (n: number): string =>
  n === 1 ? 'Jeden ruch' : n === 2 ? 'Dwa ruchy' : n === 3 ? 'Trzy ruchy' : ile(n, 'ruch', 'ruchy', 'ruchów');
const kosztowały = (n: number): string => form(n, 'kosztował', 'kosztowały', 'kosztowało');
const dałyLubZabrały = (n: number): string => (n < 0 ? `zabrały ${punkty(-n)}` : `dały ${punkty(n)}`);

export const pl: AnalysisWords = united(texts, {
  title: (game) => `Analiza · ${game}`,
  otherRules: (edition) => `Tę partię grano według zasad w wersji ${edition}. Została powtórka`,
  reading: (done, of, seconds) => `Czytam decyzje: ${done} z ${of}${seconds === null ? '' : `, około ${seconds} s`}`,
  read: (n) => ile(n, 'decyzja odczytana', 'decyzje odczytane', 'decyzji odczytanych'),
  readUpTo: (round) => `Odczytane do rundy ${round}. Reszta czeka`,

  lost: (n, sum) => `${ruchy(n)} ${kosztowały(n)} ${szansy(sum)}`,
  weLost: (n, sum) => `${ruchy(n)} ${kosztowały(n)} nas ${szansy(sum)}`,
  won: (slips, kept) => {
    const slip = slips === 1 ? 'Jeden błąd' : slips === 2 ? 'Dwa błędy' : ile(slips, 'błąd', 'błędy', 'błędów');
    if (slips === 0) return 'Jeden najlepszy ruch i żadnego błędu wartego słowa';
    return kept > 0 ? `${slip} i jeden najlepszy ruch` : `${slip}, a mimo to wygrana`;
  },
  theirs: (name, n, sum) => `${name}: ${ruchy(n).toLowerCase()} ${kosztowały(n)} ${szansy(sum)}`,
  gaveUp: (sum) => `Rezygnacja kosztowała ${szansy(sum)}`,
  nearTheirs: (name) => `${name}: żaden ruch nie zmienił szansy bardziej niż błąd pomiaru`,
  score: (won, scores) => `${won} ${scores}`,
  ownDecisions: (n) =>
    n === 0
      ? 'Twoje decyzje niczego nie zmieniły'
      : `Twoje decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  ourDecisions: (n) =>
    n === 0
      ? 'Nasze decyzje niczego nie zmieniły'
      : `Nasze decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  theirDecisions: (name, n) =>
    n === 0
      ? `${name}: decyzje niczego nie zmieniły`
      : `${name}: decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  luckToo: (n) =>
    n === 0 ? 'szczęście było równe' : `szczęście ${n < 0 ? `zabrało ${punkty(-n)}` : `dało ${punkty(n)}`}`,
  gifts: (n) => (n === 0 ? '' : n > 0 ? `Błędy innych dały ${punkty(n)}.` : `Ruchy innych zabrały ${punkty(-n)}.`),
  even: (share) => `równy udział ${share}`,
  curveSaid: (name, start, end) => `${name}: od ${start} % na początku do ${end} %.`,
  at: (round, who, before, after) => `Runda ${round}, ${who}, ${before} %, potem ${after} %`,

  moments: (n) =>
    n === 0
      ? 'Żadna chwila nie rozstrzygnęła'
      : n === 1
        ? 'Jedna chwila, która rozstrzygnęła'
        : n === 2
          ? 'Dwie chwile, które rozstrzygnęły'
          : 'Trzy chwile, które rozstrzygnęły',
  round: (round) => `runda ${round}`,
  played: (move) => `Zagrane: ${move}`,
  better: (move, to, from) => `Lepsze: ${move}, ${to} % zamiast ${from} %`,
  best: (chance, next) => `Najlepszy ruch: ${chance} %, następny wart ${next} %`,
  nextBest: (move) => `Następny: ${move}`,
  opinion: (moves, error) =>
    `zdaniem botów, najlepszy z ${moves} ${form(moves, 'ruchu', 'ruchów', 'ruchów')}, ±${error}`,
  shown: (round, what) => `Runda ${round}: ${what}`,
  asSeen: (name) => `tak to widać: ${name}`,
  rowSaid: (name, parts) => `${name}: ${parts}.`,
  seatRow: (decisions, score) => `${ile(decisions, 'decyzja', 'decyzje', 'decyzji')}${score ? `, ${score}` : ''}`,
  accuracyHead: (name, n) => `${name} (${n})`,
  luckSaid: (dice, cards) =>
    dice === 0 && cards === 0
      ? 'Kości i karty były równe.'
      : `${dice === 0 ? 'Kości były równe' : `Kości ${dałyLubZabrały(dice)}`}, ${cards === 0 ? 'karty były równe' : `karty ${dałyLubZabrały(cards)}`}.`,
  signed: (n) => signed(n),

  learn: (n) =>
    `${ile(n, 'pozycja', 'pozycje', 'pozycji')} z tej partii, w ${n === 1 ? 'której' : 'których'} był lepszy ruch`,
  findN: (n) => `Znajdź lepsze ruchy: ${n}`,
  exerciseOf: (n, of) => `pozycja ${n} z ${of}`,
  foundSoFar: (n) => `znalezione: ${n}`,
  exerciseIntro: (n) =>
    `${ile(n, 'pozycja', 'pozycje', 'pozycji')} z twoich partii. W każdej był ruch lepszy od zagranego.`,
  findBetter: (asked) => `${asked}. Znajdź ruch lepszy od zagranego.`,
  verdictSaid: (verdict, move, chance) => `${verdict}: ${move}, ${chance} %`,
  wasWorth: (then, now) => `Wtedy ${then} %, teraz ${now} %: ten ruch był wart ${szansy(now - then)}`,
  answer: (move) => `Lepszy ruch: ${move}`,
  due: (n) => `${form(n, 'Czeka', 'Czekają', 'Czeka')} ${ile(n, 'ćwiczenie', 'ćwiczenia', 'ćwiczeń')}`,

  figures: (game) => `${game} w liczbach`,
  figuresOf: (games, bot) =>
    `${ile(games, 'partia', 'partie', 'partii')} botów (${bot}). Każdy udział ma przedział 95 %. Gdzie przedział sięga równego udziału, różnicy nie widać.`,
  seats: (n) => ile(n, 'gracz', 'gracze', 'graczy'),
  lengthsMore: (median) => `Decyzje wszystkich graczy razem; połowa partii ma ich ${median} lub mniej.`,
  openingsMore: (games) => `Pierwsza decyzja partii, jeśli zapadła w co najmniej ${games} partiach.`,
  tooFew: (games) => `Za mało partii: ${games}. Pokażemy od 100`,
  made: (rules, seed) => `Zasady w wersji ${rules}, ziarno ${seed}. To samo polecenie da te same liczby.`,
  honestMore: (players, games, error) =>
    `${players}: w partiach oficerów (było ich ${games}) podana szansa różniła się od tego, co wyszło, średnio o ${error} punktu. Na linii przerywanej leży to, co się zgadza.`,
  versus: (a, b) => `${a} – ${b}`,
});
