/** The two events, the ten spaces of the time track and the two tracks of politics. In Polish. */
import type { EVENT_FACTS, ROUND_FACTS, TRACK_FACTS } from '../history-time.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  february:
    'W marcu 1917 roku, według kalendarza rosyjskiego w lutym, strajki i bunt garnizonu w Piotrogrodzie obaliły cara Mikołaja II. Jeszcze w marcu Rząd Tymczasowy uznał prawo Polaków do własnego państwa, w sojuszu z Rosją.',
  independence:
    '11 listopada 1918. W Compiègne podpisano rozejm, a w Warszawie Rada Regencyjna przekazała władzę nad wojskiem Piłsudskiemu, który dzień wcześniej wrócił z Magdeburga. Po 123 latach Polska odzyskała niepodległość.',
};

export const ROUND_NOTES: Readonly<Record<keyof typeof ROUND_FACTS, string>> = {
  'round-1':
    'Sierpień i wrzesień 1914 roku. Niemcy i Austro-Węgry stanęły do wojny z Rosją: zaborcy Polski walczyli przeciw sobie. Każda ze stron szukała poparcia Polaków, lecz żadna nie obiecała im jeszcze niepodległości.',
  'round-2':
    'Od jesieni 1914 do zimy 1915 roku front przetaczał się przez ziemie polskie. Rosjanie, od września we Lwowie, doszli pod Kraków, gdzie Austriacy umacniali twierdzę; w grudniu zatrzymano ich pod Limanową.',
  'round-3':
    'W maju 1915 roku państwa centralne przełamały front pod Gorlicami, w sierpniu Niemcy weszli do Warszawy, we wrześniu do Wilna. Władza rosyjska odeszła z Królestwa po stu latach, lecz jej miejsce zajęli okupanci.',
  'round-4':
    'Wiosną 1916 roku front na wschodzie stał w miejscu, od okolic Rygi po granicę Rumunii. Trzy brygady Legionów trzymały okopy na Wołyniu. W czerwcu uderzyły tam wojska generała Brusiłowa.',
  'round-5':
    'Jesienią 1916 roku państwom centralnym brakowało żołnierzy. Aktem z 5 listopada obiecały Królestwo Polskie; car zapowiedział wolną Polskę w grudniu. Ziem zaboru pruskiego Niemcy oddać nie zamierzali.',
  'round-6':
    'W marcu 1917 roku upadło cesarstwo rosyjskie, a w kwietniu do wojny przystąpiły Stany Zjednoczone. Polacy w Rosji mogli jawnie się organizować i tworzyć wojsko, ale na wschodzie zaczynał się czas rewolucji.',
  'round-7':
    'Latem 1917 roku kryzys przysięgowy podzielił legionistów, a Piłsudski znalazł się w niemieckim więzieniu. W Paryżu zaczął działać komitet Dmowskiego, w Warszawie Rada Regencyjna. W listopadzie w Rosji władzę wzięli bolszewicy.',
  'round-8':
    'W lutym 1918 roku w Brześciu zawarto pokój z Ukrainą, a 3 marca z Rosją sowiecką. Oddanie Chełmszczyzny odebrało państwom centralnym resztki polskiego zaufania. Niemcy rozbroili polskie korpusy na wschodzie.',
  'round-9':
    'Jesienią 1918 roku rozpadały się Austro-Węgry. Powstawały nowe państwa, a ich granice biegły przez ziemie wspólne od wieków. We Lwowie i Stanisławowie władzę objęli Ukraińcy, w Krakowie i Cieszynie Polacy.',
  'round-10':
    'Listopad 1918 roku. Wojna się skończyła, ale państwo trzeba było dopiero zbudować z ziem trzech zaborów, z różnymi prawami, pieniędzmi i kolejami. O granice przyszło zabiegać i walczyć jeszcze przez kilka lat.',
};

export const TRACK_NOTES: Readonly<Record<keyof typeof TRACK_FACTS, string>> = {
  acc: 'Socjaliści, narodowi demokraci, ludowcy i konserwatyści różnie widzieli drogę do wolności. Zgoda przyszła z trudem: w styczniu 1919 roku powstał rząd Paderewskiego, w lipcu 1920 roku Rząd Obrony Narodowej.',
  fp: 'W 1914 roku mocarstwa uważały sprawę polską za wewnętrzną sprawę zaborców. Zmieniły to wojna, dyplomacja i polskie wojsko: 3 czerwca 1918 roku Francja, Wielka Brytania i Włochy opowiedziały się za niepodległą Polską.',
};
