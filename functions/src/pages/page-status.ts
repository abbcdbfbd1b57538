import { itemAt } from '@waymark/model/paths/item-at';
import type { PathMatch } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Payload } from '@waymark/model/payloads';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { isRemoved } from '../publish/removed-address.ts';
import { isDocumentName } from './page-payload.ts';

/**
 * The status of a page that has no payload: 410 where the owner of the item took it away, else 404. What is private or
 * suspended looks as if it had never been there.
 * @param match null for a path that no page has
 */
export async function statusOfMissing(db: Firestore, match: PathMatch | null): Promise<404 | 410> {
  const item = match === null ? undefined : itemAt(match);
  if (item === undefined || !isDocumentName(item.id)) return 404;
  return (await isRemoved(db, item.kind, item.id)) ? 410 : 404;
}

/** The error of a page that has no payload: `gone` or `not-found`. */
export async function missingPage(
  db: Firestore,
  match: PathMatch | null,
  pathname: string,
): Promise<ApiError> {
  const isGone = (await statusOfMissing(db, match)) === 410;
  return isGone
    ? new ApiError('gone', `The owner of this page took it away: ${pathname}`)
    : new ApiError('not-found', `Page Not Found: ${pathname}`);
}

/**
 * The path to which the page of a creator has moved: from an old handle or an id to the current handle. Undefined for a page
 * that is where it belongs.
 */
export function movedTo({ page, params, locale }: PathMatch, payload: Payload): string | undefined {
  if (page !== 'creators-id' && page !== 'creators-id-contact') return undefined;
  if (!('creator' in payload) || params.id === payload.creator.handle) return undefined;
  return pathTo(page, { id: payload.creator.handle }, locale);
}
