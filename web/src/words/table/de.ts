/** The frame in German. */
import { counting, type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { FrameWords } from './en.ts';

const { counted } = counting('de');

export const de: Partly<FrameWords> = united(texts, {
  yourMoveTitle: (what) => `● Du bist am Zug: ${what}`,
  bot: (level) => `Bot, ${level}`,
  moreToTouch: (n: number) => `noch ${n} zu berühren`,
  moreAnswers: (n: number) => `noch ${counted(n, 'Antwort', 'Antworten')}`,
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
  coach: {
    chance: (p) => `${p} % zu gewinnen, nach dem, was du wissen kannst.`,
    second: (move, p) => `Danach: ${move}, ${p} %.`,
  },
  showMoves: (n) => (n === 1 ? 'Den Zug zeigen' : `${counted(n, 'Zug', 'Züge')} zeigen`),
  missed: (n: number, since: string) => `${counted(n, 'Zug', 'Züge')} seit ${since}`,
  dispatch: (name) => `Was geschehen ist: ${name}`,
  rule: (id) => `Regel ${id}`,

  council: {
    proposed: {
      undo: ({ count }) =>
        count === 1 ? 'den letzten Zug zurückzunehmen' : `die letzten ${count} Züge zurückzunehmen`,
      bot: ({ seat }, name) => `einen Bot für ${name(seat)} spielen zu lassen`,
    },
    youAsk: (what) => `Du schlägst vor, ${what}. Die anderen müssen zustimmen`,
    asks: (who, what) => `${who} schlägt vor, ${what}`,
    ask: {
      bot: (name) => `Ein Bot für ${name}`,
    },
    hasLeft: (name) => `${name} hat den Tisch verlassen.`,
    outOfTime: (name) => `Für ${name} ist die Zeit abgelaufen.`,
    awayTooLong: (name) => `${name} ist fort, und der Tisch wartet.`,
    absent: (name) => `${name} ist abwesend.`,
    goOnHow: (mayWin) =>
      mayWin
        ? 'Du kannst warten, den Sieg nehmen, einen Bot weiterspielen lassen oder ohne Ergebnis enden.'
        : 'Du kannst warten, einen Bot weiterspielen lassen oder ohne Ergebnis enden.',
    claimCosts: (name, isHere) =>
      `Die Partie endet sofort, und ${name} hat verloren. Das lässt sich nicht zurücknehmen.${isHere ? ` ${name} ist am Tisch.` : ''}`,
    timeUp: (mayWin) =>
      mayWin
        ? 'Deine Zeit ist um. Zieh jetzt: Die andere Seite darf den Sieg nehmen.'
        : 'Deine Zeit ist um. Zieh jetzt: Die anderen dürfen einen Bot für dich spielen lassen.',
    timeUpBack: (minutes, mayWin) =>
      `Deine Zeit ist um. Du hast noch ${counted(minutes, 'Minute', 'Minuten')} für deinen Zug. Danach ${mayWin ? 'darf die andere Seite den Sieg nehmen' : 'dürfen die anderen einen Bot für dich spielen lassen'}.`,
    wonOnTime: (name) => `Zeit abgelaufen: ${name}.`,
    wonByLeaving: (name) => `${name} hat die Partie verlassen.`,
    wonByAbsence: (name) => `${name} war zu lange weg.`,
    giveUpCosts: (early, together) => {
      if (early) return 'Noch haben nicht alle gezogen: Gehst du jetzt, zählt das Spiel für niemanden.';
      return together
        ? 'Wer geht, hat verloren, was immer die anderen daraus machen.'
        : 'Wer geht, hat verloren: in den Ergebnissen und, wo das Spiel gewertet wird, in der Wertung.';
    },
    takePlace: (name) => `Den freien Platz nehmen: ${name}`,
    watching: (n) => (n === 1 ? 'Eine Person schaut zu' : `${n} Personen schauen zu`),
    notes: {
      late: (name) => `${name}: Zeit abgelaufen`,
      away: (name) => `${name}: lange fort`,
      silent: (name) => `${name} hat nichts gesagt; der Tisch ist weitergegangen`,
      absent: (name) => `${name}: drei Fragen ohne Antwort. Die anderen können den Platz einem Bot geben`,
      back: (name) => `${name} ist zurück`,
      claim: (name) => `${name} ist nicht geblieben; wer geblieben ist, hat gewonnen`,
      left: (name) => `${name} hat den Tisch verlassen`,
      freed: (_, place) => `Ein Stuhl wurde frei gemacht: Platz ${place}`,
      bot: (_, place) => `Ein Bot spielt weiter: Platz ${place}`,
      declined: (name) => `${name} hat nicht zugestimmt`,
    },
    standing: {
      decides: (name) => `${name} entscheidet.`,
      away: (name) => `${name} ist fort.`,
      cutMeans: (clock) =>
        `Ein gemachter Zug bleibt und wird einmal gesendet, von selbst.${clock ? ' Deine Uhr läuft weiter.' : ''}`,
    },
  },
  andMore: (n) => `und ${n} weitere`,
  logMore: (n) => `Noch ${n}`,
  die: (name, face) => `${name}: ${face}`,

  curtainNext: (name) => `Als Nächstes: ${name}`,
  curtainPass: (name) => `Gib das Gerät weiter. Die Karten bleiben verdeckt, bis ${name} den Knopf hält.`,
  game: (n) => `Spiel ${n}`,
  matchWon: (name) => `Die Partie geht an ${name}`,
  theyWon: (names, count) => `${names} ${count > 1 ? 'haben' : 'hat'} gewonnen.`,
  inHistory: (date) => `In der Geschichte: ${date}`,
  otherSide: (role) => `Die andere Seite: ${role}`,
  stronger: (level) => `Ein stärkerer Gegner: ${level}`,
  gentler: (level) => `Ein milderer Gegner: ${level}`,
  moment: (at, of) => `Zug ${at} von ${of}`,

  edition: (edition) => `Ausgabe ${edition}`,
  editionMeans: (edition, newest) =>
    `Diese Partie behält die Regeln, mit denen sie begann: Ausgabe ${edition}. Die neueste ist ${newest}, und das Regelheft kennzeichnet, was sich geändert hat. Neue Tische folgen den neuesten Regeln.`,
});
