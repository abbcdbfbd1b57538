import type { GivenCategory, MarkerIcon } from '@waymark/model/entities/kinds';

/** Suffixes for names of places that fit any place in the world. */
export interface Phrase {
  readonly en: string;
  readonly fr: string;
}

export const PHRASE_OF_CATEGORY: Readonly<Record<GivenCategory, Phrase>> = {
  sight: { en: 'the old centre', fr: 'le vieux centre' },
  museum: { en: 'the local museum', fr: 'le musée local' },
  viewpoint: { en: 'the view from above', fr: 'la vue d’en haut' },
  nature: { en: 'the quiet woods', fr: 'les bois tranquilles' },
  beach: { en: 'a place to swim', fr: 'un lieu de baignade' },
  hike: { en: 'the way up', fr: 'le chemin qui monte' },
  food: { en: 'lunch where locals eat', fr: 'déjeuner avec les habitués' },
  drink: { en: 'a drink in the shade', fr: 'un verre à l’ombre' },
  stay: { en: 'a room for the night', fr: 'une chambre pour la nuit' },
  shop: { en: 'the weekly market', fr: 'le marché de la semaine' },
  transport: { en: 'the station', fr: 'la gare' },
  other: { en: 'a small surprise', fr: 'une petite surprise' },
};

export const PHRASE_OF_ICON: Readonly<Record<MarkerIcon, Phrase>> = {
  star: { en: 'worth the detour', fr: 'vaut le détour' },
  heart: { en: 'a favourite', fr: 'un coup de cœur' },
  camera: { en: 'stop for a picture', fr: 'une photo à faire' },
  tent: { en: 'camping', fr: 'camping' },
  anchor: { en: 'moorings', fr: 'mouillage' },
  train: { en: 'trains', fr: 'trains' },
  plane: { en: 'airfield', fr: 'aérodrome' },
  bike: { en: 'bicycles to rent', fr: 'vélos à louer' },
  coffee: { en: 'good coffee', fr: 'bon café' },
  flag: { en: 'meeting point', fr: 'point de rencontre' },
  mountain: { en: 'trailhead', fr: 'départ de sentier' },
  tree: { en: 'shade and benches', fr: 'de l’ombre et des bancs' },
  wave: { en: 'swimming', fr: 'baignade' },
  info: { en: 'tourist office', fr: 'office de tourisme' },
  warning: { en: 'ask before you go', fr: 'se renseigner avant' },
  home: { en: 'a base for the area', fr: 'un point de chute' },
};

export const PIN_PHRASES: readonly [Phrase, ...Phrase[]] = [
  { en: 'a morning on foot', fr: 'une matinée à pied' },
  { en: 'an hour before dinner', fr: 'une heure avant le dîner' },
  { en: 'when it rains', fr: 'quand il pleut' },
  { en: 'early, before the crowd', fr: 'tôt, avant la foule' },
  { en: 'the evening light', fr: 'la lumière du soir' },
  { en: 'with children', fr: 'avec des enfants' },
  { en: 'a bench I keep coming back to', fr: 'un banc où je reviens toujours' },
  { en: 'the long way round', fr: 'le chemin des écoliers' },
];
