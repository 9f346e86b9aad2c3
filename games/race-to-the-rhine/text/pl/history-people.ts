/** The three commanders, the ten corps, and those who carried everything forward. In Polish. */
import type { CAMPAIGN_FACTS, COMMANDER_FACTS, CORPS_FACTS } from '../history-people.ts';

export const COMMANDER_NOTES: Readonly<Record<keyof typeof COMMANDER_FACTS, string>> = {
  monty:
    'Bernard Law Montgomery (1887–1976) dowodził 21 Grupą Armii, w której obok Brytyjczyków i Kanadyjczyków walczyli Polacy, Belgowie, Holendrzy i Czechosłowacy. Chciał jednego silnego uderzenia na północy. 1 września 1944 roku został marszałkiem polnym.',
  bradley:
    'Omar Nelson Bradley (1893–1981) dowodził 12 Grupą Armii. Korpusy, które prowadzi w tej grze, należały do 1 Armii generała Courtneya Hodgesa. Po wojnie Bradley był szefem sztabu armii i pierwszym przewodniczącym Kolegium Szefów Sztabów.',
  patton:
    'George Smith Patton (1885–1945) dowodził 3 Armią, podległą Bradleyowi. W sierpniu 1944 roku przeszła ona przez Francję, a potem stanęła bez paliwa nad Mozą i Mozelą. Patton zmarł w grudniu 1945 roku po wypadku drogowym w Niemczech i leży na cmentarzu w Luksemburgu.',
};

export const CORPS_NOTES: Readonly<Record<keyof typeof CORPS_FACTS, string>> = {
  R1: 'Brytyjskim I Korpusem dowodził John Crocker. Od lata 1944 roku korpus walczył w składzie 1 Armii Kanadyjskiej; we wrześniu zdobył Hawr, a w październiku szedł przez Brabancję. Należała do niego wtedy polska 1 Dywizja Pancerna.',
  R2: 'Kanadyjskim II Korpusem dowodził Guy Simonds. Po bitwie pod Falaise korpus zdobywał porty nad kanałem La Manche, a jesienią ujście Skaldy. Simonds zastępował wtedy chorego dowódcę armii, Harry’ego Crerara.',
  R3: 'Brytyjskim XII Korpusem dowodził Neil Ritchie. Po przejściu Sekwany szedł na lewo od XXX Korpusu przez północną Francję do Gandawy, we wrześniu osłaniał operację Market Garden od zachodu, a w marcu 1945 roku przekroczył Ren pod Xanten.',
  R4: 'Brytyjskim XXX Korpusem dowodził Brian Horrocks. W tydzień przeszedł znad Sekwany przez Amiens i Brukselę do Antwerpii. W operacji Market Garden miał jedną szosę i dotarł do Nijmegen, ale nie do mostu w Arnhem.',
  W1: 'Amerykańskim V Korpusem dowodził Leonard Gerow. Korpus lądował na plaży Omaha, wszedł do Paryża i wyzwolił Luksemburg. 11 września 1944 roku jego patrol jako pierwszy przekroczył granicę Niemiec.',
  W2: 'Amerykańskim VII Korpusem dowodził J. Lawton Collins. Korpus lądował na plaży Utah, zdobył Cherbourg i zamknął kocioł pod Mons. Jesienią walczył o Akwizgran i w lesie Hürtgen, w marcu 1945 roku zajął Kolonię.',
  W3: 'Amerykańskim XIX Korpusem dowodził do października 1944 roku Charles Corlett. Korpus szedł na lewym skrzydle 1 Armii przez Belgię, wyzwolił Maastricht i od północy zamykał pierścień wokół Akwizgranu.',
  B1: 'Amerykańskim XII Korpusem dowodził od sierpnia 1944 roku Manton Eddy. Korpus doszedł przez Troyes do Nancy i odparł niemieckie kontruderzenie pod Arracourt. W marcu 1945 roku przekroczył Ren w Oppenheim.',
  B2: 'Amerykańskim XV Korpusem dowodził Wade Haislip. W sierpniu 1944 roku korpus zamykał od południa kocioł pod Falaise i pierwszy przeszedł Sekwanę. Pod koniec września przeniesiono go do 7 Armii, bo tę łatwiej było zaopatrywać z południa.',
  B3: 'Amerykańskim XX Korpusem dowodził Walton Walker. Korpus przejechał od Chartres przez Reims do Verdun, zanim zabrakło mu paliwa, a potem ponad dwa miesiące walczył o twierdzę Metz. Walker zginął w wypadku w Korei w 1950 roku.',
};

/** What no single card or town stands for. */
export const CAMPAIGN_NOTES: Readonly<Record<keyof typeof CAMPAIGN_FACTS, string>> = {
  trucks:
    'Red Ball Express jeździł od 25 sierpnia do 16 listopada 1944 roku: pętla dróg tylko dla ciężarówek, dniem i nocą. W szczycie prawie 6000 pojazdów woziło ponad 12 000 ton dziennie. Większość kierowców stanowili czarnoskórzy Amerykanie, służący w armii, która oddzielała ich od białych.',
  'market-garden':
    'Operacja Market Garden, 17–25 września 1944 roku: trzy dywizje powietrznodesantowe i polska brygada generała Sosabowskiego miały opanować mosty, a XXX Korpus przejechać po nich za Ren. Ostatni most, w Arnhem, pozostał w rękach Niemców.',
  scheldt:
    'Bitwa o ujście Skaldy trwała od 2 października do 8 listopada 1944 roku i kosztowała 1 Armię Kanadyjską prawie 13 tysięcy zabitych, rannych i zaginionych, w połowie Kanadyjczyków. Potem trzeba było jeszcze usunąć miny z rzeki.',
};
