import { config } from '../config.ts';
import { isSavingData } from '../ui/hooks/is-saving-data.ts';
import { hasWebGl } from './has-webgl.ts';

/** Whether an engine that the visitor has not asked for may load to draw streets. */
export function mayLoadStreets(): boolean {
  return config.VITE_STREETS_URL !== undefined && navigator.onLine && !isSavingData() && hasWebGl();
}
