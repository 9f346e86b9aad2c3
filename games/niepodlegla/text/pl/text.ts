/**
 * Niepodległa in Polish. In the log the players act in the present tense, which says nothing of who they are; names of cards and
 * people follow a colon in the nominative, so that nobody's name has to bend.
 */
import { capital, counting, houseReasons, NBSP, united } from '@sztab/kernel/words';
import { type FinalId, LOWEST_RANKED } from '../../content/finals.ts';
import type { MissionId } from '../../content/missions.ts';
import { type Colour, PASS_PRICE } from '../../content/players.ts';
import { threatOf } from '../../content/threats.ts';
import { BONUS, type Bonus, MEETING, TOP } from '../../content/tracks.ts';
import { effectsText, needText, negativeText, positiveText, spaceText, thingsIn } from '../cards.ts';
import type { Catalogue, OptionWords } from '../catalogue.ts';
import { sumOf } from '../sums.ts';
import { areaText, CARDS } from './cards.ts';
import options from './options.json' with { type: 'json' };
import { PHASES } from './phases.ts';
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const { colours, towns, sides, regions, tracks: TRACK, prisoners: PRISONER, characterDice: DICE } = CARDS;
const name = (colour: Colour): string => colours[colour].name;
const Name = (colour: Colour): string => capital(name(colour));
const list = (names: readonly Colour[]): string => names.map(name).join(', ');
const { card, cards, die, faceUp, faces, token } = thingsIn('pl');

const { form, counted } = counting('pl');
const dice = (n: number): string => counted(n, 'kość', 'kości', 'kości');
const pawns = (n: number): string => counted(n, 'pionek', 'pionki', 'pionków');
const markers = (n: number): string => counted(n, 'znacznik', 'znaczniki', 'znaczników');
const pips = (n: number): string => (n === 0 ? 'pusta' : counted(n, 'oczko', 'oczka', 'oczek'));
const row = (n: number): string => counted(n, 'misja', 'misje', 'misji');
const missions = (n: number): string => counted(n, 'misję', 'misje', 'misji');
const threats = (n: number): string => counted(n, 'karta zagrożenia', 'karty zagrożeń', 'kart zagrożeń');
const challenges = (n: number): string => (n === 0 ? 'bez wyzwań' : counted(n, 'wyzwanie', 'wyzwania', 'wyzwań'));
const points = (n: number): string => counted(n, 'punkt', 'punkty', 'punktów');
const symbols = (n: number): string => counted(n, 'symbolu', 'symboli', 'symboli');

const BONUSES: Readonly<Record<Bonus, string>> = {
  removeObstacle: 'usunięcie przeszkody',
  morale: '+1 morale od następnej rundy',
  refreshTokens: 'odświeżenie żetonów',
};

const drawn = (n: number): { name: string; meaning: string } => ({
  name: challenges(n),
  meaning: `W rundzie finałowej ${form(n, 'czeka', 'czekają', 'czeka')} ${challenges(n)}.`,
});

const pawnsOf = (which: string): OptionWords['firstColour']['values'] => ({
  red: { name: 'Czerwony', meaning: `${which} gracz ma czerwone pionki.` },
  blue: { name: 'Niebieski', meaning: `${which} gracz ma niebieskie pionki.` },
  yellow: { name: 'Żółty', meaning: `${which} gracz ma żółte pionki.` },
  white: { name: 'Biały', meaning: `${which} gracz ma białe pionki.` },
  black: { name: 'Czarny', meaning: `${which} gracz ma czarne pionki.` },
});
const NEXT_COLOUR = { next: { name: 'Następny', meaning: 'Następny kolor, którego nikt nie ma.' } };

