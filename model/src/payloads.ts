import * as z from 'zod/mini';
import { article } from './entities/article.ts';
import { card } from './entities/card.ts';
import { country, countryCard } from './entities/country.ts';
import { creator } from './entities/creator.ts';
import { creatorMap } from './entities/creator-map-schema.ts';
import { tally } from './entities/fields.ts';
import { KINDS } from './entities/kinds.ts';
import { list, listEntry } from './entities/list.ts';
import { area, byline, destination, marker, pin, poi, post } from './entities/public-document.ts';
import { rowDetail } from './entities/row-detail.ts';
import { payloadTile } from './map-index/payload-tile.ts';
import { tolerant } from './tolerant.ts';

/*
 * What `GET {page path}/_payload.json` answers, by page: the data that a page shows before the live layer has loaded. Unknown
 * fields are dropped instead of refused, because a page that was opened before a deployment may reach a newer function.
 */

const cards = z.array(card);

/** The newest public items of one kind, and their total number. */
const section = z.object({ kind: z.enum(KINDS), cards, total: tally });
export type Section = z.infer<typeof section>;
const sections = z.array(section);

const tiles = z.array(payloadTile);

/** What leads to the page of a country. */
const countryName = z.pick(country, { slug: true, name: true });
export type CountryName = z.infer<typeof countryName>;

/** What leads to the page of an item. */
const itemName = z.pick(card, { kind: true, id: true, title: true });
export type ItemName = z.infer<typeof itemName>;

/**
 * The context of an item: its parents, its parts, and the tiles of the map index around it with those that lead to them, from
 * which `nearbyItems` finds what is near. Without a position there are no tiles.
 */
const surroundings = {
  partOf: cards,
  /** The destinations in which the place that contains it lies, from the outermost. Absent where there are none. */
  above: z.exactOptional(z.array(itemName)),
  parts: cards,
  tiles,
  /** The newest stories that have it among their places. Absent where the payload has no room. */
  stories: z.exactOptional(cards),
  /** Absent on the high seas, and where no page of the country exists. */
  country: z.exactOptional(countryName),
};
const creatorCard = z.pick(creator, {
  id: true,
  name: true,
  handle: true,
  avatar: true,
  languages: true,
  home: true,
  counts: true,
  total: true,
  countries: true,
  joinedAt: true,
});
export type CreatorCard = z.infer<typeof creatorCard>;
const articleCard = z.pick(article, {
  slug: true,
  title: true,
  summary: true,
  cover: true,
  author: true,
  publishedAt: true,
  tags: true,
});
export type ArticleCard = z.infer<typeof articleCard>;

function payload<Shape extends z.core.$ZodShape>(shape: Shape) {
  return tolerant(z.object(shape));
}

export const PAYLOAD_SCHEMAS = {
  /** The tiles of the first view of the map, those that lead to them, and what the first rows of its list say. */
  index: payload({ tiles, details: z.array(rowDetail) }),
  'destinations-id': payload({ item: destination, ...surroundings }),
  'areas-id': payload({ item: area, ...surroundings }),
  'pois-id': payload({ item: poi, ...surroundings }),
  'pins-id': payload({ item: pin, ...surroundings }),
  'markers-id': payload({ item: marker, ...surroundings }),
  'posts-id': payload({ item: post, ...surroundings }),
  'lists-id': payload({
    item: list,
    /** The owner of a public list, where they are a creator. */
    author: z.exactOptional(byline),
    /** Its first items and headings in order. The card of a heading, and of an item that is no longer public, is null. */
    entries: z.array(z.object({ entry: listEntry, card: z.nullable(card) })),
  }),
  posts: payload({ cards }),
  'atlas-lists': payload({ cards }),
  countries: payload({ countries: z.array(countryCard) }),
  'countries-slug': payload({ country, sections }),
  creators: payload({ creators: z.array(creatorCard) }),
  'creators-id': payload({ creator, sections, map: creatorMap }),
  'creators-id-contact': payload({ creator: creatorCard }),
  blog: payload({ articles: z.array(articleCard) }),
  /** What to read next: the article before it, or the newest one after the oldest; absent where it is the only one. */
  'blog-slug': payload({ article, next: z.exactOptional(articleCard) }),
} as const;

/** Pages with a payload. All others need no outside data, or show a signed-in user's own. */
export type PayloadPage = keyof typeof PAYLOAD_SCHEMAS;
export type Payload<Page extends PayloadPage = PayloadPage> = z.infer<(typeof PAYLOAD_SCHEMAS)[Page]>;

/** A page with its payload, which the name of the page tells apart. */
export type PageContent = { [Page in PayloadPage]: { page: Page; payload: Payload<Page> } }[PayloadPage];

/** The content of a page, from what was loaded for it; undefined without a payload. */
export function pageContent(page: string, payload: Payload | undefined): PageContent | undefined {
  // The payload is that of the page. The type system cannot follow it through a name that may be any.
  return payload !== undefined && hasPayload(page) ? ({ page, payload } as PageContent) : undefined;
}

export function hasPayload(page: string): page is PayloadPage {
  return Object.hasOwn(PAYLOAD_SCHEMAS, page);
}
