import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibreReact } from '@vis.gl/react-maplibre';
import type { Camera } from '@waymark/model/view-codec';
import * as maplibre from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { config } from '../../config.ts';
import { useLocale } from '../../i18n/paths.ts';
import { useAllows } from '../../session/consent.ts';
import { NEEDED } from '../../session/third-parties.ts';
import type { Source } from '../../ui/hooks/store.ts';
import type { MapColours } from '../map-colours.ts';
import type { EngineProps } from '../map-engine.ts';
import { isOnMarker } from '../marker-host.ts';
import { restingCamera } from '../resting-camera.ts';
import { atlasStyle, PROJECTION } from './atlas-style.ts';
import { cameraOf, type EmbeddedEngine, embeddedEngine, spotOf } from './embedded-engine.ts';
import styles from './embedded-map.module.css';
import { REGION, STREETS, TERRAIN } from './later-parts.ts';
import type { Atlas } from './load-atlas.ts';
import { paintEmbedded } from './paint-embedded.ts';
import { Shapes } from './shapes.tsx';
import { useAtlas } from './use-atlas.ts';
import { useLaterStyle } from './use-later-style.ts';

maplibre.setWorkerUrl(workerAddress);

/** Paints a view for paper. It is in this module because the build would divide the engine for two that are loaded on their own. */
export const paintForPaper = paintEmbedded;

interface EmbeddedMapProps extends EngineProps {
  atlas: Atlas;
  colours: MapColours;
}

/** How long a configured style may take, in milliseconds, before the atlas is used: it may stop half-way without an error. */
export const STYLE_PATIENCE = 20_000;

/** The embedded map: MapLibre with the drawn atlas, or with the configured style. */
export function EmbeddedMap(props: EmbeddedMapProps) {
  // If a configured style fails to load, the atlas is used.
  const [failed, setFailed] = useState(false);
  const configured = useConfiguredStyle();
  const foreign = failed ? undefined : configured;
  return (
    <StyledMap key={foreign ?? 'atlas'} {...props} foreign={foreign} onForeignFail={() => setFailed(true)} />
  );
}

interface StyledMapProps extends EmbeddedMapProps {
  /** The URL of a style other than the atlas. */
  foreign: string | undefined;
  onForeignFail: () => void;
}

function StyledMap(props: StyledMapProps) {
  const {
    atlas,
    camera,
    covered,
    shapes,
    colours,
    foreign,
    onForeignFail,
    onReady,
    onMove,
    onRest,
    onMapPress,
    onFail,
  } = props;
  const language = useLocale();
  const [ownStyle] = useState(() => atlasStyle(atlas.land, atlas.names, colours, language));
  const [map, setMap] = useState<maplibre.Map | null>(null);
  const [engine, setEngine] = useState<EmbeddedEngine | null>(null);
  const own = foreign === undefined ? map : null;
  useAtlas(own, colours, language);
  const firstZoom = foreign === undefined ? camera.zoom : 0;
  useLaterStyle(own, firstZoom, REGION, colours, language);
  useLaterStyle(own, firstZoom, STREETS, colours, language);
  useLaterStyle(own, firstZoom, TERRAIN, colours, language);
  useEffect(() => engine?.cover(covered), [engine, covered]);
  const isAwaited = foreign !== undefined && map === null;
  const giveUp = useEffectEvent(onForeignFail);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => giveUp(), STYLE_PATIENCE);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  return (
    <div className={styles.map} data-shown={map !== null}>
      <MapLibreReact
        mapLib={maplibre}
        mapStyle={foreign ?? ownStyle}
        projection={PROJECTION}
        initialViewState={{
          latitude: camera.lat,
          longitude: camera.lng,
          zoom: camera.zoom,
          padding: { ...covered },
        }}
        maxZoom={19}
        maxPitch={0}
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        keyboard={false}
        // Where a frame takes longer than the fade, MapLibre stops half-way and the names stay pale.
        fadeDuration={0}
        attributionControl={foreign === undefined ? false : { compact: true }}
        onLoad={({ target }) => {
          prepare(target);
          const ready = embeddedEngine(target, covered, {
            isOwn: foreign === undefined,
            reliefControl,
          });
          setMap(target);
          setEngine(ready);
          onReady(ready);
        }}
        onMove={({ target }) => map && onMove(cameraOf(target))}
        onMoveEnd={({ target }) => map && !settle(target) && onRest(cameraOf(target))}
        onClick={({ originalEvent, lngLat, point }) =>
          isOnMarker(originalEvent.target) || engine?.press(point) || onMapPress(spotOf(lngLat))
        }
        onError={({ error, target }) => {
          if (map) console.warn('The map has a problem.', error);
          else if (foreign !== undefined && target) onForeignFail();
          else onFail(error);
        }}
      >
        {shapes.length > 0 && <Shapes shapes={shapes} foreign={foreign !== undefined} />}
      </MapLibreReact>
    </div>
  );
}

/** The control of mountains in 3-D, where heights are configured. A map works without it. */
const ReliefControl = lazy(() =>
  import('./relief-control.tsx').then(
    (code) => ({ default: code.ReliefControl }),
    () => ({ default: () => null }),
  ),
);
const reliefControl =
  config.VITE_TERRAIN_URL === undefined
    ? undefined
    : (map: maplibre.Map, here: Source<Camera>) => (
        <Suspense>
          <ReliefControl map={map} here={here} />
        </Suspense>
      );

/** The configured style, if it is on our host or the visitor allows requests to its host. */
function useConfiguredStyle(): string | undefined {
  const allowed = useAllows('style');
  return allowed || !NEEDED.includes('style') ? config.VITE_MAP_STYLE_URL : undefined;
}

/** Keeps north up. The wrapper around the map takes the focus and the keys instead. */
function prepare(map: maplibre.Map): void {
  map.touchZoomRotate.disableRotation();
  const canvas = map.getCanvas();
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name);
}

/**
 * Moves the map to the nearest camera at which it may rest.
 * @returns whether it had to move
 */
function settle(map: maplibre.Map): boolean {
  const { lat, lng } = map.getCenter();
  const here = { lat, lng, zoom: map.getZoom() };
  const there = restingCamera(here);
  if (there === here) return false;
  if (there.lat !== lat) map.easeTo({ center: [lng, there.lat], duration: 160 });
  else map.easeTo({ zoom: there.zoom, duration: 160 });
  return true;
}
