import { useState } from 'react';

/**
 * The last value that was not undefined. For what has to stay when a live query falls silent, is refused or starts again in another
 * session: a form that is being filled in keeps what it began with.
 */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(() => value);
  return value === undefined ? last : value;
}
