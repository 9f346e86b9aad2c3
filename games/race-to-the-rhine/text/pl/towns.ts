/** The towns for which Polish has a name of its own. */
import type { Town } from '../../content/fields.ts';
import { TOWNS as ON_THE_BOARD } from '../en/towns.ts';

const POLISH: Readonly<Partial<Record<Town, string>>> = {
  'le-havre': 'Hawr',
  dunkerque: 'Dunkierka',
  'st-omer': 'Saint-Omer',
  gent: 'Gandawa',
  brugge: 'Brugia',
  oostende: 'Ostenda',
  antwerpen: 'Antwerpia',
  bruxelles: 'Bruksela',
  paris: 'Paryż',
  'st-quentin': 'Saint-Quentin',
  aachen: 'Akwizgran',
  luxembourg: 'Luksemburg',
  trier: 'Trewir',
  orleans: 'Orlean',
  'ste-menehould': 'Sainte-Menehould',
  'st-avold': 'Saint-Avold',
  koln: 'Kolonia',
  koblenz: 'Koblencja',
  mainz: 'Moguncja',
};

export const TOWNS: Readonly<Record<Town, string>> = { ...ON_THE_BOARD, ...POLISH };
