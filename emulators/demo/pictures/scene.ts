import type { SCENES } from '../content-format.ts';
import type { Stage } from './stage.ts';

export type Scene = (typeof SCENES)[number];

/**
 * Draws all of a picture, from the sky to the foreground, as SVG elements. Scenes are laid out in the picture's
 * own pixels, about its middle at 800; what is `out` from there lies on the sun's side or opposite, so that each
 * scene also occurs turned round.
 */
export type DrawScene = (stage: Stage) => string;
