import { expect, test } from 'vitest';
import { exampleSummary } from '../testing/example-summary.ts';
import { placesOf } from './work-locations.ts';

const [HERE, THERE] = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
];

test('a work is at its position, and a story at the first of its places with a known position', () => {
  const places = placesOf([
    exampleSummary('story', {
      kind: 'post',
      placeIds: ['of-others', 'public-nowhere', 'public-there', 'public-here'],
    }),
    exampleSummary('here', { position: HERE, publicId: 'public-here' }),
    exampleSummary('there', { position: THERE, publicId: 'public-there' }),
    exampleSummary('nowhere', { publicId: 'public-nowhere' }),
    exampleSummary('others-only', { kind: 'post', placeIds: ['of-others'] }),
  ]);
  expect(Object.fromEntries(places)).toEqual({ story: THERE, here: HERE, there: THERE });
});
