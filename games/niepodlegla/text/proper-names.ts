/** Names that are the same in every language. */
export const PEOPLE = {
  pilsudski: 'Józef Piłsudski',
  dmowski: 'Roman Dmowski',
  paderewski: 'Ignacy Jan Paderewski',
  witos: 'Wincenty Witos',
  haller: 'Józef Haller',
  sapieha: 'Adam Stefan Sapieha',
  pow: 'POW',
  sienkiewicz: 'Henryk Sienkiewicz',
  dowbor: 'Józef Dowbor-Muśnicki',
  daszynski: 'Ignacy Daszyński',
  zamoyski: 'Maurycy Zamoyski',
  korfanty: 'Wojciech Korfanty',
} as const;

export const TOWNS = {
  gdansk: 'Gdańsk',
  poznan: 'Poznań',
  opole: 'Opole',
  cieszyn: 'Cieszyn',
  krakow: 'Kraków',
  lwow: 'Lwów',
  stanislawow: 'Stanisławów',
  kowno: 'Kowno',
  wilno: 'Wilno',
  pinsk: 'Pińsk',
  luck: 'Łuck',
  lodz: 'Łódź',
  kielce: 'Kielce',
  lublin: 'Lublin',
  bialystok: 'Białystok',
} as const;
