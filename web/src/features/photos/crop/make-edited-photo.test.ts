import { originalPath } from '@waymark/model/entities/original';
import { exampleId } from '@waymark/model/testing/examples';
import { expect, test, vi } from 'vitest';
import { createFakeTransport, madePhoto } from '../../../live/testing/fake-upload.ts';
import { UploadError } from '../../../live/uploads/upload-failure.ts';
import type { PhotoEditFailure } from '../../../services/photos-api.ts';
import { makeEditedPhoto } from './make-edited-photo.ts';

const UID = 'owner';
const ID = exampleId('n');
const editing = {
  id: ID,
  of: exampleId('o'),
  edit: { left: 0, top: 0, width: 300, height: 200, turns: 1 },
};

/** Starts an edit. @param answer of the endpoint */
function begin(answer: Promise<PhotoEditFailure | undefined> = Promise.resolve(undefined)) {
  const fake = createFakeTransport();
  const controller = new AbortController();
  const made = makeEditedPhoto(UID, editing, controller.signal, { request: () => answer, load: fake.load });
  return { fake, controller, made };
}

test('an edited photo is there once its variants are made', async () => {
  const { fake, made } = begin();
  await vi.waitFor(() => expect(fake.waiting).toMatchObject([{ photoId: ID }]));
  fake.waiting[0]?.resolve(madePhoto(UID, ID));
  expect(await made).toEqual({ photo: madePhoto(UID, ID) });
  expect(fake.removed).toEqual([]);
});

test('after a lost answer the photo may be there, so that nothing is removed', async () => {
  const { fake, made } = begin(Promise.resolve({ reason: 'unreachable' }));
  expect(await made).toEqual({ failure: { reason: 'unreachable' }, isOpen: true });
  expect(fake.removed).toEqual([]);
});

test.each([
  ['not-ready', true],
  ['damaged', false],
  ['over-quota', false],
] as const)('after the reason %s, whether the photo may still come is %s', async (reason, isOpen) => {
  const { fake, made } = begin();
  await vi.waitFor(() => expect(fake.waiting).toHaveLength(1));
  fake.waiting[0]?.reject(new UploadError(reason));
  expect(await made).toEqual({ failure: { reason }, isOpen });
  expect(fake.removed).toEqual(isOpen ? [] : [originalPath(UID, ID)]);
});

test('an edit that is given up while the photo is made leaves none', async () => {
  const { fake, controller, made } = begin();
  await vi.waitFor(() => expect(fake.waiting).toHaveLength(1));
  controller.abort();
  expect(await made).toMatchObject({ isOpen: false });
  expect(fake.removed).toEqual([originalPath(UID, ID)]);
});

test.each([
  ['answers', undefined],
  ['is not reached', { reason: 'unreachable' }],
] as const)('an edit that is given up before the server %s leaves no photo', async (_, answer) => {
  const request = Promise.withResolvers<PhotoEditFailure | undefined>();
  const { fake, controller, made } = begin(request.promise);
  controller.abort();
  request.resolve(answer);
  expect(await made).toMatchObject({ isOpen: false });
  expect(fake.removed).toEqual([originalPath(UID, ID)]);
  expect(fake.waiting).toEqual([]);
});
