import type { StoredQuery } from '@waymark/model/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { streamOf, toQuery } from '../platform/to-query.ts';
import type { Person, PersonalStore } from './person.ts';

/** A place where data of a user lie. */
export interface Place {
  name: string;
  /** The documents, as `firestore.rules` write their paths; empty for other stores. */
  paths: readonly string[];
  /** The files of an archive that have the data. None where they are derived, or only protect the account. */
  archived: readonly string[];
  /** What of a user is there. */
  left(store: PersonalStore, person: Person): AsyncIterable<string>;
  /** Deletes it all. May be repeated, doubled and interrupted. */
  remove(store: PersonalStore, person: Person): Promise<void>;
}

interface Described {
  name: string;
  paths: readonly string[];
  archived?: readonly string[];
}

/** How many documents or files are deleted at once. */
const AT_ONCE = 50;

/** The results of queries. @param below the collections below each of them */
export function documentsOf({
  archived = [],
  below = [],
  queries,
  ...described
}: Described & {
  below?: readonly string[];
  queries: (person: Person) => readonly StoredQuery[];
}): Place {
  return {
    ...described,
    archived,
    async *left({ db }, person) {
      for (const query of queries(person)) {
        for await (const { ref } of streamOf(toQuery(db, query).select())) yield ref.path;
      }
    },
    async remove({ db }, person) {
      for (const query of queries(person)) {
        const { docs } = await toQuery(db, query).select().get();
        for (const { ref } of docs) {
          // First, because they cannot be found without the document.
          for (const name of below) await db.recursiveDelete(ref.collection(name));
        }
        await deleteAll(docs.map(({ ref }) => ref));
      }
    },
  };
}

/** Documents with known paths. */
export function documentsAt({
  archived = [],
  documents,
  ...described
}: Described & { documents: (person: Person) => readonly string[] }): Place {
  return {
    ...described,
    archived,
    async *left({ db }, person) {
      const found = await db.getAll(...documents(person).map((path) => db.doc(path)));
      for (const { ref, exists } of found) if (exists) yield ref.path;
    },
    async remove({ db }, person) {
      await deleteAll(documents(person).map((path) => db.doc(path)));
    },
  };
}

/** A document and everything below it. */
export function treeAt({
  archived = [],
  root,
  ...described
}: Described & { root: (person: Person) => string }): Place {
  return {
    ...described,
    archived,
    left: ({ db }, person) => below(db.doc(root(person))),
    async remove({ db }, person) {
      await db.recursiveDelete(db.doc(root(person)));
    },
  };
}

/** The files in a folder of Storage. */
export function filesBelow({
  archived = [],
  bucket,
  prefix,
  name,
}: {
  name: string;
  archived?: readonly string[];
  bucket: 'originals' | 'variants';
  prefix: (person: Person) => string;
}): Place {
  return {
    name,
    paths: [],
    archived,
    async *left(store, person) {
      const [files] = await store[bucket].getFiles({ prefix: prefix(person) });
      for (const file of files) yield `${store[bucket].name}/${file.name}`;
    },
    async remove(store, person) {
      const [files] = await store[bucket].getFiles({ prefix: prefix(person) });
      await pMap(files, (file) => file.delete({ ignoreNotFound: true }), { concurrency: AT_ONCE });
    },
  };
}

async function deleteAll(refs: readonly DocumentReference[]): Promise<void> {
  await pMap(refs, (ref) => ref.delete(), { concurrency: AT_ONCE });
}

async function* below(ref: DocumentReference): AsyncGenerator<string> {
  if ((await ref.get()).exists) yield ref.path;
  for (const collection of await ref.listCollections()) {
    // Documents that are missing, with others below them, are listed too.
    for (const document of await collection.listDocuments()) yield* below(document);
  }
}
