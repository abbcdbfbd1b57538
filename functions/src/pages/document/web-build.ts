import { readFile } from 'node:fs/promises';
import type { PageRenderer } from '@waymark/web/rendered-page';
import { renderIn, startRenderers } from './render-pool.ts';
import { readTemplate, type Template } from './template.ts';

/* The web application of this deployment. Its browser and server code come from one build (emulators/build.ts). */

/** Beside the bundle of the functions. */
const FOLDER = new URL('./web/', import.meta.url);

let template: Promise<Template> | undefined;
let renderer: PageRenderer | undefined;

/** The document of the application. A failure is tried again with the next call. */
export function webTemplate(): Promise<Template> {
  template ??= loadTemplate().catch((error: unknown) => {
    template = undefined;
    throw error;
  });
  return template;
}

/** The code that renders pages. The first call starts a process for it. */
export function webRenderer(): PageRenderer {
  if (renderer === undefined) {
    const renderers = startRenderers(new URL('server.js', FOLDER));
    renderer = { renderPage: (request) => renderIn(renderers, request) };
  }
  return renderer;
}

async function loadTemplate(): Promise<Template> {
  return readTemplate(await readFile(new URL('index.html', FOLDER), 'utf8'));
}
