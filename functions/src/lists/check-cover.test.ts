import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { hidesPhotos } from './check-cover.ts';

/** An item with photos of these paths. */
function item(visibility: string, ...paths: string[]): DocumentSnapshot {
  const fields: Record<string, unknown> = { visibility, photos: paths.map((path) => ({ path })) };
  return { get: (field: string) => fields[field] } as unknown as DocumentSnapshot;
}

it.each<[boolean, string, DocumentSnapshot | undefined, DocumentSnapshot | undefined]>([
  [true, 'loses a photo', item('public', 'a', 'b'), item('public', 'b')],
  [true, 'is not public any more', item('public', 'a'), item('unlisted', 'a')],
  [true, 'is deleted', item('public', 'a'), undefined],
  [false, 'gets a photo and changes the order', item('public', 'a', 'b'), item('public', 'b', 'c', 'a')],
  [false, 'was not public', item('unlisted', 'a'), undefined],
  [true, 'is a list of photos without a cover, and is not public any more', item('public'), item('private')],
  [false, 'has no photos', item('public'), item('public')],
  [false, 'is new', undefined, item('public', 'a')],
])('it is %s that an item hides photos that %s', (expected, _what, before, after) => {
  expect(hidesPhotos(before, after)).toBe(expected);
});
