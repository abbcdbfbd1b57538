import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { type LngLat, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type Insets, sameInsets } from '../insets.ts';
import type { MapEngine } from '../map-engine.ts';
import { markerHost } from '../marker-host.ts';

/** Milliseconds of a short move. */
const SHORT = 240;
/** Milliseconds of the longest flight. */
const LONGEST = 1_800;

export interface EmbeddedEngine extends MapEngine {
  /** Keeps what is looked at in the middle of what is newly left; a journey goes on to where it was going. */
  cover: (covered: Insets) => void;
}

/** The face of a MapLibre map. MapLibre itself moves at once where the visitor wants little motion. */
export function embeddedEngine(map: MapLibreMap, first: Insets): EmbeddedEngine {
  let covered = first;
  /** Where a journey under way goes to. */
  let heading: Camera | null = null;
  map.on('moveend', () => {
    heading = null;
  });
  const goTo = (camera: Camera, smoothly: boolean) => {
    const { lat, lng, zoom } = camera;
    const target = { center: [lng, lat] satisfies [number, number], zoom, padding: { ...covered } };
    if (smoothly) map.flyTo({ ...target, maxDuration: LONGEST, curve: 1.3, speed: 1.6 });
    else map.jumpTo(target);
    heading = map.isMoving() ? camera : null;
  };
  return {
    goTo,
    cover: (next) => {
      if (sameInsets(covered, next)) return;
      covered = next;
      if (heading) goTo(heading, true);
      else map.easeTo({ padding: { ...covered }, duration: SHORT });
    },
    panBy: (right, down) => map.panBy([right, down], { duration: SHORT }),
    zoomBy: (levels) => map.zoomTo(map.getZoom() + levels, { duration: SHORT }),
    place: (element, { position, anchor }) => {
      const host = markerHost(element);
      const marker = new Marker({
        element: host,
        anchor,
        opacityWhenCovered: '0',
        subpixelPositioning: true,
      })
        .setLngLat(position)
        .addTo(map);
      return { moveTo: (next) => marker.setLngLat(next), remove: () => marker.remove() };
    },
    drawOn: async () => {
      const { TerraDrawMapLibreGLAdapter } = await import('terra-draw-maplibre-gl-adapter');
      return new TerraDrawMapLibreGLAdapter({ map });
    },
  };
}

/** Where a MapLibre map is. */
export function cameraOf(map: MapLibreMap): Camera {
  return { ...spotOf(map.getCenter()), zoom: Math.max(0, map.getZoom()) };
}

/** A spot of MapLibre's, whose world goes on to both sides. */
export function spotOf({ lat, lng }: LngLat): Position {
  return { lat, lng: normaliseLongitude(lng) };
}
