/** Co znaczą symbole i liczby na planszy, po polsku: nazwa i zdanie lub dwa. */
import type { SignTexts } from '../sign-words.ts';

export const signs: SignTexts = {
  truck: ['Ciężarówki', 'Twoje i ile możesz mieć. Ciężarówka jedzie jedną drogą i stoi do fazy logistyki.'],
  medal: ['Medale', 'Rozstrzygają, gdy nikt nie przekroczył Renu.'],
  helmet: ['Pobite dywizje', 'Rozstrzygają remis medali i można nimi opłacić desant.'],
  commander: ['Dowódca', 'Jego dodatkowa zdolność; użyta wraca w fazie logistyki.'],
  hand: ['Zachowane karty', 'Ruch oporu i Zwiad: dodatkowe akcje na później.'],
  fuel: ['Paliwo', 'Jedno na ruch przez najwyżej trzy miasta.'],
  ammo: ['Amunicja', 'Opłaca bitwy.'],
  food: ['Prowiant', 'W fazie logistyki każdy korpus je jeden albo staje.'],
  opor: ['Opór', 'Niemiecki znacznik: wejście oznacza bitwę. Jest też zegarem gry.'],
  fort: ['Twierdza', 'Zdobycie kosztuje o jeden więcej.'],
  base: ['Baza główna', 'Tu przychodzą zapasy i tu musi zaczynać się nieprzerwana linia.'],
  depot: ['Zapasy na polu', 'To, co leży w mieście i można załadować.'],
  anchor: ['Port', 'Gdy jest twój, także tu można brać zapasy.'],
  bridge: ['Przeprawa przez Ren', 'Zdobądź ją, mając łączność z bazą przez własne miasta, a wygrywasz.'],
  plane: ['Wsparcie lotnicze', 'Pokazuje następną kartę i opłaca jeden z kosztów bitwy.'],
  para: ['Spadochroniarze', 'Czekają w mieście i opłacają jego bitwę.'],
  bolt: ['Dodatkowa akcja', 'Ponad twoje dwie.'],
  move: ['Ruch korpusu', 'Do trzech miast za jedno paliwo.'],
  sun: ['Pogoda', 'Samoloty mogą latać.'],
  rain: ['Deszcz', 'Bez wsparcia lotniczego i desantów.'],
  coin: ['Czarny rynek', 'Zamień jeden pionek na inny.'],
  counter: ['Kontratak', 'Niemcy odbijają miasto.'],
  corps: ['Korpus', 'Jedzie, walczy i wiezie do sześciu pionków.'],
};
