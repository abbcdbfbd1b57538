import type { SCENES } from '../content-format.ts';
import type { Stage } from './stage.ts';

export type Scene = (typeof SCENES)[number];

/** Draws all of a picture, from the sky to the foreground, as SVG elements. */
export type DrawScene = (stage: Stage) => string;
