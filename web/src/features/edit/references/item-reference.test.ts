import { KINDS } from '@waymark/model/entities/kinds';
import { expect, it } from 'vitest';
import { referenceIn } from './item-reference.ts';

const ORIGIN = 'https://waymark.example';
const ID = 'a1'.repeat(10);

it.each([
  [`${ORIGIN}/pois/${ID}`, 'poi'],
  [` ${ORIGIN}/fr/pois/${ID}?at=1,2,3#x `, 'poi'],
  [`/areas/${ID}/`, 'area'],
  [`/lists/${ID}`, 'list'],
])('%s is the address of an item', (text, kind) => {
  expect(referenceIn(text, KINDS, ORIGIN)).toEqual({ kind, id: ID });
});

it.each([
  '',
  'nonsense',
  `https://elsewhere.example/pois/${ID}`,
  `//elsewhere.example/pois/${ID}`,
  '/pois/short',
  '/creators/someone',
  'http://[',
  `javascript:/pois/${ID}`,
])('%s is not the address of an item', (text) => {
  expect(referenceIn(text, KINDS, ORIGIN)).toBeUndefined();
});

it('an item of another kind does not fit', () => {
  expect(referenceIn(`/pois/${ID}`, ['area'], ORIGIN)).toBeUndefined();
});
