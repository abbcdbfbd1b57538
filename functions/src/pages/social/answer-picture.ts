import {
  pictureAt,
  type SocialPicture,
  socialPathOf,
  socialPictureOf,
} from '@waymark/model/heads/social-picture';
import { isLocale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { hasPayload } from '@waymark/model/payloads';
import type { Context } from 'hono';
import { firestore } from '../../platform/admin.ts';
import { CACHE_CONTROL } from '../../platform/cache-control.ts';
import { isUnlisted } from '../cache-control.ts';
import { payloadOf } from '../page-payload.ts';
import { missingPage, movedTo } from '../page-status.ts';
import { boundedQueue } from './bounded-queue.ts';

interface Found {
  /** The path and version of the picture as it is now. */
  path: string;
  picture: SocialPicture;
  unlisted: boolean;
}

/** A picture takes up to a third of a second, so the last request in the queue waits as long as for a slow page. */
const queue = boundedQueue(12);

/**
 * Answers with the picture of a page for link previews. Any other address than that of the current version leads there, so that
 * nothing is drawn for addresses that are made up.
 */
export async function answerPicture(context: Context): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const { path, picture, unlisted } = await pictureOf(pathname);
  if (unlisted) context.header('X-Robots-Tag', 'noindex');
  if (pathname + search !== path) {
    context.header('Cache-Control', unlisted ? CACHE_CONTROL.unlisted : CACHE_CONTROL.page);
    return context.redirect(path, path.startsWith(`${pathname}?`) ? 302 : 301);
  }
  const etag = `"${search.slice('?v='.length)}"`;
  context.header('Cache-Control', unlisted ? CACHE_CONTROL.unlisted : CACHE_CONTROL.versioned);
  context.header('ETag', etag);
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304);
  // Loads sharp, fonts and the map of the world, which no other answer needs.
  const { drawWithPhoto } = await import('./draw-with-photo.ts');
  const jpeg = await queue(() => drawWithPhoto(picture));
  context.header('Content-Type', 'image/jpeg');
  return context.body(new Uint8Array(jpeg));
}

/** @throws ApiError `not-found` or `gone` */
async function pictureOf(pathname: string): Promise<Found> {
  const match = pictureAt(pathname);
  if (match === null) throw await missingPage(firestore, null, pathname);
  if (isLocale(match)) {
    const home = { page: 'index', locale: match } as const;
    return { path: socialPathOf(home, '/'), picture: socialPictureOf(home), unlisted: false };
  }
  const { page, params, locale } = match;
  const payload = hasPayload(page) ? await payloadOf(page, params) : undefined;
  if (payload === undefined) throw await missingPage(firestore, match, pathname);
  const canonical = movedTo(match, payload) ?? pathTo(page, params, locale);
  return {
    path: socialPathOf(match, canonical, payload),
    picture: socialPictureOf(match, payload),
    unlisted: isUnlisted(payload),
  };
}
