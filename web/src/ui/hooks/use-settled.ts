import { useState } from 'react';

/**
 * A value, or its last one while the next is loading, so that what it fills keeps its size until then.
 *
 * @param value the same object as long as it does not change
 */
export function useSettled<Value>(value: Value, isLoading: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (!isLoading && settled !== value) setSettled(value);
  return isLoading ? settled : value;
}
