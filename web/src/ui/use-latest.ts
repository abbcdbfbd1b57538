import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was rendered last and is shown, for what is called between renders. Not set while rendering: React also renders what it
 * does not show, and what it shows again afterwards it does not render anew.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
