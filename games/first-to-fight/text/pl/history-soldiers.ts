/** Who the 54 people on the soldier cards were. In Polish. */
import type { SOLDIER_FACTS } from '../history-soldiers.ts';

export const SOLDIER_NOTES: Readonly<Record<keyof typeof SOLDIER_FACTS, string>> = {
  'INF-01':
    'Antoni Chruściel „Monter” dowodził Okręgiem Warszawskim Armii Krajowej i kierował walkami Powstania Warszawskiego. Zmarł na emigracji w 1960 roku.',
  'INF-02':
    'Władysław Anders tworzył Armię Polską w ZSRR i wyprowadził z nią wielu cywilów, a potem dowodził 2. Korpusem Polskim we Włoszech. Spoczywa na Monte Cassino.',
  'INF-03':
    'Zygmunt Bohusz-Szyszko dowodził pod Narwikiem Samodzielną Brygadą Strzelców Podhalańskich, a później był zastępcą dowódcy 2. Korpusu Polskiego.',
  'INF-04':
    'Stanisław Kopański dowodził w Tobruku Samodzielną Brygadą Strzelców Karpackich. Od 1943 roku był szefem Sztabu Naczelnego Wodza.',
  'INF-05':
    'Bronisław Duch w 1940 roku dowodził we Francji 1. Dywizją Grenadierów, a we Włoszech 3. Dywizją Strzelców Karpackich: Monte Cassino, Ankona, Bolonia.',
  'INF-06':
    'Nikodem Sulik „Ładyna” dowodził podziemiem na Wileńszczyźnie, aż w 1941 roku aresztowało go NKWD. Później prowadził 5. Kresową Dywizję Piechoty.',
  'INF-07':
    'Tadeusz Komorowski „Bór” dowodził Armią Krajową od lipca 1943 roku i wydał rozkaz do Powstania Warszawskiego. Po kapitulacji poszedł do niewoli z żołnierzami.',
  'INF-08':
    'Jan Mazurkiewicz „Radosław” dowodził Kedywem Komendy Głównej AK, a w Powstaniu Warszawskim zgrupowaniem „Radosław”. W latach 1949–1956 był więziony.',
  'INF-09':
    '18 maja 1944. Podporucznik Kazimierz Gurbiel wszedł do ruin klasztoru na Monte Cassino na czele patrolu 12. Pułku Ułanów Podolskich.',
  'SAI-01':
    '30 sierpnia 1939. W operacji „Peking” trzy niszczyciele odpłynęły do Wielkiej Brytanii. Stanisław Nahorski dowodził jednym z nich, ORP „Burza”.',
  'SAI-02':
    'Jerzy Świrski stał na czele Kierownictwa Marynarki Wojennej od 1925 roku do jej rozwiązania na obczyźnie w 1947 roku.',
  'SAI-03':
    '18 września 1939. Jan Grudziński wyprowadził internowany okręt podwodny „Orzeł” z Tallinna i dotarł nim do Szkocji. Zginął z całą załogą wiosną 1940 roku.',
  'SAI-04':
    'W nocy z 26 na 27 maja 1941 roku Eugeniusz Pławski podprowadził ORP „Piorun” do „Bismarcka” i pod ogniem utrzymywał z nim kontakt.',
  'SAI-05':
    '22 lutego 1943. Franciszek Pitułko dowodził niszczycielem ORP „Burza”, który z konwojem ON-166 walczył z okrętem podwodnym U-606.',
  'SAI-06': 'Konrad Namieśniowski dowodził ORP „Błyskawica” w bitwie pod Ushant, w nocy z 8 na 9 czerwca 1944 roku.',
  'SAI-07':
    'Romuald Nałęcz-Tymiński dowodził niszczycielem ORP „Ślązak”: pod Dieppe w 1942 roku, u brzegów Sycylii i pod Salerno w 1943.',
  'SAI-08': 'Borys Karnicki dowodził okrętem podwodnym ORP „Sokół”, który od 1941 roku walczył na Morzu Śródziemnym.',
  'SAI-09':
    '2 maja 1942. ORP „Jastrząb” Bolesława Romanowskiego zatonął po ataku alianckiej eskorty, która wzięła go za wroga. Potem Romanowski dowodził ORP „Dzik”.',
  'ARM-01':
    'Stanisław Maczek dowodził 10. Brygadą Kawalerii Pancernej we Francji i 1. Dywizją Pancerną od Normandii po Niemcy. Po wojnie odebrano mu obywatelstwo; mieszkał w Edynburgu.',
  'ARM-02':
    'Franciszek Skibiński był szefem sztabu 10. Brygady Kawalerii w latach 1939–1940, a potem dowódcą brygady w 1. Dywizji Pancernej. Po powrocie do kraju trafił do więzienia.',
  'ARM-03':
    'Kazimierz Dworak dowodził we wrześniu 1939 roku 24. Pułkiem Ułanów. W 1940 roku walczył we Francji pod rozkazami generała Maczka.',
  'ARM-04':
    'W sierpniu 1944 roku 1. Pułk Pancerny Aleksandra Stefanowicza, odcięty na wzgórzu Mont Ormel („Maczuga”), bronił się do nadejścia pomocy.',
  'ARM-05': 'Stanisław Koszutski dowodził w Normandii 2. Pułkiem Pancernym. Spisał wspomnienia z pól bitew.',
  'ARM-06':
    'Michał Gutowski, jeździec i olimpijczyk z 1936 roku, służył w 2. Pułku Pancernym, a na koniec nim dowodził.',
  'ARM-07': 'Stanisław Gliński dowodził 4. Pułkiem Pancernym „Skorpion” pod Monte Cassino i pod Ankoną.',
  'ARM-08': 'Bronisław Rakowski dowodził we Włoszech 2. Brygadą Pancerną, która w lipcu 1944 roku oskrzydlała Ankonę.',
  'ARM-09':
    'We wrześniu 1939 roku Roman Edmund Orlik dowodził tankietką. Uchodzi za pierwszego polskiego asa pancernego; po wojnie był architektem.',
  'PIL-01':
    '6 września 1940. Zdzisław Krasnodębski, pierwszy polski dowódca Dywizjonu 303, został zestrzelony i ciężko poparzony.',
  'PIL-02':
    'Witold Urbanowicz dowodził Dywizjonem 303 podczas bitwy o Anglię. Zaliczono mu 17 zwycięstw; w 1943 roku latał także w Chinach.',
  'PIL-03':
    'Stanisław Skalski miał najwięcej zwycięstw wśród polskich lotników. W 1943 roku walczył w Afryce Północnej; po powrocie do kraju skazany na śmierć, wyszedł z więzienia w 1956.',
  'PIL-04': 'Jan Zumbach walczył w Dywizjonie 303 podczas bitwy o Anglię, a w 1942 roku nim dowodził.',
  'PIL-05':
    '14 lutego 1942. Mirosław Ferić, pilot Dywizjonu 303 i założyciel jego kroniki, zginął w wypadku nad lotniskiem Northolt.',
  'PIL-06': '18 sierpnia 1944. Eugeniusz Horbaczewski „Dziubek”, dowódca Dywizjonu 315, zginął w walce nad Francją.',
  'PIL-07':
    'Wacław Makowski, przed wojną dyrektor Polskich Linii Lotniczych LOT, był pierwszym polskim dowódcą 300. Dywizjonu Bombowego.',
  'PIL-08':
    'W nocy z 25 na 26 lipca 1944 roku Kazimierz Szrajer był drugim pilotem Dakoty, która lądowała pod Tarnowem po części V-2.',
  'PIL-09':
    'Anna Leska dostarczała samoloty do jednostek jako pilotka brytyjskiej pomocniczej służby transportowej ATA.',
  'PAR-01':
    'Stefan Bałuk „Starba” był cichociemnym, kurierem i fotografem; utrwalał na zdjęciach powstańczą Warszawę. W 2006 roku został generałem.',
  'PAR-02':
    'Adolf Pilch „Góra”, cichociemny, w 1944 roku przeprowadził swój oddział partyzancki spod Stołpców do Puszczy Kampinoskiej.',
  'PAR-03':
    '21 września 1944. Stanisław Sosabowski skoczył z 1. Samodzielną Brygadą Spadochronową pod Driel. Po klęsce pod Arnhem niesłusznie obciążono go winą i odebrano mu dowództwo.',
  'PAR-04':
    '16 czerwca 1944. Jan Piwnik „Ponury” poległ na Nowogródczyźnie. W styczniu 1943 roku rozbił więzienie w Pińsku, potem dowodził w Górach Świętokrzyskich.',
  'PAR-05':
    'Elżbieta Zawacka „Zo”, kurierka Komendy Głównej AK, jako jedyna kobieta skoczyła do kraju z cichociemnymi. W 2006 roku została generałem.',
  'PAR-06': 'Józef Zabielski „Żbik” był jednym z dwóch oficerów pierwszego zrzutu, w nocy z 15 na 16 lutego 1941 roku.',
  'PAR-07':
    '2 stycznia 1953. Władze komunistyczne straciły Bolesława Kontryma „Żmudzina”, cichociemnego, oficera „Wachlarza” i dowódcę kompanii w Powstaniu Warszawskim.',
  'PAR-08':
    '24 grudnia 1946. W moskiewskim więzieniu zmarł Leopold Okulicki „Niedźwiadek”, cichociemny, ostatni dowódca Armii Krajowej, sądzony w procesie szesnastu.',
  'PAR-09':
    'Ryszard Nuszkiewicz „Powolny”, cichociemny z krakowskiego Kedywu, planował atak na pociąg Hansa Franka w styczniu 1944 roku.',
  'SAB-01':
    'Zofia Rapp-Kochańska była agentką wywiadu Armii Krajowej. Pod nazwiskiem Marie Springer zbierała wiadomości w głębi Rzeszy.',
  'SAB-02':
    '24 lutego 1953. Po sfingowanym procesie stracono Augusta Emila Fieldorfa „Nila”, organizatora i dowódcę Kedywu Armii Krajowej.',
  'SAB-03':
    'Jan Karski, emisariusz Polskiego Państwa Podziemnego, wszedł w 1942 roku do getta warszawskiego. O Zagładzie mówił przywódcom Zachodu, gdy ona trwała.',
  'SAB-04':
    'Zdzisław Jeziorański, „Jan Nowak”, przewoził wiadomości między Komendą Główną AK a Londynem. Po wojnie kierował Rozgłośnią Polską Radia Wolna Europa.',
  'SAB-05':
    '25 maja 1948. Władze komunistyczne straciły Witolda Pileckiego, który dobrowolnie trafił do Auschwitz i organizował tam ruch oporu. Pośmiertnie awansowano go na pułkownika.',
  'SAB-06':
    'Wanda Gertz „Lena” dowodziła kobiecym oddziałem dywersyjnym „Dysk”. W pierwszej wojnie światowej służyła w Legionach w męskim przebraniu.',
  'SAB-07':
    'Aleksander Kamiński „Kamyk” kierował Organizacją Małego Sabotażu „Wawer”. W 1943 roku napisał „Kamienie na szaniec”.',
  'SAB-08':
    '20 sierpnia 1943. Tadeusz Zawadzki „Zośka” poległ pod Sieczychami. W akcji pod Arsenałem prowadził grupę „Atak”.',
  'SAB-09':
    'Zbigniew Lewandowski „Szyna”, saper i szef Biura Badań Technicznych AK, dowodził akcją „Wieniec” w nocy z 7 na 8 października 1942 roku.',
};
