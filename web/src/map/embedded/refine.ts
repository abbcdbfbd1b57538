import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { whenIdle } from '../../ui/use-idle.ts';
import { type LandAddresses, loadFineLand, loadNearLand } from '../base-map/load.ts';
import { PATIENCE } from '../patience.ts';
import { FINE_FROM, type Fineness, groundLayerIds, landSources, NEAR_FROM } from './land-layers.ts';

/** What is seen from near is asked for so much before it is needed. */
const AHEAD = 0.5;

/** On so few cores the finest land, megabytes of it, would keep the page waiting for seconds. */
const FEW_CORES = 2;

/** Gives the map finer land: the fine one in a quiet moment, the finest when the visitor comes near. Answers how to stop. */
export function refine(map: MapLibreMap): () => void {
  const cancel = whenIdle(() => void show(map, 'fine', loadFineLand), PATIENCE);
  const approach = () => {
    if (map.getZoom() < NEAR_FROM - AHEAD) return;
    map.off('moveend', approach);
    void show(map, 'near', loadNearLand).then((shown) => {
      if (shown) map.once('idle', () => leaveToNear(map));
    });
  };
  if (navigator.hardwareConcurrency > FEW_CORES) {
    map.on('moveend', approach);
    approach();
  }
  return () => {
    cancel();
    map.off('moveend', approach);
  };
}

async function show(
  map: MapLibreMap,
  fineness: Fineness,
  load: () => Promise<LandAddresses>,
): Promise<boolean> {
  try {
    const sources = landSources(await load(), fineness);
    // A map that was removed meanwhile has no style.
    if (!map.style) return false;
    for (const [id, { data }] of Object.entries(sources)) map.getSource<GeoJSONSource>(id)?.setData(data);
    return true;
  } catch (error) {
    console.warn('The land on the map stays as coarse as it is.', error);
    return false;
  }
}

/** What is less fine would stand out beneath. */
function leaveToNear(map: MapLibreMap): void {
  for (const id of groundLayerIds('fine')) map.setLayerZoomRange(id, FINE_FROM, NEAR_FROM);
}
