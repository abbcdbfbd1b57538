import { exampleWork } from '@waymark/model/testing/examples';
import { expect, it, test } from 'vitest';
import { reusedId } from './reused-id.ts';

const PUBLIC_ID = 'p'.repeat(20);

function pin(precision: string, publicPrecision?: 'exact' | 'approximate') {
  const content = { precision };
  return { ...exampleWork('pin'), content, publicId: PUBLIC_ID, ...(publicPrecision && { publicPrecision }) };
}

test('a work keeps the id of its public document, and has none before the first', () => {
  const { publicId: _, ...unpublished } = exampleWork('poi');
  expect(reusedId({ ...unpublished, publicId: PUBLIC_ID })).toBe(PUBLIC_ID);
  expect(reusedId(unpublished)).toBeUndefined();
});

it.each([
  ['exact', 'exact', PUBLIC_ID],
  ['exact', 'approximate', PUBLIC_ID],
  ['approximate', 'approximate', PUBLIC_ID],
  ['approximate', 'exact', undefined],
  ['approximate', undefined, undefined],
] as const)('of an %s pin that was published as %s is %s', (precision, last, id) => {
  expect(reusedId(pin(precision, last))).toBe(id);
});

it('goes by the public document before what the work says', () => {
  expect(reusedId(pin('approximate', 'approximate'), 'exact')).toBeUndefined();
  expect(reusedId(pin('approximate'), 'approximate')).toBe(PUBLIC_ID);
});
