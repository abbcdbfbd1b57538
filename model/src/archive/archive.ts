import * as z from 'zod/mini';
import { instant, tally } from '../entities/fields.ts';
import { list, listEntry } from '../entities/list.ts';
import { PHOTO_TYPES, type PhotoType } from '../entities/original.ts';
import { photoPath } from '../entities/photo-schema.ts';
import { uidSchema } from '../ids.ts';

/*
 * The ZIP with all data of a user. Functions write it, and the browser reads it to import it into another account.
 */

export const ARCHIVE_FORMAT = 'waymark-data';
/** Increased when an older importer would misread an archive. */
export const ARCHIVE_VERSION = 1;

/** The files with data as JSON. Each is an array but for the profile, the settings and the manifest. */
export const ARCHIVE_FILES = {
  manifest: 'manifest.json',
  settings: 'settings.json',
  profile: 'profile.json',
  works: 'works.json',
  projects: 'projects.json',
  lists: 'lists.json',
  editedLists: 'lists-of-others.json',
  coWrittenStories: 'stories-of-others.json',
  photos: 'photos.json',
  imports: 'instagram-imports.json',
  messages: 'messages.json',
} as const;

/** The folder of the public documents, a file for each collection, and of the same as one GeoJSON. */
export const PUBLIC_FOLDER = 'public';
export const PUBLIC_GEOJSON = `${PUBLIC_FOLDER}/everything.geojson`;

/** The name of the original of a photo. @param type its content type in Storage */
export function archivedPhoto(photoId: string, type: string): string {
  return `photos/${photoId}.${EXTENSIONS[PHOTO_TYPES.find((known) => known === type) ?? 'image/jpeg']}`;
}

const EXTENSIONS: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** The id and the type of the photo that a file of an archive holds; undefined for every other name. */
export function photoInArchive(name: string): { photoId: string; type: PhotoType } | undefined {
  const [, photoId, extension] = /^photos\/([A-Za-z0-9]{20})\.([a-z]{3,4})$/.exec(name) ?? [];
  const type = PHOTO_TYPES.find((known) => EXTENSIONS[known] === extension);
  return photoId === undefined || type === undefined ? undefined : { photoId, type };
}

/** A list with its items and headings, in their order. Older archives have fields that lists have no longer. */
export const archivedList = z.strictObject({ list: z.object(list.shape), items: z.array(listEntry) });
export type ArchivedList = z.infer<typeof archivedList>;

/** The last file of an archive, which names all others. */
export const manifest = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  /** The user whose data it is. Paths of photos contain it. */
  uid: uidSchema,
  madeAt: instant,
  /** The number of entities in each file of `ARCHIVE_FILES`, and of files of photos. */
  counts: z.record(z.string(), tally),
  files: z.array(
    z.strictObject({
      name: z.string().check(z.maxLength(200)),
      bytes: tally,
      /** Hexadecimal. */
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  /** The photos that are named somewhere and whose file is not there any more. */
  missing: z.array(photoPath),
});
export type Manifest = z.infer<typeof manifest>;
