/** Co mówią lekcje, po polsku. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  fuel: {
    title: 'Paliwo',
    goal: 'Zajmij Reims z medalem w jednym ruchu',
    says: {
      move: 'Wygrywa, kto pierwszy przekroczy Ren, inaczej liczą się medale. Rusz XII Korpusem: to 1 paliwa.',
      vitry: 'Jedno paliwo wystarcza na trzy miasta z rzędu. Najpierw jedź do Vitry.',
      elsewhere: 'Ta droga też jest otwarta. Ta lekcja prowadzi inną.',
      early: 'Zatrzymać się wolno, ale reszta ruchu przepada.',
      chalons: 'Każde nowe miasto odkrywa kartę; ta zostawiła na polu prowiant. Jedź do Châlons.',
      reims: 'Nic się tam nie stało. W Reims czeka medal: weź go ostatnim krokiem.',
      load: 'Medal, a na polu zdobyte paliwo. Załaduj je na XII Korpus: to nie kosztuje akcji.',
      closing: 'Trzy miasta, medal i paliwo. Następna lekcja: Co przyniesie droga.',
    },
  },
  road: {
    title: 'Co przyniesie droga',
    goal: 'Wykorzystaj karty z drogi',
    says: {
      vitry: 'Karty drogi pomagają, szkodzą albo handlują. Rusz XII Korpus do Vitry.',
      market: 'Czarny rynek zamienia jeden pionek na inny. Zamień prowiant na amunicję.',
      kept: 'Odmówić wolno. Walki żądają jednak amunicji.',
      'other-swap': 'Taka zamiana też jest dobra. Walki żądają amunicji.',
      on: 'Zostały dwa kroki. Jedź przez Châlons do Reims.',
      early: 'Zatrzymać się wolno, ale reszta ruchu przepada.',
      card: 'Cywile nic nie dostali; Reims dało kartę Ruchu oporu. Zagraj ją: jeszcze jedna akcja.',
      closing: 'Zachowane karty to akcje na lepszy dzień. Następna lekcja: Zaopatrzenie.',
    },
  },
  transport: {
    title: 'Zaopatrzenie',
    goal: 'Dowieź amunicję XX Korpusowi',
    says: {
      take: 'Zaopatrzenie trafia do bazy i stamtąd jedzie. Pobierz amunicję w Orleanie.',
      'other-kind': 'To też się przyda. XX Korpus nie ma jednak amunicji.',
      'first-truck': 'Ciężarówka jedzie jedną drogą i tam zostaje. Wyślij jedną z amunicją z Orleanu do Pithiviers.',
      'second-truck': 'Pięć ciężarówek to ta sama akcja co jedna. Wyślij następną z Pithiviers do Fontainebleau.',
      load: 'Amunicja leży teraz przy XX Korpusie. Załaduj ją.',
      closing: 'Łańcuch ciężarówek to jedyna droga naprzód. Następna lekcja: Walka.',
    },
  },
  battle: {
    title: 'Walka',
    goal: 'Wygraj z amunicją i zobacz, co bez niej',
    says: {
      load: 'W Fontainebleau leży amunicja, a w nieznanym mieście może być dywizja. Załaduj 2 na XX Korpus.',
      unarmed: 'Tak też może ruszyć. Bez amunicji dywizja je odrzuci.',
      sezanne: 'Masz dwie amunicje. Rusz XX Korpus do Sézanne.',
      on: 'Dywizja za 1 amunicji: wygrana. Walka zatrzymuje, dalsza jazda kosztuje 1 paliwa: jedź do Vitry.',
      early: 'Zatrzymać się wolno, ale reszta ruchu przepada.',
      without: 'XII Korpus nie ma amunicji. Mimo to rusz go do Brienne i zobacz.',
      closing: 'Przegrana, odwrót do Troyes i paliwo stracone. Następna lekcja: Głód.',
    },
  },
  hunger: {
    title: 'Głód',
    goal: 'XX Korpus znów rusza',
    says: {
      start: 'Zostały trzy wolne ciężarówki. Rusz XX Korpus do Sézanne.',
      civilians: 'Głodni mieszkańcy proszą o chleb. Oddaj ostatni prowiant za medal.',
      kept: 'Wolno go zatrzymać, ale medal przepada.',
      'last-truck': 'Kto bierze ostatnią ciężarówkę, zaczyna fazę logistyki. Weź trzy.',
      'leaves-some': 'Wtedy coś zostaje i faza poczeka.',
      later: 'Faza i tak przyjdzie, kiedy wybierze ktoś inny.',
      immobile: 'Wszyscy zjedli; XX Korpus nie miał co i stoi. Zakończ turę i połóż znacznik.',
      take: 'Głodny korpus stoi w miejscu. Pobierz prowiant w Orleanie.',
      bring: 'Łańcuch to trzy ciężarówki. Wyślij 2 prowiantu z Orleanu przez Pithiviers i Fontainebleau do Sézanne.',
      'one-road': 'Stanęło po drodze. Ciężarówka jedzie jedną drogą; cofnij albo dołóż następną.',
      closing: 'XX Korpus zjadł i może ruszać. Następna lekcja: Okrążenie.',
    },
  },
  encirclement: {
    title: 'Okrążenie',
    goal: 'Zajmij sześć miast dwoma krokami',
    says: {
      brienne: 'Co odcięte od Niemiec, pada bez strzału. Rusz XII Korpus do Brienne.',
      chaumont: 'Miastom na południu została jedna droga. Zamknij ją: jedź do Chaumont.',
      germans: 'Cztery dalsze miasta są twoje. Zakończ turę: teraz grasz Niemcami, więc zamknij przeprawę w Koblencji.',
      elsewhere: 'Tam też wolno. Przez Ren przechodzi się jednak w Koblencji.',
      closing: 'Każdy znacznik to też zegar: ostatni kończy grę. Następna lekcja: Porty, dowódca, lotnictwo.',
    },
  },
  ports: {
    title: 'Porty, dowódca, lotnictwo',
    goal: 'Jako Montgomery zajmij Le Havre',
    says: {
      take: 'Montgomery bierze dwa pionki więcej. Pobierz w Lisieux amunicję i do tego dwa razy paliwo.',
      load: 'Le Havre to twierdza. Załaduj na I Korpus 1 amunicji i 2 paliwa.',
      air: 'Wsparcie lotnicze pokazuje następną kartę oporu i płaci tam jedną amunicję. Użyj go.',
      end: 'Wiesz, co czeka. Zakończ turę i połóż znacznik.',
      havre: 'Teraz jedź I Korpusem przez Yvetot do Le Havre.',
      early: 'Zatrzymać się wolno, ale reszta ruchu przepada.',
      closing: 'Własny port skraca każdą drogę. Następna lekcja: Spadochroniarze i zegar.',
    },
  },
  paratroops: {
    title: 'Spadochroniarze i zegar',
    goal: 'Zajmij Sézanne korpusem bez amunicji',
    says: {
      reims: 'Zrzut kosztuje medal. Najpierw go zdobądź: jedź XII Korpusem przez Vitry i Châlons do Reims.',
      early: 'Zatrzymać się wolno, ale reszta ruchu przepada.',
      drop: 'Spadochroniarze czekają w mieście i płacą za jego walkę. Zrzuć ich za medal na Sézanne.',
      elsewhere: 'Mogą tam wylądować. Obok Sézanne stoi jednak XX Korpus.',
      sezanne: 'Patton rusza jeden korpus jako akcję dodatkową. Rusz jego kartą XX Korpus do Sézanne.',
      closing: 'Spadochroniarze zapłacili; czy wart był medalu? Następna lekcja: Przez Ren.',
    },
  },
  across: {
    title: 'Przez Ren',
    goal: 'Przekrocz Ren do końca następnej tury',
    says: {
      cross:
        'XX Korpus stoi głodny w Trewirze, trzy miasta od Koblencji. Transport z Épinal rusza: dowieź mu prowiant i amunicję, a w następnej turze przekrocz Ren.',
      closing: 'Znasz wszystko, czego trzeba do całej gry. Zagraj.',
    },
  },
};
