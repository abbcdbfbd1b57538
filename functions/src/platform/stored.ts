import { type IdField, storedCodec } from '@waymark/model/stored';
import { type DocumentSnapshot, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { logBrokenDocument } from './log.ts';

/** The model's codec with the Admin SDK's types. */
export const stored = storedCodec<GeoPoint, Timestamp>({
  isPoint: (value) => value instanceof GeoPoint,
  isTime: (value) => value instanceof Timestamp,
  point: (latitude, longitude) => new GeoPoint(latitude, longitude),
  time: (milliseconds) => Timestamp.fromMillis(milliseconds),
});

/** The entity in a document; undefined where the document is missing or breaks its schema (which is logged). */
export function readEntity<Schema extends z.ZodMiniType>(
  snapshot: DocumentSnapshot,
  schema: Schema,
  idField: IdField = 'id',
): z.infer<Schema> | undefined {
  const data = snapshot.data();
  if (data === undefined) return undefined;
  const parsed = schema.safeParse(stored.decode(data, { field: idField, value: snapshot.id }));
  if (parsed.success) return parsed.data;
  logBrokenDocument(snapshot.ref.path);
  return undefined;
}

/** The entities of several documents, without those that `readEntity` refuses. */
export function readEntities<Schema extends z.ZodMiniType>(
  snapshots: readonly DocumentSnapshot[],
  schema: Schema,
  idField: IdField = 'id',
): z.infer<Schema>[] {
  return snapshots
    .map((snapshot) => readEntity(snapshot, schema, idField))
    .filter((entity) => entity !== undefined);
}
