// @ts-check
/**
 * Loaded before firebase-tools. Its Auth emulator compiles hundreds of request schemas at the start, most of which are never
 * used, which takes 8 seconds of processor time and 80 MB. This makes the library compile a schema on first use.
 */
import { createRequire } from 'node:module';

const middleware = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))(
  'exegesis-express',
);
const original = middleware.middleware;
middleware.middleware = (/** @type {unknown} */ api, /** @type {object} */ options) =>
  original(api, { ...options, lazyCompileValidationSchemas: true });
