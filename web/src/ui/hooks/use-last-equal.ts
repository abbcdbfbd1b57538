import { useState } from 'react';

/** The first of the last values that are equal, so that what depends on it is not done again. Each value is compared once. */
export function useLastEqual<Value>(value: Value, isEqual: (one: Value, other: Value) => boolean): Value {
  const [last, setLast] = useState({ compared: value, kept: value });
  if (last.compared === value) return last.kept;
  const kept = isEqual(last.kept, value) ? last.kept : value;
  setLast({ compared: value, kept });
  return kept;
}
