import { Readable } from 'node:stream';
import type { File } from '@google-cloud/storage';
import {
  ARCHIVE_FILES,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archivedPhoto,
  type Manifest,
} from '@waymark/model/archive/archive';
import { originalAt, photoPathOf } from '@waymark/model/entities/original';
import type { PhotoStore } from '../../photos/follow-original.ts';
import { ownPhotosIn } from '../../publish/trash/photos-in-use.ts';
import type { Person } from '../person.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { textFiles } from './text-files.ts';

/**
 * Writes the archive of a user's data into a stream. Only some documents and a part of one photo are in memory at a time.
 *
 * @param now in milliseconds
 * @returns the manifest, which is in the archive too
 */
export async function makeArchive(
  store: PhotoStore,
  person: Person,
  { output, now, origin }: { output: WritableStream<Uint8Array>; now: number; origin: string },
): Promise<Manifest> {
  const writer = new ArchiveWriter(output, now);
  const [originals] = await store.originals.getFiles({ prefix: `originals/${person.uid}/` });
  const photos = new Map(originals.flatMap((file) => photoOf(person.uid, file)));
  const counts: Record<string, number> = {};
  const named = new Set<string>();
  const files = textFiles(store.db, person, {
    origin,
    photoFile: (path) => photos.get(path)?.name ?? `${path}.missing`,
    seen(data) {
      for (const path of ownPhotosIn(person.uid, data ?? null)) named.add(path);
    },
  });
  for await (const { name, parts, count } of files) {
    await writer.addText(name, parts);
    if (count !== undefined) counts[name] = count();
  }
  for (const [path, { name, file }] of photos) {
    if (!(await addPhoto(writer, name, file))) photos.delete(path);
  }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    uid: person.uid,
    madeAt: now,
    counts: { ...counts, photos: photos.size },
    files: writer.files,
    missing: [...named].filter((path) => !photos.has(path)).sort(),
  };
  await writer.addText(ARCHIVE_FILES.manifest, [JSON.stringify(manifest, null, 1)]);
  await writer.close();
  return manifest;
}

/** The path of a photo, with its original and the name of that in the archive. */
function photoOf(uid: string, file: File): [string, { name: string; file: File }][] {
  const { photoId } = originalAt(file.name) ?? {};
  if (photoId === undefined) return [];
  return [
    [photoPathOf(uid, photoId), { name: archivedPhoto(photoId, String(file.metadata.contentType)), file }],
  ];
}

/** @returns false where the original has been deleted meanwhile */
async function addPhoto(writer: ArchiveWriter, name: string, file: File): Promise<boolean> {
  // A part of a file could not be taken out of the archive again.
  const [isThere] = await file.exists();
  if (!isThere) return false;
  const bytes = Readable.toWeb(file.createReadStream({ validation: false }));
  // The two declarations of the same streams are not related.
  await writer.addBytes(name, bytes as unknown as ReadableStream<Uint8Array>);
  return true;
}
