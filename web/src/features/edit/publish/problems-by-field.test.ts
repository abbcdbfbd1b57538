import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { problemsIn } from '@waymark/model/problems';
import { expect, it } from 'vitest';
import { problemsByField } from './problems-by-field.ts';

it('puts each problem at its field, in the order of the editor', () => {
  const problems = [
    { field: 'photos.3.alt.en', code: 'too-long', limit: 250 },
    { field: 'coverPath', code: 'malformed' },
    { field: 'position.lat', code: 'too-big', limit: 90 },
    { field: 'title', code: 'missing' },
    { field: 'note.en', code: 'too-long', limit: 2_000 },
    { field: 'other', code: 'unknown-field' },
  ] as const;
  const found = problemsByField('pin', problems, 'fr');
  expect([...found].map(([field, all]) => [field, all.map(({ code }) => code)])).toEqual([
    ['photos', ['too-long', 'malformed']],
    ['position', ['too-big']],
    ['title.fr', ['missing']],
    ['note.en', ['too-long']],
    [undefined, ['unknown-field']],
  ]);
});

it.each(PUBLISHED_KINDS)('has a field for everything that is missing in an empty %s', (kind) => {
  const found = problemsByField(kind, problemsIn(CONTENT_SCHEMAS[kind], {}), 'en');
  expect(found.size).toBeGreaterThan(2);
  expect(found.has(undefined)).toBe(false);
});
