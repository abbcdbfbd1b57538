import type { Reference } from '@waymark/model/entities/fields';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { createContext, type ReactNode } from 'react';

/** Lets the author choose the places of a map, from those that it has. The result is undefined where they chose nothing. */
export type PickPlaces = (first: readonly Reference[]) => Promise<readonly Reference[] | undefined>;

/** What the views of photos, places and maps in a text need from the field. */
export interface WriteContext {
  photos: readonly Photo[];
  /** The language of the text, which may differ from that of the page. */
  locale: Locale;
  placeCard: ((reference: Reference) => ReactNode) | undefined;
  mapCard: ((places: readonly Reference[]) => ReactNode) | undefined;
  pickPlaces: PickPlaces | undefined;
}

export const Writing = createContext<WriteContext>({
  photos: [],
  locale: 'en',
  placeCard: undefined,
  mapCard: undefined,
  pickPlaces: undefined,
});
