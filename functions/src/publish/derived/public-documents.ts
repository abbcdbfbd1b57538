import { isDeepStrictEqual } from 'node:util';
import { reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { idSchema } from '@waymark/model/ids';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../platform/to-query.ts';
import { allSaves, savesOf } from '../saves/saves.ts';
import { deriveAgain, SOURCE_FIELDS, type Sources } from './derive-again.ts';
import type { Difference } from './difference.ts';

/** The most documents in memory at once, which may be stories with two texts. */
const PAGE_SIZE = 50;

/** The database, or a transaction on it. */
type Reader = Pick<Firestore, 'getAll'>;

/** Public documents that differ from what publishing would write today. */
export async function* publicDocumentDifferences(db: Firestore): AsyncGenerator<Difference> {
  const saves = await allSaves(db);
  for (const kind of PUBLISHED_KINDS) {
    const all = db.collection(COLLECTION_OF[kind]).limit(PAGE_SIZE);
    for await (const page of pagesOf(all, PAGE_SIZE)) {
      const sourcesOf = await readSources(db, page);
      for (const document of page) {
        const { path } = document.ref;
        const fields = await deriveAgain(kind, document, sourcesOf(document), saves.get(document.id) ?? 0);
        if (fields === undefined) yield { path, fields: ['what it is derived from'] };
        else {
          const differing = differingIn(document.data() ?? {}, fields);
          if (differing.length > 0)
            yield { path, fields: differing, mend: () => mend(db, kind, document.ref) };
        }
      }
    }
  }
}

function differingIn(found: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names].filter((name) => !isDeepStrictEqual(found[name], wanted[name]));
}

async function mend(db: Firestore, kind: PublishedKind, ref: DocumentReference): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    // A document that was unpublished meanwhile is not created again.
    if (!document.exists) return;
    const sourcesOf = await readSources(db, [document], transaction);
    const fields = await deriveAgain(kind, document, sourcesOf(document), await savesOf(db, document.id));
    if (fields !== undefined) transaction.set(ref, fields);
  });
}

/** Reads the sources of documents, each once. */
async function readSources(
  db: Firestore,
  documents: readonly DocumentSnapshot[],
  reader: Reader = db,
): Promise<(document: DocumentSnapshot) => Sources> {
  const paths = new Set(
    documents.flatMap((document) => [
      ...creatorPath(document),
      ...placePaths(document),
      ...poiPath(document),
    ]),
  );
  const refs = [...paths].map((path) => db.doc(path));
  const found = refs.length > 0 ? await reader.getAll(...refs, { fieldMask: SOURCE_FIELDS }) : [];
  const byPath = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]));
  return (document) => ({
    creator: creatorPath(document).map((path) => byPath.get(path))[0],
    places: placePaths(document).map((path) => byPath.get(path)),
    poi: poiPath(document).map((path) => byPath.get(path))[0],
  });
}

function creatorPath(document: DocumentSnapshot): string[] {
  const id = idSchema.safeParse(document.get('creatorId'));
  return id.success ? [`creators/${id.data}`] : [];
}

function poiPath(document: DocumentSnapshot): string[] {
  const id = idSchema.safeParse(document.get('poiId'));
  return id.success ? [`${COLLECTION_OF.poi}/${id.data}`] : [];
}

function placePaths(document: DocumentSnapshot): string[] {
  const places: unknown = document.get('places');
  const references = Array.isArray(places) ? places.map((place) => reference.safeParse(place)) : [];
  return references.flatMap(({ data }) => (data ? [`${COLLECTION_OF[data.kind]}/${data.id}`] : []));
}
