/** The German units on the cards: where they stood and what became of them, soberly. */
import { type Note, note } from './history-note.ts';
import type { UNITS } from './names.ts';

export const DIVISION_NOTES: Readonly<Record<keyof typeof UNITS, Note>> = {
  PR16: note(
    '1944-08',
    '17 Polową Dywizję Luftwaffe, utworzoną z personelu lotnictwa, rozbito nad dolną Sekwaną pod koniec sierpnia 1944 roku.',
    'The 17th Luftwaffe Field Division, raised from air force personnel, was broken on the lower Seine at the end of August 1944.',
  ),
  PR17: note(
    '1944-09',
    '245 Dywizja Piechoty strzegła wybrzeża na północ od Sekwany i we wrześniu 1944 roku cofała się ku Skaldzie.',
    'The 245th Infantry Division guarded the coast north of the Seine and fell back towards the Scheldt in September 1944.',
  ),
  PR18: note(
    '1944-08',
    '331 Dywizja Piechoty osłaniała w sierpniu 1944 roku przeprawy przez Sekwanę, którymi uchodziły resztki armii z Normandii.',
    'The 331st Infantry Division covered the crossings of the Seine in August 1944, as what was left of the army in Normandy got away.',
  ),
  PR19: note(
    '1944-09',
    '348 Dywizja Piechoty stała na wybrzeżu pod Dieppe; rozpadła się w odwrocie przez północną Francję i Belgię.',
    'The 348th Infantry Division stood on the coast near Dieppe; it fell apart in the retreat through northern France and Belgium.',
  ),
  PW16: note(
    '1944-09',
    '18 Polowa Dywizja Luftwaffe atakowała przyczółek pod Mantes, a na początku września 1944 roku przepadła w kotle pod Mons.',
    'The 18th Luftwaffe Field Division attacked the bridgehead of Mantes and was lost in the Mons pocket at the beginning of September 1944.',
  ),
  PW17: note(
    '1944-09',
    '47 Dywizja Piechoty, wycofywana znad kanału La Manche, znalazła się we wrześniu 1944 roku w kotle pod Mons; później sformowano ją od nowa.',
    'The 47th Infantry Division, withdrawn from the Channel coast, was caught in the Mons pocket in September 1944; it was later raised anew.',
  ),
  PW18: note(
    '1944-08',
    '271 Dywizja Piechoty walczyła pod Caen i Falaise; za Sekwanę przeszły tylko jej resztki.',
    'The 271st Infantry Division fought at Caen and Falaise; only remnants of it crossed the Seine.',
  ),
  PW19: note(
    '1944-08',
    '272 Dywizja Piechoty, po ciężkich stratach na południe od Caen, wycofała za Sekwanę tylko część ludzi.',
    'The 272nd Infantry Division, after heavy losses south of Caen, brought only part of its men back across the Seine.',
  ),
  PB16: note(
    '1944-08',
    '711 Dywizja Piechoty strzegła wybrzeża na wschód od ujścia Orne, a w sierpniu 1944 roku cofnęła się za Sekwanę.',
    'The 711th Infantry Division guarded the coast east of the mouth of the Orne and fell back across the Seine in August 1944.',
  ),
  PB17: note(
    '1944-08',
    '48 Dywizja Piechoty, ściągnięta z wybrzeża, próbowała w sierpniu 1944 roku zatrzymać XX Korpus pod Chartres i nad Sekwaną.',
    'The 48th Infantry Division, brought up from the coast, tried to stop XX Corps near Chartres and on the Seine in August 1944.',
  ),
  PB18: note(
    '1944-08',
    'Część 338 Dywizji Piechoty ściągnięto w sierpniu 1944 roku z południa Francji na północ; reszta cofała się doliną Rodanu.',
    'Part of the 338th Infantry Division was sent from the south of France to the north in August 1944; the rest retreated up the Rhône.',
  ),
  PB19: note(
    '1944-08',
    '708 Dywizję Piechoty, złożoną z oddziałów wybrzeża Atlantyku, rozbito na drodze do Le Mans w sierpniu 1944 roku.',
    'The 708th Infantry Division, made up of troops from the Atlantic coast, was shattered on the road to Le Mans in August 1944.',
  ),
  O01: note(
    '1944-09',
    '275 Dywizja Piechoty poniosła ciężkie straty w Normandii, a jesienią 1944 roku walczyła w lesie Hürtgen.',
    'The 275th Infantry Division lost heavily in Normandy and fought in the Hürtgen Forest in the autumn of 1944.',
  ),
  O02: note(
    '1944-09',
    '49 Dywizja Piechoty broniła we wrześniu 1944 roku Kanału Alberta i okolic Maastricht; zostało jej niewielu żołnierzy.',
    'The 49th Infantry Division held the Albert Canal and the Maastricht area in September 1944, with few soldiers left.',
  ),
  O03: note(
    '1944-10',
    '64 Dywizja Piechoty, sformowana latem 1944 roku z urlopowanych żołnierzy frontu wschodniego, broniła kotła Breskens do początku listopada.',
    'The 64th Infantry Division, formed in the summer of 1944 from soldiers on leave from the eastern front, held the Breskens pocket until early November.',
  ),
  O04: note(
    '1944-11',
    'W 70 Dywizji Piechoty zebrano żołnierzy z chorobami żołądka, którym podawano specjalne jedzenie. Broniła Walcheren do listopada 1944 roku.',
    'The 70th Infantry Division gathered soldiers with stomach ailments, who were given special food. It held Walcheren until November 1944.',
  ),
  O05: note(
    '1944-09',
    '84 Dywizja Piechoty, prawie zniszczona pod Falaise, została odtworzona i od jesieni 1944 roku stała w lesie Reichswald.',
    'The 84th Infantry Division, almost destroyed at Falaise, was rebuilt and stood in the Reichswald from the autumn of 1944.',
  ),
  O06: note(
    '1944-09',
    'Dowódca 85 Dywizji Piechoty, Kurt Chill, zbierał we wrześniu 1944 roku rozproszonych żołnierzy i złożył z nich obronę Kanału Alberta.',
    'The commander of the 85th Infantry Division, Kurt Chill, gathered stragglers in September 1944 and put together a defence of the Albert Canal.',
  ),
  O07: note(
    '1944-09',
    'Do 176 Dywizji Piechoty wcielono rekonwalescentów i chorych. We wrześniu 1944 roku cofała się spod Maastricht na Sittard.',
    'The 176th Infantry Division took in convalescents and men in poor health. In September 1944 it fell back from Maastricht on Sittard.',
  ),
  O08: note(
    '1944-09',
    'Część 226 Dywizji Piechoty należała do załogi Hawru, która skapitulowała 12 września 1944 roku.',
    'Part of the 226th Infantry Division belonged to the garrison of Le Havre, which surrendered on 12 September 1944.',
  ),
  O09: note(
    '1944-09',
    '353 Dywizja Piechoty po odwrocie z Normandii obsadziła we wrześniu 1944 roku umocnienia na południowy wschód od Akwizgranu.',
    'After the retreat from Normandy the 353rd Infantry Division manned the defences south-east of Aachen in September 1944.',
  ),
  O10: note(
    '1944-09',
    'W 462 Dywizji, broniącej Metz, walczyły szkoły podchorążych i podoficerów, które stacjonowały w tym mieście.',
    'The 462nd Division in Metz was built around the schools for officer cadets and NCOs that were stationed in the city.',
  ),
  O11: note(
    '1944-09',
    '553 Dywizja Grenadierów Ludowych broniła Nancy i w połowie września 1944 roku opuściła miasto, zanim je okrążono.',
    'The 553rd Volksgrenadier Division held Nancy and left the city in the middle of September 1944 before it was surrounded.',
  ),
  O12: note(
    '1944-09',
    '559 Dywizja Grenadierów Ludowych walczyła od września 1944 roku nad Mozelą i na wschód od Nancy.',
    'The 559th Volksgrenadier Division fought from September 1944 on the Moselle and east of Nancy.',
  ),
  O13: note(
    '1944-09-16',
    '16 września 1944. Pod Akwizgran zaczęła przybywać kolejami odtworzona 12 Dywizja Grenadierów Ludowych; rzucano ją do walki pod Stolbergiem prosto z wagonów.',
    '16 September 1944. The rebuilt 12th Volksgrenadier Division began to arrive near Aachen by rail; it was sent into battle at Stolberg straight from the trains.',
  ),
  O14: note(
    '1944-10-21',
    '21 października 1944. Pułkownik Gerhard Wilck, dowódca 246 Dywizji Grenadierów Ludowych, poddał Akwizgran.',
    '21 October 1944. Colonel Gerhard Wilck, commander of the 246th Volksgrenadier Division, surrendered Aachen.',
  ),
  O15: note(
    '1944-11',
    '3 Dywizja Strzelców Spadochronowych, rozbita latem 1944 roku, została odtworzona i od listopada walczyła jako piechota między lasem Hürtgen a Düren.',
    'The 3rd Parachute Division, broken in the summer of 1944, was rebuilt and from November fought as infantry between the Hürtgen Forest and Düren.',
  ),
  O16: note(
    '1944-10',
    '6 Pułk Strzelców Spadochronowych bronił w październiku 1944 roku Woensdrecht, gdzie Kanadyjczycy ponieśli ciężkie straty.',
    'The 6th Parachute Regiment held Woensdrecht in October 1944, where the Canadians suffered heavy losses.',
  ),
  O17: note(
    '1944-09',
    '3 Dywizja Grenadierów Pancernych, przerzucona z Włoch, broniła we wrześniu 1944 roku Mozeli, a w październiku walczyła o Akwizgran.',
    'The 3rd Panzergrenadier Division, moved from Italy, held the Moselle in September 1944 and fought for Aachen in October.',
  ),
  O18: note(
    '1944-09',
    '17 Dywizja Grenadierów Pancernych SS walczyła jesienią 1944 roku pod Metz. Jej żołnierzom przypisuje się mord w Maillé: 25 sierpnia 1944 roku zabito tam 124 mieszkańców, wśród nich wiele dzieci.',
    'The 17th SS Panzergrenadier Division fought near Metz in the autumn of 1944. The massacre of Maillé, where 124 villagers, many of them children, were killed on 25 August 1944, is attributed to its soldiers.',
  ),
  O19: note(
    '1944-09',
    '9 Dywizja Pancerna straciła w Normandii większość czołgów; we wrześniu 1944 roku jej resztki broniły okolic Akwizgranu.',
    'The 9th Panzer Division lost most of its tanks in Normandy; in September 1944 what remained of it held the area of Aachen.',
  ),
  O20: note(
    '1944-09',
    '105 Brygada Pancerna, sformowana latem 1944 roku, we wrześniu straciła w walkach na pograniczu belgijsko-niemieckim większość czołgów.',
    'Panzer Brigade 105, formed in the summer of 1944, lost most of its tanks in September, in fighting on the Belgian–German border.',
  ),
  O21: note(
    '1944-09-08',
    '8 września 1944. 106 Brygada Pancerna wjechała nocą w ugrupowanie amerykańskiej 90 Dywizji pod Mairy i straciła tam większość swoich pojazdów.',
    '8 September 1944. Panzer Brigade 106 drove by night into the positions of the American 90th Division at Mairy and lost most of its vehicles there.',
  ),
  O22: note(
    '1944-09',
    '11 Dywizja Pancerna wycofała się z południowej Francji doliną Rodanu i pod koniec września 1944 roku walczyła pod Arracourt.',
    'The 11th Panzer Division retreated from southern France up the Rhône and fought at Arracourt at the end of September 1944.',
  ),
  O23: note(
    '1944-09',
    '116 Dywizja Pancerna broniła we wrześniu 1944 roku Akwizgranu. Jej dowódca, von Schwerin, próbował wstrzymać wysiedlanie mieszkańców i stracił stanowisko.',
    'The 116th Panzer Division held Aachen in September 1944. Its commander, von Schwerin, tried to halt the evacuation of the inhabitants and lost his post.',
  ),
  O24: note(
    '1944-09',
    '9 Dywizja Pancerna SS uzupełniała straty pod Arnhem, gdy 17 września 1944 roku rozpoczął się tam desant, i walczyła przeciw niemu do końca.',
    'The 9th SS Panzer Division was refitting near Arnhem when the landings began there on 17 September 1944, and fought against them to the end.',
  ),
};
