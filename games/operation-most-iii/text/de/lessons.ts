/** Was die Lektionen sagen, auf Deutsch. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  'first-part': {
    title: 'Das erste Teil',
    goal: 'Bring ein Teil der Rakete in den Wald',
    says: {
      deploy:
        'Teile einer V-2 liegen in der Umgebung der Basis; wer am Ende mehr hat, gewinnt. Stelle deine Späher auf.',
      move: 'Späher suchen nur, wo die Teile liegen. Bewege sie aus dem Wald in die Umgebung.',
      exhausted:
        'Eine Karte, die gehandelt hat, ist erschöpft und liegt quer. Stelle eine Unterstützung auf: Sie macht bereit.',
      order: 'Ein Befehl verbraucht eine Unterstützung und macht eine Einheit wieder bereit. Gib ihn deinen Spähern.',
      volunteers: 'Freiwillige geben zwei Aktionen hintereinander. Hier genügt ein Befehl, und er ist billiger.',
      search: 'Die Späher sind bereit, und eine Suche braucht mindestens eine 4. Suche.',
      closing: 'Ein Teil liegt in deinem Wald, und jedes dort zählt. Als Nächstes: Ein Wurf ist eine Auktion.',
    },
  },
  auction: {
    title: 'Ein Wurf ist eine Auktion',
    goal: 'Gewinne eine Suche, die die Deutschen stören',
    says: {
      search: 'Deine Späher sind bereit, und im Wald wartet eine Unterstützung. Suche.',
      support:
        'Eine 3 ist eins zu wenig, und wer zurückliegt, antwortet zuerst. Verbrauche deine Unterstützung: 1 mehr.',
      stands: 'Es stehen zu lassen ist erlaubt. Die Suche misslingt, das Teil bleibt liegen.',
      dear: 'Kriegsglück gibt 2, wo 1 genügt. Nach ihrer Antwort ist es mehr wert.',
      luck: 'Kriegspech nahm deinem Würfel 2, und du liegst wieder zurück. Antworte mit Kriegsglück.',
      closing: 'Wer zurückliegt, wählt, bis niemand mehr zahlen will. Als Nächstes: Angriff und Eskorte.',
    },
  },
  escort: {
    title: 'Angriff und Eskorte',
    goal: 'Halte deine Späher am Leben und suche mit ihnen',
    says: {
      support: 'Etappe 2: Neben deinen Spähern fielen weitere Teile. Stelle zuerst eine Unterstützung auf.',
      escort:
        'Deutsche Soldaten greifen deine Späher an. Schicke die Partisanen daneben als Eskorte: Sie fangen den Schlag ab.',
      alone: 'Ohne Eskorte kämpfen die Späher allein, und sie sind schwächer.',
      witnesses: 'Gleichstand rettet den Angegriffenen. Suche nun mit den Zeugen: Dann gelingt es sicher.',
      attack: 'Auch ein Angriff kann gelingen. Doch Teile entscheiden, und die Zeugen brauchen keinen Würfel.',
      half: 'Ohne die Zeugen entscheidet der Würfel, und die Hälfte aller Würfe misslingt.',
      closing: 'Eine Eskorte fängt den Schlag ab, Gleichstand verteidigt. Als Nächstes: Hinterhalt und Sanitäterin.',
    },
  },
  ambush: {
    title: 'Hinterhalt und Sanitäterin',
    goal: 'Gewinne einen Angriff ohne Würfel und verliere niemanden',
    says: {
      attack: 'Die Cichociemni sind deine stärkste Einheit. Greife mit ihnen die deutschen Späher an.',
      soldiers: 'Dieser Kampf ist bestenfalls ausgeglichen. Die Späher sind das schwächere Ziel.',
      ambush: 'Ihre Soldaten fangen den Schlag als Eskorte ab. Spiele Hinterhalt! statt zu würfeln: Er gewinnt sicher.',
      roll: 'Auch die Würfel können gewinnen. Die Karte wäre sicher gewesen.',
      nurse:
        'Sie antworteten mit einem eigenen Hinterhalt!, und die Cichociemni fallen. Spiele die Sanitäterin: Sie bringt sie heim.',
      lost: 'Ohne die Sanitäterin verlässt die Karte das Spiel für immer.',
      closing:
        'Hinterhalt! gewinnt ohne Würfel, die Sanitäterin rettet eine Einheit. Als Nächstes: Zwei hintereinander.',
    },
  },
  'in-a-row': {
    title: 'Zwei hintereinander',
    goal: 'Befiehl und suche, bevor die Deutschen antworten',
    says: {
      volunteers:
        'Deutsche Soldaten stehen neben deinen erschöpften Spähern. Rufe mit einer Unterstützung Freiwillige: zwei Aktionen hintereinander.',
      slow: 'Ein Befehl ist eine Aktion. Die Deutschen ziehen, bevor deine Späher suchen.',
      order: 'Zwei Aktionen gehören dir. Mache zuerst die Späher mit der anderen Unterstützung bereit.',
      search: 'Niemand kam dazwischen. Suche sofort.',
      'gave-up': 'Wer die Kette beendet, verschenkt ihren Rest. Als Passen zählt es nicht.',
      closing: 'Zwei Aktionen kosten eine Unterstützung, die keine 1 mehr gibt. Als Nächstes: Hinter den Linien.',
    },
  },
  'behind-the-lines': {
    title: 'Hinter den Linien',
    goal: 'Hole ein Teil aus der Raketenbasis selbst',
    says: {
      base: 'Die Deutschen haben ein Teil in der Raketenbasis. Schicke die Cichociemni dorthin.',
      order: 'Sie kamen erschöpft an, neben frischen Soldaten. Mache sie mit deiner Unterstützung bereit.',
      spy: 'Der Angriff misslang, und die Cichociemni sind noch bereit. Spiele den Spion: Er holt ein Teil aus der Basis.',
      closing: 'Eines mehr für dich ist eines weniger für sie. Als Nächstes: Versteckt und ausgeflogen.',
    },
  },
  'flown-out': {
    title: 'Versteckt und ausgeflogen',
    goal: 'Fliege ein Teil nach London aus',
    says: {
      hide: 'Was die Deutschen nicht finden, holen sie nicht. Verstecke zwei Teile bis zum Ende der Etappe.',
      one: 'Auch eines lässt sich verstecken, doch die Karte ist so oder so verbraucht.',
      ready: 'Zwei Teile bleiben für beide. Stelle Späher und Unterstützung auf, geh in die Umgebung, dann befiehl.',
      witnesses: 'Die Späher sind bereit. Suche mit den Zeugen: Ein Würfel ist nicht nötig.',
      half: 'Ohne die Zeugen entscheidet der Würfel, und die Hälfte aller Würfe misslingt.',
      fly: 'Kein Deutscher steht im Wald, also kann eine Dakota landen. Spiele Operation Most III.',
      closing:
        'Was ausgeflogen ist, holt niemand zurück; mit einem Deutschen im Wald fliegt nichts. Als Nächstes: Die andere Seite.',
    },
  },
  'other-side': {
    title: 'Die andere Seite',
    goal: 'Finde als die Deutschen ein Teil und hole in einem Zug die Soldaten',
    says: {
      deploy: 'Du führst jetzt die Deutschen, und Gleichstand gehört dir. Stelle deine Späher auf.',
      motorcycles: 'Motorräder bringen eine Einheit nach vorn, und sie bleibt bereit. Fahre mit ihnen in die Umgebung.',
      'on-foot': 'Zu Fuß kommen die Späher erschöpft an, und die Polen suchen zuerst.',
      search: 'Deine Späher stehen bereit bei den Teilen. Suche.',
      column: 'Die Motorisierte Kolonne gibt drei Aktionen hintereinander. Spiele sie.',
      four: 'Stelle Soldaten auf, bewege sie in die Umgebung, stelle Unterstützung auf; mache dann die Späher bereit.',
      'gave-up': 'Wer die Kette beendet, verschenkt ihren Rest. Als Passen zählt es nicht.',
      closing: 'Kurze Wege und starke Karten, das ist die deutsche Seite. Als Nächstes: Die letzte Etappe.',
    },
  },
  'last-stage': {
    title: 'Die letzte Etappe',
    goal: 'Gewinne die letzte Etappe mit mindestens vier Teilen Vorsprung',
    says: {
      win: 'Etappe 4, je vier Teile. Suche, stiehl, flieg Teile aus und halte den Wald: am Ende mindestens vier Teile Vorsprung.',
      closing: 'Du kennst alles, was ein ganzes Spiel braucht. Spiele eines.',
    },
  },
};
