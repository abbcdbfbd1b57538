import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edge, letters, lineEdges, optionalEdges, testEdges, unlessAbsent } from '../testing/edges.ts';
import { EXAMPLE_UID, exampleId, examplePhoto } from '../testing/examples.ts';
import { originalAt, originalPath, photoPathOf } from './original.ts';
import { PHOTO_WIDTHS, variantPath, variantWidths } from './photo.ts';
import { photo, photoPath } from './photo-schema.ts';

const edges: Edge[] = [
  ['path', `photos/${letters(128)}/${exampleId()}`, `photos/${letters(129)}/${exampleId()}`],
  ['path', `photos/a/${exampleId()}`, `photos/../${exampleId()}`],
  ['path', `photos/a/${exampleId()}`, `originals/a/${exampleId()}`],
  ['path', `photos/a/${exampleId()}`, `photos/a/${exampleId()}/320.webp`],
  ['width', 1, 0],
  ['width', 30_000, 30_001],
  ['height', 1, 0],
  ['height', 30_000, 30_001],
  ['height', 2, 1.5],
  ['thumbhash', letters(64), letters(65)],
  ['thumbhash', 'a+/9==', 'a==='],
  ['thumbhash', 'a', ''],
  ...optionalEdges('alt', 250),
  ...lineEdges('credit', 120),
  ['alt', { en: 'x' }, { en: 'a\nb' }],
  unlessAbsent('credit'),
  ['focus', { x: 0, y: 100 }, { x: -1, y: 100 }],
  ['focus', { x: 100, y: 0 }, { x: 101, y: 0 }],
  ['focus', { x: 50, y: 50 }, { x: 50.5, y: 50 }],
  ['focus', { x: 50, y: 50 }, { x: 50 }],
  unlessAbsent('focus'),
];

testEdges('a photo', photo, examplePhoto, edges);

test.each([
  [100, [100]],
  [320, [320]],
  [321, [320, 321]],
  [1000, [320, 640, 1000]],
  [1280, [320, 640, 1280]],
  [1600, [320, 640, 1280, 1600]],
  [1601, [320, 640, 1280, 1600]],
  [30_000, [320, 640, 1280, 1600]],
])('a photo %i wide has the variants %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('variants grow in width, are never wider than the photo, and the widest is as wide as possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), (width) => {
      const widths = variantWidths(width);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths.at(-1)).toBe(Math.min(width, Math.max(...PHOTO_WIDTHS)));
    }),
  );
});

test('variants and the original lie in folders of their own', () => {
  const { path } = examplePhoto('a');
  expect(variantPath(path, 640)).toBe(`photos/${EXAMPLE_UID}/${exampleId('a')}/640.webp`);
  expect(originalPath(EXAMPLE_UID, exampleId('a'))).toBe(`originals/${EXAMPLE_UID}/${exampleId('a')}`);
  expect(photoPath.safeParse(variantPath(path, 640)).success).toBe(false);
  expect(photoPathOf(EXAMPLE_UID, exampleId('a'))).toBe(path);
});

test('an original is recognised by its path', () => {
  const original = { uid: EXAMPLE_UID, photoId: exampleId('a') };
  expect(originalAt(originalPath(original.uid, original.photoId))).toEqual(original);
});

test.each([
  variantPath(photoPathOf('a', exampleId('a')), 320),
  `originals/a/${exampleId('a')}/more`,
  `originals/a/b/${exampleId('a')}`,
  'originals/a/short',
  `more/originals/a/${exampleId('a')}`,
])('no original lies at %s', (path) => {
  expect(originalAt(path)).toBeUndefined();
});
