import { PHOTO_WIDTHS } from '@waymark/model/entities/photo';
import { issuerOf } from '@waymark/model/issuer';
import { readTile } from '@waymark/model/map-index/map-tile';
import { config } from '../../config.ts';
import { loadMapTile } from '../map-tile.ts';
import { photoAddress } from '../photo-address.ts';
import { type Answer, ask, fieldOf } from './ask.ts';

/*
 * One question to each outside service, for the page that says how all of them are.
 */

const WORLD = { level: 0, x: 0, y: 0 };

/** The name of a photo that nobody has. */
const NO_PHOTO = 'photos/nobody/nothing';

/** How long the search for a photo may take, in milliseconds: that the API is slow says nothing about files. */
const SEARCH = 5_000;

/**
 * Asks what is known of the file of a photo that is on the map, or of one that does not exist where none is found. That there
 * is no such file is an answer too.
 */
export async function askStorage(signal: AbortSignal): Promise<Answer<'file' | 'noFile'>> {
  const photo = (await findPhoto(signal)) ?? NO_PHOTO;
  // Without its query the address is that of what is known of the file, which every page may ask for.
  const [address = ''] = photoAddress(photo, PHOTO_WIDTHS[0]).split('?');
  const answer = await ask(address, { format: 'json', wanted: '{"name":…}', read: readFile }, signal);
  const isMissing =
    'failure' in answer && answer.failure.reason === 'status' && answer.failure.status === 404;
  if (!isMissing) return answer;
  const { asked, milliseconds } = answer;
  return { asked, milliseconds, found: 'noFile' };
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

/** Asks for the public settings of the project, with the key that every request of the SDK has; nobody is signed in. */
export function askAuthentication(signal: AbortSignal): Promise<Answer<true>> {
  const address = `${AUTHENTICATION_ORIGIN}/v1/projects?key=${encodeURIComponent(config.VITE_FIREBASE_API_KEY)}`;
  return ask(address, { format: 'json', wanted: '{"projectId":…}', read: readProject }, signal);
}

function readProject(json: unknown): true | undefined {
  return typeof fieldOf(json, 'projectId') === 'string' || undefined;
}

/** Asks an identity provider how to sign in there, and who it says that it is. */
export async function askIdentityProvider(domain: string, signal: AbortSignal): Promise<Answer<string>> {
  const issuer = issuerOf(domain);
  const address = `${issuer}.well-known/openid-configuration`;
  const wanted = `{"issuer":"${issuer}"}`;
  const answer = await ask(address, { format: 'json', wanted, read: readIssuer }, signal);
  if (!('found' in answer) || answer.found === issuer) return answer;
  const { asked, milliseconds, found } = answer;
  return { asked, milliseconds, failure: { reason: 'content', came: found, wanted } };
}

function readIssuer(json: unknown): string | undefined {
  const issuer = fieldOf(json, 'issuer');
  return typeof issuer === 'string' ? issuer : undefined;
}

/** Asks the search service for a sign of life, which needs no key; nothing is searched. */
export async function askSearch(appId: string, signal: AbortSignal): Promise<Answer<true>> {
  const address = `https://${encodeURIComponent(appId)}-dsn.algolia.net/1/isalive`;
  const answer = await ask(address, { format: 'json', wanted: '{"message":…}', read: readLife }, signal);
  // The id of the application is not shown.
  return { ...answer, asked: 'GET /1/isalive' };
}

function readLife(json: unknown): true | undefined {
  return typeof fieldOf(json, 'message') === 'string' || undefined;
}

/** Whether this very page is served, as a document that starts the application. */
export function askDocument(signal: AbortSignal): Promise<Answer<true>> {
  return ask(location.pathname, { format: 'html', wanted: '<div id="root">', read: readDocument }, signal);
}

/** How many tiles the home page starts with. */
export function askPayload(signal: AbortSignal): Promise<Answer<number>> {
  return ask('/_payload.json', { format: 'json', wanted: '{"tiles":[…]}', read: readPayload }, signal);
}

/** Whether there is anything on the map, as the JSON API says. */
export function askMap(signal: AbortSignal): Promise<Answer<'tile' | 'noTile'>> {
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
