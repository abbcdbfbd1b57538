import type { Card } from '../entities/card.ts';
import type { Reference } from '../entities/fields.ts';
import { COLLECTION_OF } from '../entities/kinds.ts';
import { containersOf } from '../entities/parents.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import type { Locale } from '../locale.ts';
import { choose } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { CountryName, ItemName } from '../payloads.ts';

/** A page that is above another one. */
export interface Crumb {
  name: string;
  path: string;
}

/** An item as its page knows it. */
interface ItemOnPage {
  item: PublicDocument;
  partOf: readonly Card[];
  above?: readonly ItemName[];
  parts: readonly Card[];
  country?: CountryName;
}

/** What is above an item: its country, the destinations further up, and the place that contains it, from the outermost. */
export function aboveItem({ item, partOf, above = [], parts, country }: ItemOnPage, locale: Locale): Crumb[] {
  const ofCountry = country && {
    name: choose(country.name, locale).value,
    path: pathTo('countries-slug', { slug: country.slug }, locale),
  };
  const [container] = containersOf(item.kind, partOf, parts);
  const places = container ? [...above, container] : [];
  const ofPlaces = places.map(({ kind, id, title }) => ({
    name: choose(title, locale).value,
    path: pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale),
  }));
  return [...(ofCountry ? [ofCountry] : []), ...ofPlaces];
}

/** The most destinations above an item: a city, and the region in which it lies. */
const MOST_DESTINATIONS = 2;

/**
 * The destination that comes above the places which are known to contain an item. Undefined where there is none, where enough are
 * known, and where it is among them already: two regions can each say that they lie in the other.
 *
 * @param places from the outermost; the last one contains the item itself
 */
export function nextAbove(item: Pick<PublicDocument, 'id'>, places: readonly Card[]): Reference | undefined {
  const id = places[0]?.destinationId;
  const destinations = places.filter(({ kind }) => kind === 'destination');
  if (id === undefined || destinations.length >= MOST_DESTINATIONS) return undefined;
  return [item, ...places].some((known) => known.id === id) ? undefined : { kind: 'destination', id };
}
