import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type Build, filesPathOf, LATEST_BUILD, metadataOf, metadataPathOf } from '@waymark/model/builds';
import type { Plugin } from 'vite';
import type { Environment } from '../src/config-schema.ts';
import { BUILD_TAG } from '../src/services/builds/build-tag.ts';
import { bundleWorker, fillWorker, precachedFiles, SHELL_FILE, WORKER_FILE } from './service-worker.ts';

/** A file of the build, as the bundler has it. */
type Bundled = Readonly<
  { fileName: string } & ({ type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array })
>;

/** A file by its name, and its content. */
type Content = readonly [name: string, content: string | Uint8Array];

/**
 * Gives the build an id, which its document and its service worker name, and writes the files that describe it
 * (`@waymark/model/builds`). The id is a hash of all that visitors load, so the same sources have the same id.
 */
export function buildFiles(environment: Environment): Plugin {
  let build: Build | undefined;
  let worker = '';
  let publicFolder = '';
  let assets = '';
  return {
    name: 'build-files',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
      assets = config.build.assetsDir;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        worker = await bundleWorker(environment);
        const contents = [
          ...contentsOf(Object.values(bundle)),
          ...filesIn(publicFolder),
          ['index.html', html],
          [WORKER_FILE, worker],
        ] as const;
        build = { id: buildIdOf(contents), timestamp: Date.now() };
        return [{ tag: 'meta', attrs: { name: BUILD_TAG, content: build.id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (build === undefined || html?.type !== 'asset') return this.error('The build has no document.');
        const shell = String(html.source);
        const code = fillWorker(worker, build.id, precachedFiles(bundle, shell));
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: shell });
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: code });
      },
    },
    /** After all files are written: some are not in the bundle. */
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (build === undefined) return;
        const { outDir } = this.environment.config.build;
        const folder = resolve(this.environment.config.root, outDir);
        const hashed = filesBelow(join(folder, assets)).map((path) => relative(folder, path));
        const write = async (path: string, content: object) => {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), JSON.stringify(content));
        };
        await write(LATEST_BUILD, build);
        await write(metadataPathOf(build.id), metadataOf(build));
        await write(filesPathOf(build.id), hashed.filter((name) => !name.endsWith('.map')).toSorted());
      },
    },
  };
}

/** The id of a build by its files, in any order. */
export function buildIdOf(contents: readonly Content[]): string {
  const hash = createHash('sha256');
  const byName = contents.toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, content] of byName) {
    const ofFile = createHash('sha256').update(content).digest('hex');
    hash.update(`${name}\n${ofFile}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** What visitors load: source maps may name paths of the machine. */
function contentsOf(bundle: readonly Bundled[]): Content[] {
  return bundle
    .filter(
      ({ fileName }) => !fileName.endsWith('.map') && !fileName.startsWith('.') && fileName !== 'index.html',
    )
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
}

function filesIn(folder: string): Content[] {
  return filesBelow(folder).map((path) => [relative(folder, path), readFileSync(path)]);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
