import type { Category } from '@waymark/model/entities/kinds';
import {
  Bed,
  Binoculars,
  Footprints,
  Landmark,
  type LucideIcon,
  MapPin,
  Palette,
  ShoppingBag,
  TrainFront,
  TreePalm,
  Trees,
  Utensils,
  Wine,
} from 'lucide-react';

export const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  sight: Landmark,
  museum: Palette,
  viewpoint: Binoculars,
  nature: Trees,
  beach: TreePalm,
  hike: Footprints,
  food: Utensils,
  drink: Wine,
  stay: Bed,
  shop: ShoppingBag,
  transport: TrainFront,
  other: MapPin,
};
