import type { CollectionReference } from 'firebase-admin/firestore';

/** Leaves these documents in a collection, by their ids, and no others. A write that fails ends the process. */
export async function fillCollection(
  collection: CollectionReference,
  documents: Iterable<readonly [id: string, fields: object]>,
): Promise<void> {
  const writer = collection.firestore.bulkWriter();
  for (const ref of await collection.listDocuments()) void writer.delete(ref);
  await writer.flush();
  for (const [id, fields] of documents) void writer.set(collection.doc(id), fields);
  await writer.close();
}
