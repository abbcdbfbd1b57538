import { expect, test } from 'vitest';
import { COLLECTION_OF, KINDS } from '../entities/kinds.ts';
import { exampleId } from '../testing/examples.ts';
import { itemAt } from './item-at.ts';
import { matchPath } from './match-path.ts';

const at = (pathname: string) => {
  const match = matchPath(pathname);
  return match === null ? undefined : itemAt(match);
};

test.each(KINDS)('the page of a %s leads to it', (kind) => {
  expect(at(`/fr/${COLLECTION_OF[kind]}/${exampleId()}`)).toEqual({ kind, id: exampleId() });
});

test.each([
  '/',
  '/posts',
  '/creators/ines-moreau',
  '/countries/france',
  '/blog/why-a-map',
  '/atlas/instagram/i1',
])('%s is the page of no item', (pathname) => expect(at(pathname)).toBeUndefined());
