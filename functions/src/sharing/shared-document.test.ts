import type { Work } from '@waymark/model/entities/work';
import { VERSION_PERIOD } from '@waymark/model/entities/work-version';
import { exampleWork } from '@waymark/model/testing/examples';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { contentToKeep } from '../publish/versions/keep-version.ts';
import { endEditorship } from './shared-document.ts';

const LAST = Math.floor(Date.UTC(2026, 4, 31, 12) / VERSION_PERIOD) * VERSION_PERIOD;

/** What the end of an editorship writes to a document with these fields. */
function writtenTo(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const update = vi.fn<(ref: unknown, fields: Record<string, unknown>) => void>();
  const ref = { collection: () => ({ doc: () => ({}) }) };
  const document = { exists: true, ref, get: (field: string) => fields[field] };
  endEditorship(
    { delete: vi.fn(), update } as unknown as Transaction,
    document as unknown as DocumentSnapshot,
    'ben',
  );
  return update.mock.calls[0]?.[1];
}

it('changes a story by so little that what was written before is kept as a version once the owner writes', () => {
  const written = writtenTo({ updatedAt: Timestamp.fromMillis(LAST) })?.['updatedAt'];
  if (!(written instanceof Timestamp)) throw new Error('It has no time.');
  expect(written.toMillis()).toBeGreaterThan(LAST);
  const before: Work = { ...exampleWork('post'), updatedAt: written.toMillis() };
  const after: Work = { ...before, content: {}, updatedAt: LAST + 9 * VERSION_PERIOD };
  expect(contentToKeep(before, after)).toEqual({ work: before, isPublished: false });
});

it('leaves a list as it is that everybody may read', () => {
  const updatedAt = Timestamp.fromMillis(LAST);
  expect(writtenTo({ visibility: 'public', updatedAt })).toBeUndefined();
  expect(writtenTo({ visibility: 'private', updatedAt })).toBeDefined();
});
