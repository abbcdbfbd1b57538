import { CONTENT_SCHEMAS, type Content } from '@waymark/model/entities/content';
import type { Creator } from '@waymark/model/entities/creator';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { emptyContent } from '@waymark/model/entities/work';
import { geometryBounds, geometryCentre, readGeometry } from '@waymark/model/geography/geometry';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';
import type { Draft } from '../../live/save-work.ts';

const NOWHERE: Position = { lat: 0, lng: 0 };

/** What stands for what is not chosen yet, so that the rest can be looked at. */
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
  /** The instant of the look, in milliseconds. */
  now: number;
}

/** What the public document of a work would be, were it published now: of what is missing or wrong it says nothing. */
export function previewOf(
  kind: PublishedKind,
  content: Draft,
  { id, creator, now }: PreviewContext,
): PublicDocument {
  const shown = shownOf(kind, content);
  const { coverPath, ...rest } = shown;
  const cover = shown.photos.find(({ path }) => path === coverPath) ?? shown.photos[0] ?? null;
  const document = {
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
  // Every field is one that its schema accepts, or what stands for it; those of the map's index are looked at by nobody here.
  return document as unknown as PublicDocument;
}

/** Each field as it is where its schema accepts it. */
function shownOf(kind: PublishedKind, content: Draft): Content {
  const neutral: Readonly<Record<string, unknown>> = { ...STAND_INS, ...emptyContent(kind) };
  const fields = Object.entries(CONTENT_SCHEMAS[kind].shape).flatMap(([name, schema]) => {
    const value = content[name];
    if (value !== undefined && schema.safeParse(value).success) return [[name, value]];
    return name in neutral ? [[name, neutral[name]]] : [];
  });
  // As above.
  return Object.fromEntries(fields) as Content;
}

function derivedOf(content: Content): Record<string, unknown> {
  if ('geometry' in content) {
    const read = readGeometry(content.geometry);
    if ('fault' in read) return { centre: NOWHERE, bounds: null };
    return { centre: geometryCentre(read.geometry), bounds: geometryBounds(read.geometry) };
  }
  if ('body' in content) return { position: null, bounds: null, readingMinutes: 1 };
  const isSnapped = 'precision' in content && content.precision === 'approximate';
  return isSnapped ? { position: snapToGrid(content.position), poiId: undefined } : {};
}
