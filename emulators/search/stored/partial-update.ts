import { badRequest } from '../api-error.ts';
import { isJsonRecord, type JsonRecord } from '../records/leaves.ts';

/**
 * A record with the attributes of another one in place of its own, where an operation such as
 * `{ _operation: 'Increment', value: 1 }` changes the value that is there.
 * @returns undefined where `IncrementFrom` or `IncrementSet` say that nothing is to change
 * @throws ApiError 400 for an operation that does not fit its value
 */
export function partiallyUpdated(record: JsonRecord, change: JsonRecord): JsonRecord | undefined {
  const updated: JsonRecord = { ...record };
  for (const [name, value] of Object.entries(change)) {
    if (!isJsonRecord(value) || typeof value['_operation'] !== 'string') updated[name] = value;
    else {
      const made = operated(record[name], value['_operation'], value['value'], name);
      if (made === UNCHANGED) return undefined;
      updated[name] = made;
    }
  }
  return updated;
}

const UNCHANGED = Symbol('unchanged');

function operated(before: unknown, operation: string, value: unknown, name: string): unknown {
  switch (operation) {
    case 'Increment':
      return numberIn(before ?? 0) + numberIn(value);
    case 'Decrement':
      return numberIn(before ?? 0) - numberIn(value);
    case 'IncrementFrom':
      return value === (before ?? 0) ? numberIn(value) + 1 : UNCHANGED;
    case 'IncrementSet':
      return numberIn(value) > numberIn(before ?? 0) ? value : UNCHANGED;
    case 'Add':
      return [...listIn(before), value];
    case 'AddUnique':
      return listIn(before).includes(value) ? before : [...listIn(before), value];
    case 'Remove':
      return listIn(before).filter((element) => element !== value);
    default:
      throw badRequest(`Invalid operation "${operation}" on attribute "${name}"`);
  }

  function numberIn(given: unknown): number {
    if (typeof given === 'number') return given;
    throw badRequest(`Operation "${operation}" on attribute "${name}" expects a number`);
  }

  function listIn(given: unknown): readonly unknown[] {
    if (given === undefined || given === null) return [];
    if (Array.isArray(given)) return given;
    throw badRequest(`Operation "${operation}" on attribute "${name}" expects an array`);
  }
}
