/** What happened on the days of the 24 neutral events. In Polish. */
import type { EVENT_FACTS } from '../history-events.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  E01: '9 kwietnia 1940. Niemcy napadły na Danię i Norwegię. Dania uległa tego samego dnia, w Norwegii walki trwały do czerwca.',
  E02: '22 czerwca 1940. Francja podpisała rozejm z Niemcami. Część utworzonego tam wojska polskiego zdołano ewakuować do Wielkiej Brytanii.',
  E03: '13 września 1940. Wojska włoskie przekroczyły granicę Egiptu i zatrzymały się pod Sidi Barrani.',
  E04: '14 listopada 1940. Nocny nalot zniszczył śródmieście Coventry. Zginęło ponad pięćset osób.',
  E05: '14 lutego 1941. W Trypolisie wylądowały pierwsze oddziały niemieckie, które miały wesprzeć Włochów w Afryce.',
  E06: '11 marca 1941. Prezydent Roosevelt podpisał ustawę, dzięki której Stany Zjednoczone dostarczały sprzęt państwom walczącym z Osią.',
  E07: '22 czerwca 1941. Niemcy napadły na Związek Radziecki. W ciągu kilku tygodni pod ich okupacją znalazły się prawie całe przedwojenne ziemie Polski.',
  E08: '30 lipca 1941. Polska i Związek Radziecki wznowiły stosunki. Polaków zwalniano z łagrów i zesłania, a generał Anders zaczął tworzyć z nich armię.',
  E09: '7 grudnia 1941. Japonia zaatakowała flotę amerykańską w Pearl Harbor. Stany Zjednoczone przystąpiły do wojny.',
  E10: '27 maja 1942. W Pradze czechosłowaccy spadochroniarze śmiertelnie ranili Reinharda Heydricha. W odwecie Niemcy zniszczyli Lidice i Ležáky i zamordowali większość mieszkańców.',
  E11: '4 lipca 1942. Konwojowi PQ-17 kazano się rozproszyć na wodach arktycznych. Przepadły 24 statki handlowe, a z nimi wielu marynarzy.',
  E12: '23 października 1942. Pod El Alamein zaczęło się natarcie brytyjskiej 8. Armii. Po kilkunastu dniach wojska Osi ruszyły do odwrotu.',
  E13: '8 listopada 1942. Alianci wylądowali w Maroku i Algierii. Trzy dni później Niemcy zajęli południe Francji.',
  E14: '2 lutego 1943. Pod Stalingradem poddały się ostatnie oddziały okrążonej niemieckiej 6. Armii.',
  E15: '19 kwietnia 1943. W getcie warszawskim Żydzi stawili zbrojny opór tym, którzy przyszli ich wywieźć na śmierć. Prawie wszyscy zginęli.',
  E16: 'Maj 1943. Niemcy stracili na morzach ponad czterdzieści okrętów podwodnych i wycofali większość pozostałych z północnego Atlantyku.',
  E17: '4 lipca 1943. Generał Władysław Sikorski, premier i Naczelny Wódz, zginął w katastrofie samolotu zaraz po starcie z Gibraltaru.',
  E18: '10 lipca 1943. Alianci wylądowali na Sycylii. Wśród okrętów osłaniających lądowanie były polskie.',
  E19: '8 września 1943. Ogłoszono rozejm Włoch z aliantami. Niemcy rozbroili armię włoską i zajęli większość kraju.',
  E20: '28 listopada 1943. W Teheranie spotkali się Roosevelt, Churchill i Stalin. Mówili też o granicach Polski, bez udziału jej rządu.',
  E21: '6 czerwca 1944. Alianci wylądowali w Normandii. W powietrzu i na morzu uczestniczyli w tym Polacy.',
  E22: '22 czerwca 1944. Zaczęła się wielka ofensywa Armii Czerwonej na Białorusi. Pod koniec lipca front stanął nad Wisłą.',
  E23: '20 lipca 1944. W Wilczym Szańcu koło dzisiejszego Kętrzyna wybuchła bomba podłożona przez pułkownika Stauffenberga. Hitler przeżył; spiskowców stracono.',
  E24: '16 grudnia 1944. W Ardenach ruszyła ostatnia wielka ofensywa niemiecka na zachodzie. Walki trwały do stycznia 1945 roku.',
};
