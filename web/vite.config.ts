import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { baseMap } from './build/base-map.ts';
import { builtConstants } from './build/built-constants.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { noNetworkProbe } from './build/no-network-probe.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { teamTexts } from './build/team-texts.ts';
import { type Environment, readEnvironment } from './src/config-schema.ts';

/** Where the local stack serves what the development server does not. */
const STACK = `http://127.0.0.1:${process.env.WAYMARK_PORT_HOSTING ?? 5000}`;
const root = import.meta.dirname;

/**
 * Files of what a visitor does not see first: parts for members, menus, forms, error reports and pages for the team. The layout of the
 * map is one too: the pages on it list the files that it needs, and load beside it.
 */
const NOT_FIRST =
  /\/(?:guards|connected-session|account|consent|toasts|workspace|components|creators-join|creator-contact|message-|test-|logout|instagram|lists-(?!of-all)|accept-invitation|booklet|list-(?:editor|tools)|save-to-list|sign-in-callback|map-layout|error-report|[\w-]+-examples?-)/;

export default defineConfig(({ mode, command }) => {
  const environment = checkedEnvironment(mode);
  return {
    root,
    envDir: '..',
    plugins: [
      react(),
      builtConstants(environment, command),
      compiledMessages(),
      noNetworkProbe(),
      baseMap(),
      teamTexts(),
      preloadFonts(),
    ],
    build: {
      // A local stack has a folder of its own, so that what is deployed never points to emulators.
      outDir: process.env['WAYMARK_WEB_FOLDER'] ?? 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // For whoever looks for a fault: no file names its map, which would be 1 KB of a first page.
      sourcemap: 'hidden',
      manifest: true,
      // Every browser of the target preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // What each of them loads is listed in the first file of all.
        resolveDependencies: (file, dependencies) =>
          NOT_FIRST.test(file) ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
      },
      rolldownOptions: {
        output: {
          // Every chunk names those that it loads: a letter less of each is 200 bytes of the first page.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // The first file lists most style sheets, so they have no names.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:7][extname]'
              : 'assets/[name]-[hash:7][extname]',
          // What every page loads is one file, and so is what most parts share: many small ones compress badly.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 5 },
              // Not what is of some pages only, nor what schemas are made of, nor what asks the database: zod or all of Firestore
              // would come with it.
              {
                name: 'shared',
                priority: 4,
                test: /\/(web|model)\/src\/(?!ui\/|session\/|features\/|entities\/(fields|handle)\.|geography\/bounds-union\.|(live\/core\/)?(to-query|own-queries|stored|ids)\.|([\w-]+\/)*[\w-]+-schema\.)/,
                minShareCount: 8,
              },
              // What lies beside every map, but what collects stories or lists, which is of two pages.
              {
                name: 'beside-map',
                priority: 3,
                test: /\/(features\/explore\/(?!list\/(collect|use-asked))|services\/map-tile|elements\/map\/load-with-tiles|live\/tiles\/|map\/(globe|in-view|same-camera)|map-index\/(cover|camera-tiles|contents-in)|ui\/sheet|view-codec)/,
                minShareCount: 2,
              },
              // What most pages of one thing show, what those of items and lists do, and what items' alone. What a group takes in
              // brings what that needs, so that what fewer pages load comes after what more of them do.
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
      proxy: { '/api': STACK, '^(/.*)?/_payload\\.json$': STACK },
    },
  };
});

/** A wrong value stops the build rather than the visitor: with a sentence, not with a stack. */
function checkedEnvironment(mode: string): Environment {
  try {
    return readEnvironment(loadEnv(mode, `${root}/..`, 'VITE_'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
