import { PHOTO_WIDTHS } from '@waymark/model/entities/photo';
import { issuerOf } from '@waymark/model/issuer';
import { readTile } from '@waymark/model/map-index/map-tile';
import type { SearchState } from '@waymark/model/search/search-state';
import { config } from '../../config.ts';
import { http } from '../http.ts';
import { loadMapTile } from '../map-tile.ts';
import { photoAddress } from '../photo-address.ts';
import { ask, type CheckAnswer, fieldOf } from './ask.ts';

/* One request to each external service, for the page that shows the state of all of them. */

const WORLD = { level: 0, x: 0, y: 0 };

/** The path of a photo that does not exist. */
const NO_PHOTO = 'photos/nobody/nothing';

/** The time limit for finding a photo, in milliseconds. A slow API says nothing about the state of the files. */
const SEARCH = 5_000;

/**
 * Asks for the metadata of a photo on the map, or of a missing photo where the map has none. The answer that a file does not
 * exist also shows that the service works.
 */
export async function askStorage(signal: AbortSignal): Promise<CheckAnswer<'file' | 'noFile'>> {
  const photo = (await findPhoto(signal)) ?? NO_PHOTO;
  // Without its query, the URL is that of the metadata, which every page may read.
  const [address = ''] = photoAddress(photo, PHOTO_WIDTHS[0]).split('?');
  const answer = await ask(address, { format: 'json', wanted: '{"name":…}', read: readFile }, signal);
  const isMissing =
    'failure' in answer && answer.failure.reason === 'status' && answer.failure.status === 404;
  if (!isMissing) return answer;
  const { request, milliseconds } = answer;
  return { request, milliseconds, found: 'noFile' };
}

async function findPhoto(signal: AbortSignal): Promise<string | undefined> {
  const tile = await loadMapTile(WORLD, AbortSignal.any([signal, AbortSignal.timeout(SEARCH)]));
  return tile?.items.find(({ cover }) => cover !== null)?.cover ?? undefined;
}

function readFile(json: unknown): 'file' | undefined {
  return typeof fieldOf(json, 'name') === 'string' ? 'file' : undefined;
}

const AUTHENTICATION_HOST = 'identitytoolkit.googleapis.com';

const AUTHENTICATION_ORIGIN = config.VITE_USE_EMULATORS
  ? `http://${config.VITE_EMULATOR_HOST}:${config.VITE_EMULATOR_PORT_AUTH}/${AUTHENTICATION_HOST}`
  : `https://${AUTHENTICATION_HOST}`;

/** Asks for the public settings of the project with the public API key and without a session. */
export function askAuthentication(signal: AbortSignal): Promise<CheckAnswer<true>> {
  const address = `${AUTHENTICATION_ORIGIN}/v1/projects?key=${encodeURIComponent(config.VITE_FIREBASE_API_KEY)}`;
  return ask(address, { format: 'json', wanted: '{"projectId":…}', read: readProject }, signal);
}

