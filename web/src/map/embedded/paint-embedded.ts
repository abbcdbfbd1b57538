import { Map as MapLibreMap } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import type { MapShape } from '../map-shape.ts';
import type { StillView } from '../still/still-projection.ts';
import { showsStreets } from '../streets/found-streets.ts';
import { atlasStyle } from './atlas-style.ts';
import type { NameLanguage } from './label-layers.ts';
import { REGION, STREETS, TERRAIN } from './later-parts.ts';
import { loadAtlas } from './load-atlas.ts';
import { shapeStyle } from './shape-style.ts';
import { addStyle } from './use-later-style.ts';

/** How many pixels a CSS pixel has: paper shows finer lines than most screens. */
const DENSITY = 2;

export interface EmbeddedContent {
  colours: MapColours;
  language: NameLanguage;
  shapes: readonly MapShape[];
}

/**
 * Paints a flat view on a canvas once, as our own engine draws it. Until then, and where that fails, the canvas stays as it is.
 * @returns whether it has streets
 * @throws where the engine or a part of its style cannot be used, and where the signal is aborted
 */
export async function paintEmbedded(
  canvas: HTMLCanvasElement,
  { camera, size }: StillView,
  { colours, language, shapes }: EmbeddedContent,
  signal: AbortSignal,
): Promise<boolean> {
  const parts = [REGION, STREETS, TERRAIN].filter(({ from }) => camera.zoom >= from);
  const [{ land, names }, makers] = await Promise.all([
    loadAtlas(),
    Promise.all(parts.map(({ load }) => load())),
  ]);
  signal.throwIfAborted();
  const frame = document.body.appendChild(frameBeside(size));
  try {
    const map = new MapLibreMap({
      container: frame,
      style: atlasStyle(land, names, colours, language),
      center: camera,
      zoom: camera.zoom,
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
      pixelRatio: DENSITY,
      canvasContextAttributes: { preserveDrawingBuffer: true },
    });
    map.on('error', ({ error }) => console.warn('The map has a problem.', error));
    try {
      await whileWanted(map.once('style.load'), signal);
      for (const make of makers) if (make) addStyle(map, make(colours, language));
      addStyle(map, shapeStyle(shapes));
      await whileWanted(map.once('idle'), signal);
      copy(map.getCanvas(), canvas);
    } finally {
      map.remove();
    }
  } finally {
    frame.remove();
  }
  return showsStreets(camera, size);
}

/** An element of a size beside the window. The engine measures it, so it has to have a layout. */
function frameBeside({ width, height }: StillView['size']): HTMLElement {
  const frame = document.createElement('div');
  frame.inert = true;
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    right: '100%',
    width: `${width}px`,
    height: `${height}px`,
  });
  return frame;
}

/** @throws where the signal is aborted before */
async function whileWanted(coming: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  await Promise.race([coming, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

function copy(from: HTMLCanvasElement, to: HTMLCanvasElement): void {
  to.width = from.width;
  to.height = from.height;
  to.getContext('2d')?.drawImage(from, 0, 0);
}
