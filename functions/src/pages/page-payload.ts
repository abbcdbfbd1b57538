import { matchPath } from '@waymark/model/paths/match-path';
import { payloadMark } from '@waymark/model/payload-marks';
import { hasPayload, type Payload, type PayloadPage } from '@waymark/model/payloads';
import { firestore } from '../platform/admin.ts';
import { buildPayload } from './payload-builders.ts';

/** The page of a payload, and the payload; undefined where nothing public is at its address. */
export interface PagePayload {
  page: PayloadPage;
  payload: Payload | undefined;
}

/** The payload of the page at a path; undefined for a path without a page, or with one that has no payload. */
export async function payloadAt(pathname: string): Promise<PagePayload | undefined> {
  const match = matchPath(pathname);
  if (match === null || !hasPayload(match.page)) return undefined;
  return { page: match.page, payload: await payloadOf(match.page, match.params) };
}

/** The payload of a page; undefined where nothing public has its name. */
export async function payloadOf(page: PayloadPage, params: object): Promise<Payload | undefined> {
  if (!Object.values(params).every(isDocumentName)) return undefined;
  return buildPayload(firestore, page, params);
}

const marks = new Map<PayloadPage, Promise<string>>();

/** The mark of the shape of a page's payload. */
export function markOf(page: PayloadPage): Promise<string> {
  const mark = marks.get(page) ?? payloadMark(page);
  marks.set(page, mark);
  return mark;
}

/** A valid name of a document: an id, a handle or a slug. Firestore throws for some other names. */
export function isDocumentName(param: string): boolean {
  return /^[A-Za-z0-9-]{1,128}$/.test(param);
}
