/** What stood in the way: the 24 threat cards. In Polish. */
import type { THREAT_FACTS } from '../history-threats.ts';

export const THREAT_NOTES: Readonly<Record<keyof typeof THREAT_FACTS, string>> = {
  'Z-01':
    'W sierpniu 1914 roku oddziały niemieckie ostrzelały i spaliły Kalisz, którego Rosjanie nie bronili; rozstrzeliwano mieszkańców. Z blisko siedemdziesięciu tysięcy ludzi pozostało w ruinach kilka tysięcy.',
  'Z-02':
    'W 1914 roku Polacy stanęli przeciw sobie w mundurach Rosji, Niemiec i Austro-Węgier. W ciągu wojny służyło w tych armiach około trzech milionów Polaków; setki tysięcy zginęły.',
  'Z-03':
    'Mobilizacja latem 1914 roku zabrała mężczyzn ze wszystkich zaborów. O tym, po której stronie kto walczył, decydowała granica, za którą mieszkał. W domach i w polu zostawały kobiety, dzieci i starcy.',
  'Z-04':
    'Latem 1915 roku cofające się wojska rosyjskie zmuszały ludność do wyjazdu i paliły zabudowania. W głąb Rosji trafiło ponad dwa miliony ludzi: Białorusini, Ukraińcy, Polacy, Żydzi, Litwini. Wielu zmarło w drodze.',
  'Z-05':
    'W 1915 roku działaczom niepodległościowym groziły aresztowania najpierw ze strony władz rosyjskich, a po przesunięciu frontu ze strony niemieckich okupantów. Konspiracja traciła ludzi, łączność i kryjówki.',
  'Z-06':
    'Od 1915 roku okupanci zabierali z Królestwa zboże, bydło, drewno, maszyny i metale, nawet kościelne dzwony. Wiele fabryk Łodzi stanęło, w miastach chleb był na kartki, a bezrobotnych, często pod przymusem, wysyłano do pracy w Niemczech.',
  'Z-07':
    '22 marca 1915. Po wielomiesięcznym oblężeniu głód zmusił twierdzę Przemyśl do kapitulacji. Do rosyjskiej niewoli poszło około 120 tysięcy żołnierzy wielu narodów. W czerwcu państwa centralne odzyskały miasto.',
  'Z-08':
    '5 sierpnia 1915 roku Niemcy weszli do Warszawy, a wkrótce całe Królestwo było w rękach państw centralnych. Podzieliły je na dwie strefy: niemiecką z Warszawą i austro-węgierską, którą zarządzano potem z Lublina.',
  'Z-09':
    '4 czerwca 1916. Na Wołyniu i w Galicji ruszyła ofensywa generała Aleksieja Brusiłowa. Po kilku dniach Rosjanie byli w Łucku, a w ciągu lata armia austro-węgierska straciła setki tysięcy ludzi. Na drodze natarcia stały też Legiony.',
  'Z-10':
    '29 lipca 1916. Józef Piłsudski podał się do dymisji z dowództwa I Brygady. Protestował w ten sposób przeciw traktowaniu Legionów jak obcego zaciągu, bez uznania ich za wojsko polskie. We wrześniu dymisję przyjęto.',
  'Z-11':
    'W 1914 roku w zaborze pruskim nadal obowiązywały ustawy, które ograniczały polską szkołę, język na zebraniach i nabywanie ziemi. Polacy odpowiadali samopomocą: spółdzielniami, bankami, kółkami rolniczymi.',
  'Z-12':
    '15 listopada 1916. W szwajcarskim Vevey zmarł Henryk Sienkiewicz. Sprawa polska straciła głos znany w całym świecie. W 1924 roku jego trumnę złożono w katedrze św. Jana w Warszawie.',
  'Z-13':
    '22 lipca 1917 roku Niemcy aresztowali w Warszawie Piłsudskiego i Kazimierza Sosnkowskiego. Piłsudski, przewożony z więzienia do więzienia, w sierpniu trafił do twierdzy w Magdeburgu, skąd wyszedł 8 listopada 1918 roku.',
  'Z-14':
    'Od lipca 1917 roku w Szczypiornie pod Kaliszem internowano podoficerów i szeregowców, którzy odmówili przysięgi; oficerów osadzono w Beniaminowie. Od tego obozu piłka ręczna nosi w Polsce nazwę szczypiorniak.',
  'Z-15':
    '7 listopada 1917. W Piotrogrodzie władzę przejęli bolszewicy. Ogłosili prawo narodów do samostanowienia, lecz rok później Armia Czerwona ruszyła za wycofującymi się Niemcami na zachód.',
  'Z-16':
    '9 lutego 1918. W Brześciu państwa centralne zawarły pokój z Ukraińską Republiką Ludową i przyznały jej Chełmszczyznę oraz część Podlasia; liczyły na ukraińskie zboże. Polaków do rokowań nie dopuszczono.',
  'Z-17':
    'W maju 1918 roku Niemcy otoczyli w Bobrujsku I Korpus Polski i zażądali złożenia broni. Generał Dowbor-Muśnicki kapitulował, by uniknąć beznadziejnej walki. Żołnierze mogli wrócić do domów.',
  'Z-18':
    'W 1918 roku świat ogarnęła grypa zwana hiszpanką; najgroźniejsza była jej jesienna fala. Zabiła dziesiątki milionów ludzi, często młodych i silnych, a na ziemiach polskich trafiła na ludność wygłodzoną przez wojnę.',
  'Z-19':
    'W styczniu 1918 roku fala strajków ogarnęła Austro-Węgry i Niemcy: żądano chleba i pokoju. Także w polskich miastach, po latach kartek i kolejek, dochodziło do demonstracji i rozruchów głodowych.',
  'Z-20':
    'W 1918 roku obóz Piłsudskiego i Narodową Demokrację dzieliły sojusze, program społeczny i wizja granic na wschodzie. W listopadzie rząd był w Warszawie, a uznany przez ententę komitet w Paryżu. Ugodę przyniósł styczeń 1919 roku.',
  'Z-21':
    '1 listopada 1918. Ukraińscy żołnierze armii austro-węgierskiej zajęli Lwów, stolicę tworzonego państwa. W Galicji Wschodniej przeważali Ukraińcy, w samym Lwowie Polacy; między sąsiadami zaczęła się wojna.',
  'Z-22':
    'We wrześniu 1917 roku, za zgodą niemieckiego zarządu wojskowego Ober-Ost, konferencja Litwinów w Wilnie wybrała Tarybę, Radę Litewską. 16 lutego 1918 roku ogłosiła ona niepodległość Litwy ze stolicą w Wilnie.',
  'Z-23':
    'Na przełomie lat 1917 i 1918 na Wołyniu, Podolu i Białorusi rozpadało się państwo rosyjskie. Żołnierze z frontu i chłopi, od dawna upominający się o ziemię, palili dwory; ginęli ludzie. Opisała to Zofia Kossak w „Pożodze”.',
  'Z-24':
    '8 sierpnia 1918. Pod Amiens alianci przełamali front niemiecki; generał Ludendorff nazwał ten dzień czarnym dniem swojej armii. Koniec wojny zbliżał się szybciej, niż ktokolwiek sądził.',
};
