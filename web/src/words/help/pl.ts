/** The help page in Polish. */
import type { HelpWords } from './help-words.ts';

export const pl: HelpWords = {
  lead: 'Nie trzeba tego czytać przed grą. Zacznij od lekcji: dwie minuty na prawdziwej planszy, a każdy ruch jest twój.',
  begin: (game) => `Pierwsza lekcja: ${game}`,
  goOn: (game) => `Ucz się dalej: ${game}`,
  works: 'Jak to działa',
  worksText: 'Tak samo przy wszystkich pięciu stołach.',
  pictures: [
    {
      title: 'Co świeci, to możesz',
      text: 'Nie musisz znać zasad na pamięć. Stół pokazuje każdy dozwolony ruch: dotknij pionka, potem celu.',
    },
    {
      title: 'Skutek przed ruchem',
      text: 'Koszt, szansę i wynik widzisz, zanim zdecydujesz. Póki nic nie odkryto, możesz cofnąć.',
    },
    {
      title: 'Odmowa ma powód',
      text: 'Dotknięcie czegoś niemożliwego nic nie kosztuje. Dowiesz się dlaczego i według której zasady.',
    },
  ],
  tryIt: 'Spróbuj tutaj',
  tryItAt: (title) => `Spróbuj tutaj: ${title}`,
  stuck: 'O co pyta się przy stole',
  stuckText: 'Każda odpowiedź jest o jeden klawisz albo jedno dotknięcie stąd, w środku każdej gry.',
  asked: [
    { ask: 'Co mogę teraz zrobić?', answer: 'Mówi to zdanie pod planszą. Klawisz pokaże wszystkie cele.', key: 'T' },
    { ask: 'Co daje zwycięstwo?', answer: 'Pierwszy wiersz nad planszą: co wygrywa i ile komu brakuje.', key: null },
    {
      ask: 'Co najlepiej zagrać?',
      answer: 'Podpowiedź: najpierw, gdzie patrzeć, potem ruch, jego szansa i powód.',
      key: 'I',
    },
    {
      ask: 'Co to znaczy?',
      answer: 'Wskaż znak, liczbę albo słowo, albo przytrzymaj na nim palec. Możesz też nacisnąć klawisz i dotknąć.',
      key: 'Q',
    },
    {
      ask: 'Co się właśnie stało?',
      answer: 'Zobacz jeszcze raz, co zrobili inni, albo zajrzyj do dziennika.',
      key: 'R',
    },
    {
      ask: 'Czy mogę to cofnąć?',
      answer: 'Aż do miejsca, w którym padł rzut albo coś odkryto. Przy stole do ćwiczeń zawsze.',
      key: 'U',
    },
    { ask: 'Jak to szło w turze?', answer: 'Karta pomocy: cała gra na jednej stronie, obok planszy.', key: 'A' },
  ],
  learn: 'Poznaj grę',
  learnText: 'Lekcje na prawdziwej planszy, zasady z obrazkami i jedna strona do druku.',
  ways: {
    page: 'Lekcje',
    rules: 'Zasady',
    aid: 'Karta pomocy',
    watch: 'Obejrzyj partię',
  },
  sections: [
    {
      title: 'Cofanie i wspólny ekran',
      lines: [
        'Cofnąć można swoje decyzje razem z odpowiedziami botów, aż do miejsca, w którym padł rzut albo coś odkryto: inaczej dałoby się grać, znając następny rzut. Kto chce próbować, otwiera stół do ćwiczeń.',
        'Przy jednym ekranie może siedzieć kilka osób. Między turami zapada kurtyna, żeby nikt nie widział cudzych kart.',
      ],
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
        ['I', 'podpowiedź: gdzie patrzeć, potem ruch i jego powód'],
        ['Q', 'co to znaczy? Potem dotknij'],
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
};
