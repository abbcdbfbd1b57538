import { defineConfig } from 'vite';
import { appManifest } from './build/app-manifest.ts';
import { baseMap } from './build/base-map.ts';
import { buildFiles } from './build/build-files.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { cutFonts } from './build/cut-fonts.ts';
import { deferredStart } from './build/deferred-start.ts';
import { engineCode } from './build/engine-code.ts';
import { hostingHeaders } from './build/hosting-headers.ts';
import { noEvalProbe } from './build/no-eval-probe.ts';
import { noInsightsPlugin } from './build/no-insights-plugin.ts';
import { noNetworkProbe } from './build/no-network-probe.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { robotsFile } from './build/robots-file.ts';
import {
  ASSET_FILE_NAMES,
  checkedEnvironment,
  ROOT,
  sharedPlugins,
  sharedStyles,
} from './build/shared-config.ts';
import type { Environment } from './src/config-schema.ts';

/** The address of the local stack, which serves the API and the payloads to the development server. */
const STACK = `http://127.0.0.1:${process.env.WAYMARK_PORT_HOSTING ?? 5000}`;

/** The chunks that the document of a page loads (`build/chunk-groups.ts`). */
const LOADED = /^assets\/(?:index|rolldown-runtime|shared|styles|vendor)-/;

export default defineConfig(({ mode, command }) => {
  const environment = checkedEnvironment(mode);
  return {
    root: ROOT,
    envDir: '..',
    css: sharedStyles(command),
    plugins: [
      ...sharedPlugins(environment, command),
      cutFonts(),
      noNetworkProbe(),
      noEvalProbe(),
      noInsightsPlugin(),
      baseMap(),
      preloadFonts(),
      deferredStart(),
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
      target: 'baseline-widely-available',
      // The source maps are for debugging. The files do not name them, which would add 1 KB to the first page.
      sourcemap: 'hidden',
      manifest: true,
      // A font inside the style sheet would be loaded with every page.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      modulePreload: {
        // Every browser of the target preloads modules by itself.
        polyfill: false,
        // What every page with a map has loaded is not named again where a chunk loads another one.
        resolveDependencies: (_file, names, { hostType }) =>
          hostType === 'js' ? names.filter((name) => !LOADED.test(name)) : names,
      },
      rolldownOptions: {
        output: {
          // Every chunk names the chunks that it loads. One letter less in each name saves 200 bytes of the first page.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ASSET_FILE_NAMES,
          codeSplitting: CHUNK_GROUPS,
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
