/** Who the 54 people on the soldier cards were. */
import type { SoldierId } from '../content/soldiers.ts';
import { type Note, note } from './history-note.ts';

export const SOLDIER_NOTES: Readonly<Record<SoldierId, Note>> = {
  'INF-01': note(
    null,
    'Antoni Chruściel „Monter” dowodził Okręgiem Warszawskim Armii Krajowej i kierował walkami Powstania Warszawskiego. Zmarł na emigracji w 1960 roku.',
    'Antoni Chruściel “Monter” commanded the Warsaw District of the Home Army and directed the fighting of the Warsaw Uprising. He died in exile in 1960.',
  ),
  'INF-02': note(
    null,
    'Władysław Anders tworzył Armię Polską w ZSRR i wyprowadził z nią wielu cywilów, a potem dowodził 2. Korpusem Polskim we Włoszech. Spoczywa na Monte Cassino.',
    'Władysław Anders raised the Polish Army in the USSR and led it out, with many civilians; then he commanded the 2nd Polish Corps in Italy. He is buried at Monte Cassino.',
  ),
  'INF-03': note(
    null,
    'Zygmunt Bohusz-Szyszko dowodził pod Narwikiem Samodzielną Brygadą Strzelców Podhalańskich, a później był zastępcą dowódcy 2. Korpusu Polskiego.',
    'Zygmunt Bohusz-Szyszko commanded the Independent Highland Brigade at Narvik and was later deputy commander of the 2nd Polish Corps.',
  ),
  'INF-04': note(
    null,
    'Stanisław Kopański dowodził w Tobruku Samodzielną Brygadą Strzelców Karpackich. Od 1943 roku był szefem Sztabu Naczelnego Wodza.',
    'Stanisław Kopański commanded the Independent Carpathian Rifle Brigade at Tobruk. From 1943 he was chief of staff to the Commander-in-Chief.',
  ),
  'INF-05': note(
    null,
    'Bronisław Duch w 1940 roku dowodził we Francji 1. Dywizją Grenadierów, a we Włoszech 3. Dywizją Strzelców Karpackich: Monte Cassino, Ankona, Bolonia.',
    'Bronisław Duch commanded the 1st Grenadier Division in France in 1940 and the 3rd Carpathian Rifle Division in Italy: Monte Cassino, Ancona, Bologna.',
  ),
  'INF-06': note(
    null,
    'Nikodem Sulik „Ładyna” dowodził podziemiem na Wileńszczyźnie, aż w 1941 roku aresztowało go NKWD. Później prowadził 5. Kresową Dywizję Piechoty.',
    'Nikodem Sulik “Ładyna” led the underground in the Wilno area until the NKVD arrested him in 1941. Later he commanded the 5th Kresowa Infantry Division.',
  ),
  'INF-07': note(
    null,
    'Tadeusz Komorowski „Bór” dowodził Armią Krajową od lipca 1943 roku i wydał rozkaz do Powstania Warszawskiego. Po kapitulacji poszedł do niewoli z żołnierzami.',
    'Tadeusz Komorowski “Bór” commanded the Home Army from July 1943 and gave the order for the Warsaw Uprising. After the surrender he went into captivity with his soldiers.',
  ),
  'INF-08': note(
    null,
    'Jan Mazurkiewicz „Radosław” dowodził Kedywem Komendy Głównej AK, a w Powstaniu Warszawskim zgrupowaniem „Radosław”. W latach 1949–1956 był więziony.',
    'Jan Mazurkiewicz “Radosław” commanded the Kedyw of the Home Army HQ, and the “Radosław” group in the Warsaw Uprising. From 1949 to 1956 he was in prison.',
  ),
  'INF-09': note(
    '1944-05-18',
    '18 maja 1944. Podporucznik Kazimierz Gurbiel wszedł do ruin klasztoru na Monte Cassino na czele patrolu 12. Pułku Ułanów Podolskich.',
    '18 May 1944. Second Lieutenant Kazimierz Gurbiel entered the ruins of the monastery of Monte Cassino with a patrol of the 12th Podolian Lancers.',
  ),
  'SAI-01': note(
    '1939-08-30',
    '30 sierpnia 1939. W operacji „Peking” trzy niszczyciele odpłynęły do Wielkiej Brytanii. Stanisław Nahorski dowodził jednym z nich, ORP „Burza”.',
    '30 August 1939. In Operation Peking three destroyers sailed for Great Britain. Stanisław Nahorski commanded one of them, ORP Burza.',
  ),
  'SAI-02': note(
    null,
    'Jerzy Świrski stał na czele Kierownictwa Marynarki Wojennej od 1925 roku do jej rozwiązania na obczyźnie w 1947 roku.',
    'Jerzy Świrski headed the command of the Polish Navy from 1925 until it was dissolved in exile in 1947.',
  ),
  'SAI-03': note(
    '1939-09-18',
    '18 września 1939. Jan Grudziński wyprowadził internowany okręt podwodny „Orzeł” z Tallinna i dotarł nim do Szkocji. Zginął z całą załogą wiosną 1940 roku.',
    '18 September 1939. Jan Grudziński took the interned submarine Orzeł out of Tallinn and brought her to Scotland. He was lost with his whole crew in the spring of 1940.',
  ),
  'SAI-04': note(
    '1941-05-26/1941-05-27',
    'W nocy z 26 na 27 maja 1941 roku Eugeniusz Pławski podprowadził ORP „Piorun” do „Bismarcka” i pod ogniem utrzymywał z nim kontakt.',
    'In the night of 26 to 27 May 1941 Eugeniusz Pławski took ORP Piorun close to the Bismarck and kept in touch with her under fire.',
  ),
  'SAI-05': note(
    '1943-02-22',
    '22 lutego 1943. Franciszek Pitułko dowodził niszczycielem ORP „Burza”, który z konwojem ON-166 walczył z okrętem podwodnym U-606.',
    '22 February 1943. Franciszek Pitułko commanded the destroyer ORP Burza, which fought the submarine U-606 while with convoy ON-166.',
  ),
  'SAI-06': note(
    '1944-06-08/1944-06-09',
    'Konrad Namieśniowski dowodził ORP „Błyskawica” w bitwie pod Ushant, w nocy z 8 na 9 czerwca 1944 roku.',
    'Konrad Namieśniowski commanded ORP Błyskawica in the battle of Ushant, in the night of 8 to 9 June 1944.',
  ),
  'SAI-07': note(
    null,
    'Romuald Nałęcz-Tymiński dowodził niszczycielem ORP „Ślązak”: pod Dieppe w 1942 roku, u brzegów Sycylii i pod Salerno w 1943.',
    'Romuald Nałęcz-Tymiński commanded the destroyer ORP Ślązak: at Dieppe in 1942, off Sicily and at Salerno in 1943.',
  ),
  'SAI-08': note(
    null,
    'Borys Karnicki dowodził okrętem podwodnym ORP „Sokół”, który od 1941 roku walczył na Morzu Śródziemnym.',
    'Borys Karnicki commanded the submarine ORP Sokół, which fought in the Mediterranean from 1941.',
  ),
  'SAI-09': note(
    '1942-05-02',
    '2 maja 1942. ORP „Jastrząb” Bolesława Romanowskiego zatonął po ataku alianckiej eskorty, która wzięła go za wroga. Potem Romanowski dowodził ORP „Dzik”.',
    '2 May 1942. ORP Jastrząb under Bolesław Romanowski was sunk by Allied escorts that took her for an enemy. Later he commanded ORP Dzik.',
  ),
  'ARM-01': note(
    null,
    'Stanisław Maczek dowodził 10. Brygadą Kawalerii Pancernej we Francji i 1. Dywizją Pancerną od Normandii po Niemcy. Po wojnie odebrano mu obywatelstwo; mieszkał w Edynburgu.',
    'Stanisław Maczek led the 10th Armoured Cavalry Brigade in France and the 1st Armoured Division from Normandy to Germany. Deprived of his citizenship, he lived in Edinburgh.',
  ),
  'ARM-02': note(
    null,
    'Franciszek Skibiński był szefem sztabu 10. Brygady Kawalerii w latach 1939–1940, a potem dowódcą brygady w 1. Dywizji Pancernej. Po powrocie do kraju trafił do więzienia.',
    'Franciszek Skibiński was chief of staff of the 10th Cavalry Brigade in 1939–1940, later a brigade commander in the 1st Armoured Division. Back in Poland he was imprisoned.',
  ),
  'ARM-03': note(
    null,
    'Kazimierz Dworak dowodził we wrześniu 1939 roku 24. Pułkiem Ułanów. W 1940 roku walczył we Francji pod rozkazami generała Maczka.',
    'Kazimierz Dworak commanded the 24th Lancers in September 1939. In 1940 he fought in France under General Maczek.',
  ),
  'ARM-04': note(
    '1944-08',
    'W sierpniu 1944 roku 1. Pułk Pancerny Aleksandra Stefanowicza, odcięty na wzgórzu Mont Ormel („Maczuga”), bronił się do nadejścia pomocy.',
    'In August 1944 the 1st Armoured Regiment under Aleksander Stefanowicz, cut off on Mont Ormel (“Maczuga”), held out until help came.',
  ),
  'ARM-05': note(
    null,
    'Stanisław Koszutski dowodził w Normandii 2. Pułkiem Pancernym. Spisał wspomnienia z pól bitew.',
    'Stanisław Koszutski commanded the 2nd Armoured Regiment in Normandy. He wrote down his memories of the battlefields.',
  ),
  'ARM-06': note(
    null,
    'Michał Gutowski, jeździec i olimpijczyk z 1936 roku, służył w 2. Pułku Pancernym, a na koniec nim dowodził.',
    'Michał Gutowski, a rider at the Olympic Games of 1936, served in the 2nd Armoured Regiment and in the end commanded it.',
  ),
  'ARM-07': note(
    null,
    'Stanisław Gliński dowodził 4. Pułkiem Pancernym „Skorpion” pod Monte Cassino i pod Ankoną.',
    'Stanisław Gliński commanded the 4th Armoured Regiment “Skorpion” at Monte Cassino and at Ancona.',
  ),
  'ARM-08': note(
    null,
    'Bronisław Rakowski dowodził we Włoszech 2. Brygadą Pancerną, która w lipcu 1944 roku oskrzydlała Ankonę.',
    'Bronisław Rakowski commanded the 2nd Armoured Brigade in Italy, which took part in the flanking move at Ancona in July 1944.',
  ),
  'ARM-09': note(
    '1939-09',
    'We wrześniu 1939 roku Roman Edmund Orlik dowodził tankietką. Uchodzi za pierwszego polskiego asa pancernego; po wojnie był architektem.',
    'In September 1939 Roman Edmund Orlik commanded a tankette. He is held to be the first Polish tank ace; after the war he was an architect.',
  ),
  'PIL-01': note(
    '1940-09-06',
    '6 września 1940. Zdzisław Krasnodębski, pierwszy polski dowódca Dywizjonu 303, został zestrzelony i ciężko poparzony.',
    '6 September 1940. Zdzisław Krasnodębski, first Polish commander of No. 303 Squadron, was shot down and badly burned.',
  ),
  'PIL-02': note(
    null,
    'Witold Urbanowicz dowodził Dywizjonem 303 podczas bitwy o Anglię. Zaliczono mu 17 zwycięstw; w 1943 roku latał także w Chinach.',
    'Witold Urbanowicz commanded No. 303 Squadron during the Battle of Britain. He was credited with 17 victories; in 1943 he also flew in China.',
  ),
  'PIL-03': note(
    null,
    'Stanisław Skalski miał najwięcej zwycięstw wśród polskich lotników. W 1943 roku walczył w Afryce Północnej; po powrocie do kraju skazany na śmierć, wyszedł z więzienia w 1956.',
    'Stanisław Skalski had the most victories of all Polish pilots. In 1943 he fought in North Africa; back in Poland he was sentenced to death and released in 1956.',
  ),
  'PIL-04': note(
    null,
    'Jan Zumbach walczył w Dywizjonie 303 podczas bitwy o Anglię, a w 1942 roku nim dowodził.',
    'Jan Zumbach fought with No. 303 Squadron in the Battle of Britain and commanded it in 1942.',
  ),
  'PIL-05': note(
    '1942-02-14',
    '14 lutego 1942. Mirosław Ferić, pilot Dywizjonu 303 i założyciel jego kroniki, zginął w wypadku nad lotniskiem Northolt.',
    '14 February 1942. Mirosław Ferić, pilot of No. 303 Squadron and founder of its chronicle, died in an accident over Northolt airfield.',
  ),
  'PIL-06': note(
    '1944-08-18',
    '18 sierpnia 1944. Eugeniusz Horbaczewski „Dziubek”, dowódca Dywizjonu 315, zginął w walce nad Francją.',
    '18 August 1944. Eugeniusz Horbaczewski “Dziubek”, commander of No. 315 Squadron, was killed in combat over France.',
  ),
  'PIL-07': note(
    null,
    'Wacław Makowski, przed wojną dyrektor Polskich Linii Lotniczych LOT, był pierwszym polskim dowódcą 300. Dywizjonu Bombowego.',
    'Wacław Makowski, before the war director of LOT Polish Airlines, was the first Polish commander of No. 300 Bomber Squadron.',
  ),
  'PIL-08': note(
    '1944-07-25/1944-07-26',
    'W nocy z 25 na 26 lipca 1944 roku Kazimierz Szrajer był drugim pilotem Dakoty, która lądowała pod Tarnowem po części V-2.',
    'In the night of 25 to 26 July 1944 Kazimierz Szrajer was co-pilot of the Dakota that landed near Tarnów for the V-2 parts.',
  ),
  'PIL-09': note(
    null,
    'Anna Leska dostarczała samoloty do jednostek jako pilotka brytyjskiej pomocniczej służby transportowej ATA.',
    'Anna Leska delivered aircraft to their units as a ferry pilot of the British Air Transport Auxiliary.',
  ),
  'PAR-01': note(
    null,
    'Stefan Bałuk „Starba” był cichociemnym, kurierem i fotografem; utrwalał na zdjęciach powstańczą Warszawę. W 2006 roku został generałem.',
    'Stefan Bałuk “Starba” was one of the Silent Unseen, a courier and photographer who took pictures of the Warsaw Uprising. He was made a general in 2006.',
  ),
  'PAR-02': note(
    null,
    'Adolf Pilch „Góra”, cichociemny, w 1944 roku przeprowadził swój oddział partyzancki spod Stołpców do Puszczy Kampinoskiej.',
    'Adolf Pilch “Góra”, one of the Silent Unseen, led his partisans in 1944 from the Stołpce area to the Kampinos Forest.',
  ),
  'PAR-03': note(
    '1944-09-21',
    '21 września 1944. Stanisław Sosabowski skoczył z 1. Samodzielną Brygadą Spadochronową pod Driel. Po klęsce pod Arnhem niesłusznie obciążono go winą i odebrano mu dowództwo.',
    '21 September 1944. Stanisław Sosabowski jumped at Driel with the 1st Independent Parachute Brigade. Unjustly blamed for the defeat at Arnhem, he lost his command.',
  ),
  'PAR-04': note(
    '1944-06-16',
    '16 czerwca 1944. Jan Piwnik „Ponury” poległ na Nowogródczyźnie. W styczniu 1943 roku rozbił więzienie w Pińsku, potem dowodził w Górach Świętokrzyskich.',
    '16 June 1944. Jan Piwnik “Ponury” fell in the Nowogródek area. In January 1943 he had raided the prison in Pińsk, then commanded in the Świętokrzyskie hills.',
  ),
  'PAR-05': note(
    null,
    'Elżbieta Zawacka „Zo”, kurierka Komendy Głównej AK, jako jedyna kobieta skoczyła do kraju z cichociemnymi. W 2006 roku została generałem.',
    'Elżbieta Zawacka “Zo”, courier of the Home Army HQ, was the only woman to jump into Poland with the Silent Unseen. She was made a general in 2006.',
  ),
  'PAR-06': note(
    '1941-02-15/1941-02-16',
    'Józef Zabielski „Żbik” był jednym z dwóch oficerów pierwszego zrzutu, w nocy z 15 na 16 lutego 1941 roku.',
    'Józef Zabielski “Żbik” was one of the two officers of the first drop, in the night of 15 to 16 February 1941.',
  ),
  'PAR-07': note(
    '1953-01-02',
    '2 stycznia 1953. Władze komunistyczne straciły Bolesława Kontryma „Żmudzina”, cichociemnego, oficera „Wachlarza” i dowódcę kompanii w Powstaniu Warszawskim.',
    '2 January 1953. The communist authorities executed Bolesław Kontrym “Żmudzin”, Silent Unseen, officer of “Wachlarz”, company commander in the Warsaw Uprising.',
  ),
  'PAR-08': note(
    '1946-12-24',
    '24 grudnia 1946. W moskiewskim więzieniu zmarł Leopold Okulicki „Niedźwiadek”, cichociemny, ostatni dowódca Armii Krajowej, sądzony w procesie szesnastu.',
    '24 December 1946. Leopold Okulicki “Niedźwiadek”, Silent Unseen and last commander of the Home Army, tried in the Trial of the Sixteen, died in a Moscow prison.',
  ),
  'PAR-09': note(
    null,
    'Ryszard Nuszkiewicz „Powolny”, cichociemny z krakowskiego Kedywu, planował atak na pociąg Hansa Franka w styczniu 1944 roku.',
    'Ryszard Nuszkiewicz “Powolny”, Silent Unseen of the Kraków Kedyw, planned the attack on the train of Hans Frank in January 1944.',
  ),
  'SAB-01': note(
    null,
    'Zofia Rapp-Kochańska była agentką wywiadu Armii Krajowej. Pod nazwiskiem Marie Springer zbierała wiadomości w głębi Rzeszy.',
    'Zofia Rapp-Kochańska was an intelligence agent of the Home Army. Under the name of Marie Springer she gathered information inside the Reich.',
  ),
  'SAB-02': note(
    '1953-02-24',
    '24 lutego 1953. Po sfingowanym procesie stracono Augusta Emila Fieldorfa „Nila”, organizatora i dowódcę Kedywu Armii Krajowej.',
    '24 February 1953. After a sham trial August Emil Fieldorf “Nil” was hanged. He had organised and commanded the Kedyw of the Home Army.',
  ),
  'SAB-03': note(
    null,
    'Jan Karski, emisariusz Polskiego Państwa Podziemnego, wszedł w 1942 roku do getta warszawskiego. O Zagładzie mówił przywódcom Zachodu, gdy ona trwała.',
    'Jan Karski, emissary of the Polish Underground State, entered the Warsaw Ghetto in 1942. He told Western leaders of the Holocaust while it was happening.',
  ),
  'SAB-04': note(
    null,
    'Zdzisław Jeziorański, „Jan Nowak”, przewoził wiadomości między Komendą Główną AK a Londynem. Po wojnie kierował Rozgłośnią Polską Radia Wolna Europa.',
    'Zdzisław Jeziorański, “Jan Nowak”, carried messages between the Home Army HQ and London. After the war he headed the Polish section of Radio Free Europe.',
  ),
  'SAB-05': note(
    '1948-05-25',
    '25 maja 1948. Władze komunistyczne straciły Witolda Pileckiego, który dobrowolnie trafił do Auschwitz i organizował tam ruch oporu. Pośmiertnie awansowano go na pułkownika.',
    '25 May 1948. The communist authorities executed Witold Pilecki, who had entered Auschwitz of his own will to organise resistance. He was made a colonel after his death.',
  ),
  'SAB-06': note(
    null,
    'Wanda Gertz „Lena” dowodziła kobiecym oddziałem dywersyjnym „Dysk”. W pierwszej wojnie światowej służyła w Legionach w męskim przebraniu.',
    'Wanda Gertz “Lena” commanded the women’s sabotage unit “Dysk”. In the First World War she had served in the Legions disguised as a man.',
  ),
  'SAB-07': note(
    null,
    'Aleksander Kamiński „Kamyk” kierował Organizacją Małego Sabotażu „Wawer”. W 1943 roku napisał „Kamienie na szaniec”.',
    'Aleksander Kamiński “Kamyk” headed the small-sabotage organization “Wawer”. In 1943 he wrote “Kamienie na szaniec” (Stones for the Rampart).',
  ),
  'SAB-08': note(
    '1943-08-20',
    '20 sierpnia 1943. Tadeusz Zawadzki „Zośka” poległ pod Sieczychami. W akcji pod Arsenałem prowadził grupę „Atak”.',
    '20 August 1943. Tadeusz Zawadzki “Zośka” fell at Sieczychy. In the action at the Arsenal he had led the assault group.',
  ),
  'SAB-09': note(
    '1942-10-07/1942-10-08',
    'Zbigniew Lewandowski „Szyna”, saper i szef Biura Badań Technicznych AK, dowodził akcją „Wieniec” w nocy z 7 na 8 października 1942 roku.',
    'Zbigniew Lewandowski “Szyna”, sapper and head of the Home Army technical research bureau, commanded Operation Garland in the night of 7 to 8 October 1942.',
  ),
};
