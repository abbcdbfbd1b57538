import { describe, expect, it, test } from 'vitest';
import { snapToGrid } from '../geography/grid.ts';
import { exampleContent, exampleCreator, exampleWork } from '../testing/examples.ts';
import { PUBLISHED_KINDS } from './kinds.ts';
import { cardOfDraft, isPlaced, previewOf } from './preview-of.ts';

const CONTEXT = { id: 'w'.repeat(20), creator: exampleCreator(), now: 5 };

describe.each(PUBLISHED_KINDS)('the preview of a %s', (kind) => {
  it('shows the content, with the name of its creator', () => {
    const { coverPath: _, ...content } = exampleContent(kind);
    const shown = previewOf(kind, content, CONTEXT);
    expect(shown).toMatchObject({ title: content.title, tags: content.tags, photos: content.photos });
    expect(shown.byline.name).toBe(CONTEXT.creator.name);
    expect(shown.cover).toEqual(content.photos[0] ?? null);
  });

  it('leaves out missing and invalid values, and shows the rest', () => {
    const wrong = {
      title: { en: 'x'.repeat(141), fr: 5 },
      [kind === 'pin' ? 'note' : 'summary']: { en: 'Fine' },
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

it('shows an approximate pin at its public position, and at no place', () => {
  const content = { ...exampleContent('pin'), precision: 'approximate' as const };
  const shown = previewOf('pin', content, CONTEXT);
  expect(shown).toMatchObject({ position: snapToGrid(content.position), poiId: undefined });
});

it('shows an area without what other programs wrote into its geometry', () => {
  const ring = [
    [0, 0, 12],
    [1, 0, 12],
    [1, 1, 12],
    [0, 0, 12],
  ];
  const geometry = JSON.stringify({ type: 'Polygon', coordinates: [ring], note: 'my flat' });
  const shown = previewOf('area', { ...exampleContent('area'), geometry }, CONTEXT);
  expect(shown).toMatchObject({ geometry: expect.stringMatching(/"Polygon"/) });
  expect(JSON.stringify(shown)).not.toMatch(/my flat|,12\]/);
});

test.each(PUBLISHED_KINDS)('a %s is on the map once it has a position, and a story always', (kind) => {
  expect(isPlaced(kind, exampleContent(kind))).toBe(true);
  expect(isPlaced(kind, { position: { lat: 91, lng: 0 }, geometry: '{' })).toBe(kind === 'post');
});

test('the card of a draft equals that of its public item, and a draft without a title has none', () => {
  const draft = { ...exampleWork('poi'), content: exampleContent('poi') };
  expect(cardOfDraft(draft, CONTEXT.creator)).toMatchObject({
    kind: 'poi',
    id: draft.publicId,
    title: draft.content.title,
    position: draft.content.position,
  });
  expect(cardOfDraft({ ...draft, content: { ...draft.content, title: { en: ' ' } } }, CONTEXT.creator)).toBe(
    undefined,
  );
});

test('the reading time of a story is that of its longest language', () => {
  const words = (count: number) =>
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'word '.repeat(count) }] }],
    });
  const content = { ...exampleContent('post'), body: { en: words(240), fr: words(1_190) } };
  expect(previewOf('post', content, CONTEXT)).toMatchObject({ readingMinutes: 5 });
});
