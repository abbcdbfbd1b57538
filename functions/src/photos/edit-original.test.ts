import { originalPath, uploadedPhotoPath } from '@waymark/model/entities/original';
import type { PhotoEdit, StoredEdit } from '@waymark/model/entities/photo-edit';
import { metadataFor, storedEditIn } from '@waymark/model/entities/stored-edit';
import { EXAMPLE_INSTANT, exampleId, examplePhoto } from '@waymark/model/testing/examples';
import { expect, it } from 'vitest';
import { stored } from '../platform/stored.ts';
import { editOriginal } from './edit-original.ts';

const UID = 'ada';
const OF = exampleId('o');
const ID = exampleId('n');
const WHOLE: PhotoEdit = { left: 0, top: 0, width: 900, height: 600, turns: 0 };
const RIGHT: PhotoEdit = { left: 450, top: 0, width: 450, height: 600, turns: 1 };

interface StoredFile {
  contentType: string;
  metadata?: Record<string, string> | undefined;
}

/** A photo of 900×600 with its original, in memory. @param before the edit that it has already */
function aPhoto(before?: StoredEdit) {
  const { thumbhash } = examplePhoto();
  const size = before ? { width: before.width, height: before.height } : { width: 900, height: 600 };
  const record = { generation: '1', createdAt: EXAMPLE_INSTANT, state: 'ready', thumbhash, ...size };
  const documents = new Map([[uploadedPhotoPath(UID, OF), stored.encode(record)]]);
  const files = new Map<string, StoredFile>([
    [originalPath(UID, OF), { contentType: 'image/heic', metadata: before && metadataFor(before) }],
  ]);
  const refusal = (code: number) => Object.assign(new Error(String(code)), { code });
  const file = (name: string) => ({
    name,
    async getMetadata() {
      const found = files.get(name);
      if (found === undefined) throw refusal(404);
      return [found];
    },
    async copy(
      to: { name: string },
      { preconditionOpts, ...options }: StoredFile & { preconditionOpts: object },
    ) {
      expect(preconditionOpts).toEqual({ ifGenerationMatch: 0 });
      if (!files.has(name)) throw refusal(404);
      if (files.has(to.name)) throw refusal(412);
      files.set(to.name, options);
    },
  });
  const doc = (path: string) => ({
    get: async () => ({ id: path.split('/').at(-1), ref: { path }, data: () => documents.get(path) }),
  });
  // Only what is used of the SDKs.
  const store = { db: { doc }, originals: { file } } as unknown as Parameters<typeof editOriginal>[0];
  const edit = (wanted: PhotoEdit, { uid = UID, of = OF } = {}) =>
    editOriginal(store, uid, { id: ID, of, edit: wanted });
  return { edit, files, documents, made: () => storedEditIn(files.get(originalPath(UID, ID))?.metadata) };
}

it('copies the original with the edit, its type and the time of the photo before', async () => {
  const { edit, files, made } = aPhoto();
  await edit(RIGHT);
  expect(made()).toEqual({ ...RIGHT, of: OF, createdAt: EXAMPLE_INSTANT });
  expect(files.get(originalPath(UID, ID))?.contentType).toBe('image/heic');
});

it('joins the edit with that of the photo before', async () => {
  const before = { left: 100, top: 50, width: 500, height: 400, turns: 0, of: ID, createdAt: 0 };
  const { edit, made } = aPhoto(before);
  await edit({ left: 10, top: 20, width: 200, height: 300, turns: 3 });
  expect(made()).toMatchObject({ left: 110, top: 70, width: 200, height: 300, turns: 3, of: OF });
});

it('is done once, however often it is asked for, and no other edit takes its id', async () => {
  const { edit, files, made } = aPhoto();
  await Promise.all([edit(RIGHT), edit(RIGHT)]);
  await edit(RIGHT);
  expect(files.size).toBe(2);
  await expect(edit(WHOLE)).rejects.toMatchObject({ code: 'key-used' });
  expect(made()).toMatchObject(RIGHT);
});

it.each([
  ['reaches beyond the right edge', { ...RIGHT, left: 451 }],
  ['reaches beyond the lower edge', { ...RIGHT, top: 1 }],
  ['keeps too little', { ...RIGHT, width: 99 }],
  ['keeps a strip', { ...RIGHT, height: 99 }],
])('refuses an edit that %s', async (_, wanted) => {
  const { edit, files } = aPhoto();
  await expect(edit(wanted)).rejects.toMatchObject({ code: 'invalid' });
  expect(files.size).toBe(1);
});

it('finds no photo of another user, and none that has failed or lost its original', async () => {
  const { edit, files, documents } = aPhoto();
  await expect(edit(RIGHT, { uid: 'grace' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(edit(RIGHT, { of: exampleId('x') })).rejects.toMatchObject({ code: 'not-found' });
  files.delete(originalPath(UID, OF));
  await expect(edit(RIGHT)).rejects.toMatchObject({ code: 'not-found' });
  const failed = { generation: '1', createdAt: EXAMPLE_INSTANT, state: 'failed', reason: 'damaged' };
  documents.set(uploadedPhotoPath(UID, OF), stored.encode(failed));
  await expect(edit(RIGHT)).rejects.toMatchObject({ code: 'not-found' });
  expect(files.size).toBe(0);
});
