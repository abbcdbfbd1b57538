/// <reference types="google.maps" />
import type { MapShape } from '../map-shape.ts';

/** Draws areas and routes on Google's map; answers how to take them away. */
export function drawShapes(
  map: google.maps.Map,
  { Polygon, Polyline }: Pick<google.maps.MapsLibrary, 'Polygon' | 'Polyline'>,
  shapes: readonly MapShape[],
): () => void {
  const drawn = shapes.flatMap(({ kind, lines, colour, selected = false }) => {
    const common = { map, clickable: false, strokeColor: colour };
    if (kind === 'area') {
      return new Polygon({
        ...common,
        paths: lines.map((line) => [...line]),
        strokeWeight: selected ? 3 : 1.5,
        fillColor: colour,
        fillOpacity: selected ? 0.26 : 0.14,
      });
    }
    return lines.map(
      (line) => new Polyline({ ...common, path: [...line], strokeWeight: selected ? 3 : 2.5 }),
    );
  });
  return () => {
    for (const shape of drawn) shape.setMap(null);
  };
}
