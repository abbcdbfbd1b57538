import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { emptyContent, type Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { stored } from '../../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import { test as base } from './member.ts';

type Fields = Omit<Partial<Work>, 'content'> & { content?: Readonly<Record<string, unknown>> };

/** A pin that can be published. */
export const MARKER = {
  kind: 'marker',
  content: {
    title: { en: 'Pump', fr: 'Pompe' },
    position: { lat: -44.5, lng: -120.5 },
    icon: 'star',
    colour: 'teal',
    label: { en: 'Water', fr: 'Eau' },
  },
} as const satisfies Fields;

/** What a test of the workspace does behind the page's back. */
export interface OwnWorks {
  /** Writes works as their owner's editor does, the first one as the last to change. @returns their ids */
  write: (all: readonly Fields[]) => Promise<string[]>;
  read: (id: string) => Promise<FirebaseFirestore.DocumentData | undefined>;
}

/** Writes works of a user as their editor does, the first one as the last to change. @returns their ids */
export async function writeWorks(uid: string, works: readonly Fields[]): Promise<string[]> {
  const batch = database().batch();
  const now = Date.now();
  const ids = works.map(({ kind = 'pin', content, ...fields }, index) => {
    const id = newId();
    const at = now - index * 60_000;
    const lifecycle = { state: 'draft', revision: 1, createdAt: at, updatedAt: at, ...fields };
    const whole = { ...emptyContent(kind), ...content };
    batch.set(
      database().doc(`users/${uid}/works/${id}`),
      stored.encode({ kind, ...lifecycle, content: whole }),
    );
    return id;
  });
  await batch.commit();
  return ids;
}

/** With works of the member, which are removed after the test, as are projects and publications. */
export const test = base.extend<{ works: OwnWorks }>({
  works: async ({ member: { uid } }, use) => {
    const all = database().collection(`users/${uid}/works`);
    await use({
      write: (works) => writeWorks(uid, works),
      read: async (id) => (await all.doc(id).get()).data(),
    });
    await database().recursiveDelete(database().doc(`users/${uid}`));
    const collections = ['projects', ...PUBLISHED_KINDS.map((kind) => COLLECTION_OF[kind])];
    for (const name of collections) {
      const owned = await database().collection(name).where('ownerId', '==', uid).get();
      await Promise.all(owned.docs.map(({ ref }) => ref.delete()));
    }
  },
});
