import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPermissions, PERMISSIONS, PERMISSIONS_LIFETIME, validPermissions } from './permissions.ts';

test('known permissions are kept, each once, in one order', () => {
  expect(knownPermissions([...PERMISSIONS].reverse())).toEqual(PERMISSIONS);
  expect(knownPermissions(['write:creators', 'write:creators'])).toEqual(['write:creators']);
});

test.each<[string, unknown]>([
  ['unknown ones', ['admin', 'write:everything', 'WRITE:CREATORS', ' write:creators']],
  ['no list', 'write:creators'],
  ['an object', { 0: 'write:creators', length: 1 }],
  ['nothing', undefined],
  ['null', null],
  ['lists in a list', [['write:creators']]],
])('%s: none', (_, claim) => {
  expect(knownPermissions(claim)).toEqual([]);
});

test('only known permissions are read from a token, whatever it claims', () => {
  const claim = fc.oneof(fc.anything(), fc.array(fc.oneof(fc.constantFrom(...PERMISSIONS), fc.anything())));
  fc.assert(
    fc.property(claim, (claimed) => {
      const kept = knownPermissions(claimed);
      for (const permission of kept) expect(PERMISSIONS).toContain(permission);
      expect(new Set(kept).size).toBe(kept.length);
    }),
  );
});

test.each<[string, unknown, boolean]>([
  ['given now', 1_700_000_000, true],
  ['given a day ago', 1_700_000_000 - PERMISSIONS_LIFETIME, true],
  ['given longer ago', 1_700_000_000 - PERMISSIONS_LIFETIME - 1, false],
  ['given at no time', undefined, false],
  ['given at a time that is not a number', '1700000000', false],
])('permissions %s count: %o, %s', (_, permissionsAt, count) => {
  const claims = { permissions: ['write:creators', 'admin'], permissionsAt };
  expect(validPermissions(claims, 1_700_000_000_000)).toEqual(count ? ['write:creators'] : []);
});
