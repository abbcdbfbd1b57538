import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { sourceAt } from '../source-path.ts';
import { recordsOf } from './records-of.ts';

/**
 * Whether a write of a work changes its record by more than its time. Most do not: a text is saved while it is written, and only
 * its first words are searched.
 */
export function changesRecord(
  path: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const source = sourceAt(path);
  if (source === undefined) return false;
  const recordIn = (snapshot: DocumentSnapshot | undefined) => {
    const [record] = snapshot?.exists ? recordsOf(source, snapshot, 0).records : [];
    return record && { ...record, updatedAt: 0 };
  };
  return !isDeepStrictEqual(recordIn(before), recordIn(after));
}
