/** The towns for which Polish has a name of its own. */
import type { OwnNames } from '../towns.ts';

export const pl: OwnNames = {
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
