/// <reference types="google.maps" />
import type { Camera } from '@waymark/model/view-codec';
import { type Insets, sameInsets } from '../insets.ts';
import type { MapEngine } from '../map-engine.ts';
import { markerHost } from '../marker-host.ts';
import { glide } from './glide.ts';
import { fromGoogle, type GoogleView, toGoogle } from './google-view.ts';

interface GoogleEngine extends MapEngine {
  camera: () => Camera;
  /** Keeps the centre of the view in the centre of the newly uncovered part. A running move continues to its target. */
  cover: (covered: Insets) => void;
}

/** The levels of markers as in `marker-host.module.css`. */
const LEVELS: Record<string, number> = { most: 2, all: 3 };

/** Google Maps as an engine. */
export function googleEngine(
  map: google.maps.Map,
  { AdvancedMarkerElement }: Pick<google.maps.MarkerLibrary, 'AdvancedMarkerElement'>,
  first: Insets,
): GoogleEngine {
  let covered = first;
  let stop = () => {};
  /** The target of a running move. */
  let heading: Camera | null = null;
  const leave = () => {
    stop();
    heading = null;
  };
  map.addListener('dragstart', leave);
  map.addListener('idle', () => {
    heading = null;
  });
  const view = (): GoogleView => ({
    center: map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 },
    zoom: map.getZoom() ?? 1,
  });
  const camera = () => fromGoogle(view(), covered);
  const goTo = (target: Camera, smoothly: boolean) => {
    stop();
    heading = target;
    const end = toGoogle(target, covered);
    if (smoothly) stop = glide(view(), end, (next) => map.moveCamera(next));
    else map.moveCamera(end);
  };
  return {
    camera,
    goTo,
    panBy: (right, down) => {
      leave();
      map.panBy(right, down);
    },
    zoomBy: (levels) => {
      const { lat, lng, zoom } = camera();
      goTo({ lat, lng, zoom: Math.max(0, zoom + levels) }, true);
    },
    place: (element, { position, anchor }) => {
      const content = markerHost(element);
      // Google places the middle of the lower edge at the position.
      content.style.position = 'relative';
      if (anchor === 'center') content.style.transform = 'translateY(50%)';
      const marker = new AdvancedMarkerElement({ map, position, content });
      const arrange = () => {
        marker.zIndex = LEVELS[element.dataset.above ?? ''] ?? 1;
      };
      arrange();
      const watch = new MutationObserver(arrange);
      watch.observe(element, { attributeFilter: ['data-above'] });
      return {
        moveTo: (next) => {
          marker.position = next;
        },
        remove: () => {
          watch.disconnect();
          marker.map = null;
        },
      };
    },
    drawOn: async () => {
      const { TerraDrawGoogleMapsAdapter } = await import('terra-draw-google-maps-adapter');
      return new TerraDrawGoogleMapsAdapter({ map, lib: google.maps });
    },
    cover: (next) => {
      if (sameInsets(covered, next)) return;
      const target = heading ?? camera();
      covered = next;
      goTo(target, true);
    },
  };
}
