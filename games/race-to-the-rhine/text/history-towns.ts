/** What happened in the towns of the board, in 1944 and 1945. */
import type { Town } from '../content/fields.ts';
import { type Note, note } from './history-note.ts';

export const TOWN_NOTES = {
  // Montgomery's road
  lisieux: note(
    null,
    'Bombardowania z czerwca 1944 roku zniszczyły większą część Lisieux i zabiły setki mieszkańców. Wojska brytyjskie weszły do miasta pod koniec sierpnia. Bazylika świętej Teresy ocalała.',
    'The bombing of June 1944 destroyed most of Lisieux and killed hundreds of its people. British troops entered the town towards the end of August. The basilica of St Thérèse survived.',
  ),
  rouen: note(
    '1944-08-30',
    '30 sierpnia 1944. Do Rouen weszli Kanadyjczycy z 3 Dywizji Piechoty. Na brzegach Sekwany leżały setki pojazdów porzuconych przez armię niemiecką, która cofała się przez rzekę bez mostów.',
    '30 August 1944. Canadians of the 3rd Infantry Division entered Rouen. Along the Seine lay hundreds of vehicles abandoned by the German army, which had retreated across a river with broken bridges.',
  ),
  vernon: note(
    '1944-08-25/1944-08-28',
    'Między 25 a 28 sierpnia 1944 roku brytyjska 43 Dywizja Piechoty sforsowała Sekwanę pod Vernon i zbudowała mosty. Z tego przyczółka czołgi XXX Korpusu ruszyły do Belgii.',
    'Between 25 and 28 August 1944 the British 43rd Division forced the Seine at Vernon and built bridges. From this bridgehead the tanks of XXX Corps set out for Belgium.',
  ),
  'le-havre': note(
    '1944-09-10/1944-09-12',
    'Hawr zdobył brytyjski I Korpus w operacji Astonia, od 10 do 12 września 1944 roku. Kilka dni wcześniej naloty zburzyły śródmieście i zabiły około dwóch tysięcy mieszkańców. Port był tak zniszczony, że działał dopiero w październiku.',
    'The British I Corps took Le Havre in Operation Astonia, from 10 to 12 September 1944. A few days before, air raids had razed the centre and killed about two thousand inhabitants. The port was so badly wrecked that it worked only from October.',
  ),
  dieppe: note(
    '1944-09-01',
    '1 września 1944. Kanadyjska 2 Dywizja Piechoty weszła do Dieppe bez walki. Ta sama dywizja dwa lata wcześniej, 19 sierpnia 1942 roku, straciła tu w nieudanym desancie setki zabitych i wielu jeńców.',
    '1 September 1944. The Canadian 2nd Infantry Division entered Dieppe without a fight. Two years earlier, on 19 August 1942, the same division had lost hundreds of dead and many prisoners here in a landing that failed.',
  ),
  abbeville: note(
    '1944-09-03',
    '3 września 1944. Abbeville nad Sommą wyzwoliła polska 1 Dywizja Pancerna generała Stanisława Maczka, w pościgu z Normandii ku Belgii. Trzy dni później była w Ypres.',
    '3 September 1944. Abbeville on the Somme was freed by the Polish 1st Armoured Division of General Stanisław Maczek, in its pursuit from Normandy to Belgium. Three days later it was in Ypres.',
  ),
  boulogne: note(
    '1944-09-17/1944-09-22',
    'Kanadyjska 3 Dywizja Piechoty zdobywała ufortyfikowane Boulogne od 17 do 22 września 1944 roku, w operacji Wellhit. Do niewoli poszło ponad dziewięć tysięcy Niemców, ale port był zablokowany wrakami.',
    'The Canadian 3rd Infantry Division took fortified Boulogne between 17 and 22 September 1944, in Operation Wellhit. More than nine thousand Germans were taken prisoner, but the port was blocked by wrecks.',
  ),
  calais: note(
    '1944-09-25/1944-10-01',
    'Walki o Calais trwały od 25 września do 1 października 1944 roku. Przerwano je na dobę, żeby ludność cywilna mogła opuścić miasto. Zdobyto też ciężkie baterie, które przez lata ostrzeliwały Anglię.',
    'The fighting for Calais lasted from 25 September to 1 October 1944. It was halted for a day so that civilians could leave the town. The heavy batteries that had shelled England for years were taken as well.',
  ),
  dunkerque: note(
    '1945-05-09',
    '9 maja 1945. Niemiecka załoga Dunkierki skapitulowała dopiero po zakończeniu wojny w Europie. Twierdzy nie szturmowano, tylko otoczono; od października 1944 roku pierścień wokół niej trzymała czechosłowacka brygada pancerna.',
    '9 May 1945. The German garrison of Dunkirk surrendered only after the war in Europe was over. The fortress was not stormed but sealed off; from October 1944 a Czechoslovak armoured brigade held the ring around it.',
  ),
  lille: note(
    '1944-09-03',
    '3 września 1944. Do Lille wjechali Brytyjczycy; dzień wcześniej przeciw cofającym się Niemcom powstali mieszkańcy i podziemie. W maju 1940 roku odcięte tu wojska francuskie biły się kilka dni, gdy w Dunkierce trwała ewakuacja.',
    '3 September 1944. The British drove into Lille; the day before, its people and the underground had risen against the retreating Germans. In May 1940 French troops cut off here had fought on for days while Dunkirk was being evacuated.',
  ),
  gent: note(
    '1944-09-05/1944-09-06',
    'Brytyjska 7 Dywizja Pancerna dotarła do Gandawy 5 i 6 września 1944 roku. O północne dzielnice i kanały trzeba było walczyć jeszcze kilka dni; brała w tym udział polska 1 Dywizja Pancerna.',
    'The British 7th Armoured Division reached Ghent on 5 and 6 September 1944. The northern districts and the canals took several more days; the Polish 1st Armoured Division had a part in that.',
  ),
  brugge: note(
    '1944-09-12',
    '12 września 1944. Do Brugii weszli Kanadyjczycy. Niemcy wycofali się na północ, za kanały, i stare miasto uniknęło zniszczenia.',
    '12 September 1944. Canadians entered Bruges. The Germans had withdrawn northwards behind the canals, and the old town escaped destruction.',
  ),
  oostende: note(
    '1944-09-08/1944-09-09',
    'Ostendę wyzwolono 8 i 9 września 1944 roku. Port był zaminowany i zatarasowany wrakami, a mimo to od końca września przyjmował statki z zaopatrzeniem.',
    'Ostend was freed on 8 and 9 September 1944. The port was mined and blocked by wrecks, and yet from the end of September ships with supplies came in.',
  ),
  antwerpen: note(
    '1944-09-04',
    '4 września 1944. Brytyjska 11 Dywizja Pancerna zajęła Antwerpię, a belgijski ruch oporu pomógł ocalić doki przed zniszczeniem. Ujście Skaldy pozostało jednak w rękach Niemców i pierwszy konwój wszedł do portu dopiero 28 listopada.',
    '4 September 1944. The British 11th Armoured Division took Antwerp, and the Belgian resistance helped to save the docks. But the estuary of the Scheldt stayed in German hands, and the first convoy reached the port only on 28 November.',
  ),
  neerpelt: note(
    '1944-09-10',
    '10 września 1944. Brytyjski pułk Gwardii Irlandzkiej zdobył most na kanale koło Neerpelt, nazwany potem mostem Joego od imienia dowódcy, Joego Vandeleura. Tydzień później XXX Korpus wyruszył stąd w stronę Arnhem.',
    '10 September 1944. The Irish Guards took a bridge over the canal near Neerpelt, later called Joe’s Bridge after their commander, Joe Vandeleur. A week later XXX Corps set out from here for Arnhem.',
  ),
  breskens: note(
    '1944-10-06/1944-11-03',
    'Operacja Switchback: od 6 października do 3 listopada 1944 roku Kanadyjczycy zdobywali kocioł Breskens na południowym brzegu Skaldy. Walczyło się na zalanych polderach i groblach, metr po metrze.',
    'Operation Switchback: from 6 October to 3 November 1944 Canadians fought for the Breskens pocket on the southern bank of the Scheldt. They advanced yard by yard over flooded polders and dykes.',
  ),
  vlissingen: note(
    '1944-11-01',
    '1 listopada 1944. Brytyjscy komandosi i Szkoci wylądowali we Vlissingen, a inne oddziały w Westkapelle. Wcześniej lotnictwo przerwało groble i zatopiło wyspę Walcheren wraz z domami tysięcy mieszkańców. Walki trwały do 8 listopada.',
    '1 November 1944. British commandos and Scots landed at Vlissingen, others at Westkapelle. Before that, aircraft had breached the dykes and flooded the island of Walcheren with the homes of thousands. The fighting lasted until 8 November.',
  ),
  goes: note(
    '1944-10',
    'Przez Goes na półwyspie Zuid-Beveland prowadziła droga na Walcheren. Pod koniec października 1944 roku, w operacji Vitality, spotkali się na półwyspie Kanadyjczycy idący od wschodu i Szkoci, którzy przeprawili się przez Skaldę.',
    'The way to Walcheren led through Goes, on South Beveland. At the end of October 1944, in Operation Vitality, Canadians coming from the east met Scots who had crossed the Scheldt.',
  ),
  'bergen-op-zoom': note(
    '1944-10-27',
    '27 października 1944. Kanadyjska 4 Dywizja Pancerna weszła do Bergen op Zoom. Wcześniej, w połowie miesiąca, kanadyjska piechota poniosła ciężkie straty pod pobliskim Woensdrecht.',
    '27 October 1944. The Canadian 4th Armoured Division entered Bergen op Zoom. Earlier, in the middle of the month, Canadian infantry had suffered heavy losses at Woensdrecht near by.',
  ),
  breda: note(
    '1944-10-29',
    '29 października 1944. Bredę wyzwoliła polska 1 Dywizja Pancerna. Generał Maczek obszedł miasto, zamiast je burzyć ogniem artylerii. Mieszkańcy nadali Polakom honorowe obywatelstwo; generał spoczywa wśród swoich żołnierzy na cmentarzu w Bredzie.',
    '29 October 1944. The Polish 1st Armoured Division freed Breda. General Maczek went round the town instead of shelling it. The people made the Poles honorary citizens; the general is buried among his soldiers in Breda.',
  ),
  rotterdam: note(
    '1944-11-10/1944-11-11',
    'Rotterdam pozostał pod okupacją do maja 1945 roku. W łapance 10 i 11 listopada 1944 roku Niemcy wywieźli stąd na roboty około 50 tysięcy mężczyzn. Zimą w zachodniej Holandii zapanował głód.',
    'Rotterdam stayed under occupation until May 1945. In a round-up on 10 and 11 November 1944 the Germans took about 50,000 men away for forced labour. In the winter there was famine in the west of the Netherlands.',
  ),
  's-hertogenbosch': note(
    '1944-10-24/1944-10-27',
    'Walijska 53 Dywizja wyzwalała ’s-Hertogenbosch od 24 do 27 października 1944 roku, walcząc o ulice i kanały. W pobliskim Vught Niemcy mieli obóz koncentracyjny, opróżniony we wrześniu przed nadejściem aliantów.',
    'The 53rd (Welsh) Division freed ’s-Hertogenbosch between 24 and 27 October 1944, street by street and canal by canal. At Vught near by the Germans had kept a concentration camp, emptied in September before the Allies came.',
  ),
  eindhoven: note(
    '1944-09-18',
    '18 września 1944. Amerykańscy spadochroniarze ze 101 Dywizji wyzwolili Eindhoven i spotkali się z czołgami XXX Korpusu. Następnego wieczoru niemiecki nalot zabił ponad dwustu mieszkańców.',
    '18 September 1944. American parachutists of the 101st Division freed Eindhoven and met the tanks of XXX Corps. The next evening a German air raid killed more than two hundred inhabitants.',
  ),
  nijmegen: note(
    '1944-09-20',
    '20 września 1944. Amerykańscy spadochroniarze z 82 Dywizji przepłynęli Waal w płóciennych łodziach pod ogniem, a czołgi brytyjskiej Gwardii przejechały przez most drogowy. Most zdobyto w całości, lecz do Arnhem zostało jeszcze kilkanaście kilometrów.',
    '20 September 1944. American parachutists of the 82nd Division crossed the Waal in canvas boats under fire, and tanks of the British Guards drove over the road bridge. It was taken intact, but Arnhem was still some ten miles away.',
  ),
  venlo: note(
    '1945-03-01',
    '1 marca 1945. Venlo wyzwolili Amerykanie. Jesienią 1944 roku lotnictwo alianckie wielokrotnie bombardowało most na Mozie; zginęły setki mieszkańców, a most ostatecznie wysadzili Niemcy.',
    '1 March 1945. Venlo was freed by Americans. In the autumn of 1944 Allied aircraft had bombed its bridge over the Meuse again and again; hundreds of inhabitants died, and in the end the Germans blew the bridge up.',
  ),
  arnhem: note(
    '1944-09-17/1944-09-26',
    'Arnhem: jeden batalion brytyjskich spadochroniarzy trzymał północny koniec mostu na Renie do 21 września 1944 roku. Reszta dywizji broniła się w Oosterbeek, a polska brygada lądowała w Driel. Z około dziesięciu tysięcy ludzi za rzekę wróciło mniej więcej 2400; mieszkańców Niemcy wypędzili.',
    'Arnhem: one battalion of British parachutists held the north end of the Rhine bridge until 21 September 1944. The rest of the division fought at Oosterbeek, and the Polish brigade came down at Driel. Of about ten thousand men some 2,400 came back over the river; the Germans drove the inhabitants out.',
  ),
  wesel: note(
    '1945-03-23/1945-03-24',
    'W nocy z 23 na 24 marca 1945 roku wojska Montgomery’ego przekroczyły Ren pod Wesel i Rees w operacji Plunder. Naloty zamieniły Wesel w gruzy: prawie żaden dom nie pozostał cały.',
    'In the night of 23 to 24 March 1945 Montgomery’s armies crossed the Rhine at Wesel and Rees in Operation Plunder. Air raids had turned Wesel into rubble: hardly a house was left whole.',
  ),

  // Shared between Montgomery and Bradley
  amiens: note(
    '1944-08-31',
    '31 sierpnia 1944. Po całonocnym marszu brytyjska 11 Dywizja Pancerna wjechała o świcie do Amiens. Ruch oporu pomógł ocalić mosty na Sommie, a do niewoli dostał się niemiecki generał Heinrich Eberbach.',
    '31 August 1944. After driving through the night the British 11th Armoured Division entered Amiens at dawn. The resistance helped to save the bridges over the Somme, and the German general Heinrich Eberbach was taken prisoner.',
  ),
  bruxelles: note(
    '1944-09-03',
    '3 września 1944. Dywizja Pancerna Gwardii przejechała w jeden dzień ponad sto kilometrów i wieczorem była w Brukseli. Ulice pełne były ludzi; następnego dnia do miasta weszła belgijska brygada Jeana-Baptiste’a Pirona.',
    '3 September 1944. The Guards Armoured Division drove more than sixty miles in a day and was in Brussels by evening. The streets were full of people; the next day the Belgian brigade of Jean-Baptiste Piron came into the city.',
  ),
  maastricht: note(
    '1944-09-14',
    '14 września 1944. Amerykańska 30 Dywizja Piechoty, która dzień wcześniej weszła do dzielnicy Wyck, zajęła całe Maastricht. Było to pierwsze większe wyzwolone miasto w Holandii.',
    '14 September 1944. The American 30th Infantry Division, which had entered the district of Wyck the day before, held all of Maastricht. It was the first larger town in the Netherlands to be freed.',
  ),

  // Bradley's road
  chartres: note(
    '1944-08-16',
    '16 sierpnia 1944. Podczas walk o Chartres podejrzewano, że w wieżach katedry są niemieccy obserwatorzy. Pułkownik Welborn Griffith sam to sprawdził i kazał wstrzymać ogień. Zginął tego samego dnia.',
    '16 August 1944. During the fighting for Chartres German observers were thought to be in the cathedral towers. Colonel Welborn Griffith went to see for himself and had the fire stopped. He was killed the same day.',
  ),
  mantes: note(
    '1944-08-19/1944-08-20',
    'W nocy z 19 na 20 sierpnia 1944 roku amerykańska 79 Dywizja z XV Korpusu przeszła Sekwanę koło Mantes, częściowo po jazie. Był to pierwszy aliancki przyczółek za tą rzeką.',
    'In the night of 19 to 20 August 1944 the American 79th Division of XV Corps crossed the Seine near Mantes, partly on foot over a weir. It was the first Allied bridgehead beyond the river.',
  ),
  paris: note(
    '1944-08-25',
    '25 sierpnia 1944. Do Paryża, w którym od 19 sierpnia trwało powstanie, weszły francuska 2 Dywizja Pancerna generała Leclerca i amerykańska 4 Dywizja Piechoty z V Korpusu. Niemiecki komendant skapitulował. Miasto trzeba było teraz wyżywić.',
    '25 August 1944. Paris had been in revolt since 19 August; now the French 2nd Armoured Division of General Leclerc and the American 4th Infantry Division of V Corps came in. The German commandant surrendered. The city now had to be fed.',
  ),
  compiegne: note(
    '1944-09-01',
    '1 września 1944. Wojska amerykańskie dotarły do Compiègne. Przez obóz Royallieu na skraju miasta Niemcy wysłali do obozów koncentracyjnych i obozów zagłady ponad 45 tysięcy ludzi; ostatni transport odjechał pod koniec sierpnia.',
    '1 September 1944. American troops reached Compiègne. Through the camp of Royallieu on the edge of the town the Germans had sent more than 45,000 people to concentration and death camps; the last transport left at the end of August.',
  ),
  mons: note(
    '1944-09-02/1944-09-05',
    'Od 2 do 5 września 1944 roku VII Korpus zamknął pod Mons drogę odwrotu resztkom kilku niemieckich dywizji. Do niewoli poszło około 25 tysięcy żołnierzy. Wielu z nich wyłapały i przyprowadziły oddziały belgijskiego ruchu oporu.',
    'From 2 to 5 September 1944 VII Corps cut off the remains of several German divisions at Mons. About 25,000 soldiers were taken prisoner. Many of them were rounded up by the Belgian resistance.',
  ),
  sedan: note(
    '1944-09',
    'Pod Sedanem w maju 1940 roku niemieckie czołgi przeszły Mozę i przełamały front francuski. We wrześniu 1944 roku V Korpus przekroczył tu rzekę w przeciwnym kierunku.',
    'At Sedan, in May 1940, German tanks crossed the Meuse and broke the French front. In September 1944 V Corps crossed the river here in the other direction.',
  ),
  liege: note(
    '1944-09-07/1944-09-08',
    'Amerykańska 3 Dywizja Pancerna wyzwoliła Liège 7 i 8 września 1944 roku. Miasto stało się wielką bazą zaopatrzenia, a jesienią i zimą spadały na nie latające bomby V-1.',
    'The American 3rd Armored Division freed Liège on 7 and 8 September 1944. The city became a great supply base, and in autumn and winter V-1 flying bombs fell on it.',
  ),
  bastogne: note(
    '1944-12-26',
    '26 grudnia 1944. Czołgi 3 Armii Pattona przebiły się do Bastogne. Miasto, wyzwolone we wrześniu, od 20 grudnia było oblężone w czasie niemieckiej ofensywy w Ardenach; broniła go głównie amerykańska 101 Dywizja Powietrznodesantowa.',
    '26 December 1944. Tanks of Patton’s Third Army broke through to Bastogne. The town, freed in September, had been besieged since 20 December in the German offensive in the Ardennes; its defenders were chiefly the American 101st Airborne Division.',
  ),
  'st-vith': note(
    '1944-12',
    'Okolice St. Vith, przed wojną belgijskie, Niemcy przyłączyli w 1940 roku do Rzeszy. W grudniu 1944 roku Amerykanie bronili miasta do 21 grudnia, a naloty alianckie w Boże Narodzenie zburzyły je prawie całkowicie.',
    'The district of St. Vith, Belgian before the war, was annexed by Germany in 1940. In December 1944 Americans held the town until the 21st, and Allied air raids at Christmas destroyed it almost completely.',
  ),
  aachen: note(
    '1944-10-21',
    '21 października 1944. Po prawie trzech tygodniach walk skapitulowała załoga Akwizgranu. Było to pierwsze duże miasto niemieckie zdobyte przez aliantów. Większość mieszkańców wywieziono wcześniej, a śródmieście leżało w gruzach.',
    '21 October 1944. After almost three weeks of fighting the garrison of Aachen surrendered. It was the first large German city taken by the Allies. Most of its people had been sent away before, and the centre lay in ruins.',
  ),
  dusseldorf: note(
    '1945-04-17',
    '17 kwietnia 1945. Amerykanie weszli do Düsseldorfu bez walki. Dzień wcześniej kilku mieszkańców próbowało uzyskać poddanie miasta; pięciu z nich rozstrzelano. Lewobrzeżne dzielnice były w rękach aliantów już od początku marca.',
    '17 April 1945. Americans entered Düsseldorf without a fight. The day before, some citizens had tried to bring about its surrender; five of them were shot. The districts on the left bank had been in Allied hands since early March.',
  ),
  koln: note(
    '1945-03-06',
    '6 marca 1945. VII Korpus dotarł do katedry w Kolonii. Niemcy wysadzili most Hohenzollernów, a walki na lewym brzegu skończyły się następnego dnia. Z kilkuset tysięcy mieszkańców w ruinach zostało kilkadziesiąt tysięcy.',
    '6 March 1945. VII Corps reached the cathedral of Cologne. The Germans blew up the Hohenzollern Bridge, and the fighting on the left bank ended the next day. Of several hundred thousand inhabitants some tens of thousands were left in the ruins.',
  ),
  remagen: note(
    '1945-03-07',
    '7 marca 1945. Żołnierze amerykańskiej 9 Dywizji Pancernej zastali w Remagen niezniszczony most Ludendorffa i przeszli po nim Ren. Most zawalił się 17 marca, zabijając ponad dwudziestu saperów.',
    '7 March 1945. Soldiers of the American 9th Armored Division found the Ludendorff Bridge at Remagen still standing and crossed the Rhine on it. The bridge collapsed on 17 March, killing more than twenty engineers.',
  ),
  koblenz: note(
    '1945-03-18/1945-03-19',
    'Koblencję, u ujścia Mozeli do Renu, zdobyła 18 i 19 marca 1945 roku amerykańska 87 Dywizja Piechoty. Mosty na Renie były już wysadzone, a miasto po nalotach w większości zburzone.',
    'Koblenz, where the Moselle flows into the Rhine, was taken by the American 87th Infantry Division on 18 and 19 March 1945. The Rhine bridges had been blown up, and most of the town had been destroyed from the air.',
  ),

  // Shared between Bradley and Patton
  reims: note(
    '1944-08-30',
    '30 sierpnia 1944. XX Korpus wyzwolił Reims. W szkole w tym mieście, gdzie mieścił się sztab generała Eisenhowera, 7 maja 1945 roku podpisano bezwarunkową kapitulację Niemiec.',
    '30 August 1944. XX Corps freed Reims. In a school in this city, General Eisenhower’s headquarters, the unconditional surrender of Germany was signed on 7 May 1945.',
  ),
  luxembourg: note(
    '1944-09-10',
    '10 września 1944. Amerykańska 5 Dywizja Pancerna wyzwoliła Luksemburg; razem z nią przybył książę Feliks. Niemcy okupowali kraj od maja 1940 roku, a potem przyłączyli go do Rzeszy. Nazajutrz patrole przekroczyły granicę Niemiec.',
    '10 September 1944. The American 5th Armored Division freed Luxembourg; Prince Félix came with it. The Germans had occupied the country in May 1940 and then annexed it. The next day patrols crossed the German border.',
  ),
  trier: note(
    '1945-03-01/1945-03-02',
    'Trewir zdobyła 1 i 2 marca 1945 roku amerykańska 10 Dywizja Pancerna. Nocą jej żołnierze opanowali nieuszkodzony most na Mozeli, stojący na rzymskich filarach.',
    'Trier was taken by the American 10th Armored Division on 1 and 2 March 1945. In the night its soldiers seized the bridge over the Moselle, which stands on Roman piers, undamaged.',
  ),

  // Patton's road
  orleans: note(
    '1944-08-16',
    '16 sierpnia 1944. XII Korpus 3 Armii wyzwolił Orlean, oddalony o setki kilometrów od plaż, na których wyładowywano zaopatrzenie. Im szybciej jechały czołgi, tym dłużej trzeba było wieźć za nimi paliwo.',
    '16 August 1944. XII Corps of Third Army freed Orléans, hundreds of kilometres from the beaches where supplies came ashore. The faster the tanks drove, the farther fuel had to be carried behind them.',
  ),
  troyes: note(
    '1944-08-25',
    '25 sierpnia 1944. Czołgi amerykańskiej 4 Dywizji Pancernej zaatakowały Troyes nad górną Sekwaną i następnego dnia miasto było wolne. Spośród wojsk, które wylądowały w Normandii, żadne nie stały wtedy dalej na wschodzie.',
    '25 August 1944. Tanks of the American 4th Armored Division attacked Troyes on the upper Seine, and the next day the town was free. None of the forces that had landed in Normandy stood farther east at the time.',
  ),
  chatillon: note(
    '1944-09-12',
    '12 września 1944. W Nod-sur-Seine koło Châtillon spotkały się patrole francuskie idące z Normandii i z Prowansji. Odtąd alianci tworzyli jeden front, od Morza Północnego po Alpy.',
    '12 September 1944. At Nod-sur-Seine, near Châtillon, French patrols from Normandy and from Provence met. From now on the Allies were building one front from the North Sea to the Alps.',
  ),
  epinal: note(
    '1944-09-24',
    '24 września 1944. Épinal nad Mozelą wyzwoliła amerykańska 45 Dywizja Piechoty z 7 Armii, która przyszła z południa, z Prowansji. Na pobliskim cmentarzu leżą tysiące Amerykanów poległych we wschodniej Francji.',
    '24 September 1944. Épinal on the Moselle was freed by the American 45th Infantry Division of Seventh Army, which had come up from Provence. Thousands of Americans who died in eastern France lie in the cemetery near by.',
  ),
  verdun: note(
    '1944-08-31',
    '31 sierpnia 1944. XX Korpus przejechał most na Mozie w Verdun, na polach bitwy poprzedniej wojny. Potem czołgom zabrakło paliwa i na kilka dni stanęły.',
    '31 August 1944. XX Corps drove over the Meuse bridge at Verdun, among the battlefields of the war before. Then its tanks ran out of fuel and stood still for days.',
  ),
  'pont-a-mousson': note(
    '1944-09-05',
    '5 września 1944. Pierwsza próba przekroczenia Mozeli w Pont-à-Mousson kosztowała amerykańską 80 Dywizję ciężkie straty i nie powiodła się. Tydzień później przeprawa udała się kilka kilometrów dalej, pod Dieulouard.',
    '5 September 1944. The first attempt to cross the Moselle at Pont-à-Mousson cost the American 80th Division heavy losses and failed. A week later a crossing succeeded a few miles away, at Dieulouard.',
  ),
  nancy: note(
    '1944-09-15',
    '15 września 1944. XII Korpus wyzwolił Nancy, obchodząc je z obu stron. Niemiecka załoga zdążyła się wycofać, więc miasto i jego osiemnastowieczny plac Stanisława, króla Leszczyńskiego, ocalały.',
    '15 September 1944. XII Corps freed Nancy by going round it on both sides. The German garrison had withdrawn, and so the city survived, and with it the eighteenth-century square of Stanisław Leszczyński, the exiled king of Poland.',
  ),
  metz: note(
    '1944-11-22',
    '22 listopada 1944. XX Korpus zdobył Metz po walkach, które zaczęły się we wrześniu. Jesienny szturm fortu Driant załamał się; ostatni fort, Jeanne d’Arc, poddał się dopiero 13 grudnia.',
    '22 November 1944. XX Corps took Metz after fighting that had begun in September. An assault on Fort Driant failed in the autumn; the last fort, Jeanne d’Arc, gave up only on 13 December.',
  ),
  thionville: note(
    '1944-11-09',
    '9 listopada 1944. Amerykańska 90 Dywizja przekroczyła wezbraną Mozelę poniżej Thionville. Rzeka rozlała się szeroko, prąd rwał mosty, a mimo to przyczółek się utrzymał i zamknął Metz od północy.',
    '9 November 1944. The American 90th Division crossed the flooded Moselle below Thionville. The river had spread wide and the current tore bridges away, yet the bridgehead held and closed in on Metz from the north.',
  ),
  'chateau-salins': note(
    '1944-09-18/1944-09-29',
    'Między Château-Salins a Arracourt od 18 do 29 września 1944 roku amerykańska 4 Dywizja Pancerna odpierała natarcia niemieckich brygad pancernych. Niemieckie załogi miały nowe czołgi, ale były słabo wyszkolone, a gdy opadała mgła, nadlatywało lotnictwo aliantów.',
    'Between Château-Salins and Arracourt the American 4th Armored Division beat off German panzer brigades from 18 to 29 September 1944. The German crews had new tanks but little training, and when the fog lifted Allied aircraft came.',
  ),
  'st-avold': note(
    '1944-11-27',
    '27 listopada 1944. Wojska amerykańskie weszły do Saint-Avold. Koło miasta leży największy w Europie cmentarz Amerykanów poległych w drugiej wojnie światowej; spoczywa na nim ponad dziesięć tysięcy żołnierzy.',
    '27 November 1944. American troops entered St. Avold. More than ten thousand Americans lie in the cemetery near the town, the largest in Europe for the American dead of the Second World War.',
  ),
  saarlautern: note(
    '1944-12-03',
    '3 grudnia 1944. Amerykańska 95 Dywizja zdobyła w Saarlautern nieuszkodzony most na Saarze. Miasto, założone przez Ludwika XIV jako Saarlouis, nosiło tę narzuconą nazwę w latach 1936–1945.',
    '3 December 1944. The American 95th Division took an undamaged bridge over the Saar at Saarlautern. The town, founded by Louis XIV as Saarlouis, bore this imposed name from 1936 to 1945.',
  ),
  saarbrucken: note(
    '1945-03-20',
    '20 marca 1945. Wojska amerykańskie weszły do Saarbrücken, miasta kopalń i hut, po wojnie na ponad dziesięć lat oddzielonego od Niemiec. Patton stał nad Saarą już w grudniu, lecz ofensywa w Ardenach zawróciła go na północ.',
    '20 March 1945. American troops entered Saarbrücken, a town of mines and steelworks, kept apart from Germany for more than ten years after the war. Patton had stood on the Saar in December, but the Ardennes offensive called him north.',
  ),
  mainz: note(
    '1945-03-22/1945-03-23',
    'W nocy z 22 na 23 marca 1945 roku żołnierze 5 Dywizji z 3 Armii przepłynęli Ren łodziami w Oppenheim, na południe od Moguncji. Sama Moguncja, zburzona przez naloty, była już w rękach Amerykanów.',
    'In the night of 22 to 23 March 1945 soldiers of the 5th Division of Third Army crossed the Rhine in boats at Oppenheim, south of Mainz. Mainz itself, ruined from the air, was already in American hands.',
  ),
  mannheim: note(
    '1945-03-29',
    '29 marca 1945. Do Mannheimu weszły wojska amerykańskie. Śródmieście z siatką ulic bez nazw, oznaczonych literami i liczbami, było po latach nalotów niemal całkowicie zburzone.',
    '29 March 1945. American troops entered Mannheim. The centre, whose blocks have letters and numbers instead of street names, was almost wholly destroyed after years of air raids.',
  ),
} as const satisfies Readonly<Partial<Record<Town, Note>>>;
