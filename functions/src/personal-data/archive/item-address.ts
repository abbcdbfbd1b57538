import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';

/** The address of an item's page. */
export function itemAddress(origin: string, { kind, id }: Reference, locale: Locale): string {
  return `${origin}${pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale)}`;
}
