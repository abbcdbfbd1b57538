import { quotasPath } from '@waymark/model/entities/quotas';
import { allOwnedIn, publicListsOf } from '@waymark/model/function-queries';
import { newId } from '@waymark/model/ids';
import { listsOf, newestWorksOf } from '@waymark/model/own-queries';
import type { StoredQuery } from '@waymark/model/queries';
import { exampleImport, exampleProject } from '@waymark/model/testing/examples';
import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshUsed } from '../../functions/src/accounts/count-used.ts';
import type { RacedQuota } from '../../functions/src/accounts/remove-excess.ts';
import { toQuery } from '../../functions/src/platform/to-query.ts';
import { contentOf, writeDocument } from './content.ts';
import { database } from './database.ts';
import { ownList } from './list-sharing.ts';
import { aCreator, type Person } from './people.ts';
import { soon } from './soon.ts';
import { draft } from './works.ts';

interface Added {
  /** Adds one as rules let its owner, and returns its id. */
  add: (owner: Person) => Promise<string>;
  counted: (uid: string) => StoredQuery;
}

const ADDED: Record<RacedQuota, Added> = {
  works: {
    add: async ({ uid }) => draft(uid, 'marker', contentOf('marker', uid)),
    counted: newestWorksOf,
  },
  lists: { add: (owner) => ownList(owner), counted: listsOf },
  publicLists: { add: (owner) => ownList(owner, { visibility: 'public' }), counted: publicListsOf },
  projects: {
    add: ({ uid }) => write(database.collection('projects'), { ...exampleProject(), ownerId: uid }),
    counted: (uid) => allOwnedIn('projects', uid),
  },
  imports: {
    add: ({ uid }) =>
      write(database.collection('instagramImports'), {
        ...exampleImport(),
        status: 'running',
        failure: undefined,
        finishedAt: null,
        ownerId: uid,
      }),
    counted: (uid) => allOwnedIn('instagramImports', uid),
  },
};

async function write(collection: CollectionReference, fields: object): Promise<string> {
  const id = newId();
  await writeDocument(`${collection.path}/${id}`, { ...fields, id });
  onTestFinished(() => database.recursiveDelete(collection.doc(id)));
  return id;
}

/** The ids of what a user has, in the order in which it was added. */
async function kept({ uid }: Person, counted: Added['counted']): Promise<string[]> {
  const { docs } = await toQuery(database, counted(uid)).get();
  const age = (document: QueryDocumentSnapshot) => document.createTime.valueOf();
  return docs.toSorted((a, b) => age(a).localeCompare(age(b))).map(({ id }) => id);
}

/** Lets a user have three of it, and has counted one of it. */
async function allowThree({ uid }: Person, quota: RacedQuota): Promise<void> {
  await database.doc(quotasPath(uid)).set({ raised: { [quota]: 2 }, used: { [quota]: 1 } });
}

async function burst(creator: Person, quota: RacedQuota): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) ids.push(await ADDED[quota].add(creator));
  return ids;
}

const QUOTAS: readonly RacedQuota[] = ['works', 'lists', 'publicLists', 'projects', 'imports'];

describe.each(QUOTAS)('a burst of %s beyond the quota', (quota) => {
  const { counted } = ADDED[quota];

  it('is taken away, the newest first', async () => {
    const creator = await aCreator();
    await allowThree(creator, quota);
    const ids = await burst(creator, quota);
    await vi.waitFor(async () => expect(await kept(creator, counted)).toEqual(ids.slice(0, 3)), soon);
    await vi.waitFor(async () => {
      const found = await database.doc(quotasPath(creator.uid)).get();
      expect(found.get(`used.${quota}`)).toBe(3);
    }, soon);
    if (quota === 'publicLists') expect(await kept(creator, listsOf)).toEqual(ids);
  });
});

describe('what a user had when their quota was lowered', () => {
  it.each([
    ['was counted before', { used: { projects: 6 } }],
    ['has never been counted', { used: { works: 0 } }],
  ])('stays where it %s', async (_when, before) => {
    const creator = await aCreator();
    await database.doc(quotasPath(creator.uid)).set(before);
    const ids = await burst(creator, 'projects');
    await vi.waitFor(async () => {
      const found = await database.doc(quotasPath(creator.uid)).get();
      expect(found.get('used.projects')).toBe(6);
    }, soon);
    await database.doc(quotasPath(creator.uid)).set({ raised: { projects: 2 }, ...before });
    await refreshUsed(database, creator.uid);
    expect(await kept(creator, ADDED.projects.counted)).toEqual(ids);
  });
});
