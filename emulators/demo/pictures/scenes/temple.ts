import { drawBirds } from '../foreground/birds.ts';
import type { Stage } from '../stage.ts';
import { drawAcropolis } from './temples/acropolis.ts';
import { drawJungleTemple } from './temples/jungle-temple.ts';
import { drawMountainTemple } from './temples/mountain-temple.ts';
import { drawNileTemple } from './temples/nile-temple.ts';

/** A sanctuary of the region: Doric, a gate on the Nile, a pagoda, a stepped pyramid. */
export function drawTemple(stage: Stage): string {
  const random = stage.random.fork('temple');
  const draw = {
    'southern-europe': drawAcropolis,
    'northern-europe-africa': drawNileTemple,
    'asia-oceania': drawMountainTemple,
    americas: drawJungleTemple,
  }[stage.region];
  return (
    draw(stage, random) +
    drawBirds(stage, random, { x: 800 + stage.sunSide * 300, y: 320, spread: 130, count: 6 })
  );
}
