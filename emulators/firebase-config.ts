import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, type Ports } from './ports.ts';

/** The emulators of firebase-tools that a stack can have. */
export type EmulatorName = 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting' | 'tasks' | 'eventarc';

interface ConfigOptions {
  /** Holds firebase.json, which stays as it is. */
  readonly projectFolder: string;
  readonly projectId: string;
  readonly ports: Ports;
  readonly emulatorUi: boolean;
}

/**
 * Writes firebase.json again with our ports and host. It must lie beside firebase.json, because
 * firebase-tools takes all paths in it as relative to it; its name has the project's id, so that stacks
 * beside each other can share a folder.
 *
 * @returns the path of the file
 */
export function writeFirebaseConfig({ projectFolder, projectId, ports, emulatorUi }: ConfigOptions): string {
  const config: unknown = JSON.parse(readFileSync(join(projectFolder, 'firebase.json'), 'utf8'));
  if (typeof config !== 'object')
    throw new Error(`${join(projectFolder, 'firebase.json')} must hold an object.`);
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
  const file = configFile(projectFolder, projectId);
  writeFileSync(file, JSON.stringify({ ...config, emulators }, undefined, 2));
  return file;
}

export function removeFirebaseConfig(projectFolder: string, projectId: string): void {
  rmSync(configFile(projectFolder, projectId), { force: true });
}

function configFile(projectFolder: string, projectId: string): string {
  return join(projectFolder, `.firebase.${projectId}.json`);
}
