import { type Island, islandOf } from '@waymark/model/island-keys';
import { ISLAND_SCHEMAS, type IslandName } from '@waymark/model/islands';
import { islandMark, PAYLOAD_MARK_HEADER } from '@waymark/model/payload-marks';
import type { Context } from 'hono';
import pMemoize from 'p-memoize';
import { firestore } from '../../platform/admin.ts';
import { CACHE_CONTROL } from '../../platform/cache-control.ts';
import { ApiError } from '../../platform/errors.ts';
import { islandContent } from './island-content.ts';

const EXTENSION = '.json';

const marks = new Map<IslandName, Promise<string>>();

/** Requests that come while the database answers the same one share its answer: a flood reads little more than one request. */
const contentOf = pMemoize((island: Island) => islandContent(firestore, island), {
  cache: false,
  cacheKey: JSON.stringify,
});

/** `GET /__island/{key}.json`, and the same under `/__nuxt_island/`: a part of a page that refreshes on its own. */
export async function answerIsland(context: Context): Promise<Response> {
  const file = context.req.param('file') ?? '';
  const island = file.endsWith(EXTENSION) ? islandOf(file.slice(0, -EXTENSION.length)) : undefined;
  const found = island && (await contentOf(island));
  if (island === undefined || found === undefined) {
    throw new ApiError('not-found', 'There is no such part of a page.');
  }
  const mark = marks.get(island.name) ?? islandMark(island.name);
  marks.set(island.name, mark);
  context.header(PAYLOAD_MARK_HEADER, await mark);
  context.header('Cache-Control', CACHE_CONTROL[found.isUnlisted ? 'unlisted' : 'page']);
  context.header('X-Robots-Tag', 'noindex');
  return context.json(ISLAND_SCHEMAS[island.name].parse(found.content));
}
