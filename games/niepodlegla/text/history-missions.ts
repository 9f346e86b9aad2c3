/** What happened at each of the 60 missions; the card of a person tells how it began, `history-characters.ts` the whole life. */
import type { MissionId } from '../content/missions.ts';
import { type Note, note } from './history-note.ts';

export const MISSION_NOTES: Readonly<Record<MissionId, Note>> = {
  'A-01': note(
    '1867',
    'Józef Piłsudski urodził się w 1867 roku w Zułowie na Wileńszczyźnie. Po pięciu latach zesłania na Syberii działał w konspiracji Polskiej Partii Socjalistycznej, a przed wojną stanął na czele ruchu strzeleckiego w Galicji.',
    'Józef Piłsudski was born in 1867 at Zułów in the Wilno region. After five years of exile in Siberia he worked in the underground of the Polish Socialist Party, and before the war he came to lead the riflemen’s movement in Galicia.',
  ),
  'A-02': note(
    '1864',
    'Roman Dmowski urodził się w 1864 roku w Kamionku pod Warszawą. Współtworzył Narodową Demokrację i był posłem do rosyjskiej Dumy. Za głównego przeciwnika sprawy polskiej uważał Niemcy.',
    'Roman Dmowski was born in 1864 at Kamionek near Warsaw. He was among the founders of National Democracy and sat in the Russian Duma. He held Germany to be the chief opponent of the Polish cause.',
  ),
  'A-03': note(
    '1910',
    'W 1910 roku powstały jawne organizacje strzeleckie: Związek Strzelecki we Lwowie i Towarzystwo „Strzelec” w Krakowie, a rok później Polskie Drużyny Strzeleckie. Za zgodą Austrii młodzież uczyła się tam służby wojskowej.',
    'In 1910 riflemen’s societies were founded in the open: the Riflemen’s Association in Lwów and “Strzelec” in Kraków, and a year later the Polish Rifle Squads. With Austrian consent young people trained there as soldiers.',
  ),
  'A-04': note(
    '1914-08-06',
    '6 sierpnia 1914. Z krakowskich Oleandrów wyruszyła Pierwsza Kompania Kadrowa, złożona ze strzelców i drużyniaków. 12 sierpnia była w Kielcach, ale powstania w Królestwie nie udało się wywołać.',
    '6 August 1914. The First Cadre Company, drawn from both rifle organisations, set out from Oleandry in Kraków. On 12 August it was in Kielce, but the Kingdom of Poland did not rise.',
  ),
  'A-05': note(
    '1912-08-25',
    '25 sierpnia 1912. W Zakopanem zjazd działaczy niepodległościowych, na wniosek Piłsudskiego, powołał Polski Skarb Wojskowy. Zbierał on pieniądze na przygotowanie walki zbrojnej; przewodniczył mu Bolesław Limanowski.',
    '25 August 1912. At Zakopane a meeting of independence activists, on Piłsudski’s motion, founded the Polish Military Treasury. It raised money to prepare for armed struggle; Bolesław Limanowski presided over it.',
  ),
  'A-06': note(
    '1910-07-15',
    '15 lipca 1910. W pięćsetną rocznicę bitwy pod Grunwaldem odsłonięto w Krakowie pomnik, dzieło Antoniego Wiwulskiego i dar Ignacego Paderewskiego. Na uroczystość przyjechali Polacy ze wszystkich zaborów.',
    '15 July 1910. On the five hundredth anniversary of the Battle of Grunwald a monument by Antoni Wiwulski, the gift of Ignacy Paderewski, was unveiled in Kraków. Poles came from all three partitions.',
  ),
  'A-07': note(
    '1912-11-10',
    '10 listopada 1912. W Wiedniu stronnictwa z zaboru austriackiego i rosyjskiego utworzyły wspólną komisję, która miała kierować przygotowaniami do walki z Rosją. Sekretarzem został Witold Jodko-Narkiewicz.',
    '10 November 1912. In Vienna parties from the Austrian and Russian partitions formed a joint commission to direct the preparations for a struggle against Russia. Witold Jodko-Narkiewicz became its secretary.',
  ),
  'A-08': note(
    '1914-08-16',
    '16 sierpnia 1914. Stronnictwa galicyjskie utworzyły w Krakowie Naczelny Komitet Narodowy, polityczne oparcie Legionów. Pierwszym prezesem był prezydent miasta Juliusz Leo. Narodowi demokraci odeszli jeszcze tej jesieni.',
    '16 August 1914. The parties of Galicia formed the Supreme National Committee in Kraków, the political mainstay of the Legions. The mayor, Juliusz Leo, was its first president. The National Democrats left that same autumn.',
  ),
  'A-09': note(
    '1911-05-22',
    '22 maja 1911. Andrzej Małkowski wydał we Lwowie pierwszy rozkaz skautowy. Pierwsze drużyny powstały przy Towarzystwie Gimnastycznym „Sokół”; w komendzie zasiadała też Olga Drahonowska.',
    '22 May 1911. In Lwów Andrzej Małkowski issued the first scout order. The first troops were formed within the “Sokół” gymnastic society; Olga Drahonowska was a member of their command.',
  ),
  'A-50': note(
    '1914-08-22',
    '22 sierpnia 1914. Z Paryża wyruszył do Bajonny pierwszy oddział polskich ochotników. Jako kompania Legii Cudzoziemskiej walczyli pod sztandarem z białym orłem; w maju 1915 roku pod Arras ponieśli bardzo ciężkie straty.',
    '22 August 1914. The first party of Polish volunteers left Paris for Bayonne. As a company of the Foreign Legion they fought under a banner with the white eagle; near Arras in May 1915 their losses were very heavy.',
  ),
  'A-51': note(
    '1913-04',
    'W kwietniu 1913 roku w Warszawie powstała tajna Liga Kobiet Pogotowia Wojennego. Współtworzyły ją Iza Moszczeńska i Jadwiga Marcinowska. W czasie wojny Liga szyła, zbierała pieniądze i opiekowała się legionistami.',
    'In April 1913 the secret Women’s League of War Readiness was founded in Warsaw; Iza Moszczeńska and Jadwiga Marcinowska were among its founders. During the war the League sewed, raised money and cared for legionaries.',
  ),
  'A-10': note(
    '1914-11-25',
    '25 listopada 1914. W Warszawie powstał Komitet Narodowy Polski; jego prace prowadził Roman Dmowski. Liczono, że zwycięstwo Rosji i jej sojuszników połączy ziemie polskie, choćby pod berłem cara.',
    '25 November 1914. The Polish National Committee was founded in Warsaw; Roman Dmowski directed its work. It hoped that a victory of Russia and her allies would reunite the Polish lands, if only under the tsar.',
  ),
  'A-11': note(
    '1914-08-27',
    '27 sierpnia 1914. Naczelna komenda armii austro-węgierskiej zezwoliła na utworzenie Legionów Polskich. Były częścią obcej armii, lecz komendy padały po polsku; z czasem liczyły trzy brygady.',
    '27 August 1914. The high command of the Austro-Hungarian army permitted the creation of the Polish Legions. They were part of a foreign army, yet they were commanded in Polish and in time grew to three brigades.',
  ),
  'A-12': note(
    '1914-10-22',
    '22 października 1914. Wysłannik Piłsudskiego, Tadeusz Żuliński, dotarł do Warszawy, by dowodzić tajną Polską Organizacją Wojskową. Powstała ona z połączenia warszawskich grup strzeleckich; szkoliła ludzi i prowadziła wywiad.',
    '22 October 1914. Piłsudski’s envoy Tadeusz Żuliński reached Warsaw to command the secret Polish Military Organisation. It had grown from a merger of the Warsaw riflemen’s groups; it trained men and gathered intelligence.',
  ),
  'A-13': note(
    '1860',
    'Ignacy Jan Paderewski urodził się w 1860 roku w Kuryłówce na Podolu i zdobył światową sławę jako pianista. W czasie wojny koncertował i przemawiał w Stanach Zjednoczonych, zbierając pieniądze dla jej ofiar.',
    'Ignacy Jan Paderewski was born in 1860 at Kuryłówka in Podolia and won world fame as a pianist. During the war he played and spoke across the United States, raising money for its victims.',
  ),
  'A-14': note(
    '1874',
    'Wincenty Witos urodził się w 1874 roku w ubogiej rodzinie chłopskiej w Wierzchosławicach pod Tarnowem. Był wójtem rodzinnej wsi i posłem do parlamentu w Wiedniu, a w 1914 roku współtworzył PSL „Piast”.',
    'Wincenty Witos was born in 1874 into a poor peasant family at Wierzchosławice near Tarnów. He was mayor of his village and a member of the Vienna parliament, and in 1914 he helped to found the peasant party “Piast”.',
  ),
  'A-15': note(
    '1846',
    'Henryk Sienkiewicz urodził się w 1846 roku w Woli Okrzejskiej. Autor „Trylogii” i „Quo vadis” otrzymał Nagrodę Nobla za rok 1905. Po wybuchu wojny zamieszkał w Szwajcarii i oddał swoje nazwisko sprawie pomocy rodakom.',
    'Henryk Sienkiewicz was born in 1846 at Wola Okrzejska. The author of the Trilogy and Quo Vadis received the Nobel Prize for 1905. When war came he settled in Switzerland and lent his name to relief for his countrymen.',
  ),
  'A-16': note(
    '1867',
    'Adam Stefan Sapieha urodził się w 1867 roku w Krasiczynie. Na początku 1915 roku, jako książę biskup krakowski, powołał komitet pomocy dotkniętym klęską wojny: rozdawano żywność, leczono chorych, chroniono sieroty.',
    'Adam Stefan Sapieha was born in 1867 at Krasiczyn. Early in 1915, as prince-bishop of Kraków, he founded a committee for those struck by the war: it gave out food, treated the sick and sheltered orphans.',
  ),
  'A-17': note(
    '1914-12-22/1914-12-25',
    'Od 22 do 25 grudnia 1914 roku I Brygada Legionów walczyła pod Łowczówkiem koło Tarnowa. Dowodził w zastępstwie Kazimierz Sosnkowski. Wspominano, że w Wigilię polską kolędę podjęli Polacy z okopów rosyjskich.',
    'From 22 to 25 December 1914 the 1st Brigade of the Legions fought at Łowczówek near Tarnów; Kazimierz Sosnkowski stood in as commander. Men recalled that on Christmas Eve Poles in the Russian trenches took up a Polish carol.',
  ),
  'A-18': note(
    '1915-06-13',
    '13 czerwca 1915. Pod Rokitną szwadron ułanów II Brygady, prowadzony przez rotmistrza Zbigniewa Dunin-Wąsowicza, szarżował na rosyjskie okopy. Z ponad sześćdziesięciu jeźdźców poległo kilkunastu, a wśród nich dowódca.',
    '13 June 1915. At Rokitna a squadron of uhlans of the 2nd Brigade under Captain Zbigniew Dunin-Wąsowicz charged the Russian trenches. Of more than sixty riders about fifteen fell, their commander among them.',
  ),
  'A-19': note(
    '1914/1915',
    'Na przełomie lat 1914 i 1915 w Puławach formowano polski legion u boku armii rosyjskiej; zabiegał o to Witold Gorczyński. Około tysiąca ochotników walczyło w 1915 roku z Niemcami, między innymi pod Pakosławiem.',
    'At the turn of 1914 and 1915 a Polish legion was raised at Puławy beside the Russian army, on the initiative of Witold Gorczyński. About a thousand volunteers fought the Germans in 1915, at Pakosław among other places.',
  ),
  'A-20': note(
    '1915-01-09',
    '9 stycznia 1915. W szwajcarskim Vevey powstał Komitet Generalny Pomocy Ofiarom Wojny w Polsce. Prezesem był Henryk Sienkiewicz, współdziałał z nim Ignacy Paderewski. Datki płynęły z wielu krajów świata.',
    '9 January 1915. The General Committee for Relief of War Victims in Poland was founded at Vevey in Switzerland. Henryk Sienkiewicz was its president, and Ignacy Paderewski worked with him. Gifts came from many countries.',
  ),
  'A-21': note(
    '1915-11-15',
    '15 listopada 1915. Za zgodą władz niemieckich otwarto w Warszawie uniwersytet i politechnikę z polskim językiem wykładowym. Rosyjskie władze zamknęły polską Szkołę Główną ponad czterdzieści lat wcześniej.',
    '15 November 1915. With German consent a university and a polytechnic teaching in Polish opened in Warsaw. The Russian authorities had closed the Polish Main School more than forty years before.',
  ),
  'A-22': note(
    '1915',
    'W 1915 roku w Lozannie powstała Centralna Agencja Polska. Założył ją Erazm Piltz, a kierowali nią narodowi demokraci i konserwatywni realiści. Książkami, broszurami i prasą przypominała Zachodowi o sprawie polskiej.',
    'In 1915 the Central Polish Agency was set up in Lausanne. Erazm Piltz founded it, and National Democrats and conservative Realists directed it. Through books, pamphlets and periodicals it kept the Polish cause before the West.',
  ),
  'A-52': note(
    '1915-08',
    'W nocy z 4 na 5 sierpnia 1915 roku Rosjanie opuszczali Warszawę. Służbę porządkową przejęła Straż Obywatelska, złożona z ochotników; miastem zajął się Komitet Obywatelski pod przewodnictwem Zdzisława Lubomirskiego.',
    'In the night of 4 to 5 August 1915 the Russians were leaving Warsaw. The volunteers of the Civic Guard took over the keeping of order; the city was in the care of the Citizens’ Committee under Zdzisław Lubomirski.',
  ),
  'A-53': note(
    '1915-07-31/1915-08-03',
    'Od 31 lipca do 3 sierpnia 1915 roku legioniści atakowali rosyjskie pozycje pod Jastkowem koło Lublina. Chrzest bojowy przeszedł tam 4. pułk piechoty. Po ciężkich walkach Rosjanie się wycofali.',
    'From 31 July to 3 August 1915 the legionaries attacked Russian positions at Jastków near Lublin. It was the first battle of the 4th Infantry Regiment. After hard fighting the Russians withdrew.',
  ),
  'A-23': note(
    '1917-08-15',
    '15 sierpnia 1917. W Lozannie powstał Komitet Narodowy Polski z siedzibą w Paryżu, na czele z Romanem Dmowskim. W ciągu kilku miesięcy uznały go za oficjalną organizację polską Francja, Wielka Brytania, Włochy i Stany Zjednoczone.',
    '15 August 1917. The Polish National Committee was founded in Lausanne, with its seat in Paris and Roman Dmowski at its head. Within months France, Britain, Italy and the United States recognised it as an official Polish body.',
  ),
  'A-24': note(
    '1873',
    'Józef Haller urodził się w 1873 roku w Jurczycach pod Krakowem. Był oficerem artylerii austriackiej, a po odejściu z wojska szkolił drużyny sokole. W Legionach dowodził pułkiem, potem II Brygadą.',
    'Józef Haller was born in 1873 at Jurczyce near Kraków. He had been an Austrian artillery officer, and after leaving the army he trained the Sokół squads. In the Legions he led a regiment, then the 2nd Brigade.',
  ),
  'A-25': note(
    '1867',
    'Józef Dowbor-Muśnicki urodził się w 1867 roku w Garbowie pod Sandomierzem i dosłużył się w armii rosyjskiej stopnia generała. Latem 1917 roku stanął na czele I Korpusu Polskiego, tworzonego z Polaków służących w Rosji.',
    'Józef Dowbor-Muśnicki was born in 1867 at Garbów near Sandomierz and rose to general in the Russian army. In the summer of 1917 he took command of the 1st Polish Corps, raised from Poles serving in Russia.',
  ),
  'A-26': note(
    '1866',
    'Ignacy Daszyński urodził się w 1866 roku w Zbarażu. Współtworzył Polską Partię Socjalno-Demokratyczną w Galicji, a od 1897 roku był posłem do parlamentu w Wiedniu. Należał do najlepszych mówców swojej epoki.',
    'Ignacy Daszyński was born in 1866 at Zbaraż. He helped to found the Polish Social Democratic Party in Galicia and sat in the Vienna parliament from 1897. He was among the finest speakers of his time.',
  ),
  'A-27': note(
    '1871',
    'Maurycy Zamoyski urodził się w 1871 roku w Warszawie. Był jednym z największych właścicieli ziemskich w Królestwie i posłem do rosyjskiej Dumy. Majątkiem wspierał instytucje narodowe, a potem komitet w Paryżu.',
    'Maurycy Zamoyski was born in 1871 in Warsaw. He was one of the greatest landowners of the Kingdom and had sat in the Russian Duma. With his fortune he supported national institutions and later the committee in Paris.',
  ),
  'A-28': note(
    '1873',
    'Wojciech Korfanty, syn górnika, urodził się w 1873 roku na terenie dzisiejszych Siemianowic Śląskich. W 1903 roku zdobył mandat do Reichstagu i wstąpił tam do Koła Polskiego. Upominał się o prawa Polaków na Górnym Śląsku.',
    'Wojciech Korfanty, a miner’s son, was born in 1873 in what is now Siemianowice Śląskie. In 1903 he won a seat in the Reichstag and joined its Polish Circle. He spoke up for the rights of the Poles of Upper Silesia.',
  ),
  'A-29': note(
    '1916-11-05',
    '5 listopada 1916. W imieniu cesarzy Niemiec i Austro-Węgier zapowiedziano powstanie Królestwa Polskiego, bez określenia granic. Chodziło o polskich rekrutów, ale sprawa polska znów stała się międzynarodowa.',
    '5 November 1916. In the name of the emperors of Germany and Austria-Hungary a Kingdom of Poland was promised, its borders left open. They wanted Polish recruits; yet the Polish question was international again.',
  ),
  'A-30': note(
    '1917-01-14',
    '14 stycznia 1917. W Warszawie rozpoczęła działalność Tymczasowa Rada Stanu, organ doradczy przy władzach okupacyjnych. Sprawami wojskowymi zajmował się w niej Piłsudski; odszedł w lipcu, a w sierpniu Rada się rozwiązała.',
    '14 January 1917. The Provisional Council of State began its work in Warsaw as an advisory body under the occupation. Piłsudski dealt with military matters in it; he left in July, and in August the Council dissolved itself.',
  ),
  'A-31': note(
    '1916-05-03',
    '3 maja 1916. W 125. rocznicę Konstytucji 3 maja ulicami Warszawy przeszedł ogromny pochód. Niemieckie władze okupacyjne zezwoliły na obchody; za rządów rosyjskich takie święto było zakazane.',
    '3 May 1916. On the 125th anniversary of the Constitution of 3 May an immense procession passed through Warsaw. The German occupation authorities had allowed it; under Russian rule such a celebration was forbidden.',
  ),
  'A-32': note(
    '1916-01',
    'W styczniu 1916 roku na terenach pod okupacją niemiecką rozpoczęła działalność Rada Główna Opiekuńcza. Prowadziła kuchnie, schroniska i ochronki; według statutu pomagała ofiarom wojny bez różnicy wyznania.',
    'In January 1916 the Central Welfare Council began its work in the lands under German occupation. It ran kitchens, shelters and homes for children; by its statute it helped the victims of war without distinction of creed.',
  ),
  'A-33': note(
    '1916',
    'W 1916 roku w Poznaniu działał już tajny Międzypartyjny Komitet Obywatelski. Skupiał polityków polskich zaboru pruskiego, głównie narodowych demokratów, którzy nadzieję pokładali w zwycięstwie ententy.',
    'In 1916 a secret Inter-Party Civic Committee was at work in Poznań. It brought together Polish politicians of the Prussian partition, mainly National Democrats, who placed their hopes in an Entente victory.',
  ),
  'A-34': note(
    '1917-01-22',
    '22 stycznia 1917. Prezydent Woodrow Wilson mówił w Senacie o pokoju bez zwycięstwa. Stwierdził, że mężowie stanu wszędzie są zgodni: powinna istnieć Polska zjednoczona i niepodległa. Ameryka była jeszcze neutralna.',
    '22 January 1917. President Woodrow Wilson spoke in the Senate of a peace without victory. Statesmen everywhere, he said, agreed that there should be a united and independent Poland. America was still neutral.',
  ),
  'A-35': note(
    '1917-07-09/1917-07-11',
    '9 i 11 lipca 1917 roku większość żołnierzy I i III Brygady odmówiła przysięgi, która nakazywała braterstwo broni z wojskami Niemiec i Austro-Węgier. Tysiące legionistów internowano albo wcielono do armii austro-węgierskiej.',
    'On 9 and 11 July 1917 most soldiers of the 1st and 3rd Brigades refused an oath that bound them as brothers in arms to the forces of Germany and Austria-Hungary. Thousands of legionaries were interned or drafted into the Austro-Hungarian army.',
  ),
  'A-54': note(
    '1916-07-04/1916-07-06',
    'Od 4 do 6 lipca 1916 roku trzy brygady Legionów powstrzymywały na Wołyniu, pod Kostiuchnówką, wielokrotnie silniejszych Rosjan. Była to największa bitwa Legionów; stracono około dwóch tysięcy ludzi.',
    'From 4 to 6 July 1916 the three brigades of the Legions held back far stronger Russian forces at Kostiuchnówka in Volhynia. It was the greatest battle of the Legions; about two thousand men were lost.',
  ),
  'A-55': note(
    '1917-05-28',
    '28 maja 1917. Polscy posłowie z Galicji uchwalili w Krakowie rezolucję Włodzimierza Tetmajera: jedynym dążeniem narodu jest niepodległa i zjednoczona Polska z dostępem do morza. Galicja nie chciała już być prowincją monarchii.',
    '28 May 1917. In Kraków the Polish deputies of Galicia adopted Włodzimierz Tetmajer’s resolution: the nation’s sole aim was a free and united Poland with access to the sea. Galicia would no longer be a province of the monarchy.',
  ),
  'A-56': note(
    '1917-06',
    'W czerwcu 1917 roku w Piotrogrodzie obradowali delegaci Polaków służących w armii rosyjskiej. Wybrali Naczelny Polski Komitet Wojskowy z Władysławem Raczkiewiczem na czele, który miał tworzyć polskie oddziały w Rosji.',
    'In June 1917 delegates of the Poles serving in the Russian army met in Petrograd. They elected a Supreme Polish Military Committee, headed by Władysław Raczkiewicz, which was to raise Polish units in Russia.',
  ),
  'A-57': note(
    '1917-06-04',
    '4 czerwca 1917. Prezydent Raymond Poincaré podpisał dekret o utworzeniu Armii Polskiej we Francji. Wstępowali do niej polscy jeńcy wojenni i emigranci, w tym ponad dwadzieścia tysięcy ochotników z Ameryki. Od mundurów nazwano ją błękitną.',
    '4 June 1917. President Raymond Poincaré signed the decree creating a Polish Army in France. Polish prisoners of war joined it, and over twenty thousand emigrants from America. From its uniforms it came to be called the Blue Army.',
  ),
  'A-36': note(
    '1917-10-27',
    '27 października 1917. W Warszawie zaprzysiężono Radę Regencyjną: arcybiskupa Aleksandra Kakowskiego, księcia Zdzisława Lubomirskiego i Józefa Ostrowskiego. Pod okupacją budowała zręby polskiej administracji.',
    '27 October 1917. In Warsaw the Regency Council was sworn in: Archbishop Aleksander Kakowski, Prince Zdzisław Lubomirski and Józef Ostrowski. Under occupation it laid the foundations of a Polish administration.',
  ),
  'A-37': note(
    '1918-01-08',
    '8 stycznia 1918. Prezydent Wilson ogłosił czternaście punktów. Trzynasty mówił o niepodległym państwie polskim na ziemiach o ludności bezspornie polskiej, z wolnym dostępem do morza.',
    '8 January 1918. President Wilson set out his Fourteen Points. The thirteenth spoke of an independent Polish state in lands of indisputably Polish population, with free access to the sea.',
  ),
  'A-38': note(
    '1918-02-15/1918-02-16',
    'W nocy z 15 na 16 lutego 1918 roku, na wieść o pokoju brzeskim, II Brygada pod dowództwem Józefa Hallera przebiła się pod Rarańczą przez front austriacki. Przeszła część żołnierzy, pozostałych internowano.',
    'In the night of 15 to 16 February 1918, after news of the Peace of Brest, the 2nd Brigade under Józef Haller broke through the Austrian front at Rarańcza. Part of the men got through; the rest were interned.',
  ),
  'A-39': note(
    '1918-02',
    'W lutym 1918 roku państwa centralne przyznały Ukrainie Chełmszczyznę i część Podlasia, o które spierały się oba narody. Przez Królestwo i Galicję przeszły strajki i manifestacje, a rząd Jana Kucharzewskiego ustąpił.',
    'In February 1918 the Central Powers awarded Ukraine the Chełm land and part of Podlasie, which both nations claimed. Strikes and demonstrations swept the Kingdom and Galicia, and Jan Kucharzewski’s cabinet resigned.',
  ),
  'A-40': note(
    '1918-05-11',
    '11 maja 1918. Pod Kaniowem nad Dnieprem Niemcy zaatakowali II Korpus Polski generała Hallera. Po całodniowej walce Polacy złożyli broń, a Haller przez Rosję przedostał się do Francji.',
    '11 May 1918. At Kaniów on the Dnieper the Germans attacked General Haller’s 2nd Polish Corps. After a day of fighting the Poles laid down their arms; Haller made his way through Russia to France.',
  ),
  'A-41': note(
    '1918-06-03',
    '3 czerwca 1918. Premierzy Francji, Wielkiej Brytanii i Włoch oświadczyli w Wersalu, że zjednoczona i niepodległa Polska z dostępem do morza jest jednym z warunków trwałego pokoju w Europie.',
    '3 June 1918. At Versailles the prime ministers of France, Britain and Italy declared that a united and independent Poland with access to the sea was one of the conditions of a lasting peace in Europe.',
  ),
  'A-42': note(
    '1918-10-25',
    '25 października 1918. Wojciech Korfanty, powołując się w Reichstagu na zasady Wilsona, zażądał dla Polski polskich powiatów zaboru pruskiego i Górnego Śląska. Zaznaczył, że ziemi niemieckiej Polacy nie chcą.',
    '25 October 1918. In the Reichstag Wojciech Korfanty, citing Wilson’s principles, claimed for Poland the Polish districts of the Prussian partition and Upper Silesia. The Poles, he said, wanted no German land.',
  ),
  'A-43': note(
    '1918-10-07',
    '7 października 1918. Rada Regencyjna, powołując się na zasady Wilsona, ogłosiła niepodległość Polski. Zapowiedziała rząd złożony z przedstawicieli szerokich warstw narodu i wybory do sejmu.',
    '7 October 1918. The Regency Council, invoking Wilson’s principles, proclaimed the independence of Poland. It promised a government representing broad sections of the nation and elections to a Sejm.',
  ),
  'A-44': note(
    '1918-10-19',
    '19 października 1918. W Cieszynie powstała Rada Narodowa Księstwa Cieszyńskiego. Wspólnie kierowali nią ksiądz Józef Londzin, ewangelik Jan Michejda i socjalista Tadeusz Reger. 30 października ogłosiła przynależność Księstwa do Polski.',
    '19 October 1918. The National Council of the Duchy of Cieszyn was formed. A Catholic priest, Józef Londzin, a Lutheran, Jan Michejda, and a socialist, Tadeusz Reger, led it together. On 30 October it declared for Poland.',
  ),
  'A-45': note(
    '1918-10-28/1918-10-31',
    '28 października 1918 roku w Krakowie powstała Polska Komisja Likwidacyjna, której przewodniczył Wincenty Witos. 31 października polscy żołnierze, wśród nich ludzie porucznika Antoniego Stawarza, przejęli miasto bez rozlewu krwi.',
    'On 28 October 1918 the Polish Liquidation Commission was formed in Kraków, with Wincenty Witos presiding. On 31 October Polish soldiers, Lieutenant Antoni Stawarz’s among them, took over the city without bloodshed.',
  ),
  'A-46': note(
    '1918-11-01/1918-11-22',
    'Od 1 do 22 listopada 1918 roku Polacy i Ukraińcy walczyli o Lwów, który oba narody uważały za swój. Wśród polskich obrońców byli uczniowie i studenci, zwani Orlętami. Po wyjściu Ukraińców doszło w mieście do pogromu Żydów.',
    'From 1 to 22 November 1918 Poles and Ukrainians fought for Lwów, which both nations held to be theirs. Among the Polish defenders were pupils and students, the Eaglets. After the Ukrainians withdrew there was a pogrom of Jews.',
  ),
  'A-47': note(
    '1918-11-07',
    '7 listopada 1918. W Lublinie ogłosił swój manifest Tymczasowy Rząd Ludowy z Ignacym Daszyńskim na czele. Zapowiadał republikę, prawo głosu bez różnicy płci i ośmiogodzinny dzień pracy. Kilka dni później podporządkował się Piłsudskiemu.',
    '7 November 1918. In Lublin the Provisional People’s Government of Ignacy Daszyński issued its manifesto. It promised a republic, votes for women and men and the eight-hour day. A few days later it placed itself under Piłsudski.',
  ),
  'A-48': note(
    '1918-09/1918-11',
    'Jesienią 1918 roku Polacy w Wilnie zaczęli tworzyć samoobronę przed nadchodzącą Armią Czerwoną. Dowodził nią generał Władysław Wejtko. Wilno uważali za swoje także Litwini; w styczniu 1919 roku zajęli je bolszewicy.',
    'In the autumn of 1918 the Poles of Wilno began to form a self-defence against the advancing Red Army. General Władysław Wejtko commanded it. Lithuanians too held the city to be theirs; in January 1919 the Bolsheviks took it.',
  ),
  'A-49': note(
    '1918-07',
    'W lipcu 1918 roku tajny komitet poznański, poszerzony o nowych członków, przyjął nazwę Centralnego Komitetu Obywatelskiego. Tworzył sieć komitetów w powiatach; w listopadzie wystąpił jawnie, a z niego wyrosła Naczelna Rada Ludowa.',
    'In July 1918 the secret committee in Poznań, enlarged by new members, took the name of Central Civic Committee. It built a network of local committees; in November it came into the open and grew into the Supreme People’s Council.',
  ),
  'A-58': note(
    '1918-10-13',
    '13 października 1918. Mieszkańcy Zakopanego uznali się za obywateli wolnej Polski. Na czele wybranej wtedy Organizacji Narodowej stanął pisarz Stefan Żeromski. Jej krótkie rządy pół żartem nazywa się Rzecząpospolitą Zakopiańską.',
    '13 October 1918. The people of Zakopane declared themselves citizens of a free Poland. The writer Stefan Żeromski headed the National Organisation elected that day. Its brief rule is half in jest called the Republic of Zakopane.',
  ),
  'A-59': note(
    '1918-09-28',
    '28 września 1918. Rząd francuski i Komitet Narodowy Polski zawarły umowę: Armię Polską uznano za samodzielną i sprzymierzoną, pod politycznym zwierzchnictwem Komitetu. W październiku dowództwo objął Józef Haller.',
    '28 September 1918. The French government and the Polish National Committee agreed that the Polish Army was autonomous and allied, under the Committee’s political authority. In October Józef Haller took command.',
  ),
  'A-60': note(
    '1918-02-03',
    '3 lutego 1918. I Korpus Polski generała Dowbora-Muśnickiego zajął twierdzę Bobrujsk, bronioną przez oddziały bolszewickie. Wobec nadejścia Niemców korpus musiał wkrótce zawrzeć z nimi umowę.',
    '3 February 1918. General Dowbor-Muśnicki’s 1st Polish Corps took the fortress of Bobruisk from Bolshevik troops. When the Germans advanced, the corps soon had to come to terms with them.',
  ),
};
