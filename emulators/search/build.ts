/** npm run build:search: bundles the search engine into one file, dist/search.mjs, beside the Dockerfile that runs it. */
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const file = process.env['WAYMARK_SEARCH_FILE'] ?? here('dist/search.mjs');

await build({
  input: here('serve.ts'),
  platform: 'node',
  output: { file, format: 'esm', minify: true, codeSplitting: false },
});
if (process.env['WAYMARK_SEARCH_FILE'] === undefined)
  copyFileSync(here('Dockerfile'), here('dist/Dockerfile'));
console.log(`Built ${file}.`);
