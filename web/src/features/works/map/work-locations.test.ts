import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { expect, test } from 'vitest';
import { placesOf } from './work-locations.ts';

const work = (id: string, fields: Partial<WorkSummary>): WorkSummary => ({
  id,
  kind: 'pin',
  state: 'draft',
  updatedAt: 0,
  title: {},
  tags: [],
  missing: [],
  photo: null,
  ...fields,
});

const [HERE, THERE] = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
];

test('a work is at its position, and a story at the first of its places with a known position', () => {
  const places = placesOf([
    work('story', { kind: 'post', placeIds: ['of-others', 'public-nowhere', 'public-there', 'public-here'] }),
    work('here', { position: HERE, publicId: 'public-here' }),
    work('there', { position: THERE, publicId: 'public-there' }),
    work('nowhere', { publicId: 'public-nowhere' }),
    work('others-only', { kind: 'post', placeIds: ['of-others'] }),
  ]);
  expect(Object.fromEntries(places)).toEqual({ story: THERE, here: HERE, there: THERE });
});
