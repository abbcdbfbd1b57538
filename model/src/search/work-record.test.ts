import { expect, it } from 'vitest';
import { exampleId } from '../testing/examples.ts';
import { readOwnHits } from './work-record.ts';

it('reads what is known of a creator’s own works, and leaves out what an older build does not know', () => {
  const work = { id: exampleId('w'), kind: 'pin', state: 'published', title: { fr: 'Thé' } };
  const known = { ...work, publicId: exampleId('p') };
  expect(
    readOwnHits([
      { ...known, objectID: 'users/one/works/two', updatedAt: 1 },
      work,
      { ...work, kind: 'trail' },
      { ...work, publicId: '../..' },
      null,
      'pin',
    ]),
  ).toEqual([known, work]);
});
