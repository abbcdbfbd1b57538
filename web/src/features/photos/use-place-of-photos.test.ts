// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import type { Position } from '@waymark/model/geography/position';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RawDocument } from '../../live/core/raw-document.ts';
import { createFakeListen } from '../../live/testing/fake-listen.ts';
import { noteFilesOfWork } from '../../services/photo-facts/spots-of-works.ts';
import { usePlaceOfPhotos } from './use-place-of-photos.ts';

const fake = vi.hoisted(() => ({ current: undefined as ReturnType<typeof createFakeListen> | undefined }));
vi.mock('../../live/core/listen.ts', () => ({
  listen: (...args: Parameters<ReturnType<typeof createFakeListen>['listen']>) =>
    fake.current?.listen(...args),
}));

const PIER = { lat: 41, lng: -8 };
const BAY = { lat: 43, lng: 5 };
const RECORDS = 'users/me/photos';

let database: ReturnType<typeof createFakeListen>;

beforeEach(async () => {
  // The modules are loaded first, so that the listener starts in the next turn.
  await Promise.all([import('../../live/core/live-source.ts'), import('../../live/core/reader-of.ts')]);
  database = createFakeListen();
  fake.current = database;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const idOf = (name: string) => name.padEnd(20, '0');
const photo = (name: string): Photo => ({
  ...{ path: `photos/me/${idOf(name)}`, width: 4, height: 3, thumbhash: 'a+/9==', alt: {} },
});

function record(name: string, position?: Position): RawDocument {
  const { width, height, thumbhash } = photo(name);
  const data = { generation: '1', createdAt: 1, state: 'ready', width, height, thumbhash };
  return {
    ...{ path: `${RECORDS}/${idOf(name)}`, id: idOf(name) },
    data: { ...data, ...(position && { position }) },
  };
}

/** Opens the editor of a work with these photos. */
async function open(workId: string, ...names: string[]) {
  const { result, rerender } = renderHook(({ photos }) => usePlaceOfPhotos({ uid: 'me', workId }, photos), {
    initialProps: { photos: names.map(photo) },
  });
  await settle();
  return {
    found: () => result.current,
    say: (...documents: RawDocument[]) => act(() => database.say(RECORDS, { documents, fromServer: true })),
    fail: () => act(() => database.fail(RECORDS, 'denied')),
    show: async (...names: string[]) => {
      rerender({ photos: names.map(photo) });
      await settle();
    },
  };
}

test('the records of the photos say where the first one with a position was taken, in the order of the work', async () => {
  const { found, say } = await open('w', 'indoors', 'pier', 'bay');
  expect(found()).toBeUndefined();
  say(record('bay', BAY), record('pier', PIER), record('indoors'));
  expect(found()).toEqual(PIER);
});

test('the place stays while the record of another photo is read, and goes with its photo', async () => {
  const { found, say, show } = await open('w', 'pier');
  say(record('pier', PIER));
  await show('pier', 'bay');
  expect(found()).toEqual(PIER);
  await show('bay');
  say(record('bay'));
  expect(found()).toBeUndefined();
});

test('a file that was added on this page says it first, and where the records cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await noteFilesOfWork('new', [new File(['x'], 'bay.jpg')], { read: async () => [{ position: BAY }] });
  // Photos of their own: the subscriptions of the tests before outlive these.
  const { found, say, show, fail } = await open('new');
  expect(found()).toEqual(BAY);
  await show('cape');
  fail();
  expect(found()).toEqual(BAY);
  await show('cape', 'cove');
  say(record('cape', PIER), record('cove', BAY));
  expect(found()).toEqual(PIER);
});

test('a work without photos reads no records', async () => {
  await open('w');
  expect(database.started()).toBe(0);
});
