import { isDeepStrictEqual } from 'node:util';
import type { File, FileMetadata } from '@google-cloud/storage';
import { originalPath, uploadedPhotoPath } from '@waymark/model/entities/original';
import {
  isTooSmall,
  isWithin,
  joinedEdits,
  type PhotoEditing,
  type StoredEdit,
} from '@waymark/model/entities/photo-edit';
import { metadataFor, storedEditIn } from '@waymark/model/entities/stored-edit';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { codeOf } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';
import type { PhotoStore } from './follow-original.ts';

/**
 * Makes a new original of one that is there: a copy of its file with an edit. The event of its storing makes the photo, under the quotas
 * of every upload. The file of a photo that was edited before is that of the whole picture, so that both edits are joined.
 *
 * @param uid the owner of both
 * @throws ApiError `not-found` where there is no such photo, `invalid` for an edit that it cannot have, `key-used` where the new id
 * belongs to another original
 */
export async function editOriginal(
  { db, originals }: Pick<PhotoStore, 'db' | 'originals'>,
  uid: string,
  { id, of, edit }: PhotoEditing,
): Promise<void> {
  const photo = readEntity(await db.doc(uploadedPhotoPath(uid, of)).get(), uploadedPhoto);
  if (photo?.state !== 'ready') throw new ApiError('not-found', 'There is no such photo.');
  if (!isWithin(edit, photo)) throw new ApiError('invalid', 'The edit is not within the photo.');
  if (isTooSmall(edit, photo)) throw new ApiError('invalid', 'Too little of the photo would remain.');
  const source = originals.file(originalPath(uid, of));
  const copy = originals.file(originalPath(uid, id));
  const found = await metadataOf(source);
  if (found === undefined) throw new ApiError('not-found', 'The original of the photo is gone.');
  const before = storedEditIn(found.metadata);
  const wanted: StoredEdit = {
    ...(before ? joinedEdits(before, edit) : edit),
    of,
    createdAt: photo.createdAt,
  };
  const existing = await metadataOf(copy);
  if (existing !== undefined) return requireSame(storedEditIn(existing.metadata), wanted);
  try {
    await source.copy(copy, {
      ...(found.contentType !== undefined && { contentType: found.contentType }),
      metadata: metadataFor(wanted),
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (error) {
    if (codeOf(error) === 404) throw new ApiError('not-found', 'The original of the photo is gone.');
    if (codeOf(error) !== 412) throw error;
    // The same request came twice, and the other one was first.
    requireSame(storedEditIn((await metadataOf(copy))?.metadata), wanted);
  }
}

/** The metadata of a file; undefined where there is none. */
async function metadataOf(file: File): Promise<FileMetadata | undefined> {
  try {
    return (await file.getMetadata())[0];
  } catch (error) {
    if (codeOf(error) === 404) return undefined;
    throw error;
  }
}

/** The photo from before may have been made again meanwhile, with another time. */
function requireSame(existing: StoredEdit | undefined, { createdAt: _, ...wanted }: StoredEdit): void {
  const { createdAt: __, ...edit } = existing ?? { createdAt: 0 };
  if (!isDeepStrictEqual(edit, wanted)) {
    throw new ApiError('key-used', 'Another photo has this id.');
  }
}
