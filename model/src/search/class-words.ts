import type { DestinationType, GivenCategory } from '../entities/kinds.ts';
import type { SearchKind } from './search-kinds.ts';

/*
 * The words by which people look for a kind, a type or a category, in both languages. They are searched and never shown. The
 * search engine knows plurals.
 */

export const KIND_WORDS: Readonly<Record<SearchKind, readonly string[]>> = {
  destination: ['destination'],
  area: ['area', 'zone'],
  poi: ['place', 'lieu'],
  pin: ['recommendation', 'recommandation'],
  marker: ['marker', 'repère'],
  post: ['story', 'récit'],
  list: ['list', 'liste'],
  creator: ['creator', 'créateur', 'créatrice'],
  country: ['country', 'pays'],
  article: ['article', 'blog'],
};

export const TYPE_WORDS: Readonly<Record<DestinationType, readonly string[]>> = {
  city: ['city', 'ville'],
  town: ['town', 'ville'],
  region: ['region', 'région'],
  island: ['island', 'île'],
  park: ['park', 'parc'],
};

export const CATEGORY_WORDS: Readonly<Record<GivenCategory, readonly string[]>> = {
  sight: ['sight', 'monument', 'landmark', 'site'],
  museum: ['museum', 'musée', 'gallery', 'galerie'],
  viewpoint: ['viewpoint', 'view', 'point de vue', 'panorama', 'belvédère'],
  nature: ['nature'],
  beach: ['beach', 'plage', 'swimming', 'baignade'],
  hike: ['hike', 'hiking', 'trail', 'randonnée', 'sentier'],
  food: ['food', 'restaurant', 'eat', 'manger', 'cuisine'],
  drink: ['drink', 'bar', 'café', 'coffee', 'boire'],
  stay: ['stay', 'hotel', 'hôtel', 'hébergement', 'dormir', 'camping'],
  shop: ['shop', 'market', 'boutique', 'magasin', 'marché'],
  transport: ['transport', 'station', 'gare'],
  other: [],
};
