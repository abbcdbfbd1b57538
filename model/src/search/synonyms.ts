import { CITIES } from '../geography/cities.ts';

/** Words that mean the same, in the words of Algolia's API. */
export interface Synonym {
  objectID: string;
  type: 'synonym';
  synonyms: string[];
}

/** What people call the same thing. Names of kinds and categories are in the records themselves. */
const SAME: readonly (readonly string[])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt', 'mont'],
  ['lake', 'lac'],
  ['church', 'église'],
  ['castle', 'château'],
  ['bridge', 'pont'],
  ['harbour', 'harbor', 'port'],
  ['mountain', 'montagne'],
  ['forest', 'forêt'],
  ['waterfall', 'cascade'],
  ['garden', 'jardin'],
  ['street', 'rue'],
  ['river', 'rivière', 'fleuve'],
  ['sea', 'mer'],
  ['cathedral', 'cathédrale'],
  ['bakery', 'boulangerie'],
  ['library', 'bibliothèque'],
  ['bookshop', 'bookstore', 'librairie'],
  ['lighthouse', 'phare'],
  ['vineyard', 'vignoble'],
  ['wine', 'vin'],
  ['walk', 'balade', 'promenade'],
  ['bicycle', 'bike', 'vélo'],
  ['usa', 'united states', 'états-unis'],
  ['uk', 'united kingdom', 'royaume-uni', 'great britain', 'grande-bretagne'],
  ['uae', 'united arab emirates', 'émirats arabes unis'],
  ['nyc', 'new york'],
];

/** The synonyms of the public index: the list above, and every city with two names. */
export function synonyms(): Synonym[] {
  const cities = CITIES.filter(([en, fr]) => en !== fr).map(([en, fr]) => [en, fr]);
  return [...SAME, ...cities].map((words, index) => ({
    objectID: `synonym-${index}`,
    type: 'synonym',
    synonyms: words.map((word) => word.toLowerCase()),
  }));
}
