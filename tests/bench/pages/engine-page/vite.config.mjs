import { defineConfig } from 'vite';
import { baseMap } from '../../../../web/build/base-map.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [baseMap()],
  build: { emptyOutDir: true },
});
