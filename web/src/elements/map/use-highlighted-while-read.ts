import type { MapItem } from '@waymark/model/map-index/map-item';
import { type RefObject, useEffect } from 'react';
import { usePageMap } from './page-map-context.ts';

/** The part of the window where readers look: below the upper third and above the middle. */
const READ = '-30% 0px -50% 0px';

/** Highlights an item on the map while the text about it is in the reading area. */
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
