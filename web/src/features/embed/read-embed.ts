import type { Kind } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { isId } from '@waymark/model/paths/segments';
import { type Camera, readView } from '@waymark/model/view-codec';

/** What an embed shows. A creator is named by an id or a handle. */
export type EmbedSubject = { of: 'list' | 'creator' | 'post'; id: string } | { of: 'place'; camera: Camera };

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The parameters of an embed. */
export interface EmbedRequest {
  subject: EmbedSubject | null;
  /** Null: the path says it. */
  locale: Locale | null;
  /** Null: the reader's system says it. */
  theme: Theme | null;
  /** No kinds means any. */
  kinds: Kind[];
}

/** In the order in which they count: the first that is valid is what is shown. */
const NAMED = ['list', 'creator', 'post'] as const;

/** Reads what is asked of an embed. Never throws: what is invalid or unknown is as good as absent. */
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
