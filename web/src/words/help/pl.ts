/** The help page in Polish. */
import type { HelpSection } from './help-section.ts';

export const pl: readonly HelpSection[] = [
  {
    title: 'Jak się tu gra',
    lines: [
      'Pod planszą jest linia rozkazu: jedno zdanie mówi, co teraz. Bursztynowe światło pokazuje, czego możesz dotknąć. Gdy nie jest twoja kolej, nic nie świeci.',
      'Dotknij pionka albo karty, potem celu. Dotknięcie czegoś niemożliwego nic nie kosztuje: Sztab powie dlaczego i wskaże zasadę.',
      'Cofnąć można swoje decyzje razem z odpowiedziami botów, aż do miejsca, w którym padł rzut albo coś odkryto: inaczej dałoby się grać, znając następny rzut. Kto chce próbować, otwiera stół do ćwiczeń.',
      'Przy jednym ekranie może siedzieć kilka osób. Między turami zapada kurtyna, żeby nikt nie widział cudzych kart.',
    ],
  },
  {
    title: 'Gra na jednej stronie',
    lines: [
      'Karta pomocy mówi, o co w grze chodzi, jak przebiega tura, co kosztuje każda akcja i na czym potykają się początkujący. Leży przy stole (klawisz A) i da się ją wydrukować.',
    ],
    aids: true,
  },
  {
    title: 'Klawiatura',
    lines: ['Wszystko da się zrobić bez myszy.'],
    keys: [
      ['Tab', 'następna rzecz: wstążka, cele na planszy, ręka, linia rozkazu'],
      ['← → ↑ ↓', 'najbliższy cel w tę stronę'],
      ['Enter', 'wybierz'],
      ['Ctrl+Enter', 'podświetlony przycisk'],
      ['U', 'cofnij'],
      ['Esc', 'porzuć bieżący wybór'],
      ['F', 'litery na wszystkich celach'],
      ['1 … 9', 'możliwości linii rozkazu'],
      ['N', 'pas, brak reakcji'],
      ['H', 'schowaj pionki'],
      ['T', 'pokaż cele'],
      ['0 + −', 'cała plansza, przybliż, oddal'],
      ['A', 'karta pomocy: gra na jednej stronie'],
      ['L', 'dziennik; ↑ ↓ z wiersza na wiersz'],
      ['R', 'pokaż, co ostatnio zrobili inni'],
      ['?', 'ta lista przy stole'],
    ],
  },
  {
    title: 'Gdzie są moje partie',
    lines: [
      'Partie przy tym ekranie leżą w tej przeglądarce i nigdzie indziej, partie przez sieć na serwerze, pod twoim imieniem albo kontem. Każdy ruch zapisuje się, zanim go zobaczysz, więc możesz zamknąć kartę w dowolnej chwili. Po pierwszym otwarciu Sztab działa bez sieci.',
      'Partię można zapisać do pliku i wczytać na innym urządzeniu. Plik to zwykły tekst z ziarnem losowym: każdy może sprawdzić każdą kostkę.',
      'Wyczyszczenie danych strony usuwa partie z tej przeglądarki, a gościa bez hasła i kodów także od stołów w sieci. Zapisz wcześniej pliki, na których ci zależy.',
    ],
  },
  {
    title: 'Boty',
    lines: [
      'Bot widzi tylko to, co widzi jego miejsce przy stole: nie zna twoich kart ani następnych kostek. Myśli obok, więc plansza się nie zacina; możesz poprosić go o ruch od razu.',
    ],
  },
  {
    title: 'Kto to zrobił',
    lines: [
      'Sztab jest wolnym oprogramowaniem na licencji AGPL-3.0. Gry należą do swoich autorów i wydawców, wymienionych w zasadach; teksty zasad, rysunki i kod są nasze.',
      'Pisma: Brygada 1918 i Archivo, licencja OFL 1.1.',
    ],
  },
];
