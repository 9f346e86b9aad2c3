/** The three commanders, the ten corps, and those who carried everything forward. */
import type { CorpsId } from '../content/corps.ts';
import { type Note, note } from './history-note.ts';

export const COMMANDER_NOTES: Readonly<Record<'monty' | 'bradley' | 'patton', Note>> = {
  monty: note(
    null,
    'Bernard Law Montgomery (1887–1976) dowodził 21 Grupą Armii, w której obok Brytyjczyków i Kanadyjczyków walczyli Polacy, Belgowie, Holendrzy i Czechosłowacy. Chciał jednego silnego uderzenia na północy. 1 września 1944 roku został marszałkiem polnym.',
    'Bernard Law Montgomery (1887–1976) commanded the 21st Army Group, in which Poles, Belgians, Dutch and Czechoslovaks fought beside British and Canadians. He wanted one strong thrust in the north. On 1 September 1944 he was made a field marshal.',
  ),
  bradley: note(
    null,
    'Omar Nelson Bradley (1893–1981) dowodził 12 Grupą Armii. Korpusy, które prowadzi w tej grze, należały do 1 Armii generała Courtneya Hodgesa. Po wojnie Bradley był szefem sztabu armii i pierwszym przewodniczącym Kolegium Szefów Sztabów.',
    'Omar Nelson Bradley (1893–1981) commanded the 12th Army Group. The corps he leads in this game belonged to First Army under General Courtney Hodges. After the war he was Chief of Staff of the Army and the first Chairman of the Joint Chiefs of Staff.',
  ),
  patton: note(
    null,
    'George Smith Patton (1885–1945) dowodził 3 Armią, podległą Bradleyowi. W sierpniu 1944 roku przeszła ona przez Francję, a potem stanęła bez paliwa nad Mozą i Mozelą. Patton zmarł w grudniu 1945 roku po wypadku drogowym w Niemczech i leży na cmentarzu w Luksemburgu.',
    'George Smith Patton (1885–1945) commanded Third Army, under Bradley. In August 1944 it crossed France, then stood without fuel on the Meuse and the Moselle. Patton died in December 1945 after a road accident in Germany and is buried in Luxembourg.',
  ),
};

