import { photo } from './examples.ts';
import { text } from './field-cases.ts';
import type { FieldCases } from './field-tests.ts';

/** Photos, each invalid in one field; null only where the field is `nullable`. */
export function photoCases({ nullable = false } = {}): FieldCases {
  const { thumbhash: _, ...incomplete } = photo;
  const { credit: __, ...anonymous } = photo;
  return {
    accepted: {
      'without a credit': anonymous,
      'of one pixel': { ...photo, width: 1, height: 1 },
      'of 30,000 pixels square': { ...photo, width: 30_000, height: 30_000 },
      'described and credited at length': {
        ...photo,
        alt: { en: text(250), fr: text(250) },
        credit: text(120),
        thumbhash: `${'A'.repeat(62)}==`,
      },
      'not described': { ...photo, alt: {} },
      ...(nullable && { null: null }),
    },
    refused: {
      'without a thumbhash': incomplete,
      'with an unknown field': { ...photo, exif: 'GPS' },
      'at an address on the web': { ...photo, path: 'https://photos.example/1' },
      'an original': { ...photo, path: photo.path.replace('photos/', 'originals/') },
      'one variant': { ...photo, path: `${photo.path}/320.webp` },
      'of no width': { ...photo, width: 0 },
      'too wide': { ...photo, width: 30_001 },
      'wide by half a pixel': { ...photo, width: 100.5 },
      'of no height': { ...photo, height: 0 },
      'too high': { ...photo, height: 30_001 },
      'high as text': { ...photo, height: '300' },
      'with a thumbhash that is too long': { ...photo, thumbhash: 'A'.repeat(65) },
      'with a thumbhash that is no base64': { ...photo, thumbhash: 'A-B' },
      'described on two lines': { ...photo, alt: { en: 'a', fr: 'a\nb' } },
      'described too long': { ...photo, alt: { fr: text(251) } },
      'described in plain text': { ...photo, alt: 'A pyramid' },
      'with an empty credit': { ...photo, credit: '' },
      'with an invisible credit': { ...photo, credit: '\u200b\u2800' },
      'with a credit that has a direction override': { ...photo, credit: 'a\u202eb' },
      'with a credit that is too long': { ...photo, credit: text(121) },
      'with a focus, which only photos of works have': { ...photo, focus: { x: 50, y: 50 } },
      'only its path': photo.path,
      ...(!nullable && { null: null }),
    },
  };
}
