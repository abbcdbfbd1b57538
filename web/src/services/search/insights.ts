import aa from 'search-insights';
import { config } from '../../config.ts';
import { currentSession } from '../../session/session.ts';

/* The reports about searches, by the client of the search engine's insights API. It keeps an anonymous token in the cookie `_ALGOLIA`. */

/** The API takes no more objects in one event. */
const MOST_OBJECTS = 20;

/** An event about results. Names are for those who read the statistics. */
export type InsightsEvent =
  | { type: 'view'; name: string; index: string; objectIds: string[] }
  | { type: 'click'; name: string; index: string; objectId: string; queryId: string; place: number }
  | { type: 'conversion'; name: string; index: string; objectId: string; queryId: string | undefined };

let isReady = false;

/** Sends an event. @throws where the client refuses it or the session's user cannot be hashed */
export async function sendInsight(event: InsightsEvent): Promise<void> {
  if (!isReady) start();
  isReady = true;
  aa('setAuthenticatedUserToken', await hashedUser());
  const { index, name: eventName } = event;
  switch (event.type) {
    case 'view':
      for (let from = 0; from < event.objectIds.length; from += MOST_OBJECTS) {
        const objectIDs = event.objectIds.slice(from, from + MOST_OBJECTS);
        aa('viewedObjectIDs', { index, eventName, objectIDs });
      }
      return;
    case 'click': {
      const { queryId: queryID, objectId, place } = event;
      aa('clickedObjectIDsAfterSearch', {
        index,
        eventName,
        queryID,
        objectIDs: [objectId],
        positions: [place],
      });
      return;
    }
    case 'conversion': {
      const { queryId: queryID, objectId } = event;
      const about = { index, eventName, objectIDs: [objectId] };
      if (queryID === undefined) aa('convertedObjectIDs', about);
      else aa('convertedObjectIDsAfterSearch', { ...about, queryID });
    }
  }
}

function start(): void {
  const { VITE_ALGOLIA_ORIGIN: host, VITE_ALGOLIA_REGION: region } = config;
  aa('init', {
    appId: config.VITE_ALGOLIA_APP_ID,
    apiKey: config.VITE_ALGOLIA_SEARCH_KEY,
    useCookie: true,
    cookieDuration: config.VITE_ALGOLIA_COOKIE_DURATION_MS,
    ...(host !== undefined ? { host } : region !== undefined && { region }),
  });
}

let hashed: { id: string; token: Promise<string> } | undefined;

/** The SHA-256 hash of the id of the user who is signed in, in hexadecimal; undefined for none. */
async function hashedUser(): Promise<string | undefined> {
  const session = currentSession();
  if (session.status !== 'signed-in') return undefined;
  const { id } = session.user;
  if (hashed?.id !== id) hashed = { id, token: hashOf(id) };
  return hashed.token;
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
