import { deriveCreator } from '@waymark/functions/publish/derive-creator';
import type { Creator } from '@waymark/model/entities/creator';
import { newId } from '@waymark/model/ids';
import { stored } from '../../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import { test as base } from './fixtures.ts';

/** Creators of one test: a search for names that begin with `start` finds these and no others. */
function freshCreators() {
  const start = `Qx${newId().slice(0, 8)}`;
  const written: FirebaseFirestore.DocumentReference[] = [];

  async function join(name: string, fields: Partial<Creator> = {}) {
    const id = newId();
    const ref = database().doc(`creators/${id}`);
    const creator: Creator = {
      id,
      userId: newId(),
      name,
      handle: `tester-${id.toLowerCase()}`,
      bio: {},
      avatar: null,
      cover: null,
      languages: ['en'],
      links: [],
      contactable: false,
      ...deriveCreator({ name, handle: `tester-${id.toLowerCase()}` }),
      // Before all others: pages without a filter, which other tests check, show the newest.
      joinedAt: Date.UTC(2020, 0, 1),
      status: 'active',
      ...fields,
    };
    written.push(ref);
    await ref.set(stored.encode({ ...creator }, 'id'));
    return { ref, handle: creator.handle };
  }

  return { start, join, leave: () => Promise.all(written.map((ref) => ref.delete())) };
}

/** With creators of the test, who are removed after it. */
export const test = base.extend<{ own: ReturnType<typeof freshCreators> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  own: async ({}, use) => {
    const own = freshCreators();
    await use(own);
    await own.leave();
  },
});
