/** The fight for the state and its borders: the two main finals, the nine small ones and the eight challenges. */
import type { ChallengeId, FinalId, MainFinal } from '../content/finals.ts';
import { type Note, note } from './history-note.ts';

export const MAIN_NOTES: Readonly<Record<MainFinal, Note>> = {
  paris: note(
    '1919-01-18/1919-06-28',
    'Od 18 stycznia 1919 roku konferencja w Paryżu decydowała o powojennej Europie. 28 czerwca traktat z Niemcami podpisali w Wersalu za Polskę Roman Dmowski i Ignacy Paderewski. O części granic rozstrzygnąć miały plebiscyty.',
    'From 18 January 1919 the conference in Paris decided on post-war Europe. On 28 June Roman Dmowski and Ignacy Paderewski signed the treaty with Germany at Versailles for Poland. Part of the borders was left to plebiscites.',
  ),
  warsaw: note(
    '1920-08-13/1920-08-25',
    'Od 13 do 25 sierpnia 1920 roku Wojsko Polskie odparło spod Warszawy Armię Czerwoną Michaiła Tuchaczewskiego. O zwycięstwie przesądziło uderzenie znad Wieprza, które 16 sierpnia poprowadził Piłsudski. Niepodległość ocalała.',
    'From 13 to 25 August 1920 the Polish Army threw Mikhail Tukhachevsky’s Red Army back from Warsaw. The blow from the river Wieprz, led by Piłsudski on 16 August, decided the battle. Independence was saved.',
  ),
};

export const FINAL_NOTES: Readonly<Record<FinalId, Note>> = {
  'A-61': note(
    '1918-11-11/1918-11-22',
    '11 listopada 1918 roku Rada Regencyjna przekazała Piłsudskiemu władzę nad wojskiem, a trzy dni później także cywilną. Dekretem z 22 listopada objął on, do czasu zebrania się sejmu, urząd Tymczasowego Naczelnika Państwa.',
    'On 11 November 1918 the Regency Council gave Piłsudski power over the army, and three days later civil power as well. By a decree of 22 November he became Provisional Chief of State until a Sejm could meet.',
  ),
  'A-62': note(
    '1918-12-27',
    '27 grudnia 1918. Dzień po przyjeździe Ignacego Paderewskiego w Poznaniu wybuchły walki. Powstańcy opanowali większość Wielkopolski; w lutym 1919 roku objął ją rozejm zawarty z Niemcami w Trewirze.',
    '27 December 1918. The day after Ignacy Paderewski’s arrival fighting broke out in Poznań. The insurgents won most of Greater Poland; in February 1919 the armistice with Germany signed at Trier was extended to it.',
  ),
  'A-63': note(
    '1920-02-10',
    '10 lutego 1920. W Pucku, po objęciu wybrzeża przyznanego Polsce w Wersalu, generał Józef Haller wrzucił do morza pierścień ofiarowany przez Polaków z Gdańska. Tak Polska symbolicznie zaślubiła Bałtyk.',
    '10 February 1920. At Puck, once the coast awarded to Poland at Versailles had been taken over, General Józef Haller threw into the sea a ring given by the Poles of Gdańsk: Poland’s symbolic wedding to the Baltic.',
  ),
  'A-64': note(
    '1920-01-10',
    '10 stycznia 1920. Wszedł w życie traktat wersalski, a z nim Pakt Ligi Narodów. Polska znalazła się wśród pierwszych członków organizacji, która miała strzec pokoju i rozstrzygać spory między państwami.',
    '10 January 1920. The Treaty of Versailles came into force, and with it the Covenant of the League of Nations. Poland was among the first members of a body meant to keep peace and settle disputes between states.',
  ),
  'A-65': note(
    '1919-01-26/1919-02-10',
    '26 stycznia 1919 roku odbyły się wybory do Sejmu Ustawodawczego, na początek w dawnym Królestwie i zachodniej Galicji. Kobiety głosowały na równi z mężczyznami. 10 lutego Sejm zebrał się w Warszawie.',
    'On 26 January 1919 the Legislative Sejm was elected, at first in the former Kingdom and western Galicia. Women voted on equal terms with men. On 10 February the Sejm met in Warsaw.',
  ),
  'A-66': note(
    '1919-03/1919-07',
    'Od marca 1919 roku w Galicji Wschodniej walczyły oddziały wielkopolskie, od maja także żołnierze Armii Hallera. W lipcu wojsko ukraińskie wycofało się za Zbrucz. Była to wojna dwóch narodów, z których każdy uważał tę ziemię za swoją.',
    'From March 1919 troops from Greater Poland fought in Eastern Galicia, from May also men of Haller’s Army. In July the Ukrainian army withdrew beyond the Zbrucz. It was a war of two nations who each held the land to be theirs.',
  ),
  'A-67': note(
    '1920-07-30',
    '30 lipca 1920. Gdy nadciągała Armia Czerwona, premier Wincenty Witos, sam chłop, wezwał wieś do obrony państwa. Od 24 lipca kierował Rządem Obrony Narodowej, w którym zasiadły główne stronnictwa.',
    '30 July 1920. As the Red Army drew near, Prime Minister Wincenty Witos, himself a peasant, called on the villages to defend the state. Since 24 July he had led a Government of National Defence drawn from the main parties.',
  ),
  'A-68': note(
    '1919/1921',
    'Trzy powstania, w sierpniu 1919, w sierpniu 1920 i od maja 1921 roku, toczyły się o to, czy Górny Śląsk będzie polski, czy niemiecki. Plebiscyt z marca 1921 roku nie zamknął sporu; jesienią kraj podzielono.',
    'Three uprisings, in August 1919, in August 1920 and from May 1921, were fought over whether Upper Silesia was to be Polish or German. The plebiscite of March 1921 did not end the dispute; that autumn the land was divided.',
  ),
  'A-69': note(
    '1918-11',
    'W listopadzie 1918 roku członkinie i członkowie POW, legioniści, kolejarze i młodzież rozbrajali wojska okupacyjne. Z radą żołnierską garnizonu w Warszawie uzgodniono powrót Niemców do domu; wielu odjechało bez walki.',
    'In November 1918 men and women of the POW, legionaries, railwaymen and young people disarmed the occupying troops. With the soldiers’ council of the Warsaw garrison it was agreed that the Germans could go home; many left without a fight.',
  ),
};

