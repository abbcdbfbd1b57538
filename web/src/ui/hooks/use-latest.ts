import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last committed render, for code that runs between renders. It is not set during rendering: React may
 * render without committing, and may show a hidden tree again without rendering it.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
