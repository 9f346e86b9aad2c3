/** What a move is for, in Polish. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = united(texts, {
  gap: (n) =>
    n > 0 ? `Tory zbliżają się do siebie o ${counted(n, 'krok', 'kroki', 'kroków')}` : 'Tory zbliżają się do siebie',
  russians: (n) =>
    n > 0
      ? `O ${counted(n, 'rosyjską przeszkodę', 'rosyjskie przeszkody', 'rosyjskich przeszkód')} mniej: Warszawa może zażądać mniej`
      : 'Mniej rosyjskich przeszkód: Warszawa może zażądać mniej',
  dice: (n) =>
    n > 0
      ? `O ${counted(n, 'kość', 'kości', 'kości')} więcej w następnych rundach`
      : 'Więcej kości w następnych rundach',
  characters: (n) =>
    n > 0 ? `O ${counted(n, 'postać', 'postacie', 'postaci')} więcej po naszej stronie` : 'Postać może do nas dołączyć',
  symbols: (n) =>
    n > 0 ? `Żetony dają o ${counted(n, 'symbol', 'symbole', 'symboli')} więcej` : 'Żetony dają więcej symboli',
  moraleTokens: (n) =>
    n > 0
      ? `Żetony morale dają o ${counted(n, 'znacznik', 'znaczniki', 'znaczników')} więcej`
      : 'Żetony morale zostają u nas',
  held: (n) =>
    n > 0
      ? `O ${counted(n, 'miasto', 'miasta', 'miast')} więcej po naszej stronie`
      : 'Miasta przechodzą na naszą stronę',
  obstacles: (n) =>
    n > 0 ? `O ${counted(n, 'przeszkodę', 'przeszkody', 'przeszkód')} mniej na mapie` : 'Mniej przeszkód na mapie',
  jail: (n) => (n > 0 ? `O ${counted(n, 'więźnia', 'więźniów', 'więźniów')} mniej` : 'Mniej naszych w więzieniu'),
});
