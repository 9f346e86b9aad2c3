/** Who the eleven people and the two organisations were: a life in a few words. */
import type { Token } from '../content/characters.ts';
import type { Character } from '../content/dice.ts';
import { type Note, note } from './history-note.ts';

export const CHARACTER_NOTES: Readonly<Record<Character | Token, Note>> = {
  pilsudski: note(
    null,
    'Józef Piłsudski (1867–1935) dowodził I Brygadą Legionów. Aresztowany 22 lipca 1917 roku, w niemieckim więzieniu był do 8 listopada 1918. Od 22 listopada 1918 roku był Naczelnikiem Państwa, w 1920 roku wodzem w wojnie z Rosją sowiecką.',
    'Józef Piłsudski (1867–1935) commanded the 1st Brigade of the Legions. Arrested on 22 July 1917, he was a German prisoner until 8 November 1918. From 22 November 1918 he was Chief of State, and in 1920 he led the war with Soviet Russia.',
  ),
  dmowski: note(
    null,
    'Roman Dmowski (1864–1939), przywódca Narodowej Demokracji, był prezesem Komitetu Narodowego Polskiego w Paryżu. Na konferencji pokojowej przedstawił polskie postulaty i podpisał traktat wersalski.',
    'Roman Dmowski (1864–1939), leader of National Democracy, was president of the Polish National Committee in Paris. He put the Polish case to the peace conference and signed the Treaty of Versailles.',
  ),
  paderewski: note(
    null,
    'Ignacy Jan Paderewski (1860–1941), pianista i kompozytor, zjednał sprawie polskiej prezydenta Wilsona. W 1919 roku był premierem i ministrem spraw zagranicznych; podpisał traktat wersalski.',
    'Ignacy Jan Paderewski (1860–1941), pianist and composer, won President Wilson for the Polish cause. In 1919 he was prime minister and foreign minister, and he signed the Treaty of Versailles.',
  ),
  witos: note(
    null,
    'Wincenty Witos (1874–1945), przywódca ludowców z PSL „Piast”, kierował w 1918 roku Polską Komisją Likwidacyjną. Trzykrotnie był premierem; po raz pierwszy od 24 lipca 1920 roku, na czele Rządu Obrony Narodowej.',
    'Wincenty Witos (1874–1945), leader of the peasant party “Piast”, headed the Polish Liquidation Commission in 1918. He was prime minister three times, first from 24 July 1920 in the Government of National Defence.',
  ),
  haller: note(
    null,
    'Józef Haller (1873–1960) w lutym 1918 roku przebił się z II Brygadą pod Rarańczą. Od października dowodził Armią Polską we Francji, zwaną Błękitną. W 1920 roku w Pucku dokonał zaślubin Polski z morzem. Zmarł w Londynie.',
    'Józef Haller (1873–1960) broke through at Rarańcza with the 2nd Brigade in February 1918. From October he led the Polish Army in France, the Blue Army. In 1920 at Puck he wedded Poland to the sea. He died in London.',
  ),
  harcerstwo: note(
    null,
    'Pierwsze drużyny skautowe stworzyli we Lwowie w 1911 roku Andrzej Małkowski i Olga Drahonowska, później Małkowska. Harcerki i harcerze służyli w łączności, przy rannych i w wojsku; w 1918 roku postanowili połączyć się w jeden związek.',
    'The first scout troops were formed in Lwów in 1911 by Andrzej Małkowski and Olga Drahonowska, later Małkowska. Girls and boys served as messengers, nurses and soldiers; in 1918 they resolved to join in one union.',
  ),
  sapieha: note(
    null,
    'Adam Stefan Sapieha (1867–1951), książę biskup krakowski, późniejszy arcybiskup i kardynał, założył w 1915 roku komitet pomocy dotkniętym klęską wojny. W czasie II wojny światowej znów stał się oparciem dla cierpiących.',
    'Adam Stefan Sapieha (1867–1951), prince-bishop of Kraków, later archbishop and cardinal, founded a relief committee for those struck by war in 1915. In the Second World War he was again a mainstay of those who suffered.',
  ),
  pow: note(
    null,
    'Polska Organizacja Wojskowa powstała w 1914 roku i podlegała Piłsudskiemu. Należały do niej także kobiety. Działała najpierw przeciw Rosji, potem przeciw państwom centralnym; w listopadzie 1918 roku rozbrajała okupantów.',
    'The Polish Military Organisation was founded in 1914 and answered to Piłsudski. Women served in it too. It worked first against Russia, then against the Central Powers; in November 1918 it disarmed the occupiers.',
  ),
  sienkiewicz: note(
    null,
    'Henryk Sienkiewicz (1846–1916), laureat Nagrody Nobla, pisał powieści o dawnej Polsce, które czytano we wszystkich zaborach. Był prezesem komitetu pomocy w Vevey i tam zmarł 15 listopada 1916 roku.',
    'Henryk Sienkiewicz (1846–1916), a Nobel laureate, wrote novels of old Poland that were read in all three partitions. He was president of the relief committee at Vevey, and died there on 15 November 1916.',
  ),
  dowbor: note(
    null,
    'Józef Dowbor-Muśnicki (1867–1937) dowodził I Korpusem Polskim w Rosji, a od stycznia 1919 roku wojskiem powstania wielkopolskiego. Obie jego córki zginęły w 1940 roku: jedną zamordowali Sowieci w Katyniu, drugą Niemcy w Palmirach.',
    'Józef Dowbor-Muśnicki (1867–1937) commanded the 1st Polish Corps in Russia and, from January 1919, the army of the Greater Poland Uprising. Both his daughters were murdered in 1940: one by the Soviets at Katyn, one by the Germans at Palmiry.',
  ),
  daszynski: note(
    null,
    'Ignacy Daszyński (1866–1936), przywódca socjalistów z Galicji, stanął na czele rządu lubelskiego z 7 listopada 1918 roku. W 1920 roku był wicepremierem w rządzie Witosa, a w latach 1928–1930 marszałkiem Sejmu.',
    'Ignacy Daszyński (1866–1936), leader of the socialists of Galicia, headed the Lublin government of 7 November 1918. In 1920 he was deputy prime minister under Witos, and from 1928 to 1930 Marshal of the Sejm.',
  ),
  zamoyski: note(
    null,
    'Maurycy Zamoyski (1871–1939), ordynat na Zamościu, był wiceprezesem Komitetu Narodowego Polskiego i w dużej mierze go finansował. Po wojnie reprezentował Polskę w Paryżu, w 1924 roku był ministrem spraw zagranicznych.',
    'Maurycy Zamoyski (1871–1939), lord of the Zamość estates, was vice-president of the Polish National Committee and largely financed it. After the war he represented Poland in Paris; in 1924 he was foreign minister.',
  ),
  korfanty: note(
    null,
    'Wojciech Korfanty (1873–1939), poseł do Reichstagu, zażądał tam 25 października 1918 roku przyłączenia ziem zaboru pruskiego do Polski. Był polskim komisarzem plebiscytowym i przywódcą III powstania śląskiego w 1921 roku.',
    'Wojciech Korfanty (1873–1939), a member of the Reichstag, demanded there on 25 October 1918 that the Prussian partition join Poland. He was Polish plebiscite commissioner and led the Third Silesian Uprising in 1921.',
  ),
};
