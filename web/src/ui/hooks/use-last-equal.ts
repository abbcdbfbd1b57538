import { dequal } from 'dequal';
import { useState } from 'react';

/** The first of the last values that are equal in depth, so that what depends on it is not done again. Each value is compared once. */
export function useLastEqual<Value>(value: Value): Value {
  const [last, setLast] = useState({ compared: value, kept: value });
  if (last.compared === value) return last.kept;
  const kept = dequal(last.kept, value) ? last.kept : value;
  setLast({ compared: value, kept });
  return kept;
}
