import { KINDS } from '@waymark/model/entities/kinds';
import { matchPath } from '@waymark/model/paths/match-path';
import { SEARCH_KINDS } from '@waymark/model/search/search-kinds';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { expect, it } from 'vitest';
import { pathToHit } from './path-to-hit.ts';

it.each(SEARCH_KINDS)('what was found of the kind %s leads to a page in both languages', (kind) => {
  const id = kind === 'creator' ? 'handle' : 'one';
  const hit = exampleHit({ kind, id: 'one', ...(kind === 'creator' && { creator: 'handle' }) });
  const [english, french] = [pathToHit(hit, 'en'), pathToHit(hit, 'fr')];
  expect(french).toBe(`/fr${english}`);
  expect(matchPath(english)?.params).toEqual(
    kind === 'country' || kind === 'article' ? { slug: id } : { id },
  );
  if (KINDS.some((one) => one === kind)) expect(english.endsWith('/one')).toBe(true);
});
