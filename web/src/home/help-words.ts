/** The help page. Longer than a label, so it stands apart from the interface's words and loads with its page. */
import type { Language } from '@sztab/kernel';

interface HelpSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Keys (several parted by a blank) and what they do. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Below it stand links to the player aids of all games. */
  readonly aids?: true;
}

export const help: Readonly<Record<Language, readonly HelpSection[]>> = {
  pl: [
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
  ],
  en: [
    {
      title: 'How to play here',
      lines: [
        'Below the board is the order line: one sentence says what is wanted now. Amber light shows what you may touch. When it is not your move, nothing is lit.',
        'Touch a piece or a card, then a target. Touching something impossible costs nothing: Sztab says why, and names the rule.',
        'Undo takes back your decisions with what bots answered, up to where dice were rolled or something was turned up: otherwise one could play knowing the next roll. Whoever wants to try things out opens a practice table.',
        'Several people can share one screen. A curtain falls between turns, so that nobody sees the other’s cards.',
      ],
    },
    {
      title: 'A game on one page',
      lines: [
        'The player aid says what the game is about, how a turn goes, what every action costs and what beginners stumble over. It lies at the table (key A) and can be printed.',
      ],
      aids: true,
    },
    {
      title: 'Keyboard',
      lines: ['Everything can be done without a mouse.'],
      keys: [
        ['Tab', 'the next thing: ribbon, targets on the board, hand, order line'],
        ['← → ↑ ↓', 'the nearest target that way'],
        ['Enter', 'pick'],
        ['Ctrl+Enter', 'the lit button'],
        ['U', 'undo'],
        ['Esc', 'drop the present choice'],
        ['F', 'letters on all targets'],
        ['1 … 9', 'choices of the order line'],
        ['N', 'pass, no reaction'],
        ['H', 'hide the pieces'],
        ['T', 'show the targets'],
        ['0 + −', 'whole board, closer, farther'],
        ['A', 'player aid: the game on one page'],
        ['L', 'log; ↑ ↓ from line to line'],
        ['R', 'show what the others did last'],
        ['?', 'this list, at the table'],
      ],
    },
    {
      title: 'Where my matches are',
      lines: [
        'Matches at this screen lie in this browser and nowhere else, matches online on the server, under your name or account. Every move is stored before you see it, so you may close the tab at any moment. Once loaded, Sztab works offline.',
        'A match can be saved to a file and brought in on another device. The file is plain text with the random seed: anybody can check every die.',
        'Clearing the site’s data deletes the matches of this browser, and takes a guest without password or codes away from tables online, too. Save the files you care about first.',
      ],
    },
    {
      title: 'Bots',
      lines: [
        'A bot sees only what its seat sees: neither your cards nor the dice to come. It thinks beside the page, so the board never stalls; you can ask it to move at once.',
      ],
    },
    {
      title: 'Who made this',
      lines: [
        'Sztab is free software under AGPL-3.0. The games belong to their authors and publishers, named in the rules; the texts of the rules, the drawings and the code are ours.',
        'Type: Brygada 1918 and Archivo, OFL 1.1.',
      ],
    },
  ],
};
