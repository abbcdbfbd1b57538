import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { sourceAt } from '../sources/source-path.ts';
import { recordsOf } from './records-of.ts';

/**
 * Whether a write of a work changes its record. Most do not: the text of a story is saved while it is written, and not searched.
 */
export function changesRecord(
  path: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const source = sourceAt(path);
  if (source === undefined) return false;
  const recordIn = (snapshot: DocumentSnapshot | undefined) =>
    snapshot?.exists ? recordsOf(source, snapshot, 0).records[0] : undefined;
  return !isDeepStrictEqual(recordIn(before), recordIn(after));
}
