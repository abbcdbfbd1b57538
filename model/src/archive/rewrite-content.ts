import { COLLECTION_OF, KINDS } from '../entities/kinds.ts';
import { readLongRichText } from '../rich-text/read.ts';
import type { Block } from '../rich-text/schema.ts';

/** The names in another account of what an archive names. */
export interface NewNames {
  /** The new id of an item or a list; the same id where it is of others, or unknown. */
  item(id: string): string;
  /** The new path of a photo; undefined where the photo did not come along. */
  photo(path: string): string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The content of a work with the names of another account. Photos that did not come along are left out. Fields that are
 * not as the schema has them stay as they are: publishing will name them.
 */
export function rewriteContent(content: Fields, names: NewNames): Record<string, unknown> {
  const written: Record<string, unknown> = { ...content };
  const { photos, poiId, destinationId, areaIds, places, body } = content;
  if (Array.isArray(photos)) written['photos'] = photos.flatMap((photo) => rewritePhoto(photo, names));
  for (const name of ['coverPath', 'sharePath'] as const) {
    const path = content[name];
    if (typeof path === 'string') setOrDelete(written, name, names.photo(path));
  }
  if (typeof poiId === 'string') written['poiId'] = names.item(poiId);
  if (typeof destinationId === 'string') written['destinationId'] = names.item(destinationId);
  if (Array.isArray(areaIds)) {
    written['areaIds'] = areaIds.map((id: unknown) => (typeof id === 'string' ? names.item(id) : id));
  }
  if (Array.isArray(places))
    written['places'] = places.map((place: unknown) => rewriteReference(place, names));
  if (isFields(body)) {
    written['body'] = Object.fromEntries(
      Object.entries(body).map(([locale, text]) => [
        locale,
        typeof text === 'string' ? rewriteBody(text, names) : text,
      ]),
    );
  }
  return written;
}

/** The ids of all items that a content refers to, each once. */
export function referredIn(content: Fields): string[] {
  const ids = new Set<string>();
  rewriteContent(content, {
    item(id) {
      ids.add(id);
      return id;
    },
    photo: (path) => path,
  });
  return [...ids];
}

/** The paths of all photos that a content names, each once. */
export function photosNamedIn(content: Fields): string[] {
  const paths = new Set<string>();
  rewriteContent(content, {
    item: (id) => id,
    photo(path) {
      paths.add(path);
      return path;
    },
  });
  return [...paths];
}

/** A photo with its new path; nothing where it did not come along. */
function rewritePhoto(photo: unknown, names: NewNames): unknown[] {
  if (!isFields(photo) || typeof photo['path'] !== 'string') return [photo];
  const path = names.photo(photo['path']);
  return path === undefined ? [] : [{ ...photo, path }];
}

function rewriteReference(place: unknown, names: NewNames): unknown {
  return isFields(place) && typeof place['id'] === 'string'
    ? { ...place, id: names.item(place['id']) }
    : place;
}

function rewriteBody(json: string, names: NewNames): string {
  const read = readLongRichText(json);
  if (!('text' in read)) return json;
  const content = read.text.content.flatMap((block) => rewriteBlock(block, names));
  const written = JSON.stringify(rewriteLinks({ ...read.text, content }, names));
  // A text without any of the names stays as it was written.
  return written === JSON.stringify(read.text) ? json : written;
}

function rewriteBlock(block: Block, names: NewNames): Block[] {
  if (block.type === 'place') {
    return [{ ...block, attrs: { ...block.attrs, id: names.item(block.attrs.id) } }];
  }
  if (block.type === 'map') {
    const places = block.attrs.places.map((place) => ({ ...place, id: names.item(place.id) }));
    return [{ ...block, attrs: { ...block.attrs, places } }];
  }
  if (block.type === 'image') return rewriteImage(block, names);
  if (block.type !== 'gallery') return [block];
  const content = block.content.flatMap((image) => rewriteImage(image, names));
  return content.length === 0 ? [] : [{ ...block, content }];
}

function rewriteImage<Image extends Extract<Block, { type: 'image' }>>(
  image: Image,
  names: NewNames,
): Image[] {
  const path = names.photo(image.attrs.path);
  return path === undefined ? [] : [{ ...image, attrs: { ...image.attrs, path } }];
}

const COLLECTIONS = KINDS.map((kind) => COLLECTION_OF[kind]).join('|');
/** The path of an item's page, in any language. */
const ITEM_PATH = new RegExp(`^((?:/fr)?/(?:${COLLECTIONS})/)([A-Za-z0-9]{20})(?=$|[?#])`);

/** Links to pages of our own items. */
function rewriteLinks(value: unknown, names: NewNames): unknown {
  if (Array.isArray(value)) return value.map((inner) => rewriteLinks(inner, names));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'href' && typeof inner === 'string'
        ? inner.replace(ITEM_PATH, (_, page: string, id: string) => page + names.item(id))
        : rewriteLinks(inner, names),
    ]),
  );
}

function setOrDelete(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete fields[name];
  else fields[name] = value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
