import { readFile } from 'node:fs/promises';
import type { PageRenderer } from '@waymark/web/rendered-page';
import { readTemplate, type Template } from './template.ts';

/* The web application of this deployment. Its browser and server code come from one build (emulators/build.ts). */

/** Beside the bundle of the functions. */
const FOLDER = new URL('./web/', import.meta.url);

/** The document of the application. */
export const webTemplate = once(
  async (): Promise<Template> => readTemplate(await readFile(new URL('index.html', FOLDER), 'utf8')),
);

/** The code that renders pages. */
export const webRenderer = once(
  // The server build has the exports of this type.
  (): Promise<PageRenderer> => import(new URL('server.js', FOLDER).href) as Promise<PageRenderer>,
);

/** Loads something with the first call; a failure is tried again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
