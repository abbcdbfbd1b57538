import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPermissions, PERMISSIONS } from './permissions.ts';

test('known permissions are kept, each once, in one order', () => {
  expect(keptPermissions([...PERMISSIONS].reverse())).toEqual(PERMISSIONS);
  expect(keptPermissions(['write:creators', 'write:creators'])).toEqual(['write:creators']);
});

test.each<[string, unknown]>([
  ['unknown ones', ['admin', 'write:everything', 'WRITE:CREATORS', ' write:creators']],
  ['no list', 'write:creators'],
  ['an object', { 0: 'write:creators', length: 1 }],
  ['nothing', undefined],
  ['null', null],
  ['lists in a list', [['write:creators']]],
])('%s: none', (_, claim) => {
  expect(keptPermissions(claim)).toEqual([]);
});

test('whatever a token claims, only known permissions come of it', () => {
  const claim = fc.oneof(fc.anything(), fc.array(fc.oneof(fc.constantFrom(...PERMISSIONS), fc.anything())));
  fc.assert(
    fc.property(claim, (claimed) => {
      const kept = keptPermissions(claimed);
      for (const permission of kept) expect(PERMISSIONS).toContain(permission);
      expect(new Set(kept).size).toBe(kept.length);
    }),
  );
});
