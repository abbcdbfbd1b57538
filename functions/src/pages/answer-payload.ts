import { matchPath } from '@waymark/model/paths/match-path';
import { PAYLOAD_MARK_HEADER } from '@waymark/model/payload-marks';
import type { Context } from 'hono';
import { firestore } from '../platform/admin.ts';
import { cacheControlOf, isUnlisted } from './cache-control.ts';
import { markOf, payloadAt } from './page-payload.ts';
import { missingPage } from './page-status.ts';

const PAYLOAD_FILE = '/_payload.json';

/** Answers with the payload of a page, for the application's loaders. */
export async function answerPayload(context: Context): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const path = pathname.slice(0, -PAYLOAD_FILE.length) || '/';
  const found = await payloadAt(path);
  if (found?.payload === undefined) throw await missingPage(firestore, matchPath(path), pathname);
  const { page, payload } = found;
  if (isUnlisted(payload)) context.header('X-Robots-Tag', 'noindex');
  context.header(PAYLOAD_MARK_HEADER, await markOf(page));
  context.header('Cache-Control', cacheControlOf(payload));
  return context.json(payload);
}
