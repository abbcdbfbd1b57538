import { emptyContent, type Work } from '@waymark/model/entities/work';
import { VERSION_PERIOD } from '@waymark/model/entities/work-version';
import { newId } from '@waymark/model/ids';
import { expect, test } from 'vitest';
import { contentToKeep } from './keep-version.ts';

const START = Math.floor(Date.UTC(2026, 4, 31, 12) / VERSION_PERIOD) * VERSION_PERIOD;

function work(fields: Partial<Work>): Work {
  const base = { id: newId(), kind: 'pin', state: 'draft', createdAt: START } as const;
  return { ...base, revision: 1, updatedAt: START, content: { title: { en: 'A' } }, ...fields };
}

test('the content before a write of another period is kept, and none within a period', () => {
  const before = work({ revision: 4 });
  const edited = { revision: 5, content: { title: { en: 'B' } } };
  expect(contentToKeep(before, work({ ...edited, updatedAt: START + VERSION_PERIOD - 1 }))).toBeUndefined();
  expect(contentToKeep(before, work({ ...edited, updatedAt: START + VERSION_PERIOD }))).toEqual({
    work: before,
    isPublished: false,
  });
});

test('a write that changes no content keeps none, however late it is', () => {
  const late = { revision: 5, updatedAt: START + 9 * VERSION_PERIOD };
  expect(contentToKeep(work({}), work({ ...late, state: 'archived' }))).toBeUndefined();
});

test('the empty content of a new work is no version', () => {
  const before = work({ content: { ...emptyContent('pin') } });
  expect(contentToKeep(before, work({ revision: 2, updatedAt: START + VERSION_PERIOD }))).toBeUndefined();
});

test('a publication keeps what was published, once', () => {
  const draft = work({ revision: 7 });
  const published = work({ revision: 7, state: 'published', publishedRevision: 7 });
  expect(contentToKeep(draft, published)).toEqual({ work: published, isPublished: true });
  expect(contentToKeep(published, published)).toBeUndefined();
  // It was edited while it was published: what the public shows is no longer there.
  expect(contentToKeep(draft, { ...published, revision: 8 })).toBeUndefined();
});

test('a content of more values than can be published is no version', () => {
  const wide = { photos: [{ a: Array.from({ length: 45_000 }, () => ({ lat: 1, lng: 2 })) }] };
  const before = work({ content: wide as unknown as Work['content'] });
  expect(contentToKeep(before, work({ revision: 2, updatedAt: START + VERSION_PERIOD }))).toBeUndefined();
});

test('creating and deleting a work keep nothing', () => {
  expect(contentToKeep(undefined, work({}))).toBeUndefined();
  expect(contentToKeep(work({}), undefined)).toBeUndefined();
});
