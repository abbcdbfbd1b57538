// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('the last five searches are kept, the newest first, each once', () => {
  for (const words of ['Lisbon', 'museum', ' ', 'Porto', 'coast', 'LISBON', 'beach', 'tea'])
    keepSearch(words);
  expect(recentSearches()).toEqual(['tea', 'beach', 'LISBON', 'coast', 'Porto']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['', 'no JSON', '{}', 'null', '[1, null, "tea"]', '"tea"'])('what is kept as %j is read', (kept) => {
  localStorage.setItem('waymark.searches', kept);
  expect(recentSearches()).toEqual(kept.startsWith('[') ? ['tea'] : []);
});

it('whatever is searched for, a few short texts are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 1_000 })), (searches) => {
      searches.forEach(keepSearch);
      const kept = recentSearches();
      expect(kept.length).toBeLessThanOrEqual(5);
      for (const words of kept) expect(words.length).toBeLessThanOrEqual(200);
    }),
  );
});

it('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSearch('tea');
  expect(recentSearches()).toEqual([]);
});
