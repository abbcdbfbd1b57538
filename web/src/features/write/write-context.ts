import type { Reference } from '@waymark/model/entities/fields';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { createContext, type ReactNode } from 'react';

/** What is shown in a text comes from around it. */
export interface WriteContext {
  photos: readonly Photo[];
  /** Of the text, whatever the reader's. */
  locale: Locale;
  placeCard: ((reference: Reference) => ReactNode) | undefined;
}

export const Writing = createContext<WriteContext>({ photos: [], locale: 'en', placeCard: undefined });
