import { fileURLToPath } from 'node:url';
import { build, type PluginOption, type Rolldown } from 'vite';

interface Bundling {
  plugins?: readonly PluginOption[];
  define?: Record<string, string>;
}

/** Bundles a script that stands for itself: no module, and in one file. */
export async function bundleScript(
  entry: URL,
  { plugins = [], define = {} }: Bundling = {},
): Promise<string> {
  const bundled = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins],
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  // Without `watch` and with one environment, the result is one output.
  const [chunk] = (bundled as Rolldown.RolldownOutput).output;
  return chunk.code;
}
