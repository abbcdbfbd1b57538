import { CONTENT_SCHEMAS, type Content } from '@waymark/model/entities/content';
import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { keysOf } from '@waymark/model/keys-of';
import type { Problem } from '@waymark/model/problems';
import { readRichText } from '@waymark/model/rich-text/read';
import { photosIn, placesIn } from '@waymark/model/rich-text/text-of';

/** A mention of another item in a work, and the field that mentions it. */
export interface Mention {
  field: string;
  path: string;
}

/** The fields of all kinds with mentions; a work's kind decides which it has. */
export type Mentioning = Partial<
  Pick<Content<'destination'>, 'areaIds'> &
    Pick<Content<'destination' | 'poi'>, 'destinationId'> &
    Pick<Content<'pin'>, 'poiId'> &
    Pick<Content<'post'>, 'places' | 'body' | 'photos'>
>;
const MENTIONING: readonly string[] = keysOf<keyof Mentioning>({
  areaIds: true,
  destinationId: true,
  poiId: true,
  places: true,
  body: true,
  photos: true,
});

/** The valid fields of a work with mentions, whether or not other fields are valid. */
export function mentioningOf({ kind, content }: Work): Mentioning {
  const right = Object.entries(CONTENT_SCHEMAS[kind].shape)
    .filter(([name, schema]) => MENTIONING.includes(name) && schema.safeParse(content[name]).success)
    .map(([name]) => [name, content[name]]);
  // The schema of each field has accepted it.
  return Object.fromEntries(right) as Mentioning;
}

/** The document of an item. */
export function pathOf({ kind, id }: Reference): string {
  return `${COLLECTION_OF[kind]}/${id}`;
}

/** The documents of other items that a work mentions. */
export function mentionsIn({
  areaIds = [],
  destinationId,
  poiId,
  places = [],
  body = {},
}: Mentioning): Mention[] {
  const to = (field: string, kind: Kind, id: string | undefined): Mention[] =>
    id === undefined ? [] : [{ field, path: pathOf({ kind, id }) }];
  return [
    ...areaIds.flatMap((id, index) => to(`areaIds.${index}`, 'area', id)),
    ...to('destinationId', 'destination', destinationId),
    ...to('poiId', 'poi', poiId),
    ...places.flatMap(({ kind, id }, index) => to(`places.${index}`, kind, id)),
    ...Object.entries(body).flatMap(([language, json]) =>
      textOf(json).places.flatMap(({ kind, id }) => to(`body.${language}`, kind, id)),
    ),
  ];
}

/** Photos that a story shows without having them; none where its own photos are invalid. */
export function missingPhotos({ body = {}, photos }: Mentioning): Problem[] {
  if (photos === undefined) return [];
  const owned = new Set(photos.map((photo) => photo.path));
  return Object.entries(body)
    .filter(([, json]) => textOf(json).photos.some((path) => !owned.has(path)))
    .map(([language]) => ({ field: `body.${language}`, code: 'not-found' }));
}

function textOf(json: string) {
  const read = readRichText(json);
  return 'text' in read
    ? { places: placesIn(read.text), photos: photosIn(read.text) }
    : { places: [], photos: [] };
}
