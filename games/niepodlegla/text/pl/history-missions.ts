/** What happened at each of the 60 missions; the card of a person tells how it began, `history-characters.ts` the whole life. In Polish. */
import type { MISSION_FACTS } from '../history-missions.ts';

export const MISSION_NOTES: Readonly<Record<keyof typeof MISSION_FACTS, string>> = {
  'A-01':
    'Józef Piłsudski urodził się w 1867 roku w Zułowie na Wileńszczyźnie. Po pięciu latach zesłania na Syberii działał w konspiracji Polskiej Partii Socjalistycznej, a przed wojną stanął na czele ruchu strzeleckiego w Galicji.',
  'A-02':
    'Roman Dmowski urodził się w 1864 roku w Kamionku pod Warszawą. Współtworzył Narodową Demokrację i był posłem do rosyjskiej Dumy. Za głównego przeciwnika sprawy polskiej uważał Niemcy.',
  'A-03':
    'W 1910 roku powstały jawne organizacje strzeleckie: Związek Strzelecki we Lwowie i Towarzystwo „Strzelec” w Krakowie, a rok później Polskie Drużyny Strzeleckie. Za zgodą Austrii młodzież uczyła się tam służby wojskowej.',
  'A-04':
    '6 sierpnia 1914. Z krakowskich Oleandrów wyruszyła Pierwsza Kompania Kadrowa, złożona ze strzelców i drużyniaków. 12 sierpnia była w Kielcach, ale powstania w Królestwie nie udało się wywołać.',
  'A-05':
    '25 sierpnia 1912. W Zakopanem zjazd działaczy niepodległościowych, na wniosek Piłsudskiego, powołał Polski Skarb Wojskowy. Zbierał on pieniądze na przygotowanie walki zbrojnej; przewodniczył mu Bolesław Limanowski.',
  'A-06':
    '15 lipca 1910. W pięćsetną rocznicę bitwy pod Grunwaldem odsłonięto w Krakowie pomnik, dzieło Antoniego Wiwulskiego i dar Ignacego Paderewskiego. Na uroczystość przyjechali Polacy ze wszystkich zaborów.',
  'A-07':
    '10 listopada 1912. W Wiedniu stronnictwa z zaboru austriackiego i rosyjskiego utworzyły wspólną komisję, która miała kierować przygotowaniami do walki z Rosją. Sekretarzem został Witold Jodko-Narkiewicz.',
  'A-08':
    '16 sierpnia 1914. Stronnictwa galicyjskie utworzyły w Krakowie Naczelny Komitet Narodowy, polityczne oparcie Legionów. Pierwszym prezesem był prezydent miasta Juliusz Leo. Narodowi demokraci odeszli jeszcze tej jesieni.',
  'A-09':
    '22 maja 1911. Andrzej Małkowski wydał we Lwowie pierwszy rozkaz skautowy. Pierwsze drużyny powstały przy Towarzystwie Gimnastycznym „Sokół”; w komendzie zasiadała też Olga Drahonowska.',
  'A-50':
    '22 sierpnia 1914. Z Paryża wyruszył do Bajonny pierwszy oddział polskich ochotników. Jako kompania Legii Cudzoziemskiej walczyli pod sztandarem z białym orłem; w maju 1915 roku pod Arras ponieśli bardzo ciężkie straty.',
  'A-51':
    'W kwietniu 1913 roku w Warszawie powstała tajna Liga Kobiet Pogotowia Wojennego. Współtworzyły ją Iza Moszczeńska i Jadwiga Marcinowska. W czasie wojny Liga szyła, zbierała pieniądze i opiekowała się legionistami.',
  'A-10':
    '25 listopada 1914. W Warszawie powstał Komitet Narodowy Polski; jego prace prowadził Roman Dmowski. Liczono, że zwycięstwo Rosji i jej sojuszników połączy ziemie polskie, choćby pod berłem cara.',
  'A-11':
    '27 sierpnia 1914. Naczelna komenda armii austro-węgierskiej zezwoliła na utworzenie Legionów Polskich. Były częścią obcej armii, lecz komendy padały po polsku; z czasem liczyły trzy brygady.',
  'A-12':
    '22 października 1914. Wysłannik Piłsudskiego, Tadeusz Żuliński, dotarł do Warszawy, by dowodzić tajną Polską Organizacją Wojskową. Powstała ona z połączenia warszawskich grup strzeleckich; szkoliła ludzi i prowadziła wywiad.',
  'A-13':
    'Ignacy Jan Paderewski urodził się w 1860 roku w Kuryłówce na Podolu i zdobył światową sławę jako pianista. W czasie wojny koncertował i przemawiał w Stanach Zjednoczonych, zbierając pieniądze dla jej ofiar.',
  'A-14':
    'Wincenty Witos urodził się w 1874 roku w ubogiej rodzinie chłopskiej w Wierzchosławicach pod Tarnowem. Był wójtem rodzinnej wsi i posłem do parlamentu w Wiedniu, a w 1914 roku współtworzył PSL „Piast”.',
  'A-15':
    'Henryk Sienkiewicz urodził się w 1846 roku w Woli Okrzejskiej. Autor „Trylogii” i „Quo vadis” otrzymał Nagrodę Nobla za rok 1905. Po wybuchu wojny zamieszkał w Szwajcarii i oddał swoje nazwisko sprawie pomocy rodakom.',
  'A-16':
    'Adam Stefan Sapieha urodził się w 1867 roku w Krasiczynie. Na początku 1915 roku, jako książę biskup krakowski, powołał komitet pomocy dotkniętym klęską wojny: rozdawano żywność, leczono chorych, chroniono sieroty.',
  'A-17':
    'Od 22 do 25 grudnia 1914 roku I Brygada Legionów walczyła pod Łowczówkiem koło Tarnowa. Dowodził w zastępstwie Kazimierz Sosnkowski. Wspominano, że w Wigilię polską kolędę podjęli Polacy z okopów rosyjskich.',
  'A-18':
    '13 czerwca 1915. Pod Rokitną szwadron ułanów II Brygady, prowadzony przez rotmistrza Zbigniewa Dunin-Wąsowicza, szarżował na rosyjskie okopy. Z ponad sześćdziesięciu jeźdźców poległo kilkunastu, a wśród nich dowódca.',
  'A-19':
    'Na przełomie lat 1914 i 1915 w Puławach formowano polski legion u boku armii rosyjskiej; zabiegał o to Witold Gorczyński. Około tysiąca ochotników walczyło w 1915 roku z Niemcami, między innymi pod Pakosławiem.',
  'A-20':
    '9 stycznia 1915. W szwajcarskim Vevey powstał Komitet Generalny Pomocy Ofiarom Wojny w Polsce. Prezesem był Henryk Sienkiewicz, współdziałał z nim Ignacy Paderewski. Datki płynęły z wielu krajów świata.',
  'A-21':
    '15 listopada 1915. Za zgodą władz niemieckich otwarto w Warszawie uniwersytet i politechnikę z polskim językiem wykładowym. Rosyjskie władze zamknęły polską Szkołę Główną ponad czterdzieści lat wcześniej.',
  'A-22':
    'W 1915 roku w Lozannie powstała Centralna Agencja Polska. Założył ją Erazm Piltz, a kierowali nią narodowi demokraci i konserwatywni realiści. Książkami, broszurami i prasą przypominała Zachodowi o sprawie polskiej.',
  'A-52':
    'W nocy z 4 na 5 sierpnia 1915 roku Rosjanie opuszczali Warszawę. Służbę porządkową przejęła Straż Obywatelska, złożona z ochotników; miastem zajął się Komitet Obywatelski pod przewodnictwem Zdzisława Lubomirskiego.',
  'A-53':
    'Od 31 lipca do 3 sierpnia 1915 roku legioniści atakowali rosyjskie pozycje pod Jastkowem koło Lublina. Chrzest bojowy przeszedł tam 4. pułk piechoty. Po ciężkich walkach Rosjanie się wycofali.',
  'A-23':
    '15 sierpnia 1917. W Lozannie powstał Komitet Narodowy Polski z siedzibą w Paryżu, na czele z Romanem Dmowskim. W ciągu kilku miesięcy uznały go za oficjalną organizację polską Francja, Wielka Brytania, Włochy i Stany Zjednoczone.',
  'A-24':
    'Józef Haller urodził się w 1873 roku w Jurczycach pod Krakowem. Był oficerem artylerii austriackiej, a po odejściu z wojska szkolił drużyny sokole. W Legionach dowodził pułkiem, potem II Brygadą.',
  'A-25':
    'Józef Dowbor-Muśnicki urodził się w 1867 roku w Garbowie pod Sandomierzem i dosłużył się w armii rosyjskiej stopnia generała. Latem 1917 roku stanął na czele I Korpusu Polskiego, tworzonego z Polaków służących w Rosji.',
  'A-26':
    'Ignacy Daszyński urodził się w 1866 roku w Zbarażu. Współtworzył Polską Partię Socjalno-Demokratyczną w Galicji, a od 1897 roku był posłem do parlamentu w Wiedniu. Należał do najlepszych mówców swojej epoki.',
  'A-27':
    'Maurycy Zamoyski urodził się w 1871 roku w Warszawie. Był jednym z największych właścicieli ziemskich w Królestwie i posłem do rosyjskiej Dumy. Majątkiem wspierał instytucje narodowe, a potem komitet w Paryżu.',
  'A-28':
    'Wojciech Korfanty, syn górnika, urodził się w 1873 roku na terenie dzisiejszych Siemianowic Śląskich. W 1903 roku zdobył mandat do Reichstagu i wstąpił tam do Koła Polskiego. Upominał się o prawa Polaków na Górnym Śląsku.',
  'A-29':
    '5 listopada 1916. W imieniu cesarzy Niemiec i Austro-Węgier zapowiedziano powstanie Królestwa Polskiego, bez określenia granic. Chodziło o polskich rekrutów, ale sprawa polska znów stała się międzynarodowa.',
  'A-30':
    '14 stycznia 1917. W Warszawie rozpoczęła działalność Tymczasowa Rada Stanu, organ doradczy przy władzach okupacyjnych. Sprawami wojskowymi zajmował się w niej Piłsudski; odszedł w lipcu, a w sierpniu Rada się rozwiązała.',
  'A-31':
    '3 maja 1916. W 125. rocznicę Konstytucji 3 maja ulicami Warszawy przeszedł ogromny pochód. Niemieckie władze okupacyjne zezwoliły na obchody; za rządów rosyjskich takie święto było zakazane.',
  'A-32':
    'W styczniu 1916 roku na terenach pod okupacją niemiecką rozpoczęła działalność Rada Główna Opiekuńcza. Prowadziła kuchnie, schroniska i ochronki; według statutu pomagała ofiarom wojny bez różnicy wyznania.',
  'A-33':
    'W 1916 roku w Poznaniu działał już tajny Międzypartyjny Komitet Obywatelski. Skupiał polityków polskich zaboru pruskiego, głównie narodowych demokratów, którzy nadzieję pokładali w zwycięstwie ententy.',
  'A-34':
    '22 stycznia 1917. Prezydent Woodrow Wilson mówił w Senacie o pokoju bez zwycięstwa. Stwierdził, że mężowie stanu wszędzie są zgodni: powinna istnieć Polska zjednoczona i niepodległa. Ameryka była jeszcze neutralna.',
  'A-35':
    '9 i 11 lipca 1917 roku większość żołnierzy I i III Brygady odmówiła przysięgi, która nakazywała braterstwo broni z wojskami Niemiec i Austro-Węgier. Tysiące legionistów internowano albo wcielono do armii austro-węgierskiej.',
  'A-54':
    'Od 4 do 6 lipca 1916 roku trzy brygady Legionów powstrzymywały na Wołyniu, pod Kostiuchnówką, wielokrotnie silniejszych Rosjan. Była to największa bitwa Legionów; stracono około dwóch tysięcy ludzi.',
  'A-55':
    '28 maja 1917. Polscy posłowie z Galicji uchwalili w Krakowie rezolucję Włodzimierza Tetmajera: jedynym dążeniem narodu jest niepodległa i zjednoczona Polska z dostępem do morza. Galicja nie chciała już być prowincją monarchii.',
  'A-56':
    'W czerwcu 1917 roku w Piotrogrodzie obradowali delegaci Polaków służących w armii rosyjskiej. Wybrali Naczelny Polski Komitet Wojskowy z Władysławem Raczkiewiczem na czele, który miał tworzyć polskie oddziały w Rosji.',
  'A-57':
    '4 czerwca 1917. Prezydent Raymond Poincaré podpisał dekret o utworzeniu Armii Polskiej we Francji. Wstępowali do niej polscy jeńcy wojenni i emigranci, w tym ponad dwadzieścia tysięcy ochotników z Ameryki. Od mundurów nazwano ją błękitną.',
  'A-36':
    '27 października 1917. W Warszawie zaprzysiężono Radę Regencyjną: arcybiskupa Aleksandra Kakowskiego, księcia Zdzisława Lubomirskiego i Józefa Ostrowskiego. Pod okupacją budowała zręby polskiej administracji.',
  'A-37':
    '8 stycznia 1918. Prezydent Wilson ogłosił czternaście punktów. Trzynasty mówił o niepodległym państwie polskim na ziemiach o ludności bezspornie polskiej, z wolnym dostępem do morza.',
  'A-38':
    'W nocy z 15 na 16 lutego 1918 roku, na wieść o pokoju brzeskim, II Brygada pod dowództwem Józefa Hallera przebiła się pod Rarańczą przez front austriacki. Przeszła część żołnierzy, pozostałych internowano.',
  'A-39':
    'W lutym 1918 roku państwa centralne przyznały Ukrainie Chełmszczyznę i część Podlasia, o które spierały się oba narody. Przez Królestwo i Galicję przeszły strajki i manifestacje, a rząd Jana Kucharzewskiego ustąpił.',
  'A-40':
    '11 maja 1918. Pod Kaniowem nad Dnieprem Niemcy zaatakowali II Korpus Polski generała Hallera. Po całodniowej walce Polacy złożyli broń, a Haller przez Rosję przedostał się do Francji.',
  'A-41':
    '3 czerwca 1918. Premierzy Francji, Wielkiej Brytanii i Włoch oświadczyli w Wersalu, że zjednoczona i niepodległa Polska z dostępem do morza jest jednym z warunków trwałego pokoju w Europie.',
  'A-42':
    '25 października 1918. Wojciech Korfanty, powołując się w Reichstagu na zasady Wilsona, zażądał dla Polski polskich powiatów zaboru pruskiego i Górnego Śląska. Zaznaczył, że ziemi niemieckiej Polacy nie chcą.',
  'A-43':
    '7 października 1918. Rada Regencyjna, powołując się na zasady Wilsona, ogłosiła niepodległość Polski. Zapowiedziała rząd złożony z przedstawicieli szerokich warstw narodu i wybory do sejmu.',
  'A-44':
    '19 października 1918. W Cieszynie powstała Rada Narodowa Księstwa Cieszyńskiego. Wspólnie kierowali nią ksiądz Józef Londzin, ewangelik Jan Michejda i socjalista Tadeusz Reger. 30 października ogłosiła przynależność Księstwa do Polski.',
  'A-45':
    '28 października 1918 roku w Krakowie powstała Polska Komisja Likwidacyjna, której przewodniczył Wincenty Witos. 31 października polscy żołnierze, wśród nich ludzie porucznika Antoniego Stawarza, przejęli miasto bez rozlewu krwi.',
  'A-46':
    'Od 1 do 22 listopada 1918 roku Polacy i Ukraińcy walczyli o Lwów, który oba narody uważały za swój. Wśród polskich obrońców byli uczniowie i studenci, zwani Orlętami. Po wyjściu Ukraińców doszło w mieście do pogromu Żydów.',
  'A-47':
    '7 listopada 1918. W Lublinie ogłosił swój manifest Tymczasowy Rząd Ludowy z Ignacym Daszyńskim na czele. Zapowiadał republikę, prawo głosu bez różnicy płci i ośmiogodzinny dzień pracy. Kilka dni później podporządkował się Piłsudskiemu.',
  'A-48':
    'Jesienią 1918 roku Polacy w Wilnie zaczęli tworzyć samoobronę przed nadchodzącą Armią Czerwoną. Dowodził nią generał Władysław Wejtko. Wilno uważali za swoje także Litwini; w styczniu 1919 roku zajęli je bolszewicy.',
  'A-49':
    'W lipcu 1918 roku tajny komitet poznański, poszerzony o nowych członków, przyjął nazwę Centralnego Komitetu Obywatelskiego. Tworzył sieć komitetów w powiatach; w listopadzie wystąpił jawnie, a z niego wyrosła Naczelna Rada Ludowa.',
  'A-58':
    '13 października 1918. Mieszkańcy Zakopanego uznali się za obywateli wolnej Polski. Na czele wybranej wtedy Organizacji Narodowej stanął pisarz Stefan Żeromski. Jej krótkie rządy pół żartem nazywa się Rzecząpospolitą Zakopiańską.',
  'A-59':
    '28 września 1918. Rząd francuski i Komitet Narodowy Polski zawarły umowę: Armię Polską uznano za samodzielną i sprzymierzoną, pod politycznym zwierzchnictwem Komitetu. W październiku dowództwo objął Józef Haller.',
  'A-60':
    '3 lutego 1918. I Korpus Polski generała Dowbora-Muśnickiego zajął twierdzę Bobrujsk, bronioną przez oddziały bolszewickie. Wobec nadejścia Niemców korpus musiał wkrótce zawrzeć z nimi umowę.',
};
