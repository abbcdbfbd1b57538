import { robotsText } from '@waymark/model/robots';
import type { Plugin } from 'vite';

const FILE = 'robots.txt';

/**
 * Adds `/robots.txt` to the build, and to the development server. A function cannot answer this path, because the server of Cloud
 * Functions answers it itself with 404.
 *
 * @param origin of canonical addresses
 */
export function robotsFile(origin: string): Plugin {
  return {
    name: 'robots-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: robotsText(origin) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(robotsText(origin));
      });
    },
  };
}
