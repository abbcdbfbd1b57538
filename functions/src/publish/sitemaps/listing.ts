import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { type PHOTO_WIDTHS, variantPath } from '@waymark/model/entities/photo';
import { idSchema } from '@waymark/model/ids';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** What can have more pages than one sitemap: the kinds of items, and the creators. */
export const SITEMAP_SOURCES = [...KINDS, 'creator'] as const satisfies (Kind | 'creator')[];
export type SitemapSource = (typeof SITEMAP_SOURCES)[number];

/** A page that search engines may list. */
export interface Listing {
  /** The parameter of its path: the id of an item, or the handle of a creator. */
  id: string;
  /** The instant of the last change in milliseconds. */
  changedAt: number;
  /** The Storage path of the variant of a photo. */
  image?: string;
}

/** The fields that `listingOf` reads. */
export const LISTING_FIELDS = ['visibility', 'status', 'handle', 'updatedAt', 'cover', 'avatar'];

/** The width in pixels of the pictures in sitemaps, which search engines show large. */
const IMAGE_WIDTH = 1280 satisfies (typeof PHOTO_WIDTHS)[number];

const picture = z.object({ path: z.string(), width: z.number() });

/** The listing of a document; undefined where its page is not for search engines: it is unlisted, private or suspended. */
export function listingOf(
  source: SitemapSource,
  document: DocumentSnapshot | undefined,
): Listing | undefined {
  if (document === undefined || !idSchema.safeParse(document.id).success) return undefined;
  return source === 'creator' ? listingOfCreator(document) : listingOfItem(document);
}

function listingOfItem(document: DocumentSnapshot): Listing | undefined {
  const updatedAt: unknown = document.get('updatedAt');
  if (document.get('visibility') !== 'public' || !(updatedAt instanceof Timestamp)) return undefined;
  return { id: document.id, changedAt: updatedAt.toMillis(), ...imageOf(document.get('cover')) };
}

/** The record of a creator changes with each of their publications, as does their page. */
function listingOfCreator(document: DocumentSnapshot): Listing | undefined {
  const handle: unknown = document.get('handle');
  const { updateTime } = document;
  if (document.get('status') !== 'active' || typeof handle !== 'string' || updateTime === undefined) {
    return undefined;
  }
  const image = imageOf(document.get('cover') ?? document.get('avatar'));
  return { id: handle, changedAt: updateTime.toMillis(), ...image };
}

/** The picture of a page, given a photo as it is stored. */
export function imageOf(photo: unknown): Pick<Listing, 'image'> {
  const { data } = picture.safeParse(photo);
  return data === undefined ? {} : { image: variantPath(data.path, Math.min(data.width, IMAGE_WIDTH)) };
}