const OPTIONS: OptionWords = {
  ...options,
  stakes: {
    name: 'Stawka',
    meaning: 'Ile wyzwań czeka w rundzie finałowej.',
    values: {
      0: { name: 'Bez wyzwań', meaning: 'Wystarczą misje finałowe.' },
      1: { name: challenges(1), meaning: 'Gra jest trudniejsza.' },
      2: { name: challenges(2), meaning: 'Gra jest jeszcze trudniejsza.' },
      3: drawn(3),
      4: drawn(4),
      5: drawn(5),
      6: drawn(6),
      ask: { name: 'Do wyboru', meaning: 'Drużyna decyduje, gdy runda finałowa jest przygotowana.' },
    },
  },
  firstColour: {
    name: 'Pierwszy kolor',
    meaning: 'Jaki kolor ma pierwszy gracz.',
    values: pawnsOf('Pierwszy'),
  },
  secondColour: {
    name: 'Drugi kolor',
    meaning: 'Jaki kolor ma drugi gracz.',
    values: { ...NEXT_COLOUR, ...pawnsOf('Drugi') },
  },
  thirdColour: {
    name: 'Trzeci kolor',
    meaning: 'Jaki kolor ma trzeci gracz.',
    values: { ...NEXT_COLOUR, ...pawnsOf('Trzeci') },
  },
  fourthColour: {
    name: 'Czwarty kolor',
    meaning: 'Jaki kolor ma czwarty gracz.',
    values: { ...NEXT_COLOUR, ...pawnsOf('Czwarty') },
  },
};

/** The small final missions by the side that lies up. */
function sided(finals: readonly FinalId[], easy: readonly FinalId[]): string {
  const hard = finals.filter((id) => !easy.includes(id));
  const lines = [
    easy.length > 0 ? `Łatwą stroną: ${cards(finals.filter((id) => easy.includes(id)))}` : '',
    hard.length > 0 ? `Trudną stroną: ${cards(hard)}` : '',
  ];
  return lines.filter(Boolean).join('. ');
}

const rolling = (still: readonly Colour[]): string =>
  still.length === 1 ? `Rzuca jeszcze ${list(still)}` : `Rzucają jeszcze: ${list(still)}`;
const waitingFor = (still: readonly Colour[]): string => `Czekamy na odpowiedź: ${list(still)}`;
const motionOf = (by: Colour, choice: string): string => `Wniosek ${colours[by].of} – ${choice}`;

/** The pawn or die in the log: whose it is, unless it is one's own. */
const pawnFor = (by: Colour, who: Colour): string => (by === who ? 'pionek' : `pionek ${colours[who].of}`);
/** „zostaje 1 znacznik morale”, „zostają 2 znaczniki morale” */
const left = (n: number): string =>
  n === 0 ? 'morale się kończy' : `${form(n, 'zostaje', 'zostają', 'zostaje')} ${markers(n)} morale`;

const NEXT: Catalogue['position']['check'] = (count, shield) =>
  shield ? 'tarcza' : count > 0 ? threats(count) : 'nic';

