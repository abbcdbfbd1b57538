// @ts-check
/**
 * Loaded before firebase-tools. Its Auth emulator compiles hundreds of request schemas at the start, most of
 * which are never used: 8 seconds of a processor and 80 MB. The library that does it can wait for the first
 * use; this asks it to.
 */
import { createRequire } from 'node:module';

const middleware = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))(
  'exegesis-express',
);
const original = middleware.middleware;
middleware.middleware = (/** @type {unknown} */ api, /** @type {object} */ options) =>
  original(api, { ...options, lazyCompileValidationSchemas: true });
