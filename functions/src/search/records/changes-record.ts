import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { sourceAt } from '../sources/source-path.ts';
import { recordsOf } from './records-of.ts';

/** Whether a write of a work changes its records: those of its state and its dates do not. */
export function changesRecord(
  path: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const source = sourceAt(path);
  if (source === undefined) return false;
  const recordsIn = (snapshot: DocumentSnapshot | undefined) =>
    snapshot?.exists ? recordsOf(source, snapshot, 0).records : [];
  return !isDeepStrictEqual(recordsIn(before), recordsIn(after));
}
