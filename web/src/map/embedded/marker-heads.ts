import type { Position } from '@waymark/model/geography/position';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/** The source of the heads of markers, which the style of the region adds: see `head-layer.ts`. */
export const HEADS = 'heads';

interface MarkerHeads {
  set: (marker: unknown, position: Position) => void;
  delete: (marker: unknown) => void;
}

/** Tells a map where the heads of its markers are, so that no name of the region is below one. */
export function markerHeads(map: MapLibreMap): MarkerHeads {
  const heads = new Map<unknown, Position>();
  let isCurrent = false;
  let isGone = false;
  const tell = () => {
    const source = !isGone && !isCurrent && map.getSource<GeoJSONSource>(HEADS);
    if (!source) return;
    isCurrent = true;
    const coordinates = [...heads.values()].map(({ lat, lng }) => [lng, lat]);
    source.setData({ type: 'MultiPoint', coordinates });
  };
  const change = () => {
    isCurrent = false;
    // Many markers come and go at once.
    queueMicrotask(tell);
  };
  // The source may come later than the markers.
  map.on('styledata', tell);
  map.once('remove', () => {
    isGone = true;
  });
  return {
    set: (marker, position) => {
      heads.set(marker, position);
      change();
    },
    delete: (marker) => {
      if (heads.delete(marker)) change();
    },
  };
}
