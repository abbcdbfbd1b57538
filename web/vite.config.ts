import { defineConfig } from 'vite';
import { appManifest } from './build/app-manifest.ts';
import { baseMap } from './build/base-map.ts';
import { buildFiles } from './build/build-files.ts';
import { cutFonts } from './build/cut-fonts.ts';
import { engineCode } from './build/engine-code.ts';
import { hostingHeaders } from './build/hosting-headers.ts';
import { noEvalProbe } from './build/no-eval-probe.ts';
import { noNetworkProbe } from './build/no-network-probe.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { robotsFile } from './build/robots-file.ts';
import { assetFileNames, checkedEnvironment, ROOT, sharedPlugins } from './build/shared-config.ts';
import type { Environment } from './src/config-schema.ts';

/** The address of the local stack, which serves the API and the payloads to the development server. */
const STACK = `http://127.0.0.1:${process.env.WAYMARK_PORT_HOSTING ?? 5000}`;

/**
 * Files that no visitor needs first: parts for members, menus, forms, error reports and pages for the team. The layout of the map
 * is one of them too: the pages with a map list the files that it needs, and load beside it.
 */
const NOT_FIRST =
  /\/(?:guards|connected-session|account|after-page|consent|measure-visit|toasts|leave-for|open-offline|own-lists|updates|workspace|components|creators-join|creator-contact|message-|test-|logout|instagram|lists-(?!of-all)|accept-invitation|booklet|list-(?:editor|tools)|save-to-list|sign-in-callback|map-layout|error-report|[\w-]+-examples?-)/;

export default defineConfig(({ mode, command }) => {
  const environment = checkedEnvironment(mode);
  return {
    root: ROOT,
    envDir: '..',
    plugins: [
      ...sharedPlugins(environment, command),
      cutFonts(),
      noNetworkProbe(),
      noEvalProbe(),
      baseMap(),
      preloadFonts(),
      hostingHeaders(environment),
      engineCode(),
      robotsFile(publicOrigin(environment)),
      appManifest(),
      buildFiles(environment),
    ],
    build: {
      // A local stack has its own folder, so that a deployed build never points to emulators.
      outDir: process.env['WAYMARK_WEB_FOLDER'] ?? 'dist',
      emptyOutDir: true,
      // One style sheet for all pages: the server's HTML needs the styles of its page before any script.
      cssCodeSplit: false,
      target: 'baseline-widely-available',
      // The source maps are for debugging. The files do not name them, which would add 1 KB to the first page.
      sourcemap: 'hidden',
      manifest: true,
      // A font inside the style sheet would be loaded with every page.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Every browser of the target preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // The first file of a page lists the dependencies of every lazy part, except of these.
        resolveDependencies: (file, dependencies) =>
          NOT_FIRST.test(file) ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
      },
      rolldownOptions: {
        output: {
          // Every chunk names the chunks that it loads. One letter less in each name saves 200 bytes of the first page.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames,
          // Code that every page loads is one file, and so is code that most parts share: many small files compress badly.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 5 },
              // Code of some pages only, of schemas and of database queries is left out: the file would otherwise contain zod or
              // all of Firestore.
              {
                name: 'shared',
                priority: 4,
                test: /\/(web|model)\/src\/(?!ui\/|session\/|features\/|entities\/(fields|handle)\.|geography\/bounds-union\.|(live\/core\/)?(to-query|own-queries|stored|ids)\.|([\w-]+\/)*[\w-]+-schema\.)/,
                minShareCount: 8,
              },
              // The code beside every map, except that of the two pages that collect stories or lists.
              {
                name: 'beside-map',
                priority: 3,
                test: /\/(features\/explore\/(?!list\/(collect|use-paging))|services\/map-tile|elements\/map\/load-with-tiles|live\/tiles\/|map\/(globe|in-view|same-camera)|map-index\/(cover|camera-tiles|contents-in)|ui\/sheet|view-codec)/,
                minShareCount: 2,
              },
              // The code of most pages of one subject, of the pages of items and lists, and of the pages of items only. A group
              // also takes the dependencies of its files, so a group that more pages load has a higher priority.
              {
                name: 'parts',
                priority: 2,
                test: /ui\/avatar|elements\/(card\/(card-details|web-link)|map\/item-location)/,
                minShareCount: 2,
              },
              {
                name: 'photos',
                priority: 1,
                test: /content\/item\/(lazy-actions|gallery|item-page\.module)/,
                minShareCount: 2,
              },
              {
                name: 'item',
                test: /features\/content\/item\/(item-page|item-head|byline)\.tsx$/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.WAYMARK_PORT_WEB ?? 5173),
      strictPort: true,
      proxy: {
        '/api': STACK,
        '^(/.*)?/_payload\\.json$': STACK,
        '^/(sitemap\\.xml|sitemaps/.*|.+/feed\\.xml|__(nuxt_)?island/.*)$': STACK,
      },
    },
  };
});

/** What canonical addresses begin with, as functions write them (`publicOrigin` of their configuration). */
function publicOrigin(environment: Environment): string {
  if (environment.VITE_PUBLIC_ADDRESS !== undefined) return new URL(environment.VITE_PUBLIC_ADDRESS).origin;
  return environment.VITE_USE_EMULATORS ? STACK : `https://${environment.VITE_FIREBASE_PROJECT_ID}.web.app`;
}
