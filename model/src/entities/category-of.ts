import { unreachable } from '../unreachable.ts';
import type { Category, DestinationType, GivenCategory, Kind, MarkerIcon } from './kinds.ts';

/** The fields of an item that its category follows from. Those that its kind does not have are absent. */
export interface Categorised {
  kind: Kind;
  category?: GivenCategory | undefined;
  type?: DestinationType | undefined;
  icon?: MarkerIcon | undefined;
}

const CATEGORY_OF_TYPE: Record<DestinationType, Category> = {
  city: 'city',
  town: 'city',
  region: 'region',
  island: 'region',
  park: 'nature',
};

/** The category of a marker without one. An icon that says nothing of its place stands for any other. */
const CATEGORY_OF_ICON: Record<MarkerIcon, GivenCategory> = {
  star: 'other',
  heart: 'other',
  camera: 'viewpoint',
  tent: 'stay',
  anchor: 'transport',
  train: 'transport',
  plane: 'transport',
  bike: 'transport',
  coffee: 'drink',
  flag: 'other',
  mountain: 'nature',
  tree: 'nature',
  wave: 'beach',
  info: 'other',
  warning: 'other',
  home: 'stay',
};

/** The category that creators of such an item could have given it; undefined for kinds without such a choice. */
export function givenCategoryOf({ kind, category, icon }: Categorised): GivenCategory | undefined {
  switch (kind) {
    case 'poi':
    case 'pin':
      return category ?? 'other';
    case 'marker':
      return category ?? (icon === undefined ? 'other' : CATEGORY_OF_ICON[icon]);
    case 'destination':
    case 'area':
    case 'post':
    case 'list':
      return undefined;
    default:
      return unreachable(kind);
  }
}

/** What a visitor looks for who finds the item. A destination of an unknown type counts as a city. */
export function categoryOf(item: Categorised): Category {
  switch (item.kind) {
    case 'destination':
      return CATEGORY_OF_TYPE[item.type ?? 'city'];
    case 'area':
      return 'region';
    case 'poi':
    case 'pin':
    case 'marker':
      return givenCategoryOf(item) ?? 'other';
    case 'post':
      return 'story';
    case 'list':
      return 'list';
    default:
      return unreachable(item.kind);
  }
}
