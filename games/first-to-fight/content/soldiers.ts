/**
 * The 54 soldiers. Source: those named in the printed examples are printed, some more names are public; everybody else and all
 * values but Krasnodębski's are ours. Ranks are those borne in war service; none where sources differ or for a civilian.
 */
import type { Ability } from './abilities.ts';
import type { Formation } from './formations.ts';

export interface Soldier {
  readonly formation: Formation;
  readonly rank: string | null;
  readonly name: string;
  readonly pseudonym: string | null;
  readonly strength: number;
  readonly underground: number;
  readonly ability: Ability;
}

const soldier = (
  formation: Formation,
  rank: string | null,
  name: string,
  pseudonym: string | null,
  strength: number,
  underground: number,
  ability: Ability,
): Soldier => ({ formation, rank, name, pseudonym, strength, underground, ability });

export const SOLDIER = {
  'INF-01': soldier('INF', 'gen. bryg.', 'Antoni Chruściel', 'Monter', 3, 2, 'additionalRecruitment'),
  'INF-02': soldier('INF', 'gen. dyw.', 'Władysław Anders', null, 3, 1, 'additionalRecruitment'),
  'INF-03': soldier('INF', 'gen. bryg.', 'Zygmunt Bohusz-Szyszko', null, 3, 2, 'movement'),
  'INF-04': soldier('INF', 'gen. bryg.', 'Stanisław Kopański', null, 3, 2, 'training'),
  'INF-05': soldier('INF', 'gen. bryg.', 'Bronisław Duch', null, 4, 1, 'victoryPoint'),
  'INF-06': soldier('INF', 'gen. bryg.', 'Nikodem Sulik', 'Ładyna', 2, 3, 'undergroundActivity'),
  'INF-07': soldier('INF', 'gen. dyw.', 'Tadeusz Komorowski', 'Bór', 2, 3, 'liaison'),
  'INF-08': soldier('INF', 'płk', 'Jan Mazurkiewicz', 'Radosław', 3, 3, 'victoryPoint'),
  'INF-09': soldier('INF', 'ppor.', 'Kazimierz Gurbiel', null, 2, 2, 'training'),
  'SAI-01': soldier('SAI', 'komandor', 'Stanisław Nahorski', 'Kamyczek', 3, 2, 'additionalRecruitment'),
  'SAI-02': soldier('SAI', 'wiceadm.', 'Jerzy Świrski', null, 2, 2, 'additionalRecruitment'),
  'SAI-03': soldier('SAI', 'kpt. mar.', 'Jan Grudziński', null, 3, 3, 'victoryPoint'),
  'SAI-04': soldier('SAI', 'kmdr por.', 'Eugeniusz Pławski', null, 4, 1, 'victoryPoint'),
  'SAI-05': soldier('SAI', 'kmdr ppor.', 'Franciszek Pitułko', null, 3, 2, 'training'),
  'SAI-06': soldier('SAI', 'kmdr por.', 'Konrad Namieśniowski', null, 3, 2, 'movement'),
  'SAI-07': soldier('SAI', 'kmdr ppor.', 'Romuald Nałęcz-Tymiński', null, 4, 1, 'movement'),
  'SAI-08': soldier('SAI', 'kmdr ppor.', 'Borys Karnicki', null, 2, 3, 'undergroundActivity'),
  'SAI-09': soldier('SAI', 'kpt. mar.', 'Bolesław Romanowski', null, 2, 3, 'liaison'),
  'ARM-01': soldier('ARM', 'gen. bryg.', 'Stanisław Maczek', 'Baca', 3, 1, 'additionalRecruitment'),
  'ARM-02': soldier('ARM', 'płk', 'Franciszek Skibiński', null, 3, 2, 'liaison'),
  'ARM-03': soldier('ARM', 'płk', 'Kazimierz Dworak', null, 3, 2, 'movement'),
  'ARM-04': soldier('ARM', 'ppłk', 'Aleksander Stefanowicz', null, 4, 1, 'victoryPoint'),
  'ARM-05': soldier('ARM', 'ppłk', 'Stanisław Koszutski', null, 4, 1, 'training'),
  'ARM-06': soldier('ARM', 'mjr', 'Michał Gutowski', null, 4, 1, 'movement'),
  'ARM-07': soldier('ARM', 'ppłk', 'Stanisław Gliński', null, 3, 2, 'undergroundActivity'),
  'ARM-08': soldier('ARM', 'gen. bryg.', 'Bronisław Rakowski', null, 3, 2, 'victoryPoint'),
  'ARM-09': soldier('ARM', 'plut. pchor.', 'Roman Edmund Orlik', null, 3, 2, 'training'),
  'PIL-01': soldier('PIL', 'płk', 'Zdzisław Krasnodębski', 'Król', 3, 2, 'training'),
  'PIL-02': soldier('PIL', 'mjr', 'Witold Urbanowicz', 'Kobra', 4, 1, 'victoryPoint'),
  'PIL-03': soldier('PIL', 'mjr', 'Stanisław Skalski', null, 4, 1, 'movement'),
  'PIL-04': soldier('PIL', 'kpt.', 'Jan Zumbach', null, 3, 2, 'movement'),
  'PIL-05': soldier('PIL', 'por.', 'Mirosław Ferić', 'Ox', 3, 2, 'training'),
  'PIL-06': soldier('PIL', 'kpt.', 'Eugeniusz Horbaczewski', 'Dziubek', 3, 1, 'additionalRecruitment'),
  'PIL-07': soldier('PIL', 'ppłk', 'Wacław Makowski', null, 2, 2, 'additionalRecruitment'),
  'PIL-08': soldier('PIL', 'por.', 'Kazimierz Szrajer', null, 2, 3, 'liaison'),
  'PIL-09': soldier('PIL', null, 'Anna Leska', null, 2, 3, 'undergroundActivity'),
  'PAR-01': soldier('PAR', 'gen. bryg.', 'Stefan Bałuk', 'Starba', 2, 3, 'liaison'),
  'PAR-02': soldier('PAR', 'mjr', 'Adolf Pilch', 'Góra', 3, 3, 'undergroundActivity'),
  'PAR-03': soldier('PAR', 'gen. bryg.', 'Stanisław Sosabowski', null, 4, 2, 'training'),
  'PAR-04': soldier('PAR', 'por.', 'Jan Piwnik', 'Ponury', 3, 3, 'undergroundActivity'),
  'PAR-05': soldier('PAR', null, 'Elżbieta Zawacka', 'Zo', 2, 4, 'liaison'),
  'PAR-06': soldier('PAR', 'rtm.', 'Józef Zabielski', 'Żbik', 2, 3, 'movement'),
  'PAR-07': soldier('PAR', 'mjr', 'Bolesław Kontrym', 'Żmudzin', 3, 3, 'undergroundActivity'),
  'PAR-08': soldier('PAR', 'gen. bryg.', 'Leopold Okulicki', 'Niedźwiadek', 2, 3, 'additionalRecruitment'),
  'PAR-09': soldier('PAR', 'por.', 'Ryszard Nuszkiewicz', 'Powolny', 3, 3, 'victoryPoint'),
  'SAB-01': soldier('SAB', null, 'Zofia Rapp-Kochańska', 'Marie Springer', 2, 4, 'liaison'),
  'SAB-02': soldier('SAB', 'gen. bryg.', 'August Emil Fieldorf', 'Nil', 3, 3, 'undergroundActivity'),
  'SAB-03': soldier('SAB', null, 'Jan Kozielewski', 'Jan Karski', 1, 4, 'liaison'),
  'SAB-04': soldier('SAB', null, 'Zdzisław Jeziorański', 'Jan Nowak', 2, 4, 'liaison'),
  'SAB-05': soldier('SAB', 'rtm.', 'Witold Pilecki', 'Witold', 2, 4, 'additionalRecruitment'),
  'SAB-06': soldier('SAB', 'mjr', 'Wanda Gertz', 'Lena', 2, 3, 'training'),
  'SAB-07': soldier('SAB', 'hm.', 'Aleksander Kamiński', 'Kamyk', 2, 3, 'movement'),
  'SAB-08': soldier('SAB', 'hm.', 'Tadeusz Zawadzki', 'Zośka', 3, 3, 'victoryPoint'),
  'SAB-09': soldier('SAB', 'mjr', 'Zbigniew Lewandowski', 'Szyna', 3, 3, 'undergroundActivity'),
} as const satisfies Readonly<Record<string, Soldier>>;

export type SoldierId = keyof typeof SOLDIER;
export const SOLDIERS = Object.keys(SOLDIER) as SoldierId[];
export const soldierOf = (id: SoldierId): Soldier => SOLDIER[id];
