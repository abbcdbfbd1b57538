import { dequal } from 'dequal';
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { MapColours } from '../map-colours.ts';
import { atlasLayers } from './atlas-style.ts';
import type { NameLanguage } from './label-layers.ts';

/** Updates the atlas to the colours and the language of the page without recreating the map. */
export function useAtlas(map: MapLibreMap | null, colours: MapColours, language: NameLanguage): void {
  const shown = useRef({ colours, language });
  useEffect(() => {
    if (map === null) return;
    const before = atlasLayers(shown.current.colours, shown.current.language);
    changeLayers(map, before, atlasLayers(colours, language));
    shown.current = { colours, language };
  }, [map, colours, language]);
}

/** Changes only the properties that differ. Setting a new style would load the data again. */
export function changeLayers(
  map: MapLibreMap,
  before: LayerSpecification[],
  after: LayerSpecification[],
): void {
  after.forEach((layer, index) => {
    const last = before[index];
    for (const [name, value] of Object.entries(layer.paint ?? {})) {
      if (isOther(last?.paint, name, value)) map.setPaintProperty(layer.id, paintName(name), value);
    }
    for (const [name, value] of Object.entries(layer.layout ?? {})) {
      if (isOther(last?.layout, name, value)) map.setLayoutProperty(layer.id, layoutName(name), value);
    }
  });
}

function isOther(before: object | undefined, name: string, value: unknown): boolean {
  const last = Object.entries(before ?? {}).find(([other]) => other === name)?.[1];
  return !dequal(last, value);
}

type PaintName = Parameters<MapLibreMap['setPaintProperty']>[1];
type LayoutName = Parameters<MapLibreMap['setLayoutProperty']>[1];

// The names come from a layer with the same id.
const paintName = (name: string) => name as PaintName;
const layoutName = (name: string) => name as LayoutName;
