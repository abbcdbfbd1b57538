import { bytesOf } from '../records/in-parts.ts';
import type { Operation } from './engine.ts';

/** Algolia accepts 10 MB and recommends at most 1,000 operations in a request. */
const MOST_BYTES = 9_000_000;
const MOST_OPERATIONS = 1_000;

/** What the API adds to a record in a request, in bytes, with room to spare. */
const AROUND = 100;

/** Operations in requests of an accepted size, in their order. */
export function batchesOf(operations: readonly Operation[]): Operation[][] {
  const batches: Operation[][] = [];
  let room = 0;
  for (const operation of operations) {
    const size = bytesOf(operation) + AROUND;
    const last = batches.at(-1);
    if (last === undefined || size > room || last.length >= MOST_OPERATIONS) {
      batches.push([operation]);
      room = MOST_BYTES - size;
    } else {
      last.push(operation);
      room -= size;
    }
  }
  return batches;
}
