import { readTile } from '@waymark/model/map-index/map-tile';
import { type Answer, ask, fieldOf } from './ask.ts';

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
