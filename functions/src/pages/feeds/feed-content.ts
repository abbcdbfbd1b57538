import { type PHOTO_WIDTHS, type Photo, variantPath } from '@waymark/model/entities/photo';
import { photoAddress } from '../../platform/photo-address.ts';
import type { Feed, FeedEntry } from './atom.ts';

/** The most entries of a feed. */
export const FEED_SIZE = 20;

/** The width in pixels of the pictures in feeds. */
const PICTURE_WIDTH = 640 satisfies (typeof PHOTO_WIDTHS)[number];

/** A feed, and the page that it belongs to. */
export type FeedContent = Pick<Feed, 'id' | 'title' | 'subtitle' | 'author' | 'entries' | 'since'> &
  ({ page: 'blog'; params: object } | { page: 'creators-id'; params: { id: string } });

/** The picture of an entry, given its cover. */
export function pictureOf(cover: Photo | null): Pick<FeedEntry, 'picture'> {
  if (cover === null) return {};
  return { picture: photoAddress(variantPath(cover.path, Math.min(cover.width, PICTURE_WIDTH))) };
}
