import type { Hour } from './light.ts';
import type { Region } from './palette.ts';
import type { DrawScene, Scene } from './scene.ts';
import { drawCanal } from './scenes/canal.ts';
import { drawCliffs } from './scenes/cliffs.ts';
import { drawCoast } from './scenes/coast.ts';
import { drawDesert } from './scenes/desert.ts';
import { drawFjord } from './scenes/fjord.ts';
import { drawForest } from './scenes/forest.ts';
import { drawGarden } from './scenes/garden.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawHills } from './scenes/hills.ts';
import { drawIsland } from './scenes/island.ts';
import { drawJungle } from './scenes/jungle.ts';
import { drawLake } from './scenes/lake.ts';
import { drawLighthouseHead } from './scenes/lighthouse.ts';
import { drawMountains } from './scenes/mountains.ts';
import { drawNightMarket } from './scenes/night-market.ts';
import { drawOldTown } from './scenes/old-town.ts';
import { drawRiver } from './scenes/river.ts';
import { drawSavanna } from './scenes/savanna.ts';
import { drawSkyline } from './scenes/skyline.ts';
import { drawSnow } from './scenes/snow.ts';
import { drawTemple } from './scenes/temple.ts';
import { drawVineyard } from './scenes/vineyard.ts';
import { drawVolcanoView } from './scenes/volcano.ts';
import { drawWaterfall } from './scenes/waterfall.ts';
import { setStage } from './stage.ts';
import { HEIGHT, svgDocument, WIDTH } from './svg.ts';

const SCENE_DRAWERS: Readonly<Record<Scene, DrawScene>> = {
  harbour: drawHarbour,
  'old-town': drawOldTown,
  skyline: drawSkyline,
  mountains: drawMountains,
  lake: drawLake,
  desert: drawDesert,
  jungle: drawJungle,
  coast: drawCoast,
  island: drawIsland,
  vineyard: drawVineyard,
  river: drawRiver,
  snow: drawSnow,
  savanna: drawSavanna,
  temple: drawTemple,
  lighthouse: drawLighthouseHead,
  'night-market': drawNightMarket,
  fjord: drawFjord,
  volcano: drawVolcanoView,
  canal: drawCanal,
  garden: drawGarden,
  hills: drawHills,
  waterfall: drawWaterfall,
  cliffs: drawCliffs,
  forest: drawForest,
};

type PictureRequest = {
  readonly seed: string;
  readonly scene: Scene;
  readonly hour: Hour;
  readonly region: Region;
};

/** The source of an SVG of 1600×1200: a postcard in gouache, the same one for the same request. */
export function drawPicture({ seed, scene, hour, region }: PictureRequest): string {
  const stage = setStage(`${seed}/${scene}`, hour, region);
  const content = SCENE_DRAWERS[scene](stage);
  return svgDocument(WIDTH, HEIGHT, content);
}
