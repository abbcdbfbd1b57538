import type { Stage } from '../stage.ts';
import { drawDunes } from './deserts/dunes.ts';
import { drawMesas } from './deserts/mesas.ts';

/** Dunes and a caravan; in the Americas mesas and cacti. */
export function drawDesert(stage: Stage): string {
  return stage.region === 'americas' ? drawMesas(stage) : drawDunes(stage);
}
