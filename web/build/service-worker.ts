import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import type { Environment } from '../src/config-schema.ts';
import { builtConstants } from './built-constants.ts';
import { bundleScript } from './bundle-script.ts';

const ENTRY = new URL('../src/worker/service-worker.ts', import.meta.url);

/** The name of the file in the build. Workers control what lies at their own level and below. */
export const WORKER_FILE = 'sw.js';

/** The document that starts the application without a connection. Hosting serves it without its ending. */
export const SHELL_FILE = 'offline.html';

/** Stands in the code of the worker for what is known only when the rest of the build is. */
const BUILD_ID = '%BUILD-ID%';
const PRECACHED = '%PRECACHED%';

/** Bundles the service worker. Its code has no build yet (`fillWorker`). */
export function bundleWorker(environment: Environment): Promise<string> {
  return bundleScript(ENTRY, {
    plugins: [builtConstants(environment, 'build')],
    define: { __BUILD_ID__: JSON.stringify(BUILD_ID), __PRECACHED__: JSON.stringify(PRECACHED) },
  });
}

/** Writes the id of the build and the list of files into the code of the worker. */
export function fillWorker(code: string, id: string, files: readonly PrecachedFile[]): string {
  const filled = code
    .replace(quoted(BUILD_ID), () => JSON.stringify(id))
    .replace(quoted(PRECACHED), () => JSON.stringify(files));
  if (/%[A-Z-]+%/.test(filled))
    throw new Error('The service worker has a place that the build did not fill.');
  return filled;
}

function quoted(text: string): RegExp {
  return new RegExp(`(["'\`])${text}\\1`, 'g');
}

/** Modules beside the first load that a page needs to say that it cannot be shown. */
const OFFLINE_MODULES = /\/(?:i18n\/messages\/(?:en|fr)\.json|services\/offline\/open-offline\.ts)$/;

interface PrecachedFile {
  url: string;
  revision: string | null;
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * The files that every page needs to open without a connection: the shell, the code and styles of the first load, the messages
 * of both languages and the fonts of the first load.
 * @param shell the document of the build
 */
export function precachedFiles(bundle: Bundle, shell: string): PrecachedFile[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = new Set<string>();
  const need = (name: string) => {
    const chunk = bundle[name];
    if (names.has(name) || chunk?.type !== 'chunk') return;
    names.add(name);
    chunk.imports.forEach(need);
    for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style);
  };
  const isNeeded = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => OFFLINE_MODULES.test(id));
  for (const chunk of chunks.filter(isNeeded)) need(chunk.fileName);
  for (const [, file = ''] of shell.matchAll(/href="\/(assets\/[^"]+\.(?:css|woff2))"/g)) names.add(file);
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 20);
  return [
    { url: '/offline', revision },
    // Their names contain hashes.
    ...[...names].toSorted().map((name) => ({ url: `/${name}`, revision: null })),
  ];
}
