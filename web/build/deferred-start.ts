import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = new URL('../src/boot.ts', import.meta.url);

/** The tags of the document that load the code of the first page: its script, and the preloads of what the script imports. */
const CODE_TAG =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** Lets the document of the build start its code after the first paint: a small script in it loads the rest (`src/boot.ts`). */
export function deferredStart(): Plugin {
  return {
    name: 'deferred-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => deferStart(html, await bundleScript(ENTRY)),
    },
  };
}

/**
 * The document with the script in place of the tags that load its code.
 * @throws Error where the document loads no code
 */
export function deferStart(html: string, script: string): string {
  const files = [...html.matchAll(CODE_TAG)].map(([, file]) => file);
  if (files.length === 0) throw new Error('The document of the build loads no code.');
  // The script reads the document above it.
  const tag = `<script data-start="${files.join(' ')}">${script.trim()}</script>`;
  return html.replace(CODE_TAG, '').replace('</body>', () => `${tag}\n  </body>`);
}
