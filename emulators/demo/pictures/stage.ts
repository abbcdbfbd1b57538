import { chooseLight, type Hour, type Light } from './light.ts';
import { mixPalette, type Palette, type Region } from './palette.ts';
import { createRandom, type Random } from './random.ts';

/** What everything in one picture shares. */
export type Stage = {
  readonly random: Random;
  readonly light: Light;
  readonly palette: Palette;
  readonly region: Region;
  readonly hour: Hour;
  /** The side the light comes from: -1 left, 1 right. */
  readonly sunSide: -1 | 1;
  /** Where the sun or moon stands, pixels from the left: on a third. */
  readonly sunX: number;
};

/** The stage for one picture; the same seed, hour and region always set the same one. */
export function setStage(seed: string, hour: Hour, region: Region): Stage {
  const random = createRandom(`${seed}/${hour}/${region}`);
  const sunSide = random.chance(0.5) ? 1 : -1;
  return {
    random,
    light: chooseLight(random.fork('light'), hour, region),
    palette: mixPalette(random.fork('palette'), region),
    region,
    hour,
    sunSide,
    sunX: 800 + sunSide * random.between(230, 330),
  };
}
