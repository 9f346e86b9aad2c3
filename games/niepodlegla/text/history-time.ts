/** The two events, the ten spaces of the time track and the two tracks of politics. */
import { type Note, note } from './history-note.ts';

export type EventNoteId = 'february' | 'independence';
export type RoundNoteId = `round-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
export type TrackNoteId = 'acc' | 'fp';

export const EVENT_NOTES: Readonly<Record<EventNoteId, Note>> = {
  february: note(
    '1917-03-08/1917-03-15',
    'W marcu 1917 roku, według kalendarza rosyjskiego w lutym, strajki i bunt garnizonu w Piotrogrodzie obaliły cara Mikołaja II. Jeszcze w marcu Rząd Tymczasowy uznał prawo Polaków do własnego państwa, w sojuszu z Rosją.',
    'In March 1917, February by the Russian calendar, strikes and a mutiny of the garrison in Petrograd brought down Tsar Nicholas II. Before the month was out the Provisional Government recognised the right of the Poles to a state, allied to Russia.',
  ),
  independence: note(
    '1918-11-11',
    '11 listopada 1918. W Compiègne podpisano rozejm, a w Warszawie Rada Regencyjna przekazała władzę nad wojskiem Piłsudskiemu, który dzień wcześniej wrócił z Magdeburga. Po 123 latach Polska odzyskała niepodległość.',
    '11 November 1918. The armistice was signed at Compiègne, and in Warsaw the Regency Council gave command of the army to Piłsudski, back from Magdeburg the day before. After 123 years Poland was independent again.',
  ),
};

export const ROUND_NOTES: Readonly<Record<RoundNoteId, Note>> = {
  'round-1': note(
    '1914-08/1914-09',
    'Sierpień i wrzesień 1914 roku. Niemcy i Austro-Węgry stanęły do wojny z Rosją: zaborcy Polski walczyli przeciw sobie. Każda ze stron szukała poparcia Polaków, lecz żadna nie obiecała im jeszcze niepodległości.',
    'August and September 1914. Germany and Austria-Hungary went to war with Russia: the partitioning powers fought one another. Each side sought Polish support, but neither yet promised independence.',
  ),
  'round-2': note(
    '1914-10/1915-03',
    'Od jesieni 1914 do zimy 1915 roku front przetaczał się przez ziemie polskie. Rosjanie, od września we Lwowie, doszli pod Kraków, gdzie Austriacy umacniali twierdzę; w grudniu zatrzymano ich pod Limanową.',
    'From autumn 1914 to winter 1915 the front rolled to and fro across the Polish lands. The Russians, in Lwów since September, came close to Kraków, where the Austrians held their fortress; in December they were stopped at Limanowa.',
  ),
  'round-3': note(
    '1915-05/1915-09',
    'W maju 1915 roku państwa centralne przełamały front pod Gorlicami, w sierpniu Niemcy weszli do Warszawy, we wrześniu do Wilna. Władza rosyjska odeszła z Królestwa po stu latach, lecz jej miejsce zajęli okupanci.',
    'In May 1915 the Central Powers broke the front at Gorlice; in August the Germans entered Warsaw, in September Wilno. Russian rule left the Kingdom after a hundred years, but occupiers took its place.',
  ),
  'round-4': note(
    '1916-03/1916-06',
    'Wiosną 1916 roku front na wschodzie stał w miejscu, od okolic Rygi po granicę Rumunii. Trzy brygady Legionów trzymały okopy na Wołyniu. W czerwcu uderzyły tam wojska generała Brusiłowa.',
    'In the spring of 1916 the eastern front stood still, from the Riga region to the Romanian border. The three brigades of the Legions held trenches in Volhynia. In June General Brusilov’s armies struck there.',
  ),
  'round-5': note(
    '1916-09/1916-12',
    'Jesienią 1916 roku państwom centralnym brakowało żołnierzy. Aktem z 5 listopada obiecały Królestwo Polskie; car zapowiedział wolną Polskę w grudniu. Ziem zaboru pruskiego Niemcy oddać nie zamierzali.',
    'In the autumn of 1916 the Central Powers were short of soldiers. By the act of 5 November they promised a Kingdom of Poland; in December the tsar spoke of a free Poland. The Prussian partition Germany did not mean to give up.',
  ),
  'round-6': note(
    '1917-03',
    'W marcu 1917 roku upadło cesarstwo rosyjskie, a w kwietniu do wojny przystąpiły Stany Zjednoczone. Polacy w Rosji mogli jawnie się organizować i tworzyć wojsko, ale na wschodzie zaczynał się czas rewolucji.',
    'In March 1917 the Russian empire fell, and in April the United States entered the war. Poles in Russia could organise openly and raise troops, but in the east a time of revolution was beginning.',
  ),
  'round-7': note(
    '1917-07/1917-11',
    'Latem 1917 roku kryzys przysięgowy podzielił legionistów, a Piłsudski znalazł się w niemieckim więzieniu. W Paryżu zaczął działać komitet Dmowskiego, w Warszawie Rada Regencyjna. W listopadzie w Rosji władzę wzięli bolszewicy.',
    'In the summer of 1917 the Oath Crisis divided the legionaries and Piłsudski was put in a German prison. Dmowski’s committee set to work in Paris, the Regency Council in Warsaw. In November the Bolsheviks took power in Russia.',
  ),
  'round-8': note(
    '1918-01/1918-05',
    'W lutym 1918 roku w Brześciu zawarto pokój z Ukrainą, a 3 marca z Rosją sowiecką. Oddanie Chełmszczyzny odebrało państwom centralnym resztki polskiego zaufania. Niemcy rozbroili polskie korpusy na wschodzie.',
    'In February 1918 peace was made at Brest with Ukraine, and on 3 March with Soviet Russia. The loss of the Chełm land cost the Central Powers what Polish trust was left. The Germans disarmed the Polish corps in the east.',
  ),
  'round-9': note(
    '1918-09/1918-11',
    'Jesienią 1918 roku rozpadały się Austro-Węgry. Powstawały nowe państwa, a ich granice biegły przez ziemie wspólne od wieków. We Lwowie i Stanisławowie władzę objęli Ukraińcy, w Krakowie i Cieszynie Polacy.',
    'In the autumn of 1918 Austria-Hungary was falling apart. New states arose, and their borders ran through lands long shared. Ukrainians took power in Lwów and Stanisławów, Poles in Kraków and Cieszyn.',
  ),
  'round-10': note(
    '1918-11',
    'Listopad 1918 roku. Wojna się skończyła, ale państwo trzeba było dopiero zbudować z ziem trzech zaborów, z różnymi prawami, pieniędzmi i kolejami. O granice przyszło zabiegać i walczyć jeszcze przez kilka lat.',
    'November 1918. The war was over, but a state had yet to be built from three partitions with different laws, money and railways. Its borders had to be negotiated and fought for during several more years.',
  ),
};

export const TRACK_NOTES: Readonly<Record<TrackNoteId, Note>> = {
  acc: note(
    null,
    'Socjaliści, narodowi demokraci, ludowcy i konserwatyści różnie widzieli drogę do wolności. Zgoda przyszła z trudem: w styczniu 1919 roku powstał rząd Paderewskiego, w lipcu 1920 roku Rząd Obrony Narodowej.',
    'Socialists, National Democrats, peasant leaders and conservatives saw different roads to freedom. Accord came with effort: Paderewski’s government in January 1919, the Government of National Defence in July 1920.',
  ),
  fp: note(
    null,
    'W 1914 roku mocarstwa uważały sprawę polską za wewnętrzną sprawę zaborców. Zmieniły to wojna, dyplomacja i polskie wojsko: 3 czerwca 1918 roku Francja, Wielka Brytania i Włochy opowiedziały się za niepodległą Polską.',
    'In 1914 the powers took the Polish question for an internal matter of the partitioning states. War, diplomacy and Polish soldiers changed that: on 3 June 1918 France, Britain and Italy declared for an independent Poland.',
  ),
};
