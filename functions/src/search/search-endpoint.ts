import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import type { SearchState } from '@waymark/model/search/search-state';
import { Hono } from 'hono';
import { senderOf } from '../platform/address-of.ts';
import { firestore } from '../platform/admin.ts';
import { CACHE_CONTROL } from '../platform/cache-control.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { logSearchUnavailable } from '../platform/log.ts';
import { configuredEngine } from './engine/configured-engine.ts';
import { ownKey } from './engine/own-key.ts';
import { countPublic } from './sources/firestore-sources.ts';

const MINUTE = 60;

const limits = {
  key: limitPerProcess({ name: 'search-keys', points: 30, duration: MINUTE }),
  /** It counts the whole database. */
  state: limitPerProcess({ name: 'search-state', points: 15, ofAll: 30, duration: MINUTE }),
};

/**
 * `GET /api/search/key`: a key for a creator's own works, with a Firebase ID token. `GET /api/search/state`: a `SearchState`, kept
 * by the CDN. Both answer 404 where the site has no search engine.
 */
export const search = new Hono();

search.get('/key', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  requirePermission(caller, 'feature:creator-profile');
  await limits.key(caller.uid);
  const { applicationId } = demandedEngine();
  return context.json(ownKey(applicationId, configuration.searchWorksKey, caller.uid, Date.now()));
});

search.get('/state', async (context) => {
  const { applicationId } = demandedEngine();
  await limits.state(senderOf(context));
  const [records, documents] = await Promise.all([
    configuredEngine().count(SEARCH_INDEX).catch(unavailable),
    countPublic(firestore),
  ]);
  context.header('Cache-Control', CACHE_CONTROL.map);
  const state: SearchState = { applicationId, index: SEARCH_INDEX, records, documents };
  return context.json(state);
});

function demandedEngine() {
  const engine = configuration.search;
  if (engine === undefined) throw new ApiError('not-found', 'There is no search engine.');
  return engine;
}

/** The engine's own message may name its servers, so it is only logged. */
function unavailable(error: unknown): never {
  logSearchUnavailable(error);
  throw new ApiError('provider-unavailable', 'The search engine does not answer.');
}
