import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import type { SearchHit } from '@waymark/model/search/search-hit';

/** The page of what was found. */
export function pathToHit({ kind, id, creator }: SearchHit, locale: Locale): string {
  switch (kind) {
    case 'creator':
      return pathTo('creators-id', { id: creator ?? id }, locale);
    case 'country':
      return pathTo('countries-slug', { slug: id }, locale);
    case 'article':
      return pathTo('blog-slug', { slug: id }, locale);
    default:
      return pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale);
  }
}
