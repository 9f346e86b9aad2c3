/** The frame in German. */
import { counting, type Partly } from '@sztab/kernel/words';
import type { FrameWords } from './en.ts';

const { counted } = counting('de');

export const de: Partly<FrameWords> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  home: 'Sztab, Startseite',
  yourMoveTitle: (what) => `● Du bist am Zug: ${what}`,

  tools: 'Werkzeuge',
  rulebook: 'Regelheft',
  aid: 'Spielhilfe',
  aidShort: 'Hilfe',
  log: 'Verlauf',
  notesOn: 'Notizen zur Geschichte zeigen',
  notesOff: 'Notizen zur Geschichte verbergen',
  toNight: 'Nachtfarben',
  toDay: 'Tagfarben',
  settings: 'Einstellungen',
  phases: 'Phasen',

  seats: 'Wer spielt',
  you: 'du',
  yourTurn: 'Du bist am Zug',
  actFor: 'Für diesen Platz handeln',
  deciding: 'entscheidet',
  thinking: 'denkt nach',
  bot: (level) => `Bot, ${level}`,

  board: 'Spielplan',
  hand: 'Hand',
  instruments: 'Vorrat',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzer Spielplan',
  position: 'Die Stellung in Worten',
  hidePieces: 'Figuren verbergen',
  showPieces: 'Figuren zeigen',
  views: 'Was unter dem Spielplan steht',
  panels: 'Felder',

  orderLine: 'Befehlszeile',
  targets: 'Was du wählen kannst',
  moreToTouch: (n: number) => `noch ${n} zu berühren`,
  moreAnswers: (n: number) => `noch ${counted(n, 'Antwort', 'Antworten')}`,
  undo: 'Zurücknehmen',
  more: 'Einer mehr',
  fewer: 'Einer weniger',
  noUndo: ({ why }, by) => {
    switch (why) {
      case 'nothing':
        return 'Noch gibt es nichts zurückzunehmen';
      case 'over':
        return 'Das Spiel ist zu Ende';
      case 'rests':
        return 'Solange der Tisch ruht, lässt sich nichts zurücknehmen';
      case 'rolled':
        return `Nicht zurückzunehmen: ${by === null ? 'es wurde gewürfelt' : `${by} hat gewürfelt`}`;
      case 'uncovered':
        return `Nicht zurückzunehmen: ${by === null ? 'etwas wurde gezogen oder aufgedeckt' : `${by} hat etwas gezogen oder aufgedeckt`}`;
      case 'shuffled':
        return `Nicht zurückzunehmen: ${by === null ? 'ein Stapel wurde gemischt' : `${by} hat einen Stapel gemischt`}`;
      case 'stands':
        return `Nicht zurückzunehmen: nach den Spielregeln gilt es${by === null ? '' : ` (${by})`}`;
      case 'moved':
        return `Zuletzt hat ${by} gezogen, also müssten die anderen zustimmen`;
      case 'light':
        return 'Etwas kam ans Licht, also müssten die anderen zustimmen';
    }
  },
  thinks: (name) => `${name}: denkt nach`,
  short: 'Dieses Gerät ist für diese Stufe zu langsam: Bots sehen hier weniger weit',
  hurry: 'Jetzt antworten',
  suggest: 'Vorschlagen',
  suggestMore: 'Ein Bot ergänzt den Rest; alles lässt sich noch ändern',
  showMoves: (n) => (n === 1 ? 'Den Zug zeigen' : `${counted(n, 'Zug', 'Züge')} zeigen`),
  missed: (n: number, since: string) => `${counted(n, 'Zug', 'Züge')} seit ${since}`,
  showThem: 'Zeigen',
  showing: 'Was geschehen ist',
  stopShowing: 'Zurück zum Jetzt',
  dispatch: (names) => `Was geschehen ist: ${names}`,
  means: 'Was das für dich heißt',
  showAgain: 'Noch einmal zeigen',
  skip: 'Überspringen',
  goOn: 'Weiter',
  space: 'Leertaste',
  briefing: 'Was geschieht',
  pace: 'Tempo',
  paces: { calm: 'ruhig', brisk: 'zügig', instant: 'sofort' },
  sounds: 'Töne',
  soundsOff: 'Töne ausschalten',
  soundsOn: 'Töne einschalten',
  moveFailed: 'Jemand war schneller, oder der Zug kam nicht an. Der Spielplan ist auf dem neuesten Stand',
  letsStand: 'Weiter ohne Reaktion',
  answered: 'Beantwortet. Gleich wird es gezeigt; wie lange das dauert, hat mit den Karten nichts zu tun',
  askMe: 'Frag mich',
  notYours: 'Nicht am Zug',
  goBack: 'Zurück',
  reading: 'Näher betrachtet',
  chooseAnswer: 'Antwort wählen',
  over: 'Das Spiel ist zu Ende',
  showResult: 'Ergebnis zeigen',
  sameDeal: 'Dieselbe Verteilung noch einmal',
  sameDealMeans: 'dieselben Karten und Würfel, von Anfang an',
  showBoard: 'Spielplan zeigen',
  rule: (id) => `Regel ${id}`,
  watching: 'Du schaust zu',
  trouble: {
    'storage-full':
      'Auf diesem Gerät ist kein Platz mehr, das Spiel zu speichern. Schaff Platz und versuch es noch einmal',
    'storage-lost': 'Das gespeicherte Spiel ist nicht zu erreichen. Vorerst bleibt es auf dieser Seite',
    'bot-died': 'Der Bot ist stehen geblieben. Der Tisch ist sicher; lass den Bot neu beginnen',
    'other-tab': 'Dieser Tisch ist in einem anderen Tab offen. Spiel dort weiter oder übernimm ihn hier',
    outdated:
      'Es gibt eine neuere Fassung von Sztab. Ein Zug, den du gemacht hast, bleibt und wird gesendet, wenn die Seite neu geladen ist',
    reconnecting:
      'Die Verbindung ist unterbrochen und wird erneuert. Ein Zug, den du gemacht hast, bleibt und wird gesendet',
    'shut-out': 'Dieser Tisch ist nicht mehr zu sehen',
  },
  takeNewer: 'Die neuere nehmen',
  retry: 'Noch einmal',

  company: {
    title: 'Gespräch und die anderen',
    talk: 'Gespräch',
    silent: 'Noch hat niemand etwas gesagt.',
    speak: 'Sag etwas',
    send: 'Senden',
    tooFast: 'Nicht gesendet: zu viel auf einmal oder keine Verbindung. Versuch es gleich noch einmal',
    proposed: {
      undo: ({ count }) =>
        count === 1 ? 'den letzten Zug zurückzunehmen' : `die letzten ${count} Züge zurückzunehmen`,
      pause: () => 'eine Pause zu machen',
      resume: () => 'weiterzuspielen',
      bot: ({ seat }, name) => `einen Bot für ${name(seat)} spielen zu lassen`,
      abandon: () => 'das Spiel ohne Ergebnis zu beenden',
      resign: () => 'gemeinsam aufzugeben',
      claim: () => 'den Sieg zu nehmen',
    },
    revealed: 'Was durch sie ans Licht kam, ist dann bekannt.',
    youAsk: (what) => `Du schlägst vor, ${what}. Die anderen müssen zustimmen`,
    asks: (who, what) => `${who} schlägt vor, ${what}`,
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    takeBack: 'Zurückziehen',
    resting: 'Der Tisch ruht; keine Uhr läuft',
    mayAsk: 'Was du den anderen vorschlagen kannst',
    ask: {
      undo: 'Zurücknehmen vorschlagen',
      pause: 'Pause vorschlagen',
      resume: 'Weiterspielen',
      bot: (name) => `Ein Bot für ${name}`,
      abandon: 'Ohne Ergebnis enden',
      claim: 'Den Sieg nehmen',
    },
    hasLeft: (name) => `${name} hat den Tisch verlassen.`,
    outOfTime: (name) => `Für ${name} ist die Zeit abgelaufen.`,
    awayTooLong: (name) => `${name} ist fort, und der Tisch wartet.`,
    goOnHow: (mayWin) =>
      mayWin
        ? 'Du kannst warten, den Sieg nehmen, einen Bot weiterspielen lassen oder ohne Ergebnis enden.'
        : 'Du kannst warten, einen Bot weiterspielen lassen oder ohne Ergebnis enden.',
    leftCounts: 'Wer ein Spiel verlässt, hat es verloren; mit einem Bot zählt es für niemanden sonst.',
    giveUpPlace: 'Deinen Platz aufgeben',
    giveUpCosts: (early, together) => {
      if (early) return 'Noch haben nicht alle gezogen: Gehst du jetzt, zählt das Spiel für niemanden.';
      return together
        ? 'Wer geht, hat verloren, was immer die anderen daraus machen.'
        : 'Wer geht, hat verloren: in den Ergebnissen und, wo das Spiel gewertet wird, in der Wertung.';
    },
    mayComeBack:
      'Du kannst wiederkommen, und dann ist nichts verloren, solange niemand sonst und kein Bot deinen Platz hat.',
    giveUpYes: 'Das Spiel verlassen',
    takePlace: (name) => `Den freien Platz nehmen: ${name}`,
    forFun: 'Dort spielt jemand anderes zum Spaß weiter: ohne Ergebnis und Wertung.',
    otherEyes: 'Du hast dieses Spiel von einem anderen Platz gesehen, darum kannst du diesen nicht nehmen.',
    placeGone: 'Dieser Platz ist jetzt nicht zu haben',
    notLeft: 'Das hat nicht geklappt. Versuch es gleich noch einmal',
    oneAtATime: 'Eins nach dem anderen: Der letzte Vorschlag wartet noch auf Antwort',
    notNow: 'Das lässt sich jetzt nicht vorschlagen',
    nobodyToAsk: 'Durch diese Züge kam etwas ans Licht, und nicht alle sind da, um zuzustimmen',
    watching: (n) => (n === 1 ? 'Eine Person schaut zu' : `${n} Personen schauen zu`),
    toLobby: 'Zu den Tischen online',
    notes: {
      started: () => 'Das Spiel hat begonnen',
      brought: () =>
        'Dieses Spiel wurde in einem Browser begonnen, und wer es mitgebracht hat, kennt vielleicht die Karten; für die Wertung zählt es nicht',
      late: (name) => `${name}: Zeit abgelaufen`,
      away: (name) => `${name}: lange fort`,
      silent: (name) => `${name} hat nichts gesagt; der Tisch ist weitergegangen`,
      claim: (name) => `${name} ist nicht geblieben; wer geblieben ist, hat gewonnen`,
      left: (name) => `${name} hat den Tisch verlassen`,
      freed: (_, place) => `Ein Stuhl wurde frei gemacht: Platz ${place}`,
      bot: (_, place) => `Ein Bot spielt weiter: Platz ${place}`,
      pause: () => 'Der Tisch ruht',
      resume: () => 'Das Spiel geht weiter',
      abandon: () => 'Das Spiel endete ohne Ergebnis',
      declined: (name) => `${name} hat nicht zugestimmt`,
    },
    strip: 'Wer da ist',
    youHere: 'Du',
    here: 'da',
    aBot: 'Bot',
    noClock: 'ohne Uhr',
    standing: {
      allHere: 'Dein Zug. Alle sind da.',
      yourMove: 'Dein Zug.',
      yourClock: 'Deine Uhr läuft.',
      noHurry: 'Keine Uhr läuft. Lass dir Zeit.',
      decides: (name) => `${name} entscheidet.`,
      lookRound: 'Du kannst dich auf dem Plan umsehen und planen.',
      away: (name) => `${name} ist fort.`,
      clockRuns: 'Die Uhr läuft. Wer zurückkommt, verliert nichts.',
      awayMeans: 'Telefone verlieren die Verbindung. Wer zurückkommt, verliert nichts.',
      cut: 'Verbinde neu.',
      cutMeans: (clock) =>
        `Ein gemachter Zug bleibt und wird einmal gesendet, von selbst.${clock ? ' Deine Uhr läuft weiter.' : ''}`,
    },
    timeLeft: 'Restzeit',
    away: 'fort',
    vacant: 'frei',
  },

  logStart: 'Der Anfang',
  now: 'jetzt',
  logEmpty: 'Noch ist nichts geschehen',
  logMore: (n) => `Noch ${n}`,
  logLess: 'Weniger',
  dice: 'Letzter Wurf',
  die: (name, face) => `${name}: ${face}`,

  reactionKeys: 'Tasten 1–9 wählen eine Reaktion, N den letzten Knopf.',
  asking: 'Wann gefragt wird',
  askAlways: 'Immer fragen',
  askChanges: 'Nur fragen, wenn es das Ergebnis ändert',
  passAction: 'In dieser Aktion alles stehen lassen',
  passStage: 'In dieser Etappe alles stehen lassen',

  curtainNext: (name) => `Als Nächstes: ${name}`,
  curtainPass: (name) => `Gib das Gerät weiter. Die Karten bleiben verdeckt, bis ${name} den Knopf hält.`,
  hold: 'Zum Aufdecken halten',

  reactions: 'Reaktionen',
  historyNotes: 'Notizen zur Geschichte',
  quick: 'Keine Pause vor selbsttätigem Passen (nur gegen Bots)',
  keys: 'Tasten',
  exportRecord: 'Protokoll speichern',
  resign: 'Aufgeben',
  resignSure: 'Dieses Spiel aufgeben? Die Gegenseite gewinnt. Das lässt sich nicht zurücknehmen.',
  resignAll: 'Dieses Spiel aufgeben? Es ist für das ganze Team verloren. Das lässt sich nicht zurücknehmen.',
  resignTogether:
    'Dieses Spiel aufgeben? Alle verlieren es gemeinsam, darum werden die anderen gefragt. Das lässt sich nicht zurücknehmen.',
  resignOn:
    'Dieses Spiel aufgeben? Ein Bot spielt für dich weiter, und du bist Letzter, was immer die Punkte sagen. Das lässt sich nicht zurücknehmen.',
  resignEnd: 'Dieses Spiel aufgeben? Es endet, und du hast es verloren. Das lässt sich nicht zurücknehmen.',
  resignYes: 'Das Spiel aufgeben',
  resigned: 'aufgegeben',
  leave: 'Den Tisch verlassen',
  keyList: [
    ['Tab', 'Leiste, Spielplan, Hand, Befehlszeile, Felder'],
    ['← ↑ → ↓', 'nächstes Ziel in dieser Richtung; ohne Ziele: den Spielplan verschieben'],
    ['Enter, Leertaste', 'wählen'],
    ['Shift + Leertaste', 'die Karte lesen, die gerade dran ist'],
    ['Strg + Enter', 'der hervorgehobene Knopf'],
    ['U, Rücktaste', 'zurücknehmen'],
    ['Esc', 'die offene Wahl abbrechen, schließen'],
    ['F', 'Buchstaben an allen Zielen; tippen, um zu wählen'],
    ['1–9', 'Möglichkeiten der Befehlszeile, Reaktionen'],
    ['N', 'passen, stehen lassen'],
    ['H', 'Figuren verbergen oder zeigen'],
    ['T', 'die Ziele ins Bild rücken'],
    ['0, +, −', 'ganzer Spielplan, größer, kleiner'],
    ['A', 'Spielhilfe'],
    ['L', 'Verlauf; ↑ ↓ von Zeile zu Zeile'],
    ['R', 'den letzten Zug der anderen noch einmal zeigen'],
    ['S', 'Tempo: ruhig, zügig, sofort'],
    ['?', 'diese Liste'],
  ],

  standings: 'Rangliste',
  best: 'Beste Ergebnisse',
  bestTerms: 'Gleiche Seite, gleiche Regeln, allein in diesem Browser gespielt',
  thisGame: 'dieses Spiel',
  winner: 'gewonnen',
  rematch: 'Noch einmal spielen',
  secondGame: 'Zweites Spiel spielen',
  doubleMatch: 'Doppelpartie',
  halfTime: 'Das zweite Spiel, mit getauschten Seiten, entscheidet die Partie',
  game: (n) => `Spiel ${n}`,
  matchWon: (name) => `Die Partie geht an ${name}`,
  matchDrawn: 'Die Partie endet unentschieden',
  replay: 'Nachspielen',
  result: 'Ergebnis',
  youWon: 'Du hast gewonnen.',
  youLost: 'Du hast verloren.',
  weWon: 'Wir haben gewonnen.',
  weLost: 'Wir haben verloren.',
  theyWon: (names, count) => `${names} ${count > 1 ? 'haben' : 'hat'} gewonnen.`,
  nobodyWon: 'Niemand hat gewonnen.',
  lapse: 'Das ganze Spiel in 20 Sekunden',
  moments: 'Der Verlauf des Spiels',
  luckEven: 'Das Glück war gleich verteilt',
  luckYours: 'Das Glück war auf deiner Seite',
  luckTowards: (name) => `Das Glück neigte sich zu: ${name}`,
  luckUsual: 'Das ist nichts Ungewöhnliches.',
  luckRare: (n) => `So ungleich ist es in einem von ${n} Spielen.`,
  inHistory: (date) => `In der Geschichte: ${date}`,
  next: 'Wie weiter',
  otherSide: (role) => `Die andere Seite: ${role}`,
  otherSideMeans: 'dasselbe Spiel vom anderen Stuhl aus',
  stronger: (level) => `Ein stärkerer Gegner: ${level}`,
  showBoardMeans: 'mit allem, was darauf liegt',
  levelStays: 'Die Stufe bleibt, wie sie ist, wenn du sie nicht änderst',
  againAs: 'Noch einmal als',
  against: 'gegen',
  againWith: 'Noch einmal mit',
  againSame: 'Noch einmal, alle an ihrem Platz',
  againSwapped: 'Noch einmal, mit getauschten Plätzen',
  toHome: 'Startseite',

  back: 'Ein Zug zurück',
  forward: 'Ein Zug weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  moment: (at, of) => `Zug ${at} von ${of}`,
  seenBy: 'Gesehen von',
  everybody: 'allen',
  playFromHere: 'Von hier weiterspielen',
  copyLink: 'Link zu diesem Augenblick kopieren',
  copyFailed: 'Kopier ihn aus der Adresszeile',
  copied: 'Link kopiert',
  toTable: 'An den Tisch',

  practice: 'Übung',
  practiceMeans:
    'An diesem Tisch lässt sich alles zurücknehmen, auch Würfe und Karten. Das Protokoll sagt es, und das Ergebnis zählt nicht zu den besten.',

  edition: (edition) => `Ausgabe ${edition}`,
  editionMeans: (edition, newest) =>
    `Diese Partie behält die Regeln, mit denen sie begann: Ausgabe ${edition}. Die neueste ist ${newest}, und das Regelheft kennzeichnet, was sich geändert hat. Neue Tische folgen den neuesten Regeln.`,

  notOpened: 'Dieser Tisch lässt sich nicht öffnen',
  notOpenedNewer:
    'Er folgt neueren Regeln, als diese Seite kennt. Lade die Seite neu; wenn das nicht hilft, öffne den Tisch dort, wo er begonnen wurde.',
  notOpenedKept: 'Was hier von ihm aufbewahrt ist, ist beschädigt. Deine anderen Tische sind sicher.',
  saveKept: 'Speichern, was übrig ist',
  removeKept: 'Den Tisch löschen',
  notOpenedMore:
    'Vielleicht wurde er von diesem Gerät gelöscht, oder er war nie hier. Deine anderen Tische sind sicher.',
};
