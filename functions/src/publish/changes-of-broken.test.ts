import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { countriesOfChange } from './country-counts.ts';
import { creatorsOfChange } from './refresh-creator.ts';

/** A public document with these fields, of which the functions read single ones. */
function snapshotOf(fields: Record<string, unknown>): DocumentSnapshot {
  const all: Record<string, unknown> = { visibility: 'public', ...fields };
  // The functions under test call only this method.
  return { get: (name: string) => all[name] } as DocumentSnapshot;
}

it.each([
  ['PT', ['PT']],
  ['pt', []],
  ['Portugal/x', []],
  ['', []],
  [7, []],
  [undefined, []],
])('the country %j of a new public document has to be counted: %j', (countryCode, counted) => {
  expect(countriesOfChange(undefined, snapshotOf({ countryCode }))).toEqual(counted);
});

it.each([
  ['a1B2c3D4e5F6g7H8i9J0', ['a1B2c3D4e5F6g7H8i9J0']],
  ['no id at all', []],
  ['a/b', []],
  ['', []],
  [null, []],
])('the creator %j of a new public document has to be counted: %j', (creatorId, counted) => {
  const after = { document: snapshotOf({ creatorId }), placed: undefined };
  expect(creatorsOfChange({ document: undefined, placed: undefined }, after)).toEqual(counted);
});
