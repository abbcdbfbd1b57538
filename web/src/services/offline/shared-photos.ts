import { MAX_ORIGINAL_BYTES } from '@waymark/model/entities/original';
import { MAX_TITLE } from '@waymark/model/entities/title';
import { SHARED_FILES } from './app-paths.ts';
import { SHARED_CACHE } from './caches.ts';

/*
 * What another application has shared with Waymark: photos and a text, from which a creator makes a pin. The service worker
 * stores it, and it stays until a pin has taken it, through a sign-in too.
 */

/** The maximum number of photos of one share, and the lengths of its texts in characters. More is left out. */
export const MAX_SHARED = 10;
const MAX_TEXT = 2_000;

/** The addresses in the cache. No page has them. */
const TEXTS = '/shared/texts';
const photoAt = (index: number) => `/shared/${index}`;

/** The header that keeps the name of a file. Headers have no letters with accents, so it is encoded. */
const NAME = 'x-file-name';

interface SharedTexts {
  title: string;
  text: string;
  /** The work that takes the photos, once it is made. */
  workId?: string;
}

export interface Shared extends SharedTexts {
  photos: File[];
}

/**
 * Stores what a form brings, in place of an earlier share. Files that are no pictures or too large are left out. A form with
 * nothing else changes nothing.
 */
export async function storeShared(form: FormData): Promise<void> {
  const photos = form
    .getAll(SHARED_FILES)
    .filter((file) => file instanceof File && isPhoto(file))
    .slice(0, MAX_SHARED);
  // A title has one line.
  const title = textIn(form, 'title').replaceAll(/\s+/g, ' ').slice(0, MAX_TITLE).toWellFormed().trim();
  const texts: SharedTexts = { title, text: textIn(form, 'text').slice(0, MAX_TEXT).toWellFormed() };
  if (photos.length === 0 && title === '' && texts.text === '') return;
  await deleteShared();
  const cache = await caches.open(SHARED_CACHE);
  for (const [index, photo] of photos.entries()) {
    // The filter above has left files only.
    const { name, type } = photo as File;
    const headers = { 'content-type': type, [NAME]: encodeURIComponent(name.slice(-100).toWellFormed()) };
    await cache.put(photoAt(index), new Response(photo, { headers }));
  }
  await cache.put(TEXTS, Response.json(texts));
}

/** What was shared last and is still there; undefined where there is nothing. */
export async function readShared(): Promise<Shared | undefined> {
  if (typeof caches === 'undefined' || !(await caches.has(SHARED_CACHE))) return undefined;
  const cache = await caches.open(SHARED_CACHE);
  const texts = await cache.match(TEXTS);
  if (texts === undefined) return undefined;
  const photos: File[] = [];
  for (let index = 0; index < MAX_SHARED; index++) {
    const stored = await cache.match(photoAt(index));
    if (stored === undefined) break;
    const name = decodeURIComponent(stored.headers.get(NAME) ?? '');
    photos.push(new File([await stored.blob()], name, { type: stored.headers.get('content-type') ?? '' }));
  }
  // `storeShared` alone writes there.
  return { ...((await texts.json()) as SharedTexts), photos };
}

/** Remembers the work that takes what was shared. */
export async function giveSharedTo(workId: string, { title, text }: SharedTexts): Promise<void> {
  const texts: SharedTexts = { title, text, workId };
  await (await caches.open(SHARED_CACHE)).put(TEXTS, Response.json(texts));
}

/** The photos that a work takes. They are deleted here, so the caller has to use them. */
export async function takeSharedPhotos(workId: string): Promise<File[]> {
  const shared = await readShared();
  if (shared?.workId !== workId) return [];
  await deleteShared();
  return shared.photos;
}

export async function deleteShared(): Promise<void> {
  await caches.delete(SHARED_CACHE);
}

function isPhoto({ type, size }: File): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml' && size > 0 && size <= MAX_ORIGINAL_BYTES;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