export const CORPS_NOTES: Readonly<Record<CorpsId, Note>> = {
  R1: note(
    null,
    'Brytyjskim I Korpusem dowodził John Crocker. Od lata 1944 roku korpus walczył w składzie 1 Armii Kanadyjskiej; we wrześniu zdobył Hawr, a w październiku szedł przez Brabancję. Należała do niego wtedy polska 1 Dywizja Pancerna.',
    'The British I Corps was led by John Crocker. From the summer of 1944 it fought in the First Canadian Army; in September it took Le Havre, in October it advanced through Brabant. The Polish 1st Armoured Division was then part of it.',
  ),
  R2: note(
    null,
    'Kanadyjskim II Korpusem dowodził Guy Simonds. Po bitwie pod Falaise korpus zdobywał porty nad kanałem La Manche, a jesienią ujście Skaldy. Simonds zastępował wtedy chorego dowódcę armii, Harry’ego Crerara.',
    'The Canadian II Corps was led by Guy Simonds. After Falaise it took the Channel ports, and in the autumn it fought for the Scheldt. Simonds was then standing in for the army’s commander, Harry Crerar, who was ill.',
  ),
  R3: note(
    null,
    'Brytyjskim XII Korpusem dowodził Neil Ritchie. Po przejściu Sekwany szedł na lewo od XXX Korpusu przez północną Francję do Gandawy, we wrześniu osłaniał operację Market Garden od zachodu, a w marcu 1945 roku przekroczył Ren pod Xanten.',
    'The British XII Corps was led by Neil Ritchie. From the Seine it went through northern France to Ghent on the left of XXX Corps, covered the western flank of Market Garden in September, and crossed the Rhine near Xanten in March 1945.',
  ),
  R4: note(
    null,
    'Brytyjskim XXX Korpusem dowodził Brian Horrocks. W tydzień przeszedł znad Sekwany przez Amiens i Brukselę do Antwerpii. W operacji Market Garden miał jedną szosę i dotarł do Nijmegen, ale nie do mostu w Arnhem.',
    'The British XXX Corps was led by Brian Horrocks. In a week it went from the Seine by way of Amiens and Brussels to Antwerp. In Market Garden it had a single road, and it reached Nijmegen but not the bridge of Arnhem.',
  ),
  W1: note(
    null,
    'Amerykańskim V Korpusem dowodził Leonard Gerow. Korpus lądował na plaży Omaha, wszedł do Paryża i wyzwolił Luksemburg. 11 września 1944 roku jego patrol jako pierwszy przekroczył granicę Niemiec.',
    'The American V Corps was led by Leonard Gerow. It had landed on Omaha Beach, it entered Paris and freed Luxembourg. On 11 September 1944 one of its patrols was the first to cross the German border.',
  ),
  W2: note(
    null,
    'Amerykańskim VII Korpusem dowodził J. Lawton Collins. Korpus lądował na plaży Utah, zdobył Cherbourg i zamknął kocioł pod Mons. Jesienią walczył o Akwizgran i w lesie Hürtgen, w marcu 1945 roku zajął Kolonię.',
    'The American VII Corps was led by J. Lawton Collins. It had landed on Utah Beach, it took Cherbourg and closed the pocket of Mons. In the autumn it fought for Aachen and in the Hürtgen Forest, in March 1945 it took Cologne.',
  ),
  W3: note(
    null,
    'Amerykańskim XIX Korpusem dowodził do października 1944 roku Charles Corlett. Korpus szedł na lewym skrzydle 1 Armii przez Belgię, wyzwolił Maastricht i od północy zamykał pierścień wokół Akwizgranu.',
    'The American XIX Corps was led by Charles Corlett until October 1944. On the left wing of First Army it crossed Belgium, freed Maastricht and closed the ring around Aachen from the north.',
  ),
  B1: note(
    null,
    'Amerykańskim XII Korpusem dowodził od sierpnia 1944 roku Manton Eddy. Korpus doszedł przez Troyes do Nancy i odparł niemieckie kontruderzenie pod Arracourt. W marcu 1945 roku przekroczył Ren w Oppenheim.',
    'The American XII Corps was led from August 1944 by Manton Eddy. It reached Nancy by way of Troyes and beat off the German counterstroke at Arracourt. In March 1945 it crossed the Rhine at Oppenheim.',
  ),
  B2: note(
    null,
    'Amerykańskim XV Korpusem dowodził Wade Haislip. W sierpniu 1944 roku korpus zamykał od południa kocioł pod Falaise i pierwszy przeszedł Sekwanę. Pod koniec września przeniesiono go do 7 Armii, bo tę łatwiej było zaopatrywać z południa.',
    'The American XV Corps was led by Wade Haislip. In August 1944 it closed in on the Falaise pocket from the south and was the first across the Seine. At the end of September it went to Seventh Army, which could be supplied more easily from the south.',
  ),
  B3: note(
    null,
    'Amerykańskim XX Korpusem dowodził Walton Walker. Korpus przejechał od Chartres przez Reims do Verdun, zanim zabrakło mu paliwa, a potem ponad dwa miesiące walczył o twierdzę Metz. Walker zginął w wypadku w Korei w 1950 roku.',
    'The American XX Corps was led by Walton Walker. It drove from Chartres through Reims to Verdun before its fuel ran out, then fought more than two months for the fortress of Metz. Walker died in an accident in Korea in 1950.',
  ),
};

/** What no single card or town stands for. */
export const CAMPAIGN_NOTES = {
  trucks: note(
    '1944-08-25/1944-11-16',
    'Red Ball Express jeździł od 25 sierpnia do 16 listopada 1944 roku: pętla dróg tylko dla ciężarówek, dniem i nocą. W szczycie prawie 6000 pojazdów woziło ponad 12 000 ton dziennie. Większość kierowców stanowili czarnoskórzy Amerykanie, służący w armii, która oddzielała ich od białych.',
    'The Red Ball Express ran from 25 August to 16 November 1944: a loop of roads for trucks only, by day and by night. At its peak almost 6,000 vehicles carried more than 12,000 tons a day. Most of the drivers were African Americans, who served in a segregated army.',
  ),
  'market-garden': note(
    '1944-09-17/1944-09-25',
    'Operacja Market Garden, 17–25 września 1944 roku: trzy dywizje powietrznodesantowe i polska brygada generała Sosabowskiego miały opanować mosty, a XXX Korpus przejechać po nich za Ren. Ostatni most, w Arnhem, pozostał w rękach Niemców.',
    'Operation Market Garden, 17–25 September 1944: three airborne divisions and the Polish brigade of General Sosabowski were to seize the bridges, and XXX Corps was to drive over them beyond the Rhine. The last bridge, at Arnhem, stayed in German hands.',
  ),
  scheldt: note(
    '1944-10-02/1944-11-08',
    'Bitwa o ujście Skaldy trwała od 2 października do 8 listopada 1944 roku i kosztowała 1 Armię Kanadyjską prawie 13 tysięcy zabitych, rannych i zaginionych, w połowie Kanadyjczyków. Potem trzeba było jeszcze usunąć miny z rzeki.',
    'The Battle of the Scheldt lasted from 2 October to 8 November 1944 and cost the First Canadian Army almost 13,000 killed, wounded and missing, half of them Canadians. After that the river still had to be cleared of mines.',
  ),
} as const satisfies Readonly<Record<string, Note>>;
