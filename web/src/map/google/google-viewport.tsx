import { useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { EngineProps } from '../map-engine.ts';
import { lookOf, type MapShape } from '../map-shape.ts';
import { googleEngine } from './google-engine.ts';

/** Connects Google's map to the application once it is loaded. */
export function GoogleViewport({ covered, shapes, onReady, onMove, onRest }: EngineProps) {
  const map = useMap();
  const markers = useMapsLibrary('marker');
  const maps = useMapsLibrary('maps');
  // The covered part changes without a new engine.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const engine = useMemo(() => map && markers && googleEngine(map, markers, covered), [map, markers]);

  const start = useEffectEvent(() => engine && onReady(engine));
  const move = useEffectEvent(() => engine && onMove(engine.camera()));
  const rest = useEffectEvent(() => engine && onRest(engine.camera()));
  useEffect(() => {
    if (!map || !engine) return;
    let ready = false;
    const listeners = [
      map.addListener('idle', () => {
        if (!ready) start();
        ready = true;
        rest();
      }),
      map.addListener('bounds_changed', () => ready && move()),
    ];
    return () => {
      for (const listener of listeners) listener.remove();
    };
  }, [map, engine]);
  useEffect(() => engine?.cover(covered), [engine, covered]);
  useEffect(() => {
    if (map && maps) return drawShapes(map, maps, shapes);
  }, [map, maps, shapes]);
  return null;
}

/// <reference types="google.maps" />

/** Draws areas and routes on Google's map. @returns a function that removes them */
function drawShapes(
  map: google.maps.Map,
  { Polygon, Polyline }: Pick<google.maps.MapsLibrary, 'Polygon' | 'Polyline'>,
  shapes: readonly MapShape[],
): () => void {
  const drawn = shapes.flatMap((shape) => {
    const { kind, lines, colour } = shape;
    const { opacity, width } = lookOf(shape);
    const common = { map, clickable: false, strokeColor: colour, strokeWeight: width };
    if (kind === 'area') {
      return new Polygon({
        ...common,
        paths: lines.map((line) => [...line]),
        fillColor: colour,
        fillOpacity: opacity,
      });
    }
    return lines.map((line) => new Polyline({ ...common, path: [...line] }));
  });
  return () => {
    for (const shape of drawn) shape.setMap(null);
  };
}
