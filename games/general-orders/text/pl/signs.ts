/** Co znaczą symbole i liczby na planszy, po polsku: nazwa i zdanie lub dwa. */
import type { SignTexts } from '../sign-words.ts';

export const signs: SignTexts = {
  star: ['Gwiazdki', 'Punkty obszaru. Liczą się tylko, póki go trzymasz i zaopatrujesz.'],
  commander: ['Dowódcy', 'Ile rozkazów ta strona może jeszcze wydać w tej rundzie.'],
  soldier: ['Żołnierze', 'W rezerwie: wystawiają ich Uzupełnienia. Najwyżej pięciu na obszar.'],
  plane: ['Samoloty lub Lot', 'Samoloty trzymają strefę powietrzną; Lot je tam przenosi.'],
  hand: ['Karty na ręce', 'Każdej używa się raz: dla działania albo odrzuca za nowy rzut.'],
  deck: ['Karty operacyjne', 'Dobiera się je akcją Planowanie.'],
  advance: ['Naprzód lub Szturm', 'Żołnierze wchodzą z sąsiednich obszarów. Szturm dosyła dwóch.'],
  barrage: [
    'Ogień zaporowy lub Atak artyleryjski',
    'Działa biją na trzy obszary. Atak artyleryjski dodaje dwie kości.',
  ],
  para: [
    'Desant lub Zrzut spadochronowy',
    'Żołnierze z rezerwy lądują wszędzie poza kwaterą główną i oznaczonymi górami.',
  ],
  bomb: ['Bombardowanie lub Nalot', 'Samoloty strefy trafiają obszar pod nią. Nalot dodaje dwie kości.'],
  reinf: [
    'Uzupełnienia lub Mobilizacja',
    'Nowi żołnierze przychodzą na zaopatrywane obszary. Mobilizacja daje dwóch więcej.',
  ],
  plan: ['Planowanie', 'Dobiera karty i może dać inicjatywę.'],
  scramble: ['Poderwanie', 'Nowe samoloty przylatują do zaopatrywanych stref.'],
  depot: ['Skład zaopatrzenia', 'Do dwóch żołnierzy więcej w Uzupełnieniach.'],
  flag: ['Obszar lub Wysunięta placówka', 'Obszar mapy. Placówka dosyła jednego żołnierza do akcji Naprzód.'],
  obs: ['Stanowisko obserwacyjne', 'Jedna kość więcej w twoim Ogniu zaporowym.'],
  recon: ['Stanowisko zwiadowcze', 'Jedna karta więcej w twoim Planowaniu.'],
  radio: ['Jednostka łączności', 'Jeden dowódca więcej, póki ją trzymasz i zaopatrujesz.'],
  wings: ['Stanowisko kontroli lotów', 'Jeden żołnierz więcej w twoim Desancie.'],
  city: ['Centrum miasta', 'Jedna kość więcej, gdy bronisz tego obszaru.'],
  hq: ['Kwatera główna', 'Gdy choć na chwilę jest pusty, ta strona przegrywa.'],
  nopara: ['Bez desantu', 'Na tej górze spadochroniarze nie mogą lądować.'],
  counter: ['Kontrnatarcie', 'Gdy się bronisz: dołącza do dwóch żołnierzy z rezerwy.'],
  chevrons: ['Impet', 'Jeden dowódca więcej w tej rundzie.'],
  ambush: ['Zasadzka', 'Gdy się bronisz: dwie kości więcej.'],
  fort: ['Obrona przeciwlotnicza', 'Trzy kości więcej przeciw Desantowi.'],
  cross: [
    'Starcie lub Przechwycenie',
    'Obrońca rzuca, potem obie strony tracą po równo. Przechwycenie dodaje dwie kości w powietrzu.',
  ],
  bolt: [
    'Inicjatywa lub własna tura',
    'Kto ma inicjatywę, zaczyna rundę i wygrywa remis. Na karcie: zagrywasz ją w swojej turze.',
  ],
  shield: ['Obrona', 'Karta zagrywana, gdy cię atakują.'],
  truck: ['Linie zaopatrzenia', 'Pokazuje, które obszary mają łączność z kwaterą główną.'],
  layers: ['Strefy powietrzne', 'Pokazuje strefy, w których stoją samoloty.'],
};
