/** What happened at each of the 30 missions. */
import type { MissionId } from '../content/missions.ts';
import { type Note, note } from './history-note.ts';

export const MISSION_NOTES: Readonly<Record<MissionId, Note>> = {
  M01: note(
    '1940-04-08',
    '8 kwietnia 1940. U brzegów Norwegii okręt podwodny ORP „Orzeł” dwiema torpedami zatopił niemiecki statek z wojskiem. Jego meldunek był pierwszą wieścią o inwazji, która zaczęła się nazajutrz.',
    '8 April 1940. Off southern Norway the submarine ORP Orzeł sank a German troopship with two torpedoes. Her report was the first sign of the invasion that began the next day.',
  ),
  M02: note(
    '1940-05',
    'Maj 1940. O Narwik walczyła Samodzielna Brygada Strzelców Podhalańskich, a z nią niszczyciele i statki pasażerskie „Chrobry”, „Batory” i „Sobieski”. „Grom” zatonął z częścią załogi.',
    'May 1940. The Independent Highland Brigade fought at Narvik, and with it destroyers and the passenger ships Chrobry, Batory and Sobieski. The Grom was sunk with part of her crew.',
  ),
  M03: note(
    '1940-06-16/1940-06-17',
    'W nocy z 16 na 17 czerwca 1940 roku 10. Brygada Kawalerii Pancernej z zaskoczenia zajęła Montbard, by osłonić odwrót Francuzów. Nazajutrz musiała się wycofać.',
    'In the night of 16 to 17 June 1940 the 10th Armoured Cavalry Brigade took Montbard by surprise to cover the French retreat. The next day it had to withdraw.',
  ),
  M04: note(
    '1940-08',
    'Sierpień 1940. Do walki weszły polskie dywizjony myśliwskie 302 i 303; od września bombowe 300 i 301 atakowały porty, w których stała flota inwazyjna.',
    'August 1940. The Polish fighter squadrons 302 and 303 went into action; from September the bombers of 300 and 301 struck at the ports where the invasion fleet lay.',
  ),
  M05: note(
    '1940-09',
    'We wrześniu 1940 roku Witold Pilecki dał się aresztować, by trafić do Auschwitz. Więźniowie pomagali sobie nawzajem i przekazywali na zewnątrz wiadomości o zbrodniach.',
    'In September 1940 Witold Pilecki let himself be arrested to enter Auschwitz. Prisoners helped one another and sent word of the crimes to the outside.',
  ),
  M06: note(
    '1940-12',
    'Grudzień 1940. Powstała organizacja, którą tworzyli głównie harcerze: hasła na murach, ulotki, zrywanie flag. Nazwa upamiętnia zbrodnię w Wawrze z 27 grudnia 1939 roku.',
    'December 1940. The organization was carried mostly by scouts: slogans on walls, leaflets, flags torn down. It was named after the massacre in Wawer of 27 December 1939.',
  ),
  M07: note(
    '1941-02-15/1941-02-16',
    'W nocy z 15 na 16 lutego 1941 roku, w operacji „Adolphus”, skoczyli do kraju dwaj oficerowie i kurier. Do końca wojny przerzucono 316 cichociemnych.',
    'In the night of 15 to 16 February 1941, in Operation Adolphus, two officers and a courier jumped into Poland. By the end of the war 316 Silent Unseen had been dropped.',
  ),
  M08: note(
    '1941-03',
    'W 1941 roku polskie dywizjony bombowe 300 i 301 wykonały 859 lotów bojowych, także nad Berlin. Wielu lotników z nich nie wróciło.',
    'In 1941 the Polish bomber squadrons 300 and 301 flew 859 sorties, some of them to Berlin. Many airmen did not return.',
  ),
  M09: note(
    '1941-04',
    'W Stanmore pod Londynem szesnaście radiostacji utrzymywało łączność z krajem. Powstawały tam też aparaty AP-1 dla podziemia.',
    'At Stanmore near London sixteen radio stations kept in touch with Poland. The AP-1 sets of the underground were made there, too.',
  ),
  M10: note(
    '1941-05-27',
    '27 maja 1941. „Bismarck” zatonął na Atlantyku, a z nim ponad dwa tysiące ludzi. W pościgu uczestniczył niszczyciel ORP „Piorun”.',
    '27 May 1941. The Bismarck sank in the Atlantic, and with her more than two thousand men. The destroyer ORP Piorun had taken part in the chase.',
  ),
  M11: note(
    '1941-08',
    'W 1941 roku Związek Walki Zbrojnej utworzył „Wachlarz”: sieć dywersji na zapleczu frontu wschodniego. Służyło w niej wielu cichociemnych.',
    'In 1941 the Union of Armed Struggle set up “Wachlarz”, a sabotage network behind the eastern front. Many Silent Unseen served in it.',
  ),
  M12: note(
    '1941-08/1941-12',
    'Od sierpnia do grudnia 1941 roku w oblężonym Tobruku walczyła Samodzielna Brygada Strzelców Karpackich, obok Australijczyków, Brytyjczyków, Czechosłowaków i żołnierzy z Indii.',
    'From August to December 1941 the Independent Carpathian Rifle Brigade held out in besieged Tobruk beside Australian, British, Indian and Czechoslovak soldiers.',
  ),
  M13: note(
    '1942-02-14',
    '14 lutego 1942. Rozkazem Naczelnego Wodza, generała Sikorskiego, Związek Walki Zbrojnej stał się Armią Krajową.',
    '14 February 1942. By order of the Commander-in-Chief, General Sikorski, the Union of Armed Struggle became the Home Army.',
  ),
  M14: note(
    '1942-05/1942-06',
    'W maju i czerwcu 1942 roku alianci przegrali pod Gazalą bitwę pancerną z Rommlem, a na jej koniec Tobruk. Polska Brygada Karpacka walczyła tu wcześniej, od grudnia 1941 do marca 1942 roku.',
    'In May and June 1942 the Allies lost a battle of tanks to Rommel at Gazala, and at its end Tobruk. The Polish Carpathian Brigade had fought here before, from December 1941 to March 1942.',
  ),
  M15: note(
    '1942-08-19',
    '19 sierpnia 1942. Lądowanie pod Dieppe zakończyło się klęską i ciężkimi stratami, głównie Kanadyjczyków. Brały w nim udział polskie dywizjony i ORP „Ślązak”.',
    '19 August 1942. The landing at Dieppe failed with heavy losses, most of them Canadian. Polish squadrons and ORP Ślązak took part.',
  ),
  M16: note(
    '1942-10-07/1942-10-08',
    'W nocy z 7 na 8 października 1942 roku Armia Krajowa wysadziła tory wokół Warszawy; pociągi stanęły na kilkanaście godzin. W odwecie okupanci zamordowali 50 więźniów Pawiaka.',
    'In the night of 7 to 8 October 1942 the Home Army blew up the railway lines around Warsaw; trains stood still for many hours. In reprisal the occupiers murdered 50 prisoners of Pawiak.',
  ),
  M17: note(
    '1943-02-22',
    '22 lutego 1943. Niszczyciel ORP „Burza”, osłaniając na Atlantyku konwój ON-166, miał udział w zatopieniu okrętu podwodnego U-606.',
    '22 February 1943. Guarding convoy ON-166 in the Atlantic, the destroyer ORP Burza had a part in the sinking of the submarine U-606.',
  ),
  M18: note(
    '1943-03-26',
    '26 marca 1943. Pod Arsenałem harcerze Szarych Szeregów odbili Jana Bytnara „Rudego” i innych więźniów. Bytnar zmarł cztery dni później wskutek tortur.',
    '26 March 1943. At the Arsenal scouts of the Grey Ranks freed Jan Bytnar “Rudy” and other prisoners. Bytnar died four days later of what had been done to him.',
  ),
  M19: note(
    '1943-09-09',
    '9 września 1943. Desant pod Salerno wspierały z morza „Piorun”, „Ślązak”, „Krakowiak” i okręt podwodny „Dzik”. Wojsko wiozły „Batory”, „Sobieski”, „Kościuszko” i „Narvik”.',
    '9 September 1943. Piorun, Ślązak, Krakowiak and the submarine Dzik supported the landing at Salerno. Batory, Sobieski, Kościuszko and Narvik carried the troops.',
  ),
  M20: note(
    '1944-01-29/1944-01-30',
    'W nocy z 29 na 30 stycznia 1944 roku koło Grodkowic ładunek krakowskiego Kedywu wykoleił pociąg generalnego gubernatora. Wybuchł o sekundę za późno; Hans Frank nie odniósł ran.',
    'In the night of 29 to 30 January 1944 a charge laid by the Kraków Kedyw near Grodkowice derailed the Governor General’s train. It went off a second too late; Hans Frank was not hurt.',
  ),
  M21: note(
    '1944-02-01',
    '1 lutego 1944. „Pegaz”, wkrótce batalion „Parasol”, zabił dowódcę SS i policji w Warszawie. Zginęło czterech żołnierzy oddziału, a okupanci rozstrzelali setki zakładników.',
    '1 February 1944. “Pegaz”, soon the battalion “Parasol”, killed the SS and police leader of Warsaw. Four of its soldiers lost their lives, and the occupiers shot hundreds of hostages.',
  ),
  M22: note(
    '1944-05-18',
    '18 maja 1944. Żołnierze 2. Korpusu Polskiego weszli do ruin klasztoru na Monte Cassino, o który alianci walczyli od czterech miesięcy. W bitwie poległo ponad dziewięciuset Polaków.',
    '18 May 1944. Soldiers of the 2nd Polish Corps entered the ruins of Monte Cassino, for which the Allies had fought for four months. More than nine hundred Poles had died in the battle.',
  ),
  M23: note(
    '1944-06-06',
    '6 czerwca 1944. W Normandii wylądowało ponad 175 tysięcy ludzi. Osłaniało ich jedenaście polskich dywizjonów, osiem myśliwskich i trzy bombowe, oraz kilka polskich okrętów.',
    '6 June 1944. More than 175,000 men landed in Normandy. Eleven Polish squadrons, eight of fighters and three of bombers, and several Polish ships covered them.',
  ),
  M24: note(
    '1944-06-08/1944-06-09',
    'W nocy z 8 na 9 czerwca 1944 roku ORP „Błyskawica” i ORP „Piorun” z okrętami brytyjskimi i kanadyjskimi starły się z czterema niemieckimi. Dwa z nich przepadły.',
    'In the night of 8 to 9 June 1944 ORP Błyskawica and ORP Piorun, with British and Canadian destroyers, met four German ships. Two of these were lost.',
  ),
  M25: note(
    '1944-07-25/1944-07-26',
    'W nocy z 25 na 26 lipca 1944 roku pod Tarnowem wylądowała Dakota. Przywiozła kurierów, a zabrała części rakiety V-2, plany i raport Armii Krajowej.',
    'In the night of 25 to 26 July 1944 a Dakota landed near Tarnów. It brought couriers and took parts of a V-2 rocket, plans and a report of the Home Army.',
  ),
  M26: note(
    '1944-07-18',
    '18 lipca 1944. Po manewrze 5. Kresowej Dywizji Piechoty i 2. Brygady Pancernej żołnierze 3. Dywizji Strzelców Karpackich zajęli port w Ankonie.',
    '18 July 1944. After a flanking move of the 5th Kresowa Division and the 2nd Armoured Brigade, the 3rd Carpathian Rifle Division took the port of Ancona.',
  ),
  M27: note(
    '1944-08',
    'W sierpniu 1944 roku 1. Dywizja Pancerna generała Maczka zamykała pod Chambois i na Mont Ormel wyjście z kotła Falaise. Kto się wydostał, zostawiał ciężki sprzęt.',
    'In August 1944 the 1st Armoured Division of General Maczek closed the way out of the Falaise pocket at Chambois and on Mont Ormel. What escaped left its heavy equipment behind.',
  ),
  M28: note(
    '1944-08-01/1944-10-02',
    '63 dni, od 1 sierpnia do 2 października 1944 roku. Zginęło 16–18 tysięcy powstańców i od 150 do 200 tysięcy cywilów. Potem okupanci zburzyli to, co zostało z miasta.',
    '63 days, from 1 August to 2 October 1944. Some 16,000 to 18,000 insurgents and 150,000 to 200,000 civilians died. Then the occupiers razed what was left of the city.',
  ),
  M29: note(
    '1944-09-21',
    '21 września 1944. 1. Samodzielna Brygada Spadochronowa wylądowała pod Driel. Od Brytyjczyków, którym szła na pomoc, dzielił ją Ren.',
    '21 September 1944. The 1st Independent Parachute Brigade landed at Driel. The Rhine lay between it and the British troops it was to relieve.',
  ),
  M30: note(
    '1945-04-21',
    '21 kwietnia 1945. Po walkach nad rzekami Senio i Santerno 2. Korpus Polski wszedł do Bolonii. Miasto wybiło na pamiątkę medal i nadało wielu polskim oficerom obywatelstwo.',
    '21 April 1945. After fighting on the rivers Senio and Santerno the 2nd Polish Corps entered Bologna. The city struck a medal and made many Polish officers its citizens.',
  ),
};
