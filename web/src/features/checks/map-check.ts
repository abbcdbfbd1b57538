import { engineFor } from '../../map/fallback-order.ts';
import { isAllowed } from '../../session/consent.ts';
import { NEEDED } from '../../session/third-parties.ts';
import type { Outcome } from './outcome.ts';

/** Whether this browser can draw the map that moves, and which engine would; no engine is loaded for it. */
export function checkMap(): Outcome {
  const start = performance.now();
  const works = hasWebGl();
  const milliseconds = Math.ceil(performance.now() - start);
  if (!works) return { state: 'failed', says: 'noWebGl' };
  const engine = engineFor(isAllowed('maps'), new Set());
  const unasked = NEEDED.includes('maps') && !isAllowed('maps');
  const own = unasked ? 'ownMapUnasked' : 'ownMap';
  return { state: 'works', milliseconds, says: engine === 'google' ? 'googleMap' : own };
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser has few of them, and the maps of other pages want theirs.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
