import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { type LngLat, type Map as MapLibreMap, Marker, type PointLike } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { Source } from '../../ui/hooks/store.ts';
import { type Insets, sameInsets } from '../insets.ts';
import type { MapEngine } from '../map-engine.ts';
import { markerHost } from '../marker-host.ts';
import { lazyDrawnMarks } from './lazy-drawn-marks.ts';
import { markerHeads } from './marker-heads.ts';

/** The duration of a short move, in milliseconds. */
const SHORT = 240;
/** The maximum duration of a flight, in milliseconds. */
const LONGEST = 1_800;

export interface EmbeddedEngine extends MapEngine {
  /** Keeps the centre of the view in the centre of the newly uncovered part. A running move continues to its target. */
  cover: (covered: Insets) => void;
  /** Whether a press at a point was on a mark that the engine draws. */
  press: (at: PointLike) => boolean;
}

type ReliefControlMaker = (map: MapLibreMap, here: Source<Camera>) => ReactNode;

/**
 * A MapLibre map as an engine. MapLibre itself skips animations under reduced motion.
 * @param isOwn whether its style is the atlas
 * @param reliefControl the control of mountains in 3-D, where heights are configured
 */
export function embeddedEngine(
  map: MapLibreMap,
  first: Insets,
  { isOwn, reliefControl }: { isOwn: boolean; reliefControl: ReliefControlMaker | undefined },
): EmbeddedEngine {
  let covered = first;
  const drawn = lazyDrawnMarks(map);
  const heads = markerHeads(map);
  /** The target of a running move. */
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
      const move = (to: Position) => {
        marker.setLngLat(to);
        if (anchor === 'center') heads.set(host, to);
      };
      move(position);
      return {
        moveTo: move,
        remove: () => {
          marker.remove();
          heads.delete(host);
        },
      };
    },
    press: drawn.press,
    ...(isOwn && { drawMarks: drawn.draw }),
    ...(isOwn && reliefControl && { ownControls: (here) => reliefControl(map, here) }),
    drawOn: async () => {
      const { TerraDrawMapLibreGLAdapter } = await import('terra-draw-maplibre-gl-adapter');
      return new TerraDrawMapLibreGLAdapter({ map });
    },
  };
}

/** The camera of a MapLibre map. */
export function cameraOf(map: MapLibreMap): Camera {
  return { ...spotOf(map.getCenter()), zoom: Math.max(0, map.getZoom()) };
}

/** A position of MapLibre, whose longitudes continue beyond 180°. */
export function spotOf({ lat, lng }: LngLat): Position {
  return { lat, lng: normaliseLongitude(lng) };
}
