import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { problemsIn } from '@waymark/model/problems';
import { contentFields } from '@waymark/model/testing/content-fields';
import { describe, expect, it } from 'vitest';
import { FIELDS, fieldKeys, LONGEST, SHARED_TEXTS, textIn } from './fields.ts';

describe.each(PUBLISHED_KINDS)('the editor of a %s', (kind) => {
  it('has every field of its schema, and no other', () => {
    const { texts, details } = FIELDS[kind];
    // The cover is chosen among the photos.
    expect([...texts, ...details, ...SHARED_TEXTS, 'sharePath', 'coverPath'].toSorted()).toEqual(
      contentFields(kind).toSorted(),
    );
  });

  it('knows the longest length of each text', () => {
    const texts = [...FIELDS[kind].texts, ...SHARED_TEXTS];
    const content = Object.fromEntries(texts.map((name) => [name, { en: 'x'.repeat(3_000) }]));
    const limits = problemsIn(CONTENT_SCHEMAS[kind], content)
      .filter(({ code }) => code === 'too-long')
      .map(({ field, limit }) => [field.split('.')[0], limit]);
    const own = Object.entries(LONGEST).filter(([name]) => texts.some((text) => text === name));
    expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(own));
  });
});

it('counts each language of a text as a field', () => {
  expect(fieldKeys('area')).toEqual([
    'title.en',
    'title.fr',
    'summary.en',
    'summary.fr',
    'geometry',
    'colour',
    'photos',
    'tags',
    'visibility',
    'shareTitle.en',
    'shareTitle.fr',
    'shareText.en',
    'shareText.fr',
    'sharePath',
  ]);
  expect(textIn('title.fr')).toEqual({ name: 'title', locale: 'fr' });
  expect(textIn('position')).toBeUndefined();
  expect(textIn('position.lat')).toBeUndefined();
});
