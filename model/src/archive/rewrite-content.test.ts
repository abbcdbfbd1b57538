import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '../entities/content.ts';
import { PUBLISHED_KINDS } from '../entities/kinds.ts';
import { ID_ALPHABET, idSchema } from '../ids.ts';
import { exampleContent } from '../testing/examples.ts';
import { derivedId } from './derived-id.ts';
import { photosNamedIn, referredIn, rewriteContent } from './rewrite-content.ts';

const [OLD, NEW] = ['uid_of-Ines-Moreau_000000000', 'uid_of-Noa-Martin_0000000000'];

/** A new name for each of these characters, and the way back. */
const shifted = (text: string, by: number) =>
  text.replace(/[A-Za-z0-9]/g, (character) => {
    const index = ID_ALPHABET.indexOf(character);
    return ID_ALPHABET[(index + by + ID_ALPHABET.length) % ID_ALPHABET.length] ?? '';
  });
const moved = (path: string, from: string, to: string, by: number) => {
  const id = path.slice(`photos/${from}/`.length);
  return `photos/${to}/${shifted(id, by)}`;
};
const there = {
  item: (id: string) => shifted(id, 7),
  photo: (path: string) => moved(path, OLD, NEW, 3),
};
const back = {
  item: (id: string) => shifted(id, -7),
  photo: (path: string) => moved(path, NEW, OLD, -3),
};

const id = fc.string({ unit: fc.constantFrom(...ID_ALPHABET), minLength: 20, maxLength: 20 });
const path = id.map((photoId) => `photos/${OLD}/${photoId}`);
const image = path.map((each) => ({ type: 'image', attrs: { path: each } }));
const block = fc.oneof(
  image,
  fc.array(image, { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'gallery', content })),
  fc.record({ type: fc.constant('place'), attrs: fc.record({ kind: fc.constantFrom('poi', 'list'), id }) }),
  fc
    .uniqueArray(id, { minLength: 1, maxLength: 3 })
    .map((ids) => ({ type: 'map', attrs: { places: ids.map((each) => ({ kind: 'pin', id: each })) } })),
  fc
    .tuple(fc.constantFrom('/pois/', '/fr/lists/'), id, fc.constantFrom('', '?at=1'))
    .map(([page, each, rest]) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: each, marks: [{ type: 'link', attrs: { href: page + each + rest } }] }],
    })),
);
const body = fc.array(block, { maxLength: 5 }).map((content) => JSON.stringify({ type: 'doc', content }));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const content = fc
  .record({
    title: fc.record({ en: fc.string() }),
    photos: fc.array(fc.record({ path, alt: fc.constant({}) }), { maxLength: 3 }),
    coverPath: optional(path),
    poiId: optional(id),
    destinationId: optional(id),
    areaIds: fc.array(id, { maxLength: 3 }),
    places: fc.array(fc.record({ kind: fc.constant('pin'), id }), { maxLength: 3 }),
    body: fc.record({ en: optional(body), fr: optional(body) }),
  })
  .map((all) => JSON.parse(JSON.stringify(all)));

test('what is brought there and back is what it was', () => {
  fc.assert(
    fc.property(content, (all) => {
      expect(rewriteContent(rewriteContent(all, there), back)).toEqual(all);
    }),
  );
});

test('nothing in new content has an old name, and everything else is as it was', () => {
  fc.assert(
    fc.property(content, (all) => {
      const written = rewriteContent(all, there);
      expect(referredIn(written).toSorted()).toEqual(referredIn(all).map(there.item).toSorted());
      expect(photosNamedIn(written).toSorted()).toEqual(photosNamedIn(all).map(there.photo).toSorted());
      expect(JSON.stringify(written)).not.toContain(OLD);
      expect(written['title']).toEqual(all.title);
    }),
  );
});

test('photos that did not come along are left out, and with them empty galleries', () => {
  fc.assert(
    fc.property(content, (all) => {
      const written = rewriteContent(all, { item: (each) => each, photo: () => undefined });
      expect(photosNamedIn(written)).toEqual([]);
      expect(JSON.stringify(written)).not.toMatch(/gallery|coverPath/);
    }),
  );
});

test.each(PUBLISHED_KINDS)('valid content of a %s stays valid', (kind) => {
  const written = rewriteContent(exampleContent(kind), there);
  expect(CONTENT_SCHEMAS[kind].safeParse(written).success).toBe(true);
});

test.each([
  { photos: 'x', areaIds: 7, places: [null, { id: 7 }], body: [] },
  { photos: [null, 7, { path: 7 }], coverPath: null, body: { en: 7, fr: '{"type":"doc"' } },
])('content of any other form stays as it is', (all) => {
  expect(rewriteContent(all, there)).toEqual(all);
});

test('a derived id is an id, always the same, and another for every source and account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (uid, one, other) => {
      const derived = await derivedId(uid, one);
      expect(idSchema.safeParse(derived).success).toBe(true);
      expect(await derivedId(uid, one)).toBe(derived);
      expect((await derivedId(uid, other)) === derived).toBe(one === other);
    }),
  );
});