export const CHALLENGE_NOTES: Readonly<Record<ChallengeId, Note>> = {
  'A-70': note(
    '1920-07-11',
    '11 lipca 1920. Na Warmii, Mazurach i Powiślu głosowano o przynależności państwowej w czasie wielkiej ofensywy Armii Czerwonej na Polskę. Ogromna większość wybrała Prusy Wschodnie; Polsce przypadło kilka wsi.',
    '11 July 1920. Warmia, Masuria and Powiśle voted on their future while the Red Army’s great offensive against Poland was under way. A great majority chose East Prussia; a handful of villages fell to Poland.',
  ),
  'A-71': note(
    '1920-07-28',
    '28 lipca 1920. Rada Ambasadorów podzieliła Śląsk Cieszyński, Spisz i Orawę między Polskę a Czechosłowację; zapowiadany plebiscyt się nie odbył. Granica na Olzie przecięła Cieszyn, a wielu Polaków zostało za nią.',
    '28 July 1920. The Conference of Ambassadors divided Cieszyn Silesia, Spisz and Orawa between Poland and Czechoslovakia; the promised plebiscite was not held. The border on the Olza cut Cieszyn in two and left many Poles beyond it.',
  ),
  'A-72': note(
    '1920-11-15',
    '15 listopada 1920. Proklamowano Wolne Miasto Gdańsk pod ochroną Ligi Narodów. Większość mieszkańców stanowili Niemcy; Polska otrzymała prawo korzystania z portu i kolei oraz prowadzenia spraw zagranicznych miasta.',
    '15 November 1920. The Free City of Danzig was proclaimed under the protection of the League of Nations. Most of its people were German; Poland was given use of the port and railways and the conduct of its foreign affairs.',
  ),
  'A-73': note(
    '1920-10-09',
    '9 października 1920. Generał Lucjan Żeligowski, z tajnego polecenia Piłsudskiego pozorując bunt, zajął Wilno. Ogłoszoną tam Litwę Środkową przyłączono do Polski w 1922 roku. Litwa, która uważała miasto za stolicę, tego nie uznała.',
    '9 October 1920. General Lucjan Żeligowski, feigning mutiny on Piłsudski’s secret instruction, took Wilno. The Central Lithuania proclaimed there joined Poland in 1922. Lithuania, which held the city to be its capital, never accepted this.',
  ),
  'A-74': note(
    '1920-04-21/1920-05-07',
    '21 kwietnia 1920 roku Polska zawarła sojusz z Ukraińską Republiką Ludową Symona Petlury. 7 maja wojska polskie i ukraińskie weszły do Kijowa, lecz w czerwcu kontruderzenie Armii Czerwonej zmusiło je do odwrotu.',
    'On 21 April 1920 Poland made an alliance with Symon Petliura’s Ukrainian People’s Republic. On 7 May Polish and Ukrainian troops entered Kyiv, but in June a Red Army counterstroke forced them to retreat.',
  ),
  'A-75': note(
    '1921-03-18',
    '18 marca 1921. W Rydze Polska zawarła pokój z Rosją i Ukrainą sowiecką. Wojna się skończyła, ale ziemie białoruskie i ukraińskie zostały podzielone, a sprzymierzeni z Polską Ukraińcy Petlury zostali bez państwa.',
    '18 March 1921. At Riga Poland made peace with Soviet Russia and Soviet Ukraine. The war was over, but Belarusian and Ukrainian lands were divided, and Poland’s allies, Petliura’s Ukrainians, were left without a state.',
  ),
  'A-76': note(
    '1921-03-17',
    '17 marca 1921. Sejm Ustawodawczy uchwalił konstytucję republiki. Najwięcej władzy dała ona parlamentowi; zapewniała równość wobec prawa oraz ochronę wolności bez różnicy pochodzenia, narodowości, języka i wyznania.',
    '17 March 1921. The Legislative Sejm passed the constitution of the republic. It gave parliament the greater power and promised equality before the law and protection of liberty without distinction of origin, nation, tongue or creed.',
  ),
  'A-77': note(
    '1924-04',
    'W kwietniu 1924 roku rozpoczął działalność Bank Polski, a złoty zastąpił zniszczoną przez hiperinflację markę polską. Za jednego złotego oddawano 1 800 000 marek. Reformę przeprowadził rząd Władysława Grabskiego.',
    'In April 1924 the Bank of Poland opened, and the złoty replaced the Polish mark, ruined by hyperinflation. One złoty was worth 1,800,000 marks. The reform was the work of Władysław Grabski’s government.',
  ),
};
