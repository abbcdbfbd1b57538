import type { Creator } from '@waymark/model/entities/creator';
import type { Work } from '@waymark/model/entities/work';
import type { StoredQuery } from '@waymark/model/queries';
import { exampleCreator, exampleId, exampleWork } from '@waymark/model/testing/examples';
import { beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../core/stored.ts';
import { homeOf, placeOfLastWork } from './own-places.ts';

/** A document as the database stores it. */
interface StoredDocument {
  path: string;
  data: Record<string, unknown>;
}

const documents = vi.hoisted((): StoredDocument[] => []);
vi.mock('../../session/firebase.ts', () => ({ firestore: {} }));
vi.mock('../core/to-query.ts', () => ({ toQuery: (_database: object, query: StoredQuery) => query }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  // The queries only filter by equality, and the documents are in their order.
  getDocs: async ({ collection, where, limit }: StoredQuery) => ({
    docs: documents
      .filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === collection)
      .filter(({ data }) => where.every(([field, , value]) => data[field] === value))
      .slice(0, limit)
      .map(({ path, data }) => ({
        ref: { path },
        id: path.slice(path.lastIndexOf('/') + 1),
        data: () => data,
      })),
  }),
}));

const PORTO = { lat: 41.15, lng: -8.61 };

beforeEach(() => {
  documents.length = 0;
});

/** Stores works of a user, the last changed first. */
function storeWorks(...works: readonly Partial<Work>[]): void {
  for (const [index, changes] of works.entries()) {
    const { deletedAt: _, ...work } = { ...exampleWork('pin'), id: exampleId(`${index}`) };
    const data = stored.encode({ ...work, ...changes }, 'id');
    documents.push({ path: `users/me/works/${changes.id ?? work.id}`, data });
  }
}

function storeCreator(creator: Creator): void {
  documents.push({ path: `creators/${creator.id}`, data: stored.encode({ ...creator }, 'id') });
}

test('the last work is the newest one with a place, apart from the work in the editor and those in the trash', async () => {
  const own = exampleId('w');
  const at = (lat: number) => ({ content: { position: { lat, lng: 0 } } });
  storeWorks({ id: own, ...at(1) }, { ...at(2), deletedAt: 5 }, { kind: 'post', content: {} }, at(4), at(5));
  expect(await placeOfLastWork('me', own)).toEqual({ lat: 4, lng: 0 });
  expect(await placeOfLastWork('me', exampleId('x'))).toEqual({ lat: 1, lng: 0 });
  expect(await placeOfLastWork('another', own)).toBeUndefined();
});

test('a creator lives where their own record says', async () => {
  storeCreator({ ...exampleCreator(), id: exampleId('a'), userId: 'another', home: { lat: 0, lng: 0 } });
  storeCreator({ ...exampleCreator(), userId: 'me', home: PORTO });
  expect(await homeOf('me')).toEqual(PORTO);
});

test('the home is unknown where the creator names none, and of a user without a record', async () => {
  const { home: _, ...creator } = exampleCreator();
  storeCreator({ ...creator, userId: 'me' });
  expect(await homeOf('me')).toBeUndefined();
  expect(await homeOf('a-member')).toBeUndefined();
});

test('a record that breaks its schema is no home, and the map begins without it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // There is no such latitude, so it is not stored as a point.
  storeCreator({ ...exampleCreator(), userId: 'me', home: { lat: 95, lng: 0 } });
  expect(await homeOf('me')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
