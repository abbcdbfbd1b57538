import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { emptyContent } from '@waymark/model/entities/work';
import { problemsIn } from '@waymark/model/problems';
import { contentFields } from '@waymark/model/testing/content-fields';
import { describe, expect, it } from 'vitest';
import { FIELDS, fieldKeys, LONGEST, SHARED_TEXTS, textIn } from './fields.ts';

describe.each(PUBLISHED_KINDS)('the editor of a %s', (kind) => {
  it('has every field of its schema, and no other', () => {
    const { texts, details, more } = FIELDS[kind];
    const all = [...texts, ...details, ...more, ...SHARED_TEXTS, 'sharePath'];
    // The cover is chosen among the photos.
    expect([...all, 'coverPath'].toSorted()).toEqual(contentFields(kind).toSorted());
    // Problems and conflicts are found by these keys.
    expect(new Set(fieldKeys(kind).map((field) => textIn(field)?.name ?? field))).toEqual(new Set(all));
  });

  it('has what visitors see first before its texts', () => {
    const keys = fieldKeys(kind);
    const where = kind === 'area' ? ['geometry'] : kind === 'post' ? [] : ['position'];
    expect(keys.slice(0, keys.indexOf('title.en'))).toEqual(['photos', ...where]);
  });

  it('has nothing under "More" without which it cannot be published', () => {
    const needed = problemsIn(CONTENT_SCHEMAS[kind], emptyContent(kind)).map(({ field }) => field);
    expect(FIELDS[kind].more.filter((name) => needed.includes(name))).toEqual([]);
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
    'photos',
    'geometry',
    'title.en',
    'title.fr',
    'summary.en',
    'summary.fr',
    'colour',
    'visibility',
    'tags',
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
