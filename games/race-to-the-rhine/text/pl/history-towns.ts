/** What happened in the towns of the board, in 1944 and 1945. In Polish. */
import type { TOWN_FACTS } from '../history-towns.ts';

export const TOWN_NOTES: Readonly<Record<keyof typeof TOWN_FACTS, string>> = {
  // Montgomery's road
  lisieux:
    'Bombardowania z czerwca 1944 roku zniszczyły większą część Lisieux i zabiły setki mieszkańców. Wojska brytyjskie weszły do miasta pod koniec sierpnia. Bazylika świętej Teresy ocalała.',
  rouen:
    '30 sierpnia 1944. Do Rouen weszli Kanadyjczycy z 3 Dywizji Piechoty. Na brzegach Sekwany leżały setki pojazdów porzuconych przez armię niemiecką, która cofała się przez rzekę bez mostów.',
  vernon:
    'Między 25 a 28 sierpnia 1944 roku brytyjska 43 Dywizja Piechoty sforsowała Sekwanę pod Vernon i zbudowała mosty. Z tego przyczółka czołgi XXX Korpusu ruszyły do Belgii.',
  'le-havre':
    'Hawr zdobył brytyjski I Korpus w operacji Astonia, od 10 do 12 września 1944 roku. Kilka dni wcześniej naloty zburzyły śródmieście i zabiły około dwóch tysięcy mieszkańców. Port był tak zniszczony, że działał dopiero w październiku.',
  dieppe:
    '1 września 1944. Kanadyjska 2 Dywizja Piechoty weszła do Dieppe bez walki. Ta sama dywizja dwa lata wcześniej, 19 sierpnia 1942 roku, straciła tu w nieudanym desancie setki zabitych i wielu jeńców.',
  abbeville:
    '3 września 1944. Abbeville nad Sommą wyzwoliła polska 1 Dywizja Pancerna generała Stanisława Maczka, w pościgu z Normandii ku Belgii. Trzy dni później była w Ypres.',
  boulogne:
    'Kanadyjska 3 Dywizja Piechoty zdobywała ufortyfikowane Boulogne od 17 do 22 września 1944 roku, w operacji Wellhit. Do niewoli poszło ponad dziewięć tysięcy Niemców, ale port był zablokowany wrakami.',
  calais:
    'Walki o Calais trwały od 25 września do 1 października 1944 roku. Przerwano je na dobę, żeby ludność cywilna mogła opuścić miasto. Zdobyto też ciężkie baterie, które przez lata ostrzeliwały Anglię.',
  dunkerque:
    '9 maja 1945. Niemiecka załoga Dunkierki skapitulowała dopiero po zakończeniu wojny w Europie. Twierdzy nie szturmowano, tylko otoczono; od października 1944 roku pierścień wokół niej trzymała czechosłowacka brygada pancerna.',
  lille:
    '3 września 1944. Do Lille wjechali Brytyjczycy; dzień wcześniej przeciw cofającym się Niemcom powstali mieszkańcy i podziemie. W maju 1940 roku odcięte tu wojska francuskie biły się kilka dni, gdy w Dunkierce trwała ewakuacja.',
  gent: 'Brytyjska 7 Dywizja Pancerna dotarła do Gandawy 5 i 6 września 1944 roku. O północne dzielnice i kanały trzeba było walczyć jeszcze kilka dni; brała w tym udział polska 1 Dywizja Pancerna.',
  brugge:
    '12 września 1944. Do Brugii weszli Kanadyjczycy. Niemcy wycofali się na północ, za kanały, i stare miasto uniknęło zniszczenia.',
  oostende:
    'Ostendę wyzwolono 8 i 9 września 1944 roku. Port był zaminowany i zatarasowany wrakami, a mimo to od końca września przyjmował statki z zaopatrzeniem.',
  antwerpen:
    '4 września 1944. Brytyjska 11 Dywizja Pancerna zajęła Antwerpię, a belgijski ruch oporu pomógł ocalić doki przed zniszczeniem. Ujście Skaldy pozostało jednak w rękach Niemców i pierwszy konwój wszedł do portu dopiero 28 listopada.',
  neerpelt:
    '10 września 1944. Brytyjski pułk Gwardii Irlandzkiej zdobył most na kanale koło Neerpelt, nazwany potem mostem Joego od imienia dowódcy, Joego Vandeleura. Tydzień później XXX Korpus wyruszył stąd w stronę Arnhem.',
  breskens:
    'Operacja Switchback: od 6 października do 3 listopada 1944 roku Kanadyjczycy zdobywali kocioł Breskens na południowym brzegu Skaldy. Walczyło się na zalanych polderach i groblach, metr po metrze.',
  vlissingen:
    '1 listopada 1944. Brytyjscy komandosi i Szkoci wylądowali we Vlissingen, a inne oddziały w Westkapelle. Wcześniej lotnictwo przerwało groble i zatopiło wyspę Walcheren wraz z domami tysięcy mieszkańców. Walki trwały do 8 listopada.',
  goes: 'Przez Goes na półwyspie Zuid-Beveland prowadziła droga na Walcheren. Pod koniec października 1944 roku, w operacji Vitality, spotkali się na półwyspie Kanadyjczycy idący od wschodu i Szkoci, którzy przeprawili się przez Skaldę.',
  'bergen-op-zoom':
    '27 października 1944. Kanadyjska 4 Dywizja Pancerna weszła do Bergen op Zoom. Wcześniej, w połowie miesiąca, kanadyjska piechota poniosła ciężkie straty pod pobliskim Woensdrecht.',
  breda:
    '29 października 1944. Bredę wyzwoliła polska 1 Dywizja Pancerna. Generał Maczek obszedł miasto, zamiast je burzyć ogniem artylerii. Mieszkańcy nadali Polakom honorowe obywatelstwo; generał spoczywa wśród swoich żołnierzy na cmentarzu w Bredzie.',
  rotterdam:
    'Rotterdam pozostał pod okupacją do maja 1945 roku. W łapance 10 i 11 listopada 1944 roku Niemcy wywieźli stąd na roboty około 50 tysięcy mężczyzn. Zimą w zachodniej Holandii zapanował głód.',
  's-hertogenbosch':
    'Walijska 53 Dywizja wyzwalała ’s-Hertogenbosch od 24 do 27 października 1944 roku, walcząc o ulice i kanały. W pobliskim Vught Niemcy mieli obóz koncentracyjny, opróżniony we wrześniu przed nadejściem aliantów.',
  eindhoven:
    '18 września 1944. Amerykańscy spadochroniarze ze 101 Dywizji wyzwolili Eindhoven i spotkali się z czołgami XXX Korpusu. Następnego wieczoru niemiecki nalot zabił ponad dwustu mieszkańców.',
  nijmegen:
    '20 września 1944. Amerykańscy spadochroniarze z 82 Dywizji przepłynęli Waal w płóciennych łodziach pod ogniem, a czołgi brytyjskiej Gwardii przejechały przez most drogowy. Most zdobyto w całości, lecz do Arnhem zostało jeszcze kilkanaście kilometrów.',
  venlo:
    '1 marca 1945. Venlo wyzwolili Amerykanie. Jesienią 1944 roku lotnictwo alianckie wielokrotnie bombardowało most na Mozie; zginęły setki mieszkańców, a most ostatecznie wysadzili Niemcy.',
  arnhem:
    'Arnhem: jeden batalion brytyjskich spadochroniarzy trzymał północny koniec mostu na Renie do 21 września 1944 roku. Reszta dywizji broniła się w Oosterbeek, a polska brygada lądowała w Driel. Z około dziesięciu tysięcy ludzi za rzekę wróciło mniej więcej 2400; mieszkańców Niemcy wypędzili.',
  wesel:
    'W nocy z 23 na 24 marca 1945 roku wojska Montgomery’ego przekroczyły Ren pod Wesel i Rees w operacji Plunder. Naloty zamieniły Wesel w gruzy: prawie żaden dom nie pozostał cały.',

  // Shared between Montgomery and Bradley
  amiens:
    '31 sierpnia 1944. Po całonocnym marszu brytyjska 11 Dywizja Pancerna wjechała o świcie do Amiens. Ruch oporu pomógł ocalić mosty na Sommie, a do niewoli dostał się niemiecki generał Heinrich Eberbach.',
  bruxelles:
    '3 września 1944. Dywizja Pancerna Gwardii przejechała w jeden dzień ponad sto kilometrów i wieczorem była w Brukseli. Ulice pełne były ludzi; następnego dnia do miasta weszła belgijska brygada Jeana-Baptiste’a Pirona.',
  maastricht:
    '14 września 1944. Amerykańska 30 Dywizja Piechoty, która dzień wcześniej weszła do dzielnicy Wyck, zajęła całe Maastricht. Było to pierwsze większe wyzwolone miasto w Holandii.',

  // Bradley's road
  chartres:
    '16 sierpnia 1944. Podczas walk o Chartres podejrzewano, że w wieżach katedry są niemieccy obserwatorzy. Pułkownik Welborn Griffith sam to sprawdził i kazał wstrzymać ogień. Zginął tego samego dnia.',
  mantes:
    'W nocy z 19 na 20 sierpnia 1944 roku amerykańska 79 Dywizja z XV Korpusu przeszła Sekwanę koło Mantes, częściowo po jazie. Był to pierwszy aliancki przyczółek za tą rzeką.',
  paris:
    '25 sierpnia 1944. Do Paryża, w którym od 19 sierpnia trwało powstanie, weszły francuska 2 Dywizja Pancerna generała Leclerca i amerykańska 4 Dywizja Piechoty z V Korpusu. Niemiecki komendant skapitulował. Miasto trzeba było teraz wyżywić.',
  compiegne:
    '1 września 1944. Wojska amerykańskie dotarły do Compiègne. Przez obóz Royallieu na skraju miasta Niemcy wysłali do obozów koncentracyjnych i obozów zagłady ponad 45 tysięcy ludzi; ostatni transport odjechał pod koniec sierpnia.',
  mons: 'Od 2 do 5 września 1944 roku VII Korpus zamknął pod Mons drogę odwrotu resztkom kilku niemieckich dywizji. Do niewoli poszło około 25 tysięcy żołnierzy. Wielu z nich wyłapały i przyprowadziły oddziały belgijskiego ruchu oporu.',
  sedan:
    'Pod Sedanem w maju 1940 roku niemieckie czołgi przeszły Mozę i przełamały front francuski. We wrześniu 1944 roku V Korpus przekroczył tu rzekę w przeciwnym kierunku.',
  liege:
    'Amerykańska 3 Dywizja Pancerna wyzwoliła Liège 7 i 8 września 1944 roku. Miasto stało się wielką bazą zaopatrzenia, a jesienią i zimą spadały na nie latające bomby V-1.',
  bastogne:
    '26 grudnia 1944. Czołgi 3 Armii Pattona przebiły się do Bastogne. Miasto, wyzwolone we wrześniu, od 20 grudnia było oblężone w czasie niemieckiej ofensywy w Ardenach; broniła go głównie amerykańska 101 Dywizja Powietrznodesantowa.',
  'st-vith':
    'Okolice St. Vith, przed wojną belgijskie, Niemcy przyłączyli w 1940 roku do Rzeszy. W grudniu 1944 roku Amerykanie bronili miasta do 21 grudnia, a naloty alianckie w Boże Narodzenie zburzyły je prawie całkowicie.',
  aachen:
    '21 października 1944. Po prawie trzech tygodniach walk skapitulowała załoga Akwizgranu. Było to pierwsze duże miasto niemieckie zdobyte przez aliantów. Większość mieszkańców wywieziono wcześniej, a śródmieście leżało w gruzach.',
  dusseldorf:
    '17 kwietnia 1945. Amerykanie weszli do Düsseldorfu bez walki. Dzień wcześniej kilku mieszkańców próbowało uzyskać poddanie miasta; pięciu z nich rozstrzelano. Lewobrzeżne dzielnice były w rękach aliantów już od początku marca.',
  koln: '6 marca 1945. VII Korpus dotarł do katedry w Kolonii. Niemcy wysadzili most Hohenzollernów, a walki na lewym brzegu skończyły się następnego dnia. Z kilkuset tysięcy mieszkańców w ruinach zostało kilkadziesiąt tysięcy.',
  remagen:
    '7 marca 1945. Żołnierze amerykańskiej 9 Dywizji Pancernej zastali w Remagen niezniszczony most Ludendorffa i przeszli po nim Ren. Most zawalił się 17 marca, zabijając ponad dwudziestu saperów.',
  koblenz:
    'Koblencję, u ujścia Mozeli do Renu, zdobyła 18 i 19 marca 1945 roku amerykańska 87 Dywizja Piechoty. Mosty na Renie były już wysadzone, a miasto po nalotach w większości zburzone.',

  // Shared between Bradley and Patton
  reims:
    '30 sierpnia 1944. XX Korpus wyzwolił Reims. W szkole w tym mieście, gdzie mieścił się sztab generała Eisenhowera, 7 maja 1945 roku podpisano bezwarunkową kapitulację Niemiec.',
  luxembourg:
    '10 września 1944. Amerykańska 5 Dywizja Pancerna wyzwoliła Luksemburg; razem z nią przybył książę Feliks. Niemcy okupowali kraj od maja 1940 roku, a potem przyłączyli go do Rzeszy. Nazajutrz patrole przekroczyły granicę Niemiec.',
  trier:
    'Trewir zdobyła 1 i 2 marca 1945 roku amerykańska 10 Dywizja Pancerna. Nocą jej żołnierze opanowali nieuszkodzony most na Mozeli, stojący na rzymskich filarach.',

  // Patton's road
  orleans:
    '16 sierpnia 1944. XII Korpus 3 Armii wyzwolił Orlean, oddalony o setki kilometrów od plaż, na których wyładowywano zaopatrzenie. Im szybciej jechały czołgi, tym dłużej trzeba było wieźć za nimi paliwo.',
  troyes:
    '25 sierpnia 1944. Czołgi amerykańskiej 4 Dywizji Pancernej zaatakowały Troyes nad górną Sekwaną i następnego dnia miasto było wolne. Spośród wojsk, które wylądowały w Normandii, żadne nie stały wtedy dalej na wschodzie.',
  chatillon:
    '12 września 1944. W Nod-sur-Seine koło Châtillon spotkały się patrole francuskie idące z Normandii i z Prowansji. Odtąd alianci tworzyli jeden front, od Morza Północnego po Alpy.',
  epinal:
    '24 września 1944. Épinal nad Mozelą wyzwoliła amerykańska 45 Dywizja Piechoty z 7 Armii, która przyszła z południa, z Prowansji. Na pobliskim cmentarzu leżą tysiące Amerykanów poległych we wschodniej Francji.',
  verdun:
    '31 sierpnia 1944. XX Korpus przejechał most na Mozie w Verdun, na polach bitwy poprzedniej wojny. Potem czołgom zabrakło paliwa i na kilka dni stanęły.',
  'pont-a-mousson':
    '5 września 1944. Pierwsza próba przekroczenia Mozeli w Pont-à-Mousson kosztowała amerykańską 80 Dywizję ciężkie straty i nie powiodła się. Tydzień później przeprawa udała się kilka kilometrów dalej, pod Dieulouard.',
  nancy:
    '15 września 1944. XII Korpus wyzwolił Nancy, obchodząc je z obu stron. Niemiecka załoga zdążyła się wycofać, więc miasto i jego osiemnastowieczny plac Stanisława, króla Leszczyńskiego, ocalały.',
  metz: '22 listopada 1944. XX Korpus zdobył Metz po walkach, które zaczęły się we wrześniu. Jesienny szturm fortu Driant załamał się; ostatni fort, Jeanne d’Arc, poddał się dopiero 13 grudnia.',
  thionville:
    '9 listopada 1944. Amerykańska 90 Dywizja przekroczyła wezbraną Mozelę poniżej Thionville. Rzeka rozlała się szeroko, prąd rwał mosty, a mimo to przyczółek się utrzymał i zamknął Metz od północy.',
  'chateau-salins':
    'Między Château-Salins a Arracourt od 18 do 29 września 1944 roku amerykańska 4 Dywizja Pancerna odpierała natarcia niemieckich brygad pancernych. Niemieckie załogi miały nowe czołgi, ale były słabo wyszkolone, a gdy opadała mgła, nadlatywało lotnictwo aliantów.',
  'st-avold':
    '27 listopada 1944. Wojska amerykańskie weszły do Saint-Avold. Koło miasta leży największy w Europie cmentarz Amerykanów poległych w drugiej wojnie światowej; spoczywa na nim ponad dziesięć tysięcy żołnierzy.',
  saarlautern:
    '3 grudnia 1944. Amerykańska 95 Dywizja zdobyła w Saarlautern nieuszkodzony most na Saarze. Miasto, założone przez Ludwika XIV jako Saarlouis, nosiło tę narzuconą nazwę w latach 1936–1945.',
  saarbrucken:
    '20 marca 1945. Wojska amerykańskie weszły do Saarbrücken, miasta kopalń i hut, po wojnie na ponad dziesięć lat oddzielonego od Niemiec. Patton stał nad Saarą już w grudniu, lecz ofensywa w Ardenach zawróciła go na północ.',
  mainz:
    'W nocy z 22 na 23 marca 1945 roku żołnierze 5 Dywizji z 3 Armii przepłynęli Ren łodziami w Oppenheim, na południe od Moguncji. Sama Moguncja, zburzona przez naloty, była już w rękach Amerykanów.',
  mannheim:
    '29 marca 1945. Do Mannheimu weszły wojska amerykańskie. Śródmieście z siatką ulic bez nazw, oznaczonych literami i liczbami, było po latach nalotów niemal całkowicie zburzone.',
};
