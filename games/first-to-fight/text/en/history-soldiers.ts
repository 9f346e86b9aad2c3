/** Who the 54 people on the soldier cards were. In English. */
import type { SOLDIER_FACTS } from '../history-soldiers.ts';

export const SOLDIER_NOTES: Readonly<Record<keyof typeof SOLDIER_FACTS, string>> = {
  'INF-01':
    'Antoni Chruściel “Monter” commanded the Warsaw District of the Home Army and directed the fighting of the Warsaw Uprising. He died in exile in 1960.',
  'INF-02':
    'Władysław Anders raised the Polish Army in the USSR and led it out, with many civilians; then he commanded the 2nd Polish Corps in Italy. He is buried at Monte Cassino.',
  'INF-03':
    'Zygmunt Bohusz-Szyszko commanded the Independent Highland Brigade at Narvik and was later deputy commander of the 2nd Polish Corps.',
  'INF-04':
    'Stanisław Kopański commanded the Independent Carpathian Rifle Brigade at Tobruk. From 1943 he was chief of staff to the Commander-in-Chief.',
  'INF-05':
    'Bronisław Duch commanded the 1st Grenadier Division in France in 1940 and the 3rd Carpathian Rifle Division in Italy: Monte Cassino, Ancona, Bologna.',
  'INF-06':
    'Nikodem Sulik “Ładyna” led the underground in the Wilno area until the NKVD arrested him in 1941. Later he commanded the 5th Kresowa Infantry Division.',
  'INF-07':
    'Tadeusz Komorowski “Bór” commanded the Home Army from July 1943 and gave the order for the Warsaw Uprising. After the surrender he went into captivity with his soldiers.',
  'INF-08':
    'Jan Mazurkiewicz “Radosław” commanded the Kedyw of the Home Army HQ, and the “Radosław” group in the Warsaw Uprising. From 1949 to 1956 he was in prison.',
  'INF-09':
    '18 May 1944. Second Lieutenant Kazimierz Gurbiel entered the ruins of the monastery of Monte Cassino with a patrol of the 12th Podolian Lancers.',
  'SAI-01':
    '30 August 1939. In Operation Peking three destroyers sailed for Great Britain. Stanisław Nahorski commanded one of them, ORP Burza.',
  'SAI-02': 'Jerzy Świrski headed the command of the Polish Navy from 1925 until it was dissolved in exile in 1947.',
  'SAI-03':
    '18 September 1939. Jan Grudziński took the interned submarine Orzeł out of Tallinn and brought her to Scotland. He was lost with his whole crew in the spring of 1940.',
  'SAI-04':
    'In the night of 26 to 27 May 1941 Eugeniusz Pławski took ORP Piorun close to the Bismarck and kept in touch with her under fire.',
  'SAI-05':
    '22 February 1943. Franciszek Pitułko commanded the destroyer ORP Burza, which fought the submarine U-606 while with convoy ON-166.',
  'SAI-06': 'Konrad Namieśniowski commanded ORP Błyskawica in the battle of Ushant, in the night of 8 to 9 June 1944.',
  'SAI-07':
    'Romuald Nałęcz-Tymiński commanded the destroyer ORP Ślązak: at Dieppe in 1942, off Sicily and at Salerno in 1943.',
  'SAI-08': 'Borys Karnicki commanded the submarine ORP Sokół, which fought in the Mediterranean from 1941.',
  'SAI-09':
    '2 May 1942. ORP Jastrząb under Bolesław Romanowski was sunk by Allied escorts that took her for an enemy. Later he commanded ORP Dzik.',
  'ARM-01':
    'Stanisław Maczek led the 10th Armoured Cavalry Brigade in France and the 1st Armoured Division from Normandy to Germany. Deprived of his citizenship, he lived in Edinburgh.',
  'ARM-02':
    'Franciszek Skibiński was chief of staff of the 10th Cavalry Brigade in 1939–1940, later a brigade commander in the 1st Armoured Division. Back in Poland he was imprisoned.',
  'ARM-03':
    'Kazimierz Dworak commanded the 24th Lancers in September 1939. In 1940 he fought in France under General Maczek.',
  'ARM-04':
    'In August 1944 the 1st Armoured Regiment under Aleksander Stefanowicz, cut off on Mont Ormel (“Maczuga”), held out until help came.',
  'ARM-05':
    'Stanisław Koszutski commanded the 2nd Armoured Regiment in Normandy. He wrote down his memories of the battlefields.',
  'ARM-06':
    'Michał Gutowski, a rider at the Olympic Games of 1936, served in the 2nd Armoured Regiment and in the end commanded it.',
  'ARM-07': 'Stanisław Gliński commanded the 4th Armoured Regiment “Skorpion” at Monte Cassino and at Ancona.',
  'ARM-08':
    'Bronisław Rakowski commanded the 2nd Armoured Brigade in Italy, which took part in the flanking move at Ancona in July 1944.',
  'ARM-09':
    'In September 1939 Roman Edmund Orlik commanded a tankette. He is held to be the first Polish tank ace; after the war he was an architect.',
  'PIL-01':
    '6 September 1940. Zdzisław Krasnodębski, first Polish commander of No. 303 Squadron, was shot down and badly burned.',
  'PIL-02':
    'Witold Urbanowicz commanded No. 303 Squadron during the Battle of Britain. He was credited with 17 victories; in 1943 he also flew in China.',
  'PIL-03':
    'Stanisław Skalski had the most victories of all Polish pilots. In 1943 he fought in North Africa; back in Poland he was sentenced to death and released in 1956.',
  'PIL-04': 'Jan Zumbach fought with No. 303 Squadron in the Battle of Britain and commanded it in 1942.',
  'PIL-05':
    '14 February 1942. Mirosław Ferić, pilot of No. 303 Squadron and founder of its chronicle, died in an accident over Northolt airfield.',
  'PIL-06':
    '18 August 1944. Eugeniusz Horbaczewski “Dziubek”, commander of No. 315 Squadron, was killed in combat over France.',
  'PIL-07':
    'Wacław Makowski, before the war director of LOT Polish Airlines, was the first Polish commander of No. 300 Bomber Squadron.',
  'PIL-08':
    'In the night of 25 to 26 July 1944 Kazimierz Szrajer was co-pilot of the Dakota that landed near Tarnów for the V-2 parts.',
  'PIL-09': 'Anna Leska delivered aircraft to their units as a ferry pilot of the British Air Transport Auxiliary.',
  'PAR-01':
    'Stefan Bałuk “Starba” was one of the Silent Unseen, a courier and photographer who took pictures of the Warsaw Uprising. He was made a general in 2006.',
  'PAR-02':
    'Adolf Pilch “Góra”, one of the Silent Unseen, led his partisans in 1944 from the Stołpce area to the Kampinos Forest.',
  'PAR-03':
    '21 September 1944. Stanisław Sosabowski jumped at Driel with the 1st Independent Parachute Brigade. Unjustly blamed for the defeat at Arnhem, he lost his command.',
  'PAR-04':
    '16 June 1944. Jan Piwnik “Ponury” fell in the Nowogródek area. In January 1943 he had raided the prison in Pińsk, then commanded in the Świętokrzyskie hills.',
  'PAR-05':
    'Elżbieta Zawacka “Zo”, courier of the Home Army HQ, was the only woman to jump into Poland with the Silent Unseen. She was made a general in 2006.',
  'PAR-06':
    'Józef Zabielski “Żbik” was one of the two officers of the first drop, in the night of 15 to 16 February 1941.',
  'PAR-07':
    '2 January 1953. The communist authorities executed Bolesław Kontrym “Żmudzin”, Silent Unseen, officer of “Wachlarz”, company commander in the Warsaw Uprising.',
  'PAR-08':
    '24 December 1946. Leopold Okulicki “Niedźwiadek”, Silent Unseen and last commander of the Home Army, tried in the Trial of the Sixteen, died in a Moscow prison.',
  'PAR-09':
    'Ryszard Nuszkiewicz “Powolny”, Silent Unseen of the Kraków Kedyw, planned the attack on the train of Hans Frank in January 1944.',
  'SAB-01':
    'Zofia Rapp-Kochańska was an intelligence agent of the Home Army. Under the name of Marie Springer she gathered information inside the Reich.',
  'SAB-02':
    '24 February 1953. After a sham trial August Emil Fieldorf “Nil” was hanged. He had organised and commanded the Kedyw of the Home Army.',
  'SAB-03':
    'Jan Karski, emissary of the Polish Underground State, entered the Warsaw Ghetto in 1942. He told Western leaders of the Holocaust while it was happening.',
  'SAB-04':
    'Zdzisław Jeziorański, “Jan Nowak”, carried messages between the Home Army HQ and London. After the war he headed the Polish section of Radio Free Europe.',
  'SAB-05':
    '25 May 1948. The communist authorities executed Witold Pilecki, who had entered Auschwitz of his own will to organise resistance. He was made a colonel after his death.',
  'SAB-06':
    'Wanda Gertz “Lena” commanded the women’s sabotage unit “Dysk”. In the First World War she had served in the Legions disguised as a man.',
  'SAB-07':
    'Aleksander Kamiński “Kamyk” headed the small-sabotage organization “Wawer”. In 1943 he wrote “Kamienie na szaniec” (Stones for the Rampart).',
  'SAB-08':
    '20 August 1943. Tadeusz Zawadzki “Zośka” fell at Sieczychy. In the action at the Arsenal he had led the assault group.',
  'SAB-09':
    'Zbigniew Lewandowski “Szyna”, sapper and head of the Home Army technical research bureau, commanded Operation Garland in the night of 7 to 8 October 1942.',
};
