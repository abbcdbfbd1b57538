import type { APIRequestContext } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { readItems } from '@waymark/model/map-index/map-item';
import { database } from './database.ts';

/** The path of a destination of the demo content: a page of text with cards that lead to others. */
export async function demoDestination(request: APIRequestContext): Promise<string> {
  const payload: { tiles: { items: string }[] } = await (await request.get('/_payload.json')).json();
  const items = payload.tiles.flatMap((tile) => readItems(tile.items));
  // Content of other tests has no photo, and may be gone again.
  const destination = items.find(({ kind, cover }) => kind === 'destination' && cover !== null);
  if (destination === undefined) throw new Error('The demo content has no destination with a photo');
  return `/destinations/${destination.id}`;
}

/** An area of the demo content that is some kilometres wide: its path, its title in English, and its middle. */
export async function demoArea(): Promise<{ path: string; title: string; centre: Position }> {
  const areas = await database().collection('areas').where('title.en', '==', 'Alfama').get();
  const [area] = areas.docs;
  if (area === undefined) throw new Error('The demo content has no Alfama');
  const { latitude: lat, longitude: lng } = area.get('centre');
  return { path: `/areas/${area.id}`, title: area.get('title.en'), centre: { lat, lng } };
}

/** The path of the story of the demo content with a title in English. */
export async function demoStory(title: string): Promise<string> {
  const stories = await database().collection('posts').where('title.en', '==', title).get();
  const [story] = stories.docs;
  if (story === undefined) throw new Error(`The demo content has no story “${title}”`);
  return `/posts/${story.id}`;
}

/** The path of the list of the demo content with a title in English. */
export async function demoList(title: string): Promise<string> {
  const lists = await database().collection('lists').where('title.en', '==', title).get();
  const [list] = lists.docs;
  if (list === undefined) throw new Error(`The demo content has no list “${title}”`);
  return `/lists/${list.id}`;
}
