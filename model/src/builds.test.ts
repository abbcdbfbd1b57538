import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBuildId, metadataOf, readLatestBuild } from './builds.ts';
import { matchPath } from './paths/match-path.ts';
import { PAGE_NAMES } from './paths/pages.ts';

const ID = '0123456789abcdef0123';

test('the metadata of a build has every page in both languages, under a pattern of its own', () => {
  const { matcher, prerendered, ...build } = metadataOf({ id: ID, timestamp: 5 });
  expect(build).toEqual({ id: ID, timestamp: 5 });
  expect(prerendered).toEqual([]);
  expect(matcher.wildcard).toEqual({});
  const patterns = { ...matcher.static, ...matcher.dynamic };
  expect(Object.keys(patterns)).toHaveLength(PAGE_NAMES.length * 2);
  for (const [pattern, rule] of Object.entries(patterns)) {
    const example = pattern.replace(':id', 'an-id').replace(':slug', 'a-slug');
    expect(matchPath(example), pattern).toMatchObject({ page: rule.page, locale: rule.locale });
  }
  expect(matcher.static['/fr/lists']).toEqual({
    page: 'lists',
    locale: 'fr',
    layout: 'map',
    guards: ['authenticated'],
  });
});

test('the newest build is read from its file', () => {
  expect(readLatestBuild({ id: ID, timestamp: 5 })).toEqual({ id: ID, timestamp: 5 });
  const previous = ID.replaceAll('0', 'f');
  expect(readLatestBuild({ id: ID, timestamp: 5, previous })).toEqual({ id: ID, timestamp: 5, previous });
  expect(readLatestBuild({ id: ID, timestamp: 5, previous: '../x' })).toEqual({ id: ID, timestamp: 5 });
});

test('anything else names no build', () => {
  for (const wrong of [
    null,
    undefined,
    '',
    '<!doctype html>',
    [],
    {},
    { id: ID },
    { id: 'x', timestamp: 5 },
  ]) {
    expect(readLatestBuild(wrong)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readLatestBuild(value);
      expect(read === undefined || isBuildId(read.id)).toBe(true);
    }),
  );
});