export const pl: Catalogue = united(texts, {
  language: 'pl',
  cards: CARDS,
  options: OPTIONS,

  prompts: {
    plan({ pawns: placed, dice: shared, close, arbiter }) {
      const theirs = 'Drużyna układa plan';
      const steps = [placed > 0 ? `postaw ${pawns(placed)}` : '', shared > 0 ? `rozdaj ${dice(shared)}` : ''].filter(
        Boolean,
      );
      if (steps.length > 0) return { yours: capital(steps.join(' i ')), theirs };
      if (close === 'commit') return { yours: 'Plan jest gotowy: zatwierdź go albo zmień', theirs };
      if (close === 'motion') return { yours: 'Plan jest gotowy: złóż wniosek o zatwierdzenie albo go zmień', theirs };
      return {
        yours: `Plan jest gotowy: zatwierdza go rozjemca (${name(arbiter)}), zmienić może go każdy`,
        theirs: `Rozjemca (${name(arbiter)}) może zatwierdzić plan`,
      };
    },
    roll({ morale, mayReroll, final, mayStop, still }) {
      const theirs = rolling(still);
      if (mayStop)
        return { yours: 'Misje finałowe są spełnione: powiedz „gotowe” albo rzucaj dalej po wyzwania', theirs };
      if (final) return { yours: `Rzucajcie, aż spełnicie wszystkie misje. Morale: ${morale}`, theirs };
      if (!mayReroll) return { yours: 'Morale się skończyło: użyj żetonu morale albo powiedz „gotowe”', theirs };
      return { yours: `Przerzuć kości albo powiedz „gotowe”. Morale: ${morale}`, theirs };
    },
    rolled: (mayClose, still) => ({
      yours: `${rolling(still)}. ${mayClose ? 'Możesz wrócić do rzutów albo je zamknąć' : 'Możesz jeszcze wrócić do rzutów'}`,
      theirs: rolling(still),
    }),
    settle: (missing, claims, still) => ({
      yours:
        missing > 0
          ? `Do wybranych misji brakuje ${symbols(missing)}: dołóż żeton albo zmień wybór`
          : `${claims > 0 ? `Wykonujesz ${missions(claims)}` : 'Nie wykonujesz żadnej misji'}. Zmień wybór albo się rozlicz`,
      theirs: still.length === 1 ? `Rozlicza się ${list(still)}` : `Rozliczają się: ${list(still)}`,
    }),
    motion(by, choice, as, still) {
      const answer = {
        member: 'Zgódź się albo zgłoś sprzeciw',
        arbiter: 'Zgódź się albo rozstrzygnij',
        agreed: 'Możesz jeszcze rozstrzygnąć',
      };
      const motion = motionOf(by, choice);
      return { yours: `${motion}. ${answer[as]}`, theirs: `${motion}. ${waitingFor(still)}` };
    },
    decide: (by, choice, arbiter) => ({
      yours: `Sprzeciw. ${motionOf(by, choice)}. Rozstrzygnij`,
      theirs: `Sprzeciw. ${motionOf(by, choice)}. Rozstrzyga ${name(arbiter)}`,
    }),
    team: (source, what, arbiter) => ({
      yours: `${source}: wybierz ${what}`,
      theirs: `${source}: ${arbiter ? `rozjemca (${name(arbiter)})` : 'drużyna'} wybiera ${what}`,
    }),
    question(q, side) {
      switch (q.is) {
        case 'obs':
        case 'ind': {
          const which = `miasto${areaText(q.where)}`;
          const forWhat = q.is === 'ind' ? 'dla żetonu niepodległości' : `dla przeszkody (${sides[side ?? q.kind]})`;
          if (q.more) return `pierwsze z dwóch miast${areaText(q.where)} ${forWhat}`;
          return q.not ? `drugie ${which} ${forWhat}, inne niż ${towns[q.not].title}` : `${which} ${forWhat}`;
        }
        case 'kind':
          return `przeszkodę, którą żeton usunie ${towns[q.town].in}`;
        case 'bonus':
          return 'przeszkodę do usunięcia';
        case 'alternative':
          return 'jedną z dwóch możliwości';
        case 'jail-pawn':
          return 'pionek, który idzie do więzienia';
        case 'jail-die':
          return 'kość postaci, która idzie do więzienia';
        case 'discard':
          return q.count === 2 ? 'pierwszą z dwóch misji do odrzucenia' : 'misję do odrzucenia';
        case 'stakes':
          return 'liczbę wyzwań (wykonane to 5\u00a0punktów, niewykonane: rzut czarną kością)';
      }
    },
    space: (round) => `Tor czasu, pole ${round}`,
  },

  choices: {
    town(town, turn) {
      const { title } = towns[town];
      if (turn === null) return title;
      const turns = {
        obstacle: 'przeszkoda',
        loss: 'żeton niepodległości przepada',
        independence: 'żeton niepodległości',
        removal: 'przeszkoda odchodzi',
      };
      return `${title} (${turns[turn]})`;
    },
    alternative: (index, effects) => effects ?? (index === 0 ? 'pierwsza możliwość' : 'druga możliwość'),
    kind: (side) => `do usunięcia: ${sides[side]}`,
    remove: (town, side) => `do usunięcia: ${towns[town].title}, ${sides[side]}`,
    jailPawn: (colour) => `do więzienia: pionek ${colours[colour].of}`,
    jailDie: (character) => `do więzienia: ${DICE[character]}`,
    discard: (id) => `do odrzucenia: ${card(id)}`,
    stakes: challenges,
  },

  moves: {
    placePawn: (colour, id) => `Postaw pionek ${colours[colour].of}: ${card(id)}`,
    takePawn: (colour, id) => `Zdejmij pionek${colour ? ` ${colours[colour].of}` : ''}: ${card(id)}`,
    giveDie: (colour) => `Daj kość ${colours[colour].to}`,
    returnDie: (colour) => `Oddaj do puli kość ${colours[colour].of}`,
    selectDie: (die) => `Wybierz: ${die}`,
    unselectDie: (die) => `Nie przerzucaj: ${die}`,
    reroll: (count) => (count === null ? 'Przerzuć wybrane kości z czarną' : `Przerzuć ${dice(count)} i czarną`),
    passDie: (die, to) => `Przekaż ${colours[to].to} za ${PASS_PRICE}${NBSP}morale: ${die}`,
    passToken: (which, to) => `Przekaż ${colours[to].to} żeton za ${PASS_PRICE}${NBSP}morale: ${which}`,
    spendToken: (which) => `Użyj żetonu: ${which}`,
    keepToken: (which) => `Nie używaj żetonu: ${which}`,
    claim: (id) => `Wykonaj: ${card(id)}`,
    unclaim: (id) => `Nie wykonuj: ${card(id)}`,
    settle: (claims) => (claims ? `Rozlicz się: ${row(claims)}` : 'Rozlicz się bez wykonanej misji'),
    decide: (choice) => `Rozstrzygam – ${choice}`,
  },

  events: {
    opened: ({ missions: laid, arbiter }) =>
      `Początek gry: w rzędzie ${row(laid.length)}, rozjemcą jest ${name(arbiter)}`,
    'pawn-placed': ({ by, who, card: id }) => `${Name(by)} stawia ${pawnFor(by, who)}: ${card(id)}`,
    'pawn-taken': ({ by, who, card: id }) => `${Name(by)} zdejmuje ${pawnFor(by, who)}: ${card(id)}`,
    'die-given': ({ by, who, die: which }) =>
      by === who ? `${Name(by)} bierze: ${die(which)}` : `${Name(by)} daje ${colours[who].to}: ${die(which)}`,
    'die-returned': ({ by, who, die: which }) =>
      by === who
        ? `${Name(by)} oddaje do puli: ${die(which)}`
        : `${Name(by)} zabiera ${colours[who].to} do puli: ${die(which)}`,
    'plan-committed': ({ by }) => `Plan jest zatwierdzony (${name(by)})`,
    'plan-reopened': ({ by }) => `${Name(by)} otwiera plan do zmian`,
    motion: motionOf,
    agreed: ({ by }) => `${Name(by)} się zgadza`,
    objected: ({ by }) => `${Name(by)} zgłasza sprzeciw`,
    decided: (by, choice) => `${Name(by)} rozstrzyga – ${choice}`,
    rolled: ({ rolls }) =>
      `Pierwszy rzut. ${rolls.map(({ who, dice: rolled }) => `${Name(who)}: ${sumOf(rolled, 'pl')}`).join('. ')}`,
    rerolled: ({ by, dice: rolled, pips: n }) =>
      `${Name(by)} przerzuca ${dice(rolled.length)}. ${capital(faces(rolled))}. Czarna kość: ${pips(n)}`,
    'morale-lost': ({ count, left: n, overdrawn }) => {
      if (count === 0) return 'Morale już nie ma: przekroczenie';
      const lost = `Morale${NBSP}−${count}, ${n === 0 ? 'nic nie zostaje' : `${form(n, 'zostaje', 'zostają', 'zostaje')} ${n}`}`;
      return overdrawn ? `${lost}, przekroczenie` : lost;
    },
    'die-passed': ({ by, who, die: which, up, left: n }) =>
      `${Name(by)} przekazuje ${colours[who].to}: ${faceUp(which, up)}, ${left(n)}`,
    'token-passed': ({ by, who, token: id, left: n }) =>
      `${Name(by)} przekazuje ${colours[who].to} żeton: ${token(id)}, ${left(n)}`,
    'morale-token': ({ by, token: id, left: n }) =>
      `${Name(by)} używa żetonu: ${token(id)}, razem ${markers(n)} morale`,
    done: ({ by }) => `${Name(by)}: gotowe`,
    undone: ({ by }) => `${Name(by)}: jednak nie`,
    'rolling-ended': ({ why, by }) => {
      const reasons = {
        done: 'wszyscy gotowi',
        arbiter: `zamyka je rozjemca${by ? ` (${name(by)})` : ''}`,
        'no-morale': 'morale się skończyło',
        overdrawn: 'przekroczenie',
        limit: 'osiągnięta granica przerzutów',
      };
      return `Koniec rzutów: ${reasons[why]}`;
    },
    settled: ({ by, cards: done, tokens: used }) => {
      if (done.length === 0) return `${Name(by)} nie wykonuje żadnej misji`;
      const with_ = used.length > 0 ? `. ${used.length === 1 ? 'Żeton' : 'Żetony'}: ${used.map(token).join(', ')}` : '';
      return `${Name(by)} wykonuje ${missions(done.length)}: ${cards(done)}${with_}`;
    },
    released: ({ morale, neutral, pawns: out, characters }) => {
      const freed = [
        ...(morale > 0 ? [`${markers(morale)} morale`] : []),
        ...(neutral > 0 ? [counted(neutral, 'kość neutralna', 'kości neutralne', 'kości neutralnych')] : []),
        ...out.map((colour) => `pionek ${colours[colour].of}`),
        ...characters.map((character) => DICE[character]),
      ];
      return `Na wolność: ${freed.join(', ')}`;
    },
    harm: ({ card: id, failed, bolshevik }) =>
      `${failed ? 'Szkodzi niewykonana misja' : 'Szkodzi misja bez pionka'}: ${card(id)}. ${negativeText(id as MissionId, 'pl', bolshevik)}`,
    success: ({ card: id }) => `Misja wykonana: ${card(id)}. ${positiveText(id as MissionId, 'pl')}`,
    track: ({ track, from, to }) => {
      const bonus = to > from ? BONUS[track][to] : undefined;
      return `${TRACK[track]}: z ${from} na ${to}${bonus ? `, premia: ${BONUSES[bonus]}` : ''}`;
    },
    'track-stands': ({ track, at }) =>
      `${TRACK[track]} zostaje na ${at}: ${at === TOP ? 'wyżej już nie można' : 'niżej już nie można'}`,
    'independence-token': ({ town, against, bolshevik }) =>
      against
        ? `Żeton niepodległości usuwa ${towns[town].in} przeszkodę: ${sides[bolshevik ? 'bolsheviks' : against]}`
        : `Żeton niepodległości ${towns[town].in}`,
    'no-independence-token': ({ town }) => `Zapas żetonów niepodległości jest pusty: ${towns[town].in} bez zmian`,
    obstacle: ({ town, kind, cancelled, bolshevik }) => {
      const side = sides[bolshevik ? 'bolsheviks' : kind];
      return cancelled
        ? `Przeszkoda (${side}) usuwa żeton niepodległości ${towns[town].in}`
        : `Przeszkoda ${towns[town].in}: ${side}`;
    },
    'obstacle-removed': ({ town, kind, bolshevik }) =>
      `Przeszkoda usunięta ${towns[town].in}: ${sides[bolshevik ? 'bolsheviks' : kind]}`,
    'black-die': ({ pips: n }) => `Czarna kość: ${pips(n)}`,
    'mission-removed': ({ card: id }) => `Karta przepada: ${card(id)}`,
    'mission-discarded': ({ card: id }) => `Misja odrzucona: ${card(id)}`,
    'nothing-to-discard': ({ lacking }) =>
      lacking === 2 ? 'Żadna misja nie odpada: na każdej stoi pionek' : 'Druga misja nie odpada: na każdej stoi pionek',
    'character-gained': ({ who, character }) => `${Name(who)} zdobywa kość postaci: ${card(character)}`,
    'token-gained': ({ who, token: id }) => `${Name(who)} zdobywa żeton: ${token(id)}`,
    jailed: ({ what, who, character }) =>
      `Do więzienia: ${who ? `pionek ${colours[who].of}` : character ? DICE[character] : PRISONER[what]}`,
    'nobody-jailed': ({ what }) => `Więzienie, ${PRISONER[what]}: nie ma czego zabrać`,
    'morale-check': ({ morale, overdrawn, threats: count, shield }) =>
      `Sprawdzenie morale, ${overdrawn ? 'przekroczenie' : markers(morale)}: ${NEXT(count, shield)}`,
    threat: ({ threat, bolshevik }) =>
      `Zagrożenie: ${card(threat)}. ${effectsText(threatOf(threat).effects, 'pl', bolshevik)}`,
    averted: ({ regions: named }) =>
      `Drugi skutek nie następuje: jest niepodległość ${named.map((region) => regions[region].in).join(' lub ')}`,
    time: ({ round, shielded, early }) => {
      const effect = spaceText(round, 'pl', shielded ? 'Tarcza osłania przed skutkiem' : null);
      return `${early ? `Czas${NBSP}+1` : 'Czas'}: pole ${round}, ${CARDS.rounds[round]}${effect}`;
    },
    'time-stands': () => `Czas${NBSP}+1 w rundzie 9 nic nie zmienia`,
    february: ({ bolsheviks: n, merged }) =>
      `Rewolucja lutowa: żetony rosyjskie są odtąd bolszewickie, na planszy: ${n}. Odtąd zagrożenia z lat 1917–1918${
        merged > 0
          ? `; pod spód ${form(merged, 'idzie', 'idą', 'idzie')} ${counted(merged, 'karta', 'karty', 'kart')} z lat 1914–1916`
          : ''
      }`,
    'missions-laid': ({ missions: laid }) => `${laid.length === 1 ? 'Nowa misja' : 'Nowe misje'}: ${cards(laid)}`,
    pools: ({ round, dice: n, morale }) => `Pule na rundę ${round}: ${dice(n)}, ${markers(morale)} morale`,
    independence: ({ acc, fp, met }) =>
      `11 listopada 1918: zgoda ${acc}, polityka zagraniczna ${fp}. ${met ? 'Rodzi się państwo polskie' : 'Tory się nie spotkały'}`,
    'finals-laid': ({ finals, easy, paris, warsaw }) =>
      `${card('paris')}: ${needText([0, paris, 0, 0], 'pl')}. ${card('warsaw')}: ${needText([0, 0, 0, warsaw], 'pl')}. ${sided(finals, easy)}`,
    stakes: ({ challenges: ids }) =>
      ids.length === 0 ? 'Stawka: bez wyzwań' : `Stawka, ${challenges(ids.length)}: ${cards(ids)}`,
    penalty: ({ challenge, pips: n, left: rest }) =>
      `Niewykonane wyzwanie: ${card(challenge)}. Czarna kość: ${pips(n)}, ${left(rest)}`,
    conceded: ({ by }) => `Drużyna się poddaje (${name(by)})`,
    'game-over': (result) => pl.ending(result),
  },

  position: {
    round: (round) => (round === 10 ? 'Runda finałowa' : `Runda ${round}`),
    phases: PHASES,
    arbiter: (colour) => `rozjemca: ${name(colour)}`,
    tracks: TRACK,
    sum: (sum) => {
      if (sum < MEETING) return `suma ${sum}, do spotkania brakuje ${MEETING - sum}`;
      return sum === MEETING ? `suma ${sum}, tory się spotkały` : `suma ${sum}, tory minęły się o ${sum - MEETING}`;
    },
    morale: (n) => `Morale: ${markers(n)}`,
    check: (count, shield) => `sprawdzenie dałoby teraz: ${NEXT(count, shield)}`,
    inHand: (n) => `w ręku ${pawns(n)}`,
    prisoners: (what, n) =>
      what === 'morale' ? `${markers(n)} morale` : counted(n, 'kość neutralna', 'kości neutralne', 'kości neutralnych'),
    pawnOf: (colour) => `pionek ${colours[colour].of}`,
    pool: (n) => `w puli ${dice(n)}`,
    stack: (counts) => `Stos misji: ${counts.map((n, i) => `talia ${i + 1}: ${n}`).join(', ')}`,
    top: (deck, date) => `na wierzchu talia ${deck}, ${date}`,
    threats: (old, recent) => `zagrożenia 1914–1916: ${old}, 1917–1918: ${recent}`,
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('pl') },
  ending: ({ reason, points: n, rank }) => {
    if (n === 0) return pl.endings[reason];
    if (rank !== 'none') return `${pl.endings[reason]}. ${points(n)}, stopień: ${CARDS.ranks[rank]}`;
    const end = `${pl.endings[reason]}. ${points(n)}, ${CARDS.ranks.none}`;
    return n < LOWEST_RANKED && reason !== 'conceded'
      ? `${end} (poniżej ${LOWEST_RANKED}): zapiszcie wynik i spróbujcie ponownie`
      : end;
  },
});