/** Asks functions without a session, which they refuse where they have a translation service. The service itself is not asked. */
export async function askTranslator(
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<CheckAnswer<true>> {
  const question = {
    headers,
    format: 'json',
    wanted: 'HTTP 401',
    read: (): true | undefined => undefined,
  } as const;
  const answer = await ask('/api/translations', question, signal);
  const isRefused =
    'failure' in answer && answer.failure.reason === 'status' && answer.failure.status === 401;
  if (!isRefused) return answer;
  const { request, milliseconds } = answer;
  return { request, milliseconds, found: true };
}

/** What functions do about App Check. */
interface AppCheckState {
  /** Whether they refuse requests without a valid token. */
  required: boolean;
  /** Whether they accepted the token of the request. */
  valid: boolean;
}

/** Asks whether functions require App Check, and accept the token in these headers. */
export function askAppCheck(
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<CheckAnswer<AppCheckState>> {
  const question = {
    headers,
    format: 'json',
    wanted: '{"required":…,"valid":…}',
    read: readAppCheck,
  } as const;
  return ask('/api/app-check', question, signal);
}

function readAppCheck(json: unknown): AppCheckState | undefined {
  const [required, valid] = [fieldOf(json, 'required'), fieldOf(json, 'valid')];
  return typeof required === 'boolean' && typeof valid === 'boolean' ? { required, valid } : undefined;
}

/**
 * Whether anybody can make accounts without signing in. Only trying shows it: an account that could be made is deleted at once. The
 * emulator always lets everybody.
 */
export async function letsAnonymousIn(signal: AbortSignal): Promise<boolean> {
  if (config.VITE_USE_EMULATORS) return false;
  const idToken = fieldOf(await askAccounts('signUp', { returnSecureToken: true }, signal), 'idToken');
  if (typeof idToken !== 'string') return false;
  await askAccounts('delete', { idToken }, signal);
  return true;
}

/** @returns the answer, also where it is a refusal; undefined where none came */
async function askAccounts(action: 'signUp' | 'delete', body: object, signal: AbortSignal): Promise<unknown> {
  const address = `${AUTHENTICATION_ORIGIN}/v1/accounts:${action}?key=${encodeURIComponent(config.VITE_FIREBASE_API_KEY)}`;
  try {
    return await http<unknown>(address, {
      method: 'POST',
      body,
      signal,
      cache: 'no-store',
      retry: false,
      ignoreResponseError: true,
    });
  } catch (error) {
    console.warn('Firebase Authentication was not asked about anonymous accounts.', error);
    return undefined;
  }
}

function readProject(json: unknown): true | undefined {
  return typeof fieldOf(json, 'projectId') === 'string' || undefined;
}

/** Asks an identity provider for its sign-in configuration, and checks the issuer that it names. */
export async function askIdentityProvider(domain: string, signal: AbortSignal): Promise<CheckAnswer<string>> {
  const issuer = issuerOf(domain);
  const address = `${issuer}.well-known/openid-configuration`;
  const wanted = `{"issuer":"${issuer}"}`;
  const answer = await ask(address, { format: 'json', wanted, read: readIssuer }, signal);
  if (!('found' in answer) || answer.found === issuer) return answer;
  const { request, milliseconds, found } = answer;
  return { request, milliseconds, failure: { reason: 'content', received: found, wanted } };
}

function readIssuer(json: unknown): string | undefined {
  const issuer = fieldOf(json, 'issuer');
  return typeof issuer === 'string' ? issuer : undefined;
}

/**
 * Asks the search service whether it is alive. This needs no key and searches nothing.
 *
 * @param origin of another server with Algolia's API; undefined for Algolia
 */
export async function askSearch(
  appId: string,
  origin: string | undefined,
  signal: AbortSignal,
): Promise<CheckAnswer<true>> {
  const server = origin ?? `https://${encodeURIComponent(appId)}-dsn.algolia.net`;
  const address = `${server.replace(/\/$/, '')}/1/isalive`;
  const answer = await ask(address, { format: 'json', wanted: '{"message":…}', read: readLife }, signal);
  // The report leaves out the application id.
  return { ...answer, request: 'GET /1/isalive' };
}

function readLife(json: unknown): true | undefined {
  return typeof fieldOf(json, 'message') === 'string' || undefined;
}

type CheckedState = Omit<SearchState, 'applicationId'>;

/** Asks our own endpoint how many documents the search index and the database have. */
export function askSearchState(signal: AbortSignal): Promise<CheckAnswer<CheckedState>> {
  const wanted = '{"index":…,"records":…,"documents":…}';
  return ask('/api/search/state', { format: 'json', wanted, read: readSearchState }, signal);
}

function readSearchState(json: unknown): CheckedState | undefined {
  const [index, records, documents] = ['index', 'records', 'documents'].map((name) => fieldOf(json, name));
  const isRead = typeof index === 'string' && typeof records === 'number' && typeof documents === 'number';
  return isRead ? { index, records, documents } : undefined;
}

/** Whether the current URL is served as the document that starts the application. */
export function askDocument(signal: AbortSignal): Promise<CheckAnswer<true>> {
  return ask(location.pathname, { format: 'html', wanted: '<div id="root">', read: readDocument }, signal);
}

/** Reads the tiles that the home page starts with. */
export function askPayload(signal: AbortSignal): Promise<CheckAnswer<number>> {
  return ask('/_payload.json', { format: 'json', wanted: '{"tiles":[…]}', read: readPayload }, signal);
}

/** Reads the items of the map from the JSON API. */
export function askMap(signal: AbortSignal): Promise<CheckAnswer<'tile' | 'noTile'>> {
  return ask('/api/map/0/0/0.json', { format: 'json', wanted: '{"leaf":…}', read: readMap }, signal);
}

function readDocument(html: unknown): true | undefined {
  return (typeof html === 'string' && /\bid="root"/.test(html)) || undefined;
}

function readPayload(json: unknown): number | undefined {
  const tiles = fieldOf(json, 'tiles');
  return Array.isArray(tiles) && tiles.every(readTile) ? tiles.length : undefined;
}

function readMap(json: unknown): 'tile' | 'noTile' | undefined {
  if (json === null) return 'noTile';
  return readTile(json) && 'tile';
}
