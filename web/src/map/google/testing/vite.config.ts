import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baseMap } from '../../../../build/base-map.ts';

/** Builds the page for the contract with Google. Its test sets the output folder and the configuration. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), baseMap()],
  build: {
    outDir: process.env['WAYMARK_WEB_FOLDER'] ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'esnext',
    rolldownOptions: { input: fileURLToPath(import.meta.resolve('./harness.tsx')) },
  },
});
