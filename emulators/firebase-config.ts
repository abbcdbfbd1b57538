import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { BuildFolders } from './build.ts';
import { HOST, type Ports } from './ports.ts';

/** The emulators of firebase-tools that a stack can have. */
export type EmulatorName = 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting' | 'tasks' | 'eventarc';

const configSchema = z.looseObject({
  hosting: z.looseObject({ headers: z.array(z.unknown()).default([]) }).optional(),
  functions: z.array(z.looseObject({})).optional(),
});

interface ConfigOptions {
  /** The folder with firebase.json, which stays unchanged. */
  readonly projectFolder: string;
  readonly projectId: string;
  readonly ports: Ports;
  readonly emulatorUi: boolean;
  /** The folders of this stack's builds, where they differ from firebase.json. */
  readonly builds?: BuildFolders | undefined;
}

/**
 * Writes firebase.json again with our ports and host. It must lie beside firebase.json, because
 * firebase-tools takes all paths in it as relative to it; its name contains the project's id and a port, so that several stacks
 * can share a folder.
 *
 * @returns the path of the file
 */
export function writeFirebaseConfig({
  projectFolder,
  projectId,
  ports,
  emulatorUi,
  builds,
}: ConfigOptions): string {
  const config = configSchema.parse(JSON.parse(readFileSync(join(projectFolder, 'firebase.json'), 'utf8')));
  const own = builds && {
    hosting: {
      ...config.hosting,
      public: relative(projectFolder, builds.web),
      headers: [...(config.hosting?.headers ?? []), ...builtHeaders(builds.web)],
    },
    functions: config.functions?.map((codebase) => ({
      ...codebase,
      source: relative(projectFolder, builds.functions),
    })),
  };
  const at = (port: number) => ({ host: HOST, port });
  const emulators = {
    singleProjectMode: true,
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    functions: at(ports.functions),
    hosting: at(ports.hosting),
    tasks: at(ports.tasks),
    eventarc: at(ports.eventarc),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: emulatorUi, ...at(ports.emulatorUi) },
  };
  const file = join(projectFolder, `.firebase.${projectId}.${ports.hub}.json`);
  writeFileSync(file, JSON.stringify({ ...config, ...own, emulators }, undefined, 2));
  return file;
}

/** The headers that the build of the web application made from its configuration. A development server has no build. */
function builtHeaders(folder: string): unknown[] {
  const file = join(folder, '.vite/hosting-headers.json');
  return existsSync(file) ? z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
