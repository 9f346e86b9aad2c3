/** What happened on the days of the 24 neutral events. */
import type { EventId } from '../content/events.ts';
import { type Note, note } from './history-note.ts';

export const EVENT_NOTES: Readonly<Record<EventId, Note>> = {
  E01: note(
    '1940-04-09',
    '9 kwietnia 1940. Niemcy napadły na Danię i Norwegię. Dania uległa tego samego dnia, w Norwegii walki trwały do czerwca.',
    '9 April 1940. Germany attacked Denmark and Norway. Denmark gave in the same day; in Norway the fighting lasted until June.',
  ),
  E02: note(
    '1940-06-22',
    '22 czerwca 1940. Francja podpisała rozejm z Niemcami. Część utworzonego tam wojska polskiego zdołano ewakuować do Wielkiej Brytanii.',
    '22 June 1940. France signed an armistice with Germany. Part of the Polish army raised there could be brought to Great Britain.',
  ),
  E03: note(
    '1940-09-13',
    '13 września 1940. Wojska włoskie przekroczyły granicę Egiptu i zatrzymały się pod Sidi Barrani.',
    '13 September 1940. Italian troops crossed the border of Egypt and halted at Sidi Barrani.',
  ),
  E04: note(
    '1940-11-14',
    '14 listopada 1940. Nocny nalot zniszczył śródmieście Coventry. Zginęło ponad pięćset osób.',
    '14 November 1940. A night raid destroyed the centre of Coventry. More than five hundred people died.',
  ),
  E05: note(
    '1941-02-14',
    '14 lutego 1941. W Trypolisie wylądowały pierwsze oddziały niemieckie, które miały wesprzeć Włochów w Afryce.',
    '14 February 1941. The first German troops landed at Tripoli, sent to support the Italians in Africa.',
  ),
  E06: note(
    '1941-03-11',
    '11 marca 1941. Prezydent Roosevelt podpisał ustawę, dzięki której Stany Zjednoczone dostarczały sprzęt państwom walczącym z Osią.',
    '11 March 1941. President Roosevelt signed the act under which the United States supplied the countries that fought the Axis.',
  ),
  E07: note(
    '1941-06-22',
    '22 czerwca 1941. Niemcy napadły na Związek Radziecki. W ciągu kilku tygodni pod ich okupacją znalazły się prawie całe przedwojenne ziemie Polski.',
    '22 June 1941. Germany attacked the Soviet Union. Within weeks nearly all of pre-war Poland was under German occupation.',
  ),
  E08: note(
    '1941-07-30',
    '30 lipca 1941. Polska i Związek Radziecki wznowiły stosunki. Polaków zwalniano z łagrów i zesłania, a generał Anders zaczął tworzyć z nich armię.',
    '30 July 1941. Poland and the Soviet Union resumed relations. Poles were released from camps and exile, and General Anders began to form an army of them.',
  ),
  E09: note(
    '1941-12-07',
    '7 grudnia 1941. Japonia zaatakowała flotę amerykańską w Pearl Harbor. Stany Zjednoczone przystąpiły do wojny.',
    '7 December 1941. Japan attacked the American fleet at Pearl Harbor. The United States entered the war.',
  ),
  E10: note(
    '1942-05-27',
    '27 maja 1942. W Pradze czechosłowaccy spadochroniarze śmiertelnie ranili Reinharda Heydricha. W odwecie Niemcy zniszczyli Lidice i Ležáky i zamordowali większość mieszkańców.',
    '27 May 1942. In Prague Czechoslovak paratroopers mortally wounded Reinhard Heydrich. In reprisal the Germans destroyed Lidice and Ležáky and murdered most of their people.',
  ),
  E11: note(
    '1942-07-04',
    '4 lipca 1942. Konwojowi PQ-17 kazano się rozproszyć na wodach arktycznych. Przepadły 24 statki handlowe, a z nimi wielu marynarzy.',
    '4 July 1942. Convoy PQ-17 was ordered to scatter in Arctic waters. 24 merchant ships were lost, and many sailors with them.',
  ),
  E12: note(
    '1942-10-23',
    '23 października 1942. Pod El Alamein zaczęło się natarcie brytyjskiej 8. Armii. Po kilkunastu dniach wojska Osi ruszyły do odwrotu.',
    '23 October 1942. The attack of the British Eighth Army began at El Alamein. Within two weeks the Axis troops were in retreat.',
  ),
  E13: note(
    '1942-11-08',
    '8 listopada 1942. Alianci wylądowali w Maroku i Algierii. Trzy dni później Niemcy zajęli południe Francji.',
    '8 November 1942. The Allies landed in Morocco and Algeria. Three days later the Germans occupied the south of France.',
  ),
  E14: note(
    '1943-02-02',
    '2 lutego 1943. Pod Stalingradem poddały się ostatnie oddziały okrążonej niemieckiej 6. Armii.',
    '2 February 1943. At Stalingrad the last units of the encircled German Sixth Army surrendered.',
  ),
  E15: note(
    '1943-04-19',
    '19 kwietnia 1943. W getcie warszawskim Żydzi stawili zbrojny opór tym, którzy przyszli ich wywieźć na śmierć. Prawie wszyscy zginęli.',
    '19 April 1943. In the Warsaw Ghetto Jews took up arms against those who came to deport them to their deaths. Nearly all of them perished.',
  ),
  E16: note(
    '1943-05',
    'Maj 1943. Niemcy stracili na morzach ponad czterdzieści okrętów podwodnych i wycofali większość pozostałych z północnego Atlantyku.',
    'May 1943. Germany lost more than forty submarines at sea and withdrew most of the others from the North Atlantic.',
  ),
  E17: note(
    '1943-07-04',
    '4 lipca 1943. Generał Władysław Sikorski, premier i Naczelny Wódz, zginął w katastrofie samolotu zaraz po starcie z Gibraltaru.',
    '4 July 1943. General Władysław Sikorski, Prime Minister and Commander-in-Chief, died when his aircraft crashed just after take-off from Gibraltar.',
  ),
  E18: note(
    '1943-07-10',
    '10 lipca 1943. Alianci wylądowali na Sycylii. Wśród okrętów osłaniających lądowanie były polskie.',
    '10 July 1943. The Allies landed in Sicily. Polish warships were among those that covered the landing.',
  ),
  E19: note(
    '1943-09-08',
    '8 września 1943. Ogłoszono rozejm Włoch z aliantami. Niemcy rozbroili armię włoską i zajęli większość kraju.',
    '8 September 1943. The armistice between Italy and the Allies was announced. The Germans disarmed the Italian army and occupied most of the country.',
  ),
  E20: note(
    '1943-11-28',
    '28 listopada 1943. W Teheranie spotkali się Roosevelt, Churchill i Stalin. Mówili też o granicach Polski, bez udziału jej rządu.',
    '28 November 1943. Roosevelt, Churchill and Stalin met at Tehran. They also spoke of the borders of Poland, without her government.',
  ),
  E21: note(
    '1944-06-06',
    '6 czerwca 1944. Alianci wylądowali w Normandii. W powietrzu i na morzu uczestniczyli w tym Polacy.',
    '6 June 1944. The Allies landed in Normandy. Poles took part in the air and at sea.',
  ),
  E22: note(
    '1944-06-22',
    '22 czerwca 1944. Zaczęła się wielka ofensywa Armii Czerwonej na Białorusi. Pod koniec lipca front stanął nad Wisłą.',
    '22 June 1944. The great offensive of the Red Army in Belarus began. At the end of July the front stood on the Vistula.',
  ),
  E23: note(
    '1944-07-20',
    '20 lipca 1944. W Wilczym Szańcu koło dzisiejszego Kętrzyna wybuchła bomba podłożona przez pułkownika Stauffenberga. Hitler przeżył; spiskowców stracono.',
    '20 July 1944. A bomb placed by Colonel Stauffenberg went off at the Wolf’s Lair near today’s Kętrzyn. Hitler survived; the conspirators were put to death.',
  ),
  E24: note(
    '1944-12-16',
    '16 grudnia 1944. W Ardenach ruszyła ostatnia wielka ofensywa niemiecka na zachodzie. Walki trwały do stycznia 1945 roku.',
    '16 December 1944. The last great German offensive in the west began in the Ardennes. The fighting lasted until January 1945.',
  ),
};
