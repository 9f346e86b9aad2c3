/** Co znaczą symbole i liczby na planszy, po polsku: nazwa i zdanie lub dwa. */
import type { SignTexts } from '../sign-words.ts';

export const signs: SignTexts = {
  people: ['Ludzie', 'Praca społeczna: symbol, którego żądają misje.'],
  quill: ['Dyplomacja', 'Polityka: symbol, którego żądają misje.'],
  coin: ['Pieniądze', 'Wszystko, co trzeba opłacić: symbol, którego żądają misje.'],
  sabres: ['Walka', 'Czyn zbrojny: symbol, którego żądają misje.'],
  rosette: ['Postać lub joker', 'Postać, która do was dołączyła; na kości dowolny symbol.'],
  pawn: ['Pionki', 'Każdy podejmuje w rundzie jedną misję.'],
  die: ['Kości', 'Rzuca się nimi na misje tego gracza w tej rundzie.'],
  star: ['Żeton lub bolszewicy', 'Żetony postaci, gotowe i wszystkie. Na mapie: przeszkoda bolszewicka.'],
  crown: ['Rosja', 'Przeszkoda w mieście. Od 1917 jest bolszewicka.'],
  pickel: ['Państwa centralne', 'Przeszkoda w mieście.'],
  flag: ['Niepodległość', 'Miasto jest wasze. Cały region płaci w każdej rundzie.'],
  flame: ['Morale', 'Wspólne. Mało znaczników ściąga zagrożenia; w ostatniej rundzie nie może się skończyć.'],
  hands: ['Zgoda narodowa', 'Jeden z dwóch torów; razem muszą mieć 10.'],
  globe: ['Polityka zagraniczna', 'Jeden z dwóch torów; razem muszą mieć 10.'],
  shield: ['Tarcza', 'Znosi skutek następnego pola czasu.'],
  lock: ['Magdeburg', 'To, co w więzieniu, jest nieobecne przez rundę.'],
  hourglass: ['Czas', 'Co rundę o jedno pole; niektóre karty go przyspieszają.'],
  discard: ['Poza grę', 'Misja lub przeszkoda, która opuszcza grę.'],
  refresh: ['Znów gotowe', 'Zużyte żetony postaci mogą pomóc jeszcze raz.'],
  warn: ['Zagrożenie', 'Przychodzi przy niskim morale. Pierwszy skutek zachodzi zawsze.'],
  lamp: ['Plan', 'To, co zaplanowano na tę rundę.'],
  deck: ['Kolejne misje', 'Karty, które jeszcze nie trafiły do rzędu.'],
};
