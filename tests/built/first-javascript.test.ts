import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '@waymark/model/locale';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildFolders } from '../../emulators/local-waymark.ts';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

const KILOBYTE = 1_000;

/** The code of a page that visitors open: not of the style guide or the test pages, and not of the editors. */
const isOfVisitors = (file: string) => /^(?!workspace-(?:articles|work)\.)[\w-]+\.tsx$/.test(file);

const PAGES = new URL('../../web/src/pages/', import.meta.url);

/** The parts of the messages that a page names. */
function partsNamedIn(page: string): string[] {
  const named = /^export const messages = \[(.*)\]/m.exec(readFileSync(new URL(page, PAGES), 'utf8'));
  return (named?.[1] ?? '').match(/(?<=')[\w-]+(?=')/g) ?? [];
}

/** The pages of a layout, as in the table of routes: each of them needs the layout, which holds the map or the workspace. */
function pagesIn(layout: string): string[] {
  const routes = readFileSync(new URL('../app/routes.tsx', PAGES), 'utf8');
  const table = new RegExp(`^ {2}${layout}: \\{$(.*?)^ {2}\\},$`, 'ms').exec(routes)?.[1] ?? '';
  const named = [...routes.matchAll(/const (\w+): LoadPageModule = .*\/pages\/([\w-]+\.tsx)'/g)];
  const byName = named.filter(([, name]) => table.includes(`: ${name},`)).map(([, , file]) => file);
  return [...table.matchAll(/\/pages\/([\w-]+\.tsx)'/g)].map(([, file]) => file).concat(byName) as string[];
}

/** The layouts that load with the first of their pages, and the parts of the messages that they name. */
const LATE_LAYOUTS = {
  map: { pages: pagesIn('map'), parts: ['explore'] },
  workspace: { pages: pagesIn('workspace'), parts: ['members'] },
};
if (Object.values(LATE_LAYOUTS).some(({ pages }) => pages.length < 2)) {
  throw new Error('The table of routes cannot be read.');
}

for (const page of readdirSync(PAGES).filter(isOfVisitors)) {
  test(`${page} is interactive with at most 200 KB of JavaScript, counted in the build`, () => {
    const { web } = buildFolders(process.env['GCLOUD_PROJECT'] ?? 'demo-waymark');
    const chunks = manifest.parse(JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8')));
    for (const language of LOCALES) {
      const needed = new Set<string>();
      const need = (name: string) => {
        if (needed.has(name)) return;
        needed.add(name);
        for (const other of chunks[name]?.imports ?? []) need(other);
      };
      need('index.html');
      need(`src/pages/${page}`);
      need(`src/i18n/messages/${language}.json`);
      const layouts = Object.entries(LATE_LAYOUTS).filter(([, { pages }]) => pages.includes(page));
      for (const [layout] of layouts) need(`src/app/layouts/${layout}-layout.tsx`);
      const parts = [...partsNamedIn(page), ...layouts.flatMap(([, layout]) => layout.parts)];
      for (const part of parts) need(`src/i18n/messages/${part}.${language}.json`);
      const bytes = [...needed].map((name) => {
        const file = chunks[name]?.file;
        if (file === undefined) throw new Error(`The build has no ${name}`);
        return gzipSync(readFileSync(`${web}/${file}`)).length;
      });
      const total = bytes.reduce((sum, one) => sum + one, 0);
      console.log(`First JavaScript of ${page}, ${language}: ${total} bytes`);
      expect(total).toBeLessThanOrEqual(200 * KILOBYTE);
    }
  });
}
