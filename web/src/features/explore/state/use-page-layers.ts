import type { MapItem } from '@waymark/model/map-index/map-item';
import { useCallback, useMemo, useState } from 'react';
import type { MapLayer, PageMap, PageMark } from '../../../elements/map/page-map-context.ts';
import type { MapShape } from '../../../map/map-shape.ts';

const NOTHING: ReadonlyMap<string, MapLayer> = new Map();

/** What parts of the page add to the map: marks, the outlines of areas, the routes of lists. */
export function usePageLayers(): {
  pageMarks: readonly PageMark[];
  shapes: readonly MapShape[];
  items: readonly MapItem[];
  show: PageMap['show'];
} {
  const [shown, setShown] = useState(NOTHING);
  const show = useCallback<PageMap['show']>((key, onMap) => {
    setShown((before) => new Map(before).set(key, onMap));
    // A newer entry in its place stays.
    return () =>
      setShown((before) =>
        before.get(key) === onMap ? new Map([...before].filter(([other]) => other !== key)) : before,
      );
  }, []);
  const shapes = useMemo(() => [...shown.values()].flatMap((onMap) => onMap.shapes ?? []), [shown]);
  const pageMarks = useMemo(() => [...shown.values()].flatMap((onMap) => onMap.marks ?? []), [shown]);
  const items = useMemo(() => [...shown.values()].flatMap((onMap) => onMap.items ?? []), [shown]);
  return { pageMarks, shapes, items, show };
}
