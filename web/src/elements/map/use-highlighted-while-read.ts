import type { MapItem } from '@waymark/model/map-index/map-item';
import { type RefObject, useEffect } from 'react';
import { usePageMap } from './page-map-context.ts';

/** The lines where one reads: below the upper third of the window, and above its middle. */
const READ = '-30% 0px -50% 0px';

/** Lights an item on the map as long as what tells of it is being read: it lies where the eyes are. */
export function useHighlightedWhileRead(element: RefObject<Element | null>, item: MapItem | undefined): void {
  const { highlight } = usePageMap();
  useEffect(() => {
    if (element.current === null || item === undefined) return;
    let highlighted = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const isRead = entries.at(-1)?.isIntersecting ?? false;
        if (isRead !== highlighted) highlight(isRead ? item : null);
        highlighted = isRead;
      },
      { rootMargin: READ },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      if (highlighted) highlight(null);
    };
  }, [element, item, highlight]);
}
