import { ID_ALPHABET } from '@waymark/model/ids';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { relinked } from './relinked.ts';

const [OLD, NEW, OTHER] = ['o'.repeat(20), 'n'.repeat(20), 'x'.repeat(20)];
const newIds = new Map([[OLD, NEW]]);

const textOf = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) }],
});
const place = (id: string) => ({ type: 'place', attrs: { kind: 'pin', id } });
const map = (...ids: string[]) => ({
  type: 'map',
  attrs: { places: ids.map((id) => ({ kind: 'pin', id })) },
});
/** The text of a story that names an item in every way. */
const bodyWith = (id: string) =>
  textOf(paragraph('See it', `/fr/pins/${id}?at=1`), place(id), map(OTHER, id), paragraph(`Not ${OLD}`));

it('changes the links of places and of texts in both languages, and nothing else', () => {
  const story = {
    title: { en: `About ${OLD}` },
    places: [
      { kind: 'pin', id: OTHER },
      { kind: 'pin', id: OLD },
    ],
    body: { en: bodyWith(OLD), fr: bodyWith(OTHER) },
  };
  expect(relinked(story, newIds)).toEqual({
    places: [
      { kind: 'pin', id: OTHER },
      { kind: 'pin', id: NEW },
    ],
    body: { en: bodyWith(NEW), fr: bodyWith(OTHER) },
  });
});

test.each([
  {},
  { title: { en: OLD } },
  { body: { en: textOf(paragraph(OLD)) } },
  { places: 'none', body: { en: `{"type":"doc","content":[{"type":"place","attrs":{"id":"${OLD}"}` } },
])('what links to no earlier address stays as it is', (story) => {
  expect(relinked(story, newIds)).toEqual({});
});

test('a text without a link keeps its characters, however it was written', () => {
  const en = JSON.stringify(JSON.parse(bodyWith(OTHER)), null, 2);
  expect(relinked({ places: [{ kind: 'pin', id: OLD }], body: { en } }, newIds)).toEqual({
    places: [{ kind: 'pin', id: NEW }],
  });
});

test('a second time changes nothing, whatever a story links to', () => {
  const id = fc.oneof(
    fc.constant(OLD),
    fc.string({ unit: fc.constantFrom(...ID_ALPHABET), minLength: 20, maxLength: 20 }),
  );
  const story = fc.record({
    places: fc.array(fc.record({ kind: fc.constant('pin'), id }), { maxLength: 4 }),
    body: fc.record({ en: id.map(bodyWith), fr: id.map(bodyWith) }),
  });
  fc.assert(
    fc.property(story, (before) => {
      const after = { ...before, ...relinked(before, newIds) };
      expect(relinked(after, newIds)).toEqual({});
      expect(JSON.stringify(after.places)).not.toContain(OLD);
    }),
  );
});
