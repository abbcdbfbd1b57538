import * as z from 'zod/mini';
import { colour, countryCode, handle, instant, tally } from '../entities/fields.ts';
import { CATEGORIES, DESTINATION_TYPES, MARKER_ICONS } from '../entities/kinds.ts';
import { picture } from '../entities/photo-schema.ts';
import { bounds } from '../geography/bounds-schema.ts';
import { position } from '../geography/position-schema.ts';
import { LOCALES } from '../locale.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

/** Text of a record in each language: on one line, and without what marks highlights. */
const texts = z.strictObject({ en: z.exactOptional(z.string()), fr: z.exactOptional(z.string()) });

/**
 * A record of the public index, `SEARCH_INDEX`. A long text is in several records of the same `key`, of which a search returns
 * the best one (`distinct`).
 */
export const searchRecord = z.strictObject({
  /** The key, with `#` and the part's number where that is not 0. */
  objectID: z.string(),
  /** The path of the document in the database, such as `pois/…`. */
  key: z.string(),
  /** The number of this part, from 0. Counting records of part 0 counts documents. */
  part: tally,
  kind: z.enum(SEARCH_KINDS),
  /** The id of the document, or its slug. */
  id: z.string(),
  /** A creator's name is in both languages. */
  title: texts,
  /** In part 0 only. */
  summary: z.exactOptional(texts),
  /** A part of a story's body, or whatever else of the item is worth finding. */
  text: z.exactOptional(texts),
  /** The names of its kind, type and category in both languages; of a country, its capital too. They are searched, not shown. */
  words: z.array(z.string()),
  /** The names of its city and country in both languages. */
  places: z.array(z.string()),
  tags: z.array(z.string()),
  /** What visitors look for who find it, see `categoryOf`; absent where it is no item of the map. */
  category: z.exactOptional(z.enum(CATEGORIES)),
  type: z.exactOptional(z.enum(DESTINATION_TYPES)),
  icon: z.exactOptional(z.enum(MARKER_ICONS)),
  colour: z.exactOptional(colour),
  country: z.exactOptional(countryCode),
  /** The handle of its creator. On a creator's own record, theirs. */
  creator: z.exactOptional(handle),
  /** The name of its creator, or the author of an article. */
  author: z.exactOptional(z.string()),
  /** The languages in which its title is written; of a creator, those they write in. */
  languages: z.array(z.enum(LOCALES)),
  /** Its position. A list has those of its first items. Absent where it has none. */
  _geoloc: z.exactOptional(z.array(position).check(z.minLength(1))),
  /** What a map frames when it is chosen. */
  bounds: z.exactOptional(bounds),
  cover: z.exactOptional(picture),
  readingMinutes: z.exactOptional(tally),
  /** How many items a list has. */
  count: z.exactOptional(tally),
  /** In how many lists it is. */
  saves: tally,
  /** How many public items a creator or a country has; 0 for all others. */
  total: tally,
  /** The importance of its kind among results that fit the words equally well. */
  weight: tally,
  /** The first publication; the last change of a list; when a creator joined; 0 for a country. In milliseconds. */
  publishedAt: instant,
});
export type SearchRecord = z.infer<typeof searchRecord>;
