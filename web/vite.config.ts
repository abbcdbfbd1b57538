import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { baseMap } from './build/base-map.ts';
import { builtConfig } from './build/built-config.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { noNetworkProbe } from './build/no-network-probe.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { teamTexts } from './build/team-texts.ts';
import { type Environment, readEnvironment } from './src/config-schema.ts';

/** Where the local stack serves what the development server does not. */
const STACK = `http://127.0.0.1:${process.env.WAYMARK_PORT_HOSTING ?? 5000}`;
const root = import.meta.dirname;

export default defineConfig(({ mode }) => {
  const environment = checkedEnvironment(mode);
  return {
    root,
    envDir: '..',
    plugins: [
      react(),
      builtConfig(environment),
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
      sourcemap: true,
      manifest: true,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
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
