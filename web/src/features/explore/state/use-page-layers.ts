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
  const pageMarks = usePart(shown, 'marks');
  const shapes = usePart(shown, 'shapes');
  const items = usePart(shown, 'items');
  return { pageMarks, shapes, items, show };
}

/** What all parts of the page add of one kind. It stays the same while only other kinds change: drawing the shapes takes long. */
function usePart<Name extends keyof MapLayer>(
  shown: ReadonlyMap<string, MapLayer>,
  name: Name,
): NonNullable<MapLayer[Name]>;
function usePart(shown: ReadonlyMap<string, MapLayer>, name: keyof MapLayer) {
  const parts = useMemo(
    () => [...shown.values()].flatMap((onMap) => [...(onMap[name] ?? [])]),
    [shown, name],
  );
  const [last, setLast] = useState(parts);
  if (last.length === parts.length && last.every((part, index) => part === parts[index])) return last;
  setLast(parts);
  return parts;
}
