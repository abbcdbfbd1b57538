import { expect, test } from 'vitest';
import { ABSENT, instantEdges, positionEdges, testEdges, unlessAbsent } from '../testing/edges.ts';
import { EXAMPLE_INSTANT, exampleId, examplePhoto } from '../testing/examples.ts';
import { PHOTO_FAULTS, type UploadedPhoto, uploadedPhoto } from './uploaded-photo.ts';

const every = {
  id: exampleId(),
  generation: '1780000000000000',
  createdAt: EXAMPLE_INSTANT,
  bytes: 4_000_000,
  md5: 'rL0Y20zC+Fzt72VPzMSk2A==',
};
const { width, height, thumbhash } = examplePhoto();

const ready = (): UploadedPhoto => ({
  ...every,
  state: 'ready',
  width,
  height,
  thumbhash,
  cameraTime: '2026-05-31T14:03:07+02:00',
  position: { lat: 48.86, lng: 2.34 },
  alt: { en: 'A glass pyramid' },
  credit: 'Ada',
  isFavourite: true,
  edit: { of: exampleId('b'), left: 0, top: 20, width, height, turns: 1 },
});
const failed = (): UploadedPhoto => ({ ...every, state: 'failed', reason: 'damaged' });

testEdges('an original that was read', uploadedPhoto, ready, [
  ['id', exampleId('b'), 'short'],
  ['generation', '1', ''],
  ['generation', '0'.repeat(20), '0'.repeat(21)],
  ['generation', '12', 12],
  ...instantEdges('createdAt'),
  ['bytes', 0, -1],
  unlessAbsent('bytes'),
  ['md5', `${'A'.repeat(22)}==`, `${'A'.repeat(21)}==`],
  unlessAbsent('md5'),
  ['width', 30_000, 30_001],
  ['height', 1, 0],
  ['thumbhash', 'a+/9==', ''],
  ['cameraTime', '2026-05-31T14:03:07', '2026-05-31'],
  ['cameraTime', '2024-02-29T00:00:00-11:00', '2023-02-29T00:00:00'],
  unlessAbsent('cameraTime'),
  ...positionEdges('position'),
  unlessAbsent('position'),
  ['alt', { fr: 'a'.repeat(250) }, { fr: 'a'.repeat(251) }],
  unlessAbsent('alt'),
  ['credit', 'a'.repeat(120), 'a'.repeat(121)],
  unlessAbsent('credit'),
  ['isFavourite', false, 'yes'],
  unlessAbsent('isFavourite'),
  ['state', 'ready', 'failed'],
  ['state', 'ready', ABSENT],
]);

test.each(PHOTO_FAULTS)('an original may have failed because it is %s', (reason) => {
  expect(uploadedPhoto.safeParse({ ...failed(), reason }).success).toBe(true);
});

testEdges('an original that could not be read', uploadedPhoto, failed, [
  ['reason', 'too-large', 'ugly'],
  ['reason', 'not-made', ABSENT],
  ['state', 'failed', 'ready'],
]);
