import type { Land } from '../base-map/land.ts';
import { loadCoarseLand } from '../base-map/load.ts';
import { loadMapNames } from '../base-map/load-names.ts';
import type { MapNames } from '../base-map/names.ts';
import { loadLabelFont } from '../label-font.ts';

export interface Atlas {
  land: Land;
  names: MapNames;
}

/** How long labels wait for their font, in milliseconds, before they are drawn in another. */
const FONT_PATIENCE = 3_000;

/**
 * How long a failure is cached, in milliseconds, unless the connection returns: React asks again while it renders the
 * failure.
 */
const FAILURE_STAYS = 5_000;

let loading: Promise<Atlas> | undefined;

/** The data of the first picture of the embedded map, and the font of its labels, which MapLibre would not redraw later. */
export function loadAtlas(): Promise<Atlas> {
  loading ??= Promise.all([loadCoarseLand(), loadMapNames(), labelFont()])
    .then(([land, names]) => ({ land, names }))
    .catch((error: unknown) => {
      setTimeout(forget, FAILURE_STAYS);
      addEventListener('online', forget, { once: true });
      throw error;
    });
  return loading;
}

function forget(): void {
  loading = undefined;
}

async function labelFont(): Promise<void> {
  const font = loadLabelFont().catch((error: unknown) => {
    console.warn('The font of the map’s labels could not be loaded: they are drawn in another.', error);
  });
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE))]);
}
