import { defineConfig } from 'vite';
import {
  ASSET_FILE_NAMES,
  checkedEnvironment,
  ROOT,
  sharedPlugins,
  sharedStyles,
} from './build/shared-config.ts';

/**
 * The server build: the application as the page function renders it. It contains all packages, because functions are deployed
 * without those of the web. Code that only a browser runs is in files that no rendered page loads.
 */
export default defineConfig(({ mode, command }) => ({
  root: ROOT,
  envDir: '..',
  css: sharedStyles(command),
  plugins: sharedPlugins(checkedEnvironment(mode), command),
  // React reads it. Functions do not run with it everywhere.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: process.env['WAYMARK_RENDERER_FOLDER'] ?? '../functions/dist/web',
    emptyOutDir: true,
    target: 'node24',
    // Files load faster when they are small.
    minify: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'server.js',
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        assetFileNames: ASSET_FILE_NAMES,
      },
    },
  },
}));
