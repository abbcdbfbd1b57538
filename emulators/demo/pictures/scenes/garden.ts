import type { Stage } from '../stage.ts';
import { drawParterre } from './gardens/parterre.ts';
import { drawPondGarden } from './gardens/pond-garden.ts';

/** A pond garden with a red bridge in Asia, elsewhere a walk between beds to a fountain and a house. */
export function drawGarden(stage: Stage): string {
  const random = stage.random.fork('garden');
  return stage.region === 'asia-oceania' ? drawPondGarden(stage, random) : drawParterre(stage, random);
}
