import type { Card } from '../entities/card.ts';
import { COLLECTION_OF } from '../entities/kinds.ts';
import { containersOf } from '../entities/parents.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import type { Locale } from '../locale.ts';
import { choose } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { CountryName } from '../payloads.ts';

/** A page that is above another one. */
export interface Crumb {
  name: string;
  path: string;
}

/** An item as its page knows it. */
interface ItemOnPage {
  item: PublicDocument;
  partOf: readonly Card[];
  parts: readonly Card[];
  country?: CountryName;
}

/** What is above an item: its country, and the place that contains it, from the outermost. */
export function aboveItem({ item, partOf, parts, country }: ItemOnPage, locale: Locale): Crumb[] {
  const ofCountry = country && {
    name: choose(country.name, locale).value,
    path: pathTo('countries-slug', { slug: country.slug }, locale),
  };
  const ofContainer = containersOf(item.kind, partOf, parts)
    .slice(0, 1)
    .map(({ kind, id, title }) => ({
      name: choose(title, locale).value,
      path: pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale),
    }));
  return [...(ofCountry ? [ofCountry] : []), ...ofContainer];
}
