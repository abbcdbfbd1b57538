import type { Kind } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { isId } from '@waymark/model/paths/segments';
import { type Camera, readView } from '@waymark/model/view-codec';

/** The subject of an embed. A creator is named by an id or a handle. */
export type EmbedSubject = { of: 'list' | 'creator' | 'post'; id: string } | { of: 'place'; camera: Camera };

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The parameters of an embed. */
export interface EmbedRequest {
  subject: EmbedSubject | null;
  /** Null for the language of the path. */
  locale: Locale | null;
  /** Null for the scheme of the reader's system. */
  theme: Theme | null;
  /** An empty list means all kinds. */
  kinds: Kind[];
}

/** The parameters of the subject, by precedence: the first valid one counts. */
const NAMED = ['list', 'creator', 'post'] as const;

/** Reads the parameters of an embed. It never throws: an invalid or unknown value counts as absent. */
export function readEmbed(params: URLSearchParams): EmbedRequest {
  const { camera, kinds } = readView(params);
  return {
    subject: namedIn(params) ?? (camera && { of: 'place', camera }),
    locale: LOCALES.find((locale) => locale === params.get('lang')) ?? null,
    theme: THEMES.find((theme) => theme === params.get('theme')) ?? null,
    kinds,
  };
}

function namedIn(params: URLSearchParams): EmbedSubject | null {
  for (const of of NAMED) {
    const id = params.get(of) ?? '';
    if (isId(id)) return { of, id };
  }
  return null;
}
