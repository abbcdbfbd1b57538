import type { Map as MapLibreMap } from 'maplibre-gl';
import { heightSource, heightsAt } from './terrain-style.ts';

/** Its name differs from that of the slopes, whose tiles the engine keeps apart. */
const SOURCE = 'relief-heights';

/** The angle from which mountains are seen, in degrees from above. From further down the horizon would show, which has no sky. */
const PITCH = 55;

/** Heights are drawn this much higher, because mountains look flatter on a screen than they are. */
const EXAGGERATION = 1.3;

/** The last wish for each map: heights that arrive late must not overrule it. */
const wishes = new WeakMap<MapLibreMap, boolean>();

/** Shows the mountains of a map in 3-D, north up, or the map from above again. */
export async function setRelief(map: MapLibreMap, address: string, isOn: boolean): Promise<void> {
  wishes.set(map, isOn);
  if (!isOn) return flatten(map);
  const heights = await heightsAt(address);
  if (wishes.get(map) !== true) return;
  if (!map.getSource(SOURCE)) map.addSource(SOURCE, heightSource(heights));
  map.setTerrain({ source: SOURCE, exaggeration: EXAGGERATION });
  map.setMaxPitch(PITCH);
  map.touchPitch.enable();
  map.easeTo({ pitch: PITCH });
}

function flatten(map: MapLibreMap): void {
  map.touchPitch.disable();
  // The end of a move that runs is none of this one.
  map.stop();
  map.once('moveend', () => {
    if (wishes.get(map) === true) return;
    map.setMaxPitch(0);
    map.setTerrain(null);
  });
  map.easeTo({ pitch: 0 });
}
