/** What stood in the way: the 24 threat cards. */
import type { ThreatId } from '../content/threats.ts';
import { type Note, note } from './history-note.ts';

export const THREAT_NOTES: Readonly<Record<ThreatId, Note>> = {
  'Z-01': note(
    '1914-08',
    'W sierpniu 1914 roku oddziały niemieckie ostrzelały i spaliły Kalisz, którego Rosjanie nie bronili; rozstrzeliwano mieszkańców. Z blisko siedemdziesięciu tysięcy ludzi pozostało w ruinach kilka tysięcy.',
    'In August 1914 German troops shelled and burned Kalisz, which the Russians had not defended; inhabitants were shot. Of nearly seventy thousand people a few thousand remained among the ruins.',
  ),
  'Z-02': note(
    '1914',
    'W 1914 roku Polacy stanęli przeciw sobie w mundurach Rosji, Niemiec i Austro-Węgier. W ciągu wojny służyło w tych armiach około trzech milionów Polaków; setki tysięcy zginęły.',
    'In 1914 Poles faced one another in the uniforms of Russia, Germany and Austria-Hungary. In the course of the war about three million Poles served in these armies; hundreds of thousands were killed.',
  ),
  'Z-03': note(
    '1914',
    'Mobilizacja latem 1914 roku zabrała mężczyzn ze wszystkich zaborów. O tym, po której stronie kto walczył, decydowała granica, za którą mieszkał. W domach i w polu zostawały kobiety, dzieci i starcy.',
    'The mobilisation of summer 1914 took men from all three partitions. On which side a man fought was settled by the border behind which he lived. Women, children and the old were left to the homes and fields.',
  ),
  'Z-04': note(
    '1915',
    'Latem 1915 roku cofające się wojska rosyjskie zmuszały ludność do wyjazdu i paliły zabudowania. W głąb Rosji trafiło ponad dwa miliony ludzi: Białorusini, Ukraińcy, Polacy, Żydzi, Litwini. Wielu zmarło w drodze.',
    'In the summer of 1915 the retreating Russian armies drove people from their homes and burned what was left. More than two million went deep into Russia: Belarusians, Ukrainians, Poles, Jews, Lithuanians. Many died on the way.',
  ),
  'Z-05': note(
    '1915',
    'W 1915 roku działaczom niepodległościowym groziły aresztowania najpierw ze strony władz rosyjskich, a po przesunięciu frontu ze strony niemieckich okupantów. Konspiracja traciła ludzi, łączność i kryjówki.',
    'In 1915 independence activists faced arrest first by the Russian authorities and, once the front had moved, by the German occupiers. The underground lost people, contacts and hiding places.',
  ),
  'Z-06': note(
    '1915',
    'Od 1915 roku okupanci zabierali z Królestwa zboże, bydło, drewno, maszyny i metale, nawet kościelne dzwony. Wiele fabryk Łodzi stanęło, w miastach chleb był na kartki, a bezrobotnych, często pod przymusem, wysyłano do pracy w Niemczech.',
    'From 1915 the occupiers took grain, cattle, timber, machines and metals from the Kingdom, even church bells. Many mills of Łódź stood still, bread was rationed in the towns, and the unemployed were sent, often by force, to work in Germany.',
  ),
  'Z-07': note(
    '1915-03-22',
    '22 marca 1915. Po wielomiesięcznym oblężeniu głód zmusił twierdzę Przemyśl do kapitulacji. Do rosyjskiej niewoli poszło około 120 tysięcy żołnierzy wielu narodów. W czerwcu państwa centralne odzyskały miasto.',
    '22 March 1915. After a siege of many months hunger forced the fortress of Przemyśl to surrender. About 120,000 soldiers of many nations went into Russian captivity. In June the Central Powers regained the town.',
  ),
  'Z-08': note(
    '1915-08',
    '5 sierpnia 1915 roku Niemcy weszli do Warszawy, a wkrótce całe Królestwo było w rękach państw centralnych. Podzieliły je na dwie strefy: niemiecką z Warszawą i austro-węgierską, którą zarządzano potem z Lublina.',
    'On 5 August 1915 the Germans entered Warsaw, and soon the whole Kingdom was in the hands of the Central Powers. They split it into two zones: a German one with Warsaw and an Austro-Hungarian one, later run from Lublin.',
  ),
  'Z-09': note(
    '1916-06-04',
    '4 czerwca 1916. Na Wołyniu i w Galicji ruszyła ofensywa generała Aleksieja Brusiłowa. Po kilku dniach Rosjanie byli w Łucku, a w ciągu lata armia austro-węgierska straciła setki tysięcy ludzi. Na drodze natarcia stały też Legiony.',
    '4 June 1916. General Aleksei Brusilov’s offensive opened in Volhynia and Galicia. Within days the Russians were in Łuck, and over the summer the Austro-Hungarian army lost hundreds of thousands of men. The Legions too stood in its path.',
  ),
  'Z-10': note(
    '1916-07-29',
    '29 lipca 1916. Józef Piłsudski podał się do dymisji z dowództwa I Brygady. Protestował w ten sposób przeciw traktowaniu Legionów jak obcego zaciągu, bez uznania ich za wojsko polskie. We wrześniu dymisję przyjęto.',
    '29 July 1916. Józef Piłsudski resigned the command of the 1st Brigade. It was his protest against the Legions being treated as a foreign levy and not recognised as a Polish army. In September the resignation was accepted.',
  ),
  'Z-11': note(
    '1914',
    'W 1914 roku w zaborze pruskim nadal obowiązywały ustawy, które ograniczały polską szkołę, język na zebraniach i nabywanie ziemi. Polacy odpowiadali samopomocą: spółdzielniami, bankami, kółkami rolniczymi.',
    'In 1914 laws restricting Polish schooling, the Polish language at meetings and the buying of land were still in force in the Prussian partition. Poles answered with self-help: co-operatives, banks and farmers’ circles.',
  ),
  'Z-12': note(
    '1916-11-15',
    '15 listopada 1916. W szwajcarskim Vevey zmarł Henryk Sienkiewicz. Sprawa polska straciła głos znany w całym świecie. W 1924 roku jego trumnę złożono w katedrze św. Jana w Warszawie.',
    '15 November 1916. Henryk Sienkiewicz died at Vevey in Switzerland. The Polish cause lost a voice known all over the world. In 1924 his coffin was laid to rest in St John’s Cathedral in Warsaw.',
  ),
  'Z-13': note(
    '1917-07/1917-08',
    '22 lipca 1917 roku Niemcy aresztowali w Warszawie Piłsudskiego i Kazimierza Sosnkowskiego. Piłsudski, przewożony z więzienia do więzienia, w sierpniu trafił do twierdzy w Magdeburgu, skąd wyszedł 8 listopada 1918 roku.',
    'On 22 July 1917 the Germans arrested Piłsudski and Kazimierz Sosnkowski in Warsaw. Moved from prison to prison, Piłsudski was brought in August to the fortress of Magdeburg, which he left on 8 November 1918.',
  ),
  'Z-14': note(
    '1917-07',
    'Od lipca 1917 roku w Szczypiornie pod Kaliszem internowano podoficerów i szeregowców, którzy odmówili przysięgi; oficerów osadzono w Beniaminowie. Od tego obozu piłka ręczna nosi w Polsce nazwę szczypiorniak.',
    'From July 1917 the men and NCOs who had refused the oath were interned at Szczypiorno near Kalisz; officers were held at Beniaminów. Handball, played in the camp, is still called szczypiorniak in Polish.',
  ),
  'Z-15': note(
    '1917-11-07',
    '7 listopada 1917. W Piotrogrodzie władzę przejęli bolszewicy. Ogłosili prawo narodów do samostanowienia, lecz rok później Armia Czerwona ruszyła za wycofującymi się Niemcami na zachód.',
    '7 November 1917. The Bolsheviks seized power in Petrograd. They proclaimed the right of nations to self-determination, yet a year later the Red Army moved west behind the withdrawing Germans.',
  ),
  'Z-16': note(
    '1918-02-09',
    '9 lutego 1918. W Brześciu państwa centralne zawarły pokój z Ukraińską Republiką Ludową i przyznały jej Chełmszczyznę oraz część Podlasia; liczyły na ukraińskie zboże. Polaków do rokowań nie dopuszczono.',
    '9 February 1918. At Brest the Central Powers made peace with the Ukrainian People’s Republic and awarded it the Chełm land and part of Podlasie; they counted on Ukrainian grain. Poles were not admitted to the talks.',
  ),
  'Z-17': note(
    '1918-05',
    'W maju 1918 roku Niemcy otoczyli w Bobrujsku I Korpus Polski i zażądali złożenia broni. Generał Dowbor-Muśnicki kapitulował, by uniknąć beznadziejnej walki. Żołnierze mogli wrócić do domów.',
    'In May 1918 the Germans surrounded the 1st Polish Corps at Bobruisk and demanded its arms. General Dowbor-Muśnicki surrendered to avoid a hopeless fight. The soldiers were allowed to go home.',
  ),
  'Z-18': note(
    '1918',
    'W 1918 roku świat ogarnęła grypa zwana hiszpanką; najgroźniejsza była jej jesienna fala. Zabiła dziesiątki milionów ludzi, często młodych i silnych, a na ziemiach polskich trafiła na ludność wygłodzoną przez wojnę.',
    'In 1918 the influenza called Spanish swept the world; its autumn wave was the deadliest. It killed tens of millions, often the young and strong, and in the Polish lands it met a people starved by war.',
  ),
  'Z-19': note(
    '1918-01',
    'W styczniu 1918 roku fala strajków ogarnęła Austro-Węgry i Niemcy: żądano chleba i pokoju. Także w polskich miastach, po latach kartek i kolejek, dochodziło do demonstracji i rozruchów głodowych.',
    'In January 1918 a wave of strikes ran through Austria-Hungary and Germany: people demanded bread and peace. In Polish towns too, after years of rationing and queues, there were hunger demonstrations and riots.',
  ),
  'Z-20': note(
    '1918',
    'W 1918 roku obóz Piłsudskiego i Narodową Demokrację dzieliły sojusze, program społeczny i wizja granic na wschodzie. W listopadzie rząd był w Warszawie, a uznany przez ententę komitet w Paryżu. Ugodę przyniósł styczeń 1919 roku.',
    'In 1918 Piłsudski’s camp and the National Democrats differed on allies, social policy and the eastern border. In November the government sat in Warsaw, the committee recognised by the Entente in Paris. A settlement came in January 1919.',
  ),
  'Z-21': note(
    '1918-11-01',
    '1 listopada 1918. Ukraińscy żołnierze armii austro-węgierskiej zajęli Lwów, stolicę tworzonego państwa. W Galicji Wschodniej przeważali Ukraińcy, w samym Lwowie Polacy; między sąsiadami zaczęła się wojna.',
    '1 November 1918. Ukrainian soldiers of the Austro-Hungarian army took Lwów, the capital of their emerging state. Ukrainians were the majority in Eastern Galicia, Poles in Lwów itself; war began between neighbours.',
  ),
  'Z-22': note(
    '1917-09',
    'We wrześniu 1917 roku, za zgodą niemieckiego zarządu wojskowego Ober-Ost, konferencja Litwinów w Wilnie wybrała Tarybę, Radę Litewską. 16 lutego 1918 roku ogłosiła ona niepodległość Litwy ze stolicą w Wilnie.',
    'In September 1917, with the consent of the German military administration Ober Ost, a conference of Lithuanians in Wilno elected the Taryba, the Council of Lithuania. On 16 February 1918 it declared Lithuania independent, with Wilno as capital.',
  ),
  'Z-23': note(
    '1917/1918',
    'Na przełomie lat 1917 i 1918 na Wołyniu, Podolu i Białorusi rozpadało się państwo rosyjskie. Żołnierze z frontu i chłopi, od dawna upominający się o ziemię, palili dwory; ginęli ludzie. Opisała to Zofia Kossak w „Pożodze”.',
    'At the turn of 1917 and 1918 the Russian state fell apart in Volhynia, Podolia and Belarus. Soldiers from the front and peasants who had long claimed the land burned manors; people were killed. Zofia Kossak described it in “Pożoga”.',
  ),
  'Z-24': note(
    '1918-08-08',
    '8 sierpnia 1918. Pod Amiens alianci przełamali front niemiecki; generał Ludendorff nazwał ten dzień czarnym dniem swojej armii. Koniec wojny zbliżał się szybciej, niż ktokolwiek sądził.',
    '8 August 1918. At Amiens the Allies broke the German front; General Ludendorff called it the black day of his army. The end of the war was coming faster than anyone had thought.',
  ),
};
