/** Who the eleven people and the two organisations were: a life in a few words. In Polish. */
import type { CHARACTER_FACTS } from '../history-characters.ts';

export const CHARACTER_NOTES: Readonly<Record<keyof typeof CHARACTER_FACTS, string>> = {
  pilsudski:
    'Józef Piłsudski (1867–1935) dowodził I Brygadą Legionów. Aresztowany 22 lipca 1917 roku, w niemieckim więzieniu był do 8 listopada 1918. Od 22 listopada 1918 roku był Naczelnikiem Państwa, w 1920 roku wodzem w wojnie z Rosją sowiecką.',
  dmowski:
    'Roman Dmowski (1864–1939), przywódca Narodowej Demokracji, był prezesem Komitetu Narodowego Polskiego w Paryżu. Na konferencji pokojowej przedstawił polskie postulaty i podpisał traktat wersalski.',
  paderewski:
    'Ignacy Jan Paderewski (1860–1941), pianista i kompozytor, zjednał sprawie polskiej prezydenta Wilsona. W 1919 roku był premierem i ministrem spraw zagranicznych; podpisał traktat wersalski.',
  witos:
    'Wincenty Witos (1874–1945), przywódca ludowców z PSL „Piast”, kierował w 1918 roku Polską Komisją Likwidacyjną. Trzykrotnie był premierem; po raz pierwszy od 24 lipca 1920 roku, na czele Rządu Obrony Narodowej.',
  haller:
    'Józef Haller (1873–1960) w lutym 1918 roku przebił się z II Brygadą pod Rarańczą. Od października dowodził Armią Polską we Francji, zwaną Błękitną. W 1920 roku w Pucku dokonał zaślubin Polski z morzem. Zmarł w Londynie.',
  harcerstwo:
    'Pierwsze drużyny skautowe stworzyli we Lwowie w 1911 roku Andrzej Małkowski i Olga Drahonowska, później Małkowska. Harcerki i harcerze służyli w łączności, przy rannych i w wojsku; w 1918 roku postanowili połączyć się w jeden związek.',
  sapieha:
    'Adam Stefan Sapieha (1867–1951), książę biskup krakowski, późniejszy arcybiskup i kardynał, założył w 1915 roku komitet pomocy dotkniętym klęską wojny. W czasie II wojny światowej znów stał się oparciem dla cierpiących.',
  pow: 'Polska Organizacja Wojskowa powstała w 1914 roku i podlegała Piłsudskiemu. Należały do niej także kobiety. Działała najpierw przeciw Rosji, potem przeciw państwom centralnym; w listopadzie 1918 roku rozbrajała okupantów.',
  sienkiewicz:
    'Henryk Sienkiewicz (1846–1916), laureat Nagrody Nobla, pisał powieści o dawnej Polsce, które czytano we wszystkich zaborach. Był prezesem komitetu pomocy w Vevey i tam zmarł 15 listopada 1916 roku.',
  dowbor:
    'Józef Dowbor-Muśnicki (1867–1937) dowodził I Korpusem Polskim w Rosji, a od stycznia 1919 roku wojskiem powstania wielkopolskiego. Obie jego córki zginęły w 1940 roku: jedną zamordowali Sowieci w Katyniu, drugą Niemcy w Palmirach.',
  daszynski:
    'Ignacy Daszyński (1866–1936), przywódca socjalistów z Galicji, stanął na czele rządu lubelskiego z 7 listopada 1918 roku. W 1920 roku był wicepremierem w rządzie Witosa, a w latach 1928–1930 marszałkiem Sejmu.',
  zamoyski:
    'Maurycy Zamoyski (1871–1939), ordynat na Zamościu, był wiceprezesem Komitetu Narodowego Polskiego i w dużej mierze go finansował. Po wojnie reprezentował Polskę w Paryżu, w 1924 roku był ministrem spraw zagranicznych.',
  korfanty:
    'Wojciech Korfanty (1873–1939), poseł do Reichstagu, zażądał tam 25 października 1918 roku przyłączenia ziem zaboru pruskiego do Polski. Był polskim komisarzem plebiscytowym i przywódcą III powstania śląskiego w 1921 roku.',
};
