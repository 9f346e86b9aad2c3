/** What the nine event cards name: it happened in the same weeks, far from the Rhine. In Polish. */
import type { EVENT_FACTS } from '../history-events.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  PR20: 'Powstanie Warszawskie trwało 63 dni, od 1 sierpnia do 2 października 1944 roku. Armia Krajowa walczyła o stolicę przed nadejściem Armii Czerwonej. Zginęło kilkanaście tysięcy powstańców i około 150 tysięcy mieszkańców, wielu w masowych egzekucjach; ocalałych wypędzono, a miasto Niemcy zburzyli.',
  PR21: '25 sierpnia 1944. We Włoszech ruszyła operacja Olive: 8 Armia, a w niej polski 2 Korpus, uderzyła wzdłuż Adriatyku na Linię Gotów. Przełamano ją, lecz jesienne deszcze i kolejne rzeki zatrzymały pościg.',
  PR22: '8 września 1944. Pierwsza rakieta V-2 spadła na Londyn, w dzielnicy Chiswick; zginęły trzy osoby. Rakiety budowali więźniowie obozu Mittelbau-Dora, a ich części i dane zdobyła wcześniej dla aliantów polska Armia Krajowa.',
  PW20: '29 sierpnia 1944. Wybuchło Słowackie powstanie narodowe, przeciw Niemcom i sprzymierzonemu z nimi rządowi księdza Tiso. Bańska Bystrzyca padła 27 października. Oddziały poszły w góry, a wsie, które im pomagały, spotkał okrutny odwet.',
  PW21: 'W operacji jassko-kiszyniowskiej, od 20 do 29 sierpnia 1944 roku, Armia Czerwona rozbiła niemiecką Grupę Armii Południowa Ukraina. 23 sierpnia król Michał odsunął Antonescu od władzy i Rumunia przeszła na stronę aliantów.',
  PW22: 'Od 12 do 16 września 1944 roku Roosevelt i Churchill spotkali się po raz drugi w Quebecu. Mówiono o strefach okupacyjnych w Niemczech, o dalszej wojnie z Japonią i o planie Morgenthaua, którego później zaniechano.',
  PB20: 'Walki o wysepkę Peleliu na Pacyfiku trwały od 15 września do 27 listopada 1944 roku, choć spodziewano się kilku dni. Poległo około 1800 Amerykanów i prawie cała japońska załoga, ponad dziesięć tysięcy ludzi.',
  PB21: '19 września 1944. Finlandia podpisała w Moskwie rozejm ze Związkiem Sowieckim i Wielką Brytanią. Oddawała ziemie i zobowiązała się usunąć wojska niemieckie; te, odchodząc, spustoszyły Laponię.',
  PB22: 'Angaur, wysepka obok Peleliu, została zdobyta między 17 września a 22 października 1944 roku przez amerykańską 81 Dywizję Piechoty. Z około 1400 Japończyków przeżyło kilkudziesięciu, Amerykanów poległo około 260.',
};
