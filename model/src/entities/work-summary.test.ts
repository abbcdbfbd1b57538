import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleContent } from '../testing/examples.ts';
import { PUBLISHED_KINDS } from './kinds.ts';
import { emptyContent, type Work } from './work.ts';
import { summaryOf } from './work-summary.ts';

const ID = 'w'.repeat(20);

function workWith(content: Work['content'], fields: Partial<Work> = {}): Work {
  return { id: ID, kind: 'pin', state: 'draft', revision: 1, createdAt: 0, updatedAt: 5, content, ...fields };
}

describe('the summary of a work', () => {
  it('of an empty work has no content, and both languages are missing', () => {
    for (const kind of PUBLISHED_KINDS) {
      const summary = summaryOf(workWith(emptyContent(kind), { kind }));
      expect(summary).toEqual({
        id: ID,
        kind,
        state: 'draft',
        updatedAt: 5,
        title: {},
        tags: [],
        missing: ['en', 'fr'],
        photo: null,
      });
    }
  });

  it('reports nothing missing in an example that is complete in both languages', () => {
    for (const kind of PUBLISHED_KINDS) {
      expect(summaryOf(workWith({ ...exampleContent(kind) }, { kind })).missing, kind).toEqual([]);
    }
  });

  it.each([
    ['a title in one language', { title: { en: 'Pier' } }, ['fr']],
    ['a title of invisible characters', { title: { en: 'Pier', fr: ' \u200b' } }, ['fr']],
    ['a note in one language', { title: { en: 'Pier', fr: 'Jetée' }, note: { fr: 'Tôt' } }, ['en']],
    ['a note in none', { title: { en: 'Pier', fr: 'Jetée' }, note: {}, summary: { en: '' } }, []],
    ['a story in one language', { title: { en: 'A', fr: 'B' }, body: { en: '{}' } }, ['fr']],
    ['a photo described in one', { title: { en: 'A', fr: 'B' }, photos: [{ alt: { fr: 'x' } }] }, ['en']],
    ['one field in each', { title: { en: 'A' }, note: { fr: 'x' } }, ['en', 'fr']],
  ])('finds what %s leaves to translate', (_, content, missing) => {
    expect(summaryOf(workWith(content)).missing).toEqual(missing);
  });

  it('shows the cover, else the first photo, else none', () => {
    const photos = [{ path: 'a' }, { path: 'b' }];
    expect(summaryOf(workWith({ photos, coverPath: 'b' })).photo).toBe('b');
    expect(summaryOf(workWith({ photos, coverPath: 'gone' })).photo).toBe('a');
    expect(summaryOf(workWith({ photos: [{}] })).photo).toBeNull();
  });

  it('has its position, its lifecycle and its tags', () => {
    const lifecycle = { publishAt: 1, publishedAt: 2, projectId: ID, deletedAt: 3, publicId: ID };
    const content = { position: { lat: 1, lng: 2 }, tags: ['a', 1, 'b'] };
    expect(summaryOf(workWith(content, lifecycle))).toMatchObject({
      ...lifecycle,
      position: { lat: 1, lng: 2 },
      tags: ['a', 'b'],
    });
  });

  it('has no position that is not on Earth', () => {
    for (const position of [{ lat: 91, lng: 0 }, { lat: 0, lng: Number.NaN }, { lat: 0 }, 'here']) {
      expect(summaryOf(workWith({ position }))).not.toHaveProperty('position');
    }
  });

  it('places an area at the middle of its outline, also while that is being drawn', () => {
    const geometry = JSON.stringify({
      type: 'Polygon',
      coordinates: [
        [
          [2, 40],
          [4, 40],
          [4, 42],
        ],
      ],
    });
    expect(summaryOf(workWith({ geometry }, { kind: 'area' })).position).toEqual({ lat: 41, lng: 3 });
    expect(summaryOf(workWith({ geometry: '{' }, { kind: 'area' }))).not.toHaveProperty('position');
  });

  it('has the places of a story', () => {
    const places = [{ kind: 'poi', id: ID }, { kind: 'pin' }, null];
    expect(summaryOf(workWith({ places }, { kind: 'post' })).placeIds).toEqual([ID]);
  });

  it('can be made of any content', () => {
    const fields = ['title', 'summary', 'photos', 'tags', 'coverPath', 'position', 'body', 'places'];
    const content = fc.dictionary(fc.constantFrom(...fields), fc.anything());
    fc.assert(
      fc.property(content, (any) => {
        const { missing, tags } = summaryOf(workWith(any));
        expect(missing.length).toBeLessThanOrEqual(2);
        expect(tags.every((tag) => typeof tag === 'string')).toBe(true);
      }),
    );
  });
});
