/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  turn: 'W turze masz dwie akcje: ruch korpusu, zapasy, ciężarówki albo transport. Kto pierwszy przekroczy Ren, wygrywa; inaczej liczą się medale.',
  steps: 'Jedno paliwo starcza na trzy miasta z rzędu. Każde nowe miasto odkrywa kartę.',
  civilians:
    'Głodni proszą o chleb: jeden prowiant za medal. Korpus bez prowiantu stanie w najbliższej fazie logistyki.',
  market: 'Czarny rynek zamienia jeden pionek na inny. Bitwy wymagają amunicji.',
  transport: 'Ciężarówka jedzie jedną drogą i stoi na niej do następnej fazy logistyki. Połącz kilka w łańcuch.',
  overflow: 'Miasto mieści tylko tyle pionków, reszta przepada. Najpierw załaduj korpus, to nic nie kosztuje.',
  reaction: 'Teraz grasz Niemcami: jeden znacznik na drodze rywala. Każdy znacznik jest też zegarem gry.',
  lost: 'Bitwa przegrana przez brak amunicji: korpus się cofnął, a pionki przepadły. Najpierw dowieź amunicję.',
  battle: 'Na drodze stała dywizja. Zwycięstwo kosztuje amunicję, a dalsza jazda po bitwie jeszcze jedno paliwo.',
  card: 'To była karta drogi: pomaga, o coś prosi albo kryje dywizję.',
  encircled: 'Miasta odcięte od Niemiec padły bez strzału. Jeden krok we właściwym miejscu bierze kilka.',
  logistics: 'Ktoś wziął ostatnią ciężarówkę: każdy korpus zjadł, ciężarówki wróciły, wszyscy są poziom wyżej.',
  hungry: 'Korpus jest głodny i stoi. Ruszy, gdy tylko prowiant dotrze do jego miasta.',
  counterattack: 'Niemcy odbili twoje miasto: sprawdź, czy linia do bazy jest jeszcze cała.',
  unarmed:
    'Żaden twój korpus nie ma amunicji, a w każdym nowym mieście może stać dywizja. Zdobądź ją, zanim pojedziesz dalej.',
  load: 'Obok twojego korpusu leżą zapasy. Załadunek nie kosztuje akcji.',
  'few-trucks':
    'Zostało mało ciężarówek. Kto weźmie ostatnią, zaczyna fazę logistyki, w której każdy korpus musi zjeść.',
  near: 'Do Renu najwyżej dwie drogi. Potrzebujesz amunicji na obrońców i własnych miast aż do bazy.',
  'few-markers': 'Zostało mało znaczników oporu. Po ostatnim runda kończy grę i decydują medale.',
};
