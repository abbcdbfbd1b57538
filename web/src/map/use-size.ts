import type { Size } from '@waymark/model/map-index/camera-tiles';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element as it is shown; null until that is known, and while it has none. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((before) => {
        if (width === 0 || height === 0) return before;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
