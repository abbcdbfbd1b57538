import { dequal } from 'dequal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../live/writes/save-work.ts';
import { mergeContent, partOf, withPart } from './content-merge.ts';

const text = fc.record({ en: fc.string(), fr: fc.string() }, { requiredKeys: [] });
const content: fc.Arbitrary<Draft> = fc.record(
  {
    title: text,
    summary: text,
    tags: fc.array(fc.string(), { maxLength: 3 }),
    position: fc.record({ lat: fc.integer(), lng: fc.integer() }),
    category: fc.constantFrom('sight', 'museum'),
  },
  { requiredKeys: [] },
);

const tagsIn = (value: unknown) => new Set(Array.isArray(value) ? value : []);

describe('merging two changes of one content', () => {
  it('takes the other change where one side changed nothing', () => {
    fc.assert(
      fc.property(content, content, (base, changed) => {
        expect(mergeContent(base, changed, base)).toEqual({ content: changed, conflicts: [] });
        expect(mergeContent(base, base, changed)).toEqual({ content: changed, conflicts: [] });
        expect(mergeContent(base, changed, changed)).toEqual({ content: changed, conflicts: [] });
      }),
    );
  });

  it('takes both changes where they concern different fields', () => {
    const base = { title: { en: 'Old', fr: 'Vieux' }, tags: ['a'], position: { lat: 1, lng: 2 } };
    const mine = { ...base, title: { en: 'New', fr: 'Vieux' } };
    const theirs = { ...base, title: { en: 'Old', fr: 'Neuf' }, tags: ['b'] };
    expect(mergeContent(base, mine, theirs)).toEqual({
      content: { title: { en: 'New', fr: 'Neuf' }, tags: ['b'], position: { lat: 1, lng: 2 } },
      conflicts: [],
    });
  });

  it('takes new addresses of places into a story that is being edited', () => {
    const [old, fresh, other, more] = ['o'.repeat(20), 'f'.repeat(20), 'x'.repeat(20), 'm'.repeat(20)];
    const story = (text: string, ...ids: string[]) => {
      const places = ids.map((id) => ({ kind: 'pin', id }));
      const link = { type: 'link', attrs: { href: `/fr/pins/${ids[0]}` } };
      const content = [
        { type: 'paragraph', content: [{ type: 'text', text, marks: [link] }] },
        { type: 'place', attrs: places[0] },
        { type: 'map', attrs: { places } },
      ];
      return { places, body: { en: JSON.stringify({ type: 'doc', content }) } };
    };
    const before = story('Early', old, other);
    const typed = story('Early in the day', old, other, more);
    const after = story('Early in the day', fresh, other, more);
    expect(mergeContent(before, typed, story('Early', fresh, other))).toEqual({
      content: after,
      conflicts: [],
    });
    // A place that one side replaced by another is no new address: both choices stay.
    const place = (id: string) => {
      const content = [{ type: 'place', attrs: { kind: 'pin', id } }];
      return { body: { en: JSON.stringify({ type: 'doc', content }) } };
    };
    const { content } = mergeContent(place(old), place(other), place(fresh));
    expect(JSON.stringify(content)).toMatch(new RegExp(`${fresh}.*${other}`));
  });

  it('reports a conflict with all three values where both changed the same field differently', () => {
    const merged = mergeContent({ title: { en: 'Old' } }, { title: { en: 'Mine' } }, { title: {} });
    expect(merged.conflicts).toEqual([{ field: 'title.en', base: 'Old', mine: 'Mine', theirs: undefined }]);
    expect(merged.content).toEqual({ title: { en: 'Mine' } });
  });

  it('loses nothing that either side wrote: each value is in the result or in a conflict', () => {
    fc.assert(
      fc.property(content, content, content, (base, mine, theirs) => {
        const { content: merged, conflicts } = mergeContent(base, mine, theirs);
        const fields = ['title.en', 'title.fr', 'summary.en', 'summary.fr', 'tags', 'position', 'category'];
        for (const field of fields) {
          const conflict = conflicts.find((one) => one.field === field);
          const [was, my, their, now] = [base, mine, theirs, merged].map((each) => partOf(each, field));
          const isBoth = !dequal(was, my) && !dequal(was, their) && my !== undefined && their !== undefined;
          if (field === 'tags' && isBoth) {
            const fresh = [my, their].flatMap((tags) =>
              [...tagsIn(tags)].filter((tag) => !tagsIn(was).has(tag)),
            );
            expect([...tagsIn(now)]).toEqual(expect.arrayContaining(fresh));
            continue;
          }
          if (conflict) expect([conflict.mine, conflict.theirs]).toEqual([my, their]);
          else if (!dequal(was, their)) expect(now).toEqual(their);
          if (!dequal(was, my)) expect(now).toEqual(my);
        }
      }),
    );
  });

  it('finds the same conflicts from both sides', () => {
    fc.assert(
      fc.property(content, content, content, (base, mine, theirs) => {
        const fieldsOf = (one: Draft, other: Draft) =>
          mergeContent(base, one, other)
            .conflicts.map(({ field }) => field)
            .sort();
        expect(fieldsOf(mine, theirs)).toEqual(fieldsOf(theirs, mine));
      }),
    );
  });
});

it('replaces or removes one part of a content', () => {
  const before = { title: { en: 'A', fr: 'B' }, tags: ['a'] };
  expect(withPart(before, 'title.fr', 'C')).toEqual({ title: { en: 'A', fr: 'C' }, tags: ['a'] });
  expect(withPart(before, 'title.fr', undefined)).toEqual({ title: { en: 'A' }, tags: ['a'] });
  expect(withPart(before, 'summary.en', 'D')).toEqual({ ...before, summary: { en: 'D' } });
  expect(withPart(before, 'tags', undefined)).toEqual({ title: { en: 'A', fr: 'B' } });
});
