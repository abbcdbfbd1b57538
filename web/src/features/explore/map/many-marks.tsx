import type { MapItem } from '@waymark/model/map-index/map-item';
import { use, useEffect, useMemo, useRef } from 'react';
import { drawnMarks } from '../../../elements/map/drawn-marks.ts';
import { heatSpots } from '../../../elements/map/heat-spots.ts';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { type MapColours, useMapColours } from '../../../map/map-colours.ts';
import { MapStage } from '../../../map/map-stage.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useExploreState } from '../state/explore-context.ts';
import { NAMES_FROM } from './names-beside.ts';

interface ManyMarksProps {
  marks: readonly Mark[];
  /** How many of the marks are elements: the first ones. */
  most: number;
  /** Called with true once the engine draws: before, there are no more marks than elements. */
  onReady: (canDraw: true) => void;
  onHighlight: (item: MapItem | null) => void;
  /** A stable function, so that the engine draws only what has changed. */
  onOpen: (mark: Mark) => void;
}

/**
 * The marks beyond those that are elements, all of single items, and the glow of many items below all of them: the engine draws both. The list beside the
 * map has the items in order for the Tab key and screen readers.
 */
export function ManyMarks({ marks, most, onReady, onHighlight, onOpen }: ManyMarksProps) {
  const stage = use(MapStage);
  const { tiles, mapView, filter } = useExploreState();
  const { kinds, categories } = filter ?? EVERYTHING;
  const locale = useLocale();
  const colours = useDocumentColours();
  const heat = useMemo(
    () => heatSpots(tiles, mapView, { kinds, categories }),
    [tiles, mapView, kinds, categories],
  );
  const isNamed = mapView.camera.zoom >= NAMES_FROM;
  const drawn = useMemo(
    // The colours of the kinds change with the scheme.
    () => colours && drawnMarks(marks.slice(most), { locale, isNamed }),
    [marks, most, locale, isNamed, colours],
  );
  const byKey = useLatest(new Map(marks.map((mark) => [mark.key, mark])));
  useEffect(() => {
    if (drawn === null || colours === null) return;
    const drawing = stage?.drawMarks?.({
      marks: drawn,
      heat,
      taken: marks.slice(0, most).map(({ position }) => position),
      colours,
      onPress: (key) => {
        const mark = byKey.current.get(key);
        if (mark) onOpen(mark);
      },
      onPoint: (key) => onHighlight(byKey.current.get(key ?? '')?.best ?? null),
    });
    drawing?.then(
      () => onReady(true),
      (error: unknown) => console.warn('The engine cannot draw marks.', error),
    );
  }, [stage, marks, most, drawn, heat, colours, byKey, onOpen, onReady, onHighlight]);
  useEffect(() => () => void stage?.drawMarks?.(null), [stage]);
  return null;
}

/** The colours of the map and of marks on it, in the scheme of the page. */
function useDocumentColours(): (MapColours & { surface: string; ink: string }) | null {
  const page = useRef(document.documentElement);
  const map = useMapColours(page);
  return useMemo(() => map && { ...map, surface: painted('--surface'), ink: painted('--ink') }, [map]);
}

/** The current colour of a design token, for a canvas, which knows no variables. */
function painted(token: string): string {
  const swatch = document.createElement('span');
  swatch.style.color = `var(${token})`;
  document.body.append(swatch);
  const { color } = getComputedStyle(swatch);
  swatch.remove();
  return color;
}
