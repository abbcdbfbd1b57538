import * as z from 'zod/mini';
import { MAX_GEOMETRY_CHARACTERS, readGeometry } from '../geography/geometry.ts';
import { position } from '../geography/position-schema.ts';
import { localisedLine, optionalLocalisedText } from '../localised-schema.ts';
import { readRichText } from '../rich-text/read.ts';
import { placesIn } from '../rich-text/text-of.ts';
import { visitFacts } from './facts.ts';
import {
  colour,
  givenCategory,
  line,
  PRECISIONS,
  reference,
  tags,
  visibility,
  webAddress,
} from './fields.ts';
import { DESTINATION_TYPES, MARKER_ICONS, type PublishedKind } from './kinds.ts';
import { pastDate } from './past-date.ts';
import { photo, photoPath } from './photo-schema.ts';
import { MAX_PIN_TEXT, MAX_SUMMARY } from './pin-text.ts';
import { MAX_TITLE } from './title.ts';

/*
 * The complete content of each kind. A work's `content` must match its schema to be published. Issues of our own carry their
 * code in `params.code`.
 */

const documentId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
export const MAX_PHOTOS = 40;
const photos = z.array(photo).check(z.maxLength(MAX_PHOTOS));

/** How many UTF-16 code units the title and the text of link previews may have: about what services show. */
export const MAX_SHARED = { title: 90, text: 200 } as const;

const written = {
  title: localisedLine(MAX_TITLE),
  visibility,
  photos,
  /** Which of `photos` is the cover. Where it is absent, the first one is. */
  coverPath: z.exactOptional(photoPath),
  tags,
  /** The title and the text of link previews, in place of title and summary. */
  shareTitle: z.exactOptional(optionalLocalisedText(MAX_SHARED.title)),
  shareText: z.exactOptional(optionalLocalisedText(MAX_SHARED.text)),
  /** Which of `photos` link previews show. Where it is absent, they show the cover. */
  sharePath: z.exactOptional(photoPath),
};

/** A pin has a summary only in public: see `pin-text.ts`. */
const summarised = { ...written, summary: optionalLocalisedText(MAX_SUMMARY) };

export const destinationContent = z.strictObject({
  ...summarised,
  position,
  type: z.enum(DESTINATION_TYPES),
  website: z.exactOptional(webAddress),
  bestMonths: visitFacts.bestMonths,
  duration: visitFacts.duration,
  /** The destination that it lies in: a region, an island or a park. Publishing checks that. */
  destinationId: z.exactOptional(documentId),
  areaIds: z.array(documentId).check(z.maxLength(20)),
});

/** A GeoJSON Polygon or MultiPolygon as a JSON string: see `readGeometry`. */
const geometry = z.string().check(
  z.maxLength(MAX_GEOMETRY_CHARACTERS),
  z.check((payload) => {
    const read = readGeometry(payload.value);
    if ('fault' in read) {
      payload.issues.push({ code: 'custom', input: payload.value, params: { code: read.fault } });
    }
  }),
);

export const areaContent = z.strictObject({ ...summarised, geometry, colour });

export const poiContent = z.strictObject({
  ...summarised,
  position,
  category: givenCategory,
  destinationId: z.exactOptional(documentId),
  address: z.exactOptional(line(200)),
  website: z.exactOptional(webAddress),
  /** What the notation of `openingHours` cannot say. */
  opening: optionalLocalisedText(300),
  ...visitFacts,
});

export const pinContent = z.strictObject({
  ...written,
  position,
  /** Where it is absent, a published pin has that of its point of interest. */
  category: z.exactOptional(givenCategory),
  poiId: z.exactOptional(documentId),
  note: optionalLocalisedText(MAX_PIN_TEXT),
  visitedOn: z.exactOptional(pastDate),
  precision: z.enum(PRECISIONS),
  ...visitFacts,
});

export const markerContent = z.strictObject({
  ...summarised,
  position,
  category: z.exactOptional(givenCategory),
  icon: z.enum(MARKER_ICONS),
  colour,
  label: localisedLine(40),
  href: z.exactOptional(webAddress),
});

/** The most places that one language of a story may embed. Publishing looks each of them up. */
export const MAX_EMBEDDED_PLACES = 200;

/** One language of a story: the JSON string of `richText`. */
const body = z.string().check(
  z.minLength(1),
  z.check((payload) => {
    const read = readRichText(payload.value);
    if ('fault' in read) {
      payload.issues.push({ code: 'custom', input: payload.value, params: { code: read.fault } });
    } else if (placesIn(read.text).length > MAX_EMBEDDED_PLACES) {
      const params = { code: 'too-many', limit: MAX_EMBEDDED_PLACES };
      payload.issues.push({ code: 'custom', input: payload.value, params });
    }
  }),
);

export const MAX_PLACES = 100;

export const postContent = z.strictObject({
  ...summarised,
  body: z
    .strictObject({ en: z.exactOptional(body), fr: z.exactOptional(body) })
    .check(
      z.refine((value) => value.en !== undefined || value.fr !== undefined, { params: { code: 'missing' } }),
    ),
  places: z.array(reference).check(z.maxLength(MAX_PLACES)),
});

export const CONTENT_SCHEMAS = {
  destination: destinationContent,
  area: areaContent,
  poi: poiContent,
  pin: pinContent,
  marker: markerContent,
  post: postContent,
} as const satisfies Record<PublishedKind, z.core.$ZodType>;

export type Content<Kind extends PublishedKind = PublishedKind> = z.infer<(typeof CONTENT_SCHEMAS)[Kind]>;

/** Content together with its kind. */
export type ContentOfKind<Of extends PublishedKind = PublishedKind> = {
  [Kind in Of]: { kind: Kind; content: Content<Kind> };
}[Of];
