import { useState } from 'react';

/**
 * The last value that was not undefined. An open form keeps its value with it when a live query fails, is refused or starts again
 * in another session.
 */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(() => value);
  return value === undefined ? last : value;
}
