import { geometryBounds, geometryCentre, readGeometry } from '../geography/geometry.ts';
import { snapToGrid } from '../geography/grid.ts';
import type { Position } from '../geography/position.ts';
import { LOCALES } from '../locale.ts';
import { missingLocales } from '../localised.ts';
import { readRichText } from '../rich-text/read.ts';
import { readingMinutes } from '../rich-text/text-of.ts';
import { unreachable } from '../unreachable.ts';
import { type Card, cardOf } from './card.ts';
import { CONTENT_SCHEMAS, type ContentOfKind } from './content.ts';
import { coverPhotoOf } from './cover-photo.ts';
import type { Creator } from './creator.ts';
import type { PublishedKind } from './kinds.ts';
import { partsOfPinText } from './pin-text.ts';
import { placesOfStory } from './places-of-story.ts';
import type { PublicDocument } from './public-document.ts';
import { emptyContent, type Work } from './work.ts';

/** The content of a work, which may be incomplete. */
type Draft = Readonly<Work['content']>;

const NOWHERE: Position = { lat: 0, lng: 0 };

/** Default values for missing fields, so that the rest can be shown. */
const STAND_INS = {
  position: NOWHERE,
  type: 'city',
  category: 'other',
  icon: 'star',
  colour: 'teal',
  label: {},
  geometry: '',
};

interface PreviewContext {
  id: string;
  creator: Creator;
  /** The time of the preview, in milliseconds. */
  now: number;
}

/** The public document that publishing the work now would write. It leaves out missing and invalid values. */
export function previewOf(
  kind: PublishedKind,
  content: Draft,
  { id, creator, now }: PreviewContext,
): PublicDocument {
  const shown = shownOf(kind, content);
  const { coverPath: _, ...rest } = shown.content;
  const cover = coverPhotoOf(shown.content) ?? null;
  const document = {
    kind,
    ...rest,
    ...derivedOf(shown),
    id,
    cover,
    ownerId: creator.userId,
    creatorId: creator.id,
    byline: { name: creator.name, handle: creator.handle, avatar: creator.avatar },
    countryCode: null,
    publishedAt: now,
    updatedAt: now,
    version: 1,
  };
  // Every field is accepted by its schema or has its default. The preview reads no field of the map index.
  return document as unknown as PublicDocument;
}

/** Whether a work has a position; a story is where its places are. */
export function isPlaced(kind: PublishedKind, content: Draft): boolean {
  switch (kind) {
    case 'area':
      return CONTENT_SCHEMAS.area.shape.geometry.safeParse(content['geometry']).success;
    case 'destination':
    case 'poi':
    case 'pin':
    case 'marker':
      return CONTENT_SCHEMAS[kind].shape.position.safeParse(content['position']).success;
    case 'post':
      return true;
    default:
      return unreachable(kind);
  }
}

/** The future card of a work; undefined without a title, because every card has one. */
export function cardOfDraft(
  { kind, content, id, publicId = id, updatedAt }: Work,
  creator: Creator,
): Card | undefined {
  const document = previewOf(kind, content, { id: publicId, creator, now: updatedAt });
  return missingLocales(document.title).length < LOCALES.length ? cardOf(document) : undefined;
}

/** The fields that their schemas accept. */
function shownOf(kind: PublishedKind, content: Draft): ContentOfKind {
  const neutral: Readonly<Record<string, unknown>> = { ...STAND_INS, ...emptyContent(kind) };
  const fields = Object.entries(CONTENT_SCHEMAS[kind].shape).flatMap(([name, schema]) => {
    const value = content[name];
    if (value !== undefined && schema.safeParse(value).success) return [[name, value]];
    return name in neutral ? [[name, neutral[name]]] : [];
  });
  // See above.
  return { kind, content: Object.fromEntries(fields) } as ContentOfKind;
}

function derivedOf({ kind, content }: ContentOfKind): Record<string, unknown> {
  switch (kind) {
    case 'area': {
      const read = readGeometry(content.geometry);
      if ('fault' in read) return { centre: NOWHERE, bounds: null };
      const { geometry } = read;
      // As in the public document: without altitudes and members that other programs add.
      return {
        geometry: JSON.stringify(geometry),
        centre: geometryCentre(geometry),
        bounds: geometryBounds(geometry),
      };
    }
    case 'post': {
      const minutes = Object.values(content.body).map(minutesOf);
      const places = placesOfStory(content);
      return { places, position: null, bounds: null, readingMinutes: Math.max(1, ...minutes) };
    }
    case 'pin':
      return {
        ...partsOfPinText(content.note),
        ...(content.precision === 'approximate' && {
          position: snapToGrid(content.position),
          poiId: undefined,
          phone: undefined,
        }),
      };
    case 'destination':
    case 'poi':
    case 'marker':
      return {};
    default:
      return unreachable(kind);
  }
}

function minutesOf(json: string): number {
  const read = readRichText(json);
  return 'text' in read ? readingMinutes(read.text) : 1;
}
