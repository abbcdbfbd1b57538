import { exampleContent, exampleCreator } from '@waymark/model/entities/examples';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { snapToGrid } from '@waymark/model/geography/grid';
import { describe, expect, it } from 'vitest';
import { previewOf } from './preview-of.ts';

const CONTEXT = { id: 'w'.repeat(20), creator: exampleCreator(), now: 5 };

describe.each(PUBLISHED_KINDS)('the preview of a %s', (kind) => {
  it('shows what is written, with the name of its creator', () => {
    const { coverPath: _, ...content } = exampleContent(kind);
    const shown = previewOf(kind, content, CONTEXT);
    expect(shown).toMatchObject({ title: content.title, tags: content.tags, photos: content.photos });
    expect(shown.byline.name).toBe(CONTEXT.creator.name);
    expect(shown.cover).toEqual(content.photos[0] ?? null);
  });

  it('leaves out what is missing or wrong, and shows the rest', () => {
    const wrong = {
      title: { en: 'x'.repeat(141), fr: 5 },
      summary: { en: 'Fine' },
      photos: [{ path: 'nowhere' }],
      position: { lat: 91, lng: 0 },
      type: 'moon',
      category: null,
      icon: {},
      geometry: '{',
      body: 'no',
      unknown: 1,
    };
    const shown = previewOf(kind, wrong, CONTEXT);
    expect(shown).toMatchObject({ title: {}, summary: { en: 'Fine' }, photos: [], cover: null });
    expect(shown).not.toHaveProperty('unknown');
  });
});

it('shows an approximate pin where visitors will see it, and at no place', () => {
  const content = { ...exampleContent('pin'), precision: 'approximate' as const };
  const shown = previewOf('pin', content, CONTEXT);
  expect(shown).toMatchObject({ position: snapToGrid(content.position), poiId: undefined });
});
