import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapColours } from '../map-colours.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterPart, LaterStyle } from './later-style.ts';
import { changeLayers } from './use-atlas.ts';

/** The code of a part is requested this many levels before the zoom from which it shows something. */
const AHEAD = 0.5;

/**
 * Adds a part of the map's style once the visitor comes close: a view of the world loads nothing of it. It follows the colours and
 * the language of the page.
 */
export function useLaterStyle(
  map: MapLibreMap | null,
  zoom: number,
  { from, load }: LaterPart,
  colours: MapColours,
  language: NameLanguage,
): void {
  const make = useLoaded(useIsClose(map, zoom, from - AHEAD), load);
  const shown = useRef<{ map: MapLibreMap; style: LaterStyle } | null>(null);
  useEffect(() => {
    if (map === null || make === null) return;
    const style = make(colours, language);
    if (shown.current?.map !== map) addStyle(map, style);
    else changeLayers(map, specifications(shown.current.style), specifications(style));
    shown.current = { map, style };
  }, [map, make, colours, language]);
}

export function addStyle(map: MapLibreMap, { sources, images = {}, layers }: LaterStyle): void {
  for (const [name, image] of Object.entries(images)) map.addImage(name, image, { sdf: true });
  for (const [name, source] of Object.entries(sources)) map.addSource(name, source);
  for (const [layer, before] of layers) map.addLayer(layer, before);
}

function specifications({ layers }: LaterStyle) {
  return layers.map(([layer]) => layer);
}

/** Whether the map has ever been as close as a zoom. */
function useIsClose(map: MapLibreMap | null, first: number, least: number): boolean {
  const [isClose, setClose] = useState(first >= least);
  useEffect(() => {
    if (map === null || isClose) return;
    const look = () => map.getZoom() >= least && setClose(true);
    look();
    map.on('zoom', look);
    return () => {
      map.off('zoom', look);
    };
  }, [map, isClose, least]);
  return isClose;
}

/** What a function loads, once it is wanted. A failed load is tried again when the connection returns. */
function useLoaded<Value>(isWanted: boolean, load: () => Promise<Value | null>): Value | null {
  const [loaded, setLoaded] = useState<{ value: Value | null } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    const left = new AbortController();
    const request = () =>
      load().then(
        (value) => left.signal.aborted || setLoaded({ value }),
        (error: unknown) => console.warn('A part of the map could not be loaded.', error),
      );
    void request();
    addEventListener('online', request, { signal: left.signal });
    return () => left.abort();
  }, [isWanted, loaded, load]);
  return loaded?.value ?? null;
}
