import type { APIRequestContext } from '@playwright/test';
import { readItems } from '@waymark/model/map-index/map-item';

/** The path of a destination of the demo content: a page of text with cards that lead on. */
export async function demoDestination(request: APIRequestContext): Promise<string> {
  const payload: { tiles: { items: string }[] } = await (await request.get('/_payload.json')).json();
  const items = payload.tiles.flatMap((tile) => readItems(tile.items));
  // What other tests make has no photo, and may be gone again.
  const destination = items.find(({ kind, cover }) => kind === 'destination' && cover !== null);
  if (destination === undefined) throw new Error('The demo content has no destination with a photo');
  return `/destinations/${destination.id}`;
}
