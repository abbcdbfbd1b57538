import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { NAMES } from './base-map/load-names.ts';
import { tilesInView } from './base-map/tiles-in-view.ts';
import { ENGINE_CODE } from './engine-code.tsx';
import type { EngineName } from './fallback-order.ts';

/** The addresses of our own files that an engine needs for its first picture. The development server has no such files of code. */
export function engineFiles(name: EngineName, camera: Camera, size: Size): string[] {
  if (name === 'none') return [];
  const code = import.meta.env.PROD ? ENGINE_CODE[name].addresses.split(' ') : [];
  return name === 'embedded'
    ? [...code, NAMES, ...tilesInView(camera, size).map(({ address }) => address)]
    : code;
}
