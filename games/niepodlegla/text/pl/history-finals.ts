/** The fight for the state and its borders: the two main finals, the nine small ones and the eight challenges. In Polish. */
import type { CHALLENGE_FACTS, FINAL_FACTS, MAIN_FACTS } from '../history-finals.ts';

export const MAIN_NOTES: Readonly<Record<keyof typeof MAIN_FACTS, string>> = {
  paris:
    'Od 18 stycznia 1919 roku konferencja w Paryżu decydowała o powojennej Europie. 28 czerwca traktat z Niemcami podpisali w Wersalu za Polskę Roman Dmowski i Ignacy Paderewski. O części granic rozstrzygnąć miały plebiscyty.',
  warsaw:
    'Od 13 do 25 sierpnia 1920 roku Wojsko Polskie odparło spod Warszawy Armię Czerwoną Michaiła Tuchaczewskiego. O zwycięstwie przesądziło uderzenie znad Wieprza, które 16 sierpnia poprowadził Piłsudski. Niepodległość ocalała.',
};

export const FINAL_NOTES: Readonly<Record<keyof typeof FINAL_FACTS, string>> = {
  'A-61':
    '11 listopada 1918 roku Rada Regencyjna przekazała Piłsudskiemu władzę nad wojskiem, a trzy dni później także cywilną. Dekretem z 22 listopada objął on, do czasu zebrania się sejmu, urząd Tymczasowego Naczelnika Państwa.',
  'A-62':
    '27 grudnia 1918. Dzień po przyjeździe Ignacego Paderewskiego w Poznaniu wybuchły walki. Powstańcy opanowali większość Wielkopolski; w lutym 1919 roku objął ją rozejm zawarty z Niemcami w Trewirze.',
  'A-63':
    '10 lutego 1920. W Pucku, po objęciu wybrzeża przyznanego Polsce w Wersalu, generał Józef Haller wrzucił do morza pierścień ofiarowany przez Polaków z Gdańska. Tak Polska symbolicznie zaślubiła Bałtyk.',
  'A-64':
    '10 stycznia 1920. Wszedł w życie traktat wersalski, a z nim Pakt Ligi Narodów. Polska znalazła się wśród pierwszych członków organizacji, która miała strzec pokoju i rozstrzygać spory między państwami.',
  'A-65':
    '26 stycznia 1919 roku odbyły się wybory do Sejmu Ustawodawczego, na początek w dawnym Królestwie i zachodniej Galicji. Kobiety głosowały na równi z mężczyznami. 10 lutego Sejm zebrał się w Warszawie.',
  'A-66':
    'Od marca 1919 roku w Galicji Wschodniej walczyły oddziały wielkopolskie, od maja także żołnierze Armii Hallera. W lipcu wojsko ukraińskie wycofało się za Zbrucz. Była to wojna dwóch narodów, z których każdy uważał tę ziemię za swoją.',
  'A-67':
    '30 lipca 1920. Gdy nadciągała Armia Czerwona, premier Wincenty Witos, sam chłop, wezwał wieś do obrony państwa. Od 24 lipca kierował Rządem Obrony Narodowej, w którym zasiadły główne stronnictwa.',
  'A-68':
    'Trzy powstania, w sierpniu 1919, w sierpniu 1920 i od maja 1921 roku, toczyły się o to, czy Górny Śląsk będzie polski, czy niemiecki. Plebiscyt z marca 1921 roku nie zamknął sporu; jesienią kraj podzielono.',
  'A-69':
    'W listopadzie 1918 roku członkinie i członkowie POW, legioniści, kolejarze i młodzież rozbrajali wojska okupacyjne. Z radą żołnierską garnizonu w Warszawie uzgodniono powrót Niemców do domu; wielu odjechało bez walki.',
};

export const CHALLENGE_NOTES: Readonly<Record<keyof typeof CHALLENGE_FACTS, string>> = {
  'A-70':
    '11 lipca 1920. Na Warmii, Mazurach i Powiślu głosowano o przynależności państwowej w czasie wielkiej ofensywy Armii Czerwonej na Polskę. Ogromna większość wybrała Prusy Wschodnie; Polsce przypadło kilka wsi.',
  'A-71':
    '28 lipca 1920. Rada Ambasadorów podzieliła Śląsk Cieszyński, Spisz i Orawę między Polskę a Czechosłowację; zapowiadany plebiscyt się nie odbył. Granica na Olzie przecięła Cieszyn, a wielu Polaków zostało za nią.',
  'A-72':
    '15 listopada 1920. Proklamowano Wolne Miasto Gdańsk pod ochroną Ligi Narodów. Większość mieszkańców stanowili Niemcy; Polska otrzymała prawo korzystania z portu i kolei oraz prowadzenia spraw zagranicznych miasta.',
  'A-73':
    '9 października 1920. Generał Lucjan Żeligowski, z tajnego polecenia Piłsudskiego pozorując bunt, zajął Wilno. Ogłoszoną tam Litwę Środkową przyłączono do Polski w 1922 roku. Litwa, która uważała miasto za stolicę, tego nie uznała.',
  'A-74':
    '21 kwietnia 1920 roku Polska zawarła sojusz z Ukraińską Republiką Ludową Symona Petlury. 7 maja wojska polskie i ukraińskie weszły do Kijowa, lecz w czerwcu kontruderzenie Armii Czerwonej zmusiło je do odwrotu.',
  'A-75':
    '18 marca 1921. W Rydze Polska zawarła pokój z Rosją i Ukrainą sowiecką. Wojna się skończyła, ale ziemie białoruskie i ukraińskie zostały podzielone, a sprzymierzeni z Polską Ukraińcy Petlury zostali bez państwa.',
  'A-76':
    '17 marca 1921. Sejm Ustawodawczy uchwalił konstytucję republiki. Najwięcej władzy dała ona parlamentowi; zapewniała równość wobec prawa oraz ochronę wolności bez różnicy pochodzenia, narodowości, języka i wyznania.',
  'A-77':
    'W kwietniu 1924 roku rozpoczął działalność Bank Polski, a złoty zastąpił zniszczoną przez hiperinflację markę polską. Za jednego złotego oddawano 1 800 000 marek. Reformę przeprowadził rząd Władysława Grabskiego.',
};
