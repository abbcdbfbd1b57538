import type { Reference } from '@waymark/model/entities/fields';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { createContext, type ReactNode } from 'react';

/** What the views of photos and places in a text need from the field. */
export interface WriteContext {
  photos: readonly Photo[];
  /** The language of the text, which may differ from that of the page. */
  locale: Locale;
  placeCard: ((reference: Reference) => ReactNode) | undefined;
}

export const Writing = createContext<WriteContext>({ photos: [], locale: 'en', placeCard: undefined });
