/** What the nine event cards name: it happened in the same weeks, far from the Rhine. */
import { type Note, note } from './history-note.ts';
import type { EventId } from './names.ts';

export const EVENT_NOTES: Readonly<Record<EventId, Note>> = {
  PR20: note(
    '1944-08-01/1944-10-02',
    'Powstanie Warszawskie trwało 63 dni, od 1 sierpnia do 2 października 1944 roku. Armia Krajowa walczyła o stolicę przed nadejściem Armii Czerwonej. Zginęło kilkanaście tysięcy powstańców i około 150 tysięcy mieszkańców, wielu w masowych egzekucjach; ocalałych wypędzono, a miasto Niemcy zburzyli.',
    'The Warsaw Uprising lasted 63 days, from 1 August to 2 October 1944. The Home Army fought for the capital before the Red Army came. Well over ten thousand insurgents died and about 150,000 inhabitants, many in mass executions; the survivors were driven out, and the Germans razed the city.',
  ),
  PR21: note(
    '1944-08-25',
    '25 sierpnia 1944. We Włoszech ruszyła operacja Olive: 8 Armia, a w niej polski 2 Korpus, uderzyła wzdłuż Adriatyku na Linię Gotów. Przełamano ją, lecz jesienne deszcze i kolejne rzeki zatrzymały pościg.',
    '25 August 1944. In Italy Operation Olive began: the Eighth Army, with the Polish II Corps in it, attacked the Gothic Line along the Adriatic. The line was broken, but autumn rain and one river after another stopped the pursuit.',
  ),
  PR22: note(
    '1944-09-08',
    '8 września 1944. Pierwsza rakieta V-2 spadła na Londyn, w dzielnicy Chiswick; zginęły trzy osoby. Rakiety budowali więźniowie obozu Mittelbau-Dora, a ich części i dane zdobyła wcześniej dla aliantów polska Armia Krajowa.',
    '8 September 1944. The first V-2 rocket fell on London, in Chiswick; three people died. The rockets were built by prisoners of the camp Mittelbau-Dora; parts and data had reached the Allies before from the Polish Home Army.',
  ),
  PW20: note(
    '1944-08-29',
    '29 sierpnia 1944. Wybuchło Słowackie powstanie narodowe, przeciw Niemcom i sprzymierzonemu z nimi rządowi księdza Tiso. Bańska Bystrzyca padła 27 października. Oddziały poszły w góry, a wsie, które im pomagały, spotkał okrutny odwet.',
    '29 August 1944. The Slovak National Uprising broke out, against the Germans and the government of Father Tiso allied with them. Banská Bystrica fell on 27 October. The fighters took to the mountains, and villages that helped them suffered cruel reprisals.',
  ),
  PW21: note(
    '1944-08-20/1944-08-29',
    'W operacji jassko-kiszyniowskiej, od 20 do 29 sierpnia 1944 roku, Armia Czerwona rozbiła niemiecką Grupę Armii Południowa Ukraina. 23 sierpnia król Michał odsunął Antonescu od władzy i Rumunia przeszła na stronę aliantów.',
    'In the Jassy–Kishinev Offensive, from 20 to 29 August 1944, the Red Army destroyed most of the German Army Group South Ukraine. On 23 August King Michael removed Antonescu from power, and Romania went over to the Allies.',
  ),
  PW22: note(
    '1944-09-12/1944-09-16',
    'Od 12 do 16 września 1944 roku Roosevelt i Churchill spotkali się po raz drugi w Quebecu. Mówiono o strefach okupacyjnych w Niemczech, o dalszej wojnie z Japonią i o planie Morgenthaua, którego później zaniechano.',
    'From 12 to 16 September 1944 Roosevelt and Churchill met at Quebec for the second time. They spoke of occupation zones in Germany, of the war against Japan and of the Morgenthau Plan, which was later dropped.',
  ),
  PB20: note(
    '1944-09-15/1944-11-27',
    'Walki o wysepkę Peleliu na Pacyfiku trwały od 15 września do 27 listopada 1944 roku, choć spodziewano się kilku dni. Poległo około 1800 Amerykanów i prawie cała japońska załoga, ponad dziesięć tysięcy ludzi.',
    'The fighting for Peleliu, a small island in the Pacific, lasted from 15 September to 27 November 1944, though only days had been expected. About 1,800 Americans died, and almost all of the Japanese garrison, more than ten thousand men.',
  ),
  PB21: note(
    '1944-09-19',
    '19 września 1944. Finlandia podpisała w Moskwie rozejm ze Związkiem Sowieckim i Wielką Brytanią. Oddawała ziemie i zobowiązała się usunąć wojska niemieckie; te, odchodząc, spustoszyły Laponię.',
    '19 September 1944. In Moscow Finland signed an armistice with the Soviet Union and Great Britain. It gave up land and undertook to remove the German troops, who laid Lapland waste as they left.',
  ),
  PB22: note(
    '1944-09-17/1944-10-22',
    'Angaur, wysepka obok Peleliu, została zdobyta między 17 września a 22 października 1944 roku przez amerykańską 81 Dywizję Piechoty. Z około 1400 Japończyków przeżyło kilkudziesięciu, Amerykanów poległo około 260.',
    'Angaur, a small island beside Peleliu, was taken by the American 81st Infantry Division between 17 September and 22 October 1944. Of some 1,400 Japanese a few dozen survived; about 260 Americans died.',
  ),
};
