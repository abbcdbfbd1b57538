import { readEnvironment } from './config-schema.ts';

/** The configuration of this build, read once. */
export const config = readEnvironment(import.meta.env);
