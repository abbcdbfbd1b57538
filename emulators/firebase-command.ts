import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmulatorName } from './firebase-config.ts';
import type { Machine } from './machine.ts';
import type { Environment } from './ports.ts';

const FIREBASE = fileURLToPath(
  new URL('../node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url),
);

/** Without proxies: firebase-tools would send requests between its emulators through them. */
const PROXY_VARIABLE = /^https?_proxy$/i;

/** Scripts that are loaded before it and fix its faults. */
const PRELOADS = [
  'lazy-auth-schemas.mjs',
  'deleted-while-read.mjs',
  'own-connections.mjs',
  'ended-workers.mjs',
  'no-debug-log.mjs',
  'punctual-tasks.mjs',
  'odd-requests.mjs',
  'partial-uploads.mjs',
  'repeated-events.mjs',
] as const;

/** Scripts that the processes of functions load, and firebase-tools with them. */
const PRELOADS_OF_ALL = ['compiled-code.mjs', 'known-account.mjs'] as const;

interface CommandOptions {
  readonly config: string;
  readonly projectId: string;
  readonly parts: readonly EmulatorName[];
  readonly dataFolder: string | undefined;
}

/** The arguments to Node that start the emulators. */
export function firebaseArguments({ config, projectId, parts, dataFolder }: CommandOptions): string[] {
  return [
    ...PRELOADS.flatMap((name) => ['--import', preload(name)]),
    FIREBASE,
    'emulators:start',
    '--non-interactive',
    ...['--config', config],
    ...['--project', projectId],
    ...['--only', parts.join(',')],
    ...(dataFolder === undefined ? [] : ['--import', dataFolder, '--export-on-exit', dataFolder]),
  ];
}

/**
 * The environment of the emulators and of our functions: the right Java and Node first on the path, no login, and no outgoing
 * requests that delay the start.
 *
 * @param configFolder where firebase-tools looks for its settings, instead of the user's home
 */
export function firebaseEnvironment(
  machine: Machine,
  configFolder: string,
  extra: Environment = {},
): Environment {
  const inherited = Object.entries(process.env).filter(([name]) => !PROXY_VARIABLE.test(name));
  const path = [join(machine.javaHome, 'bin'), dirname(process.execPath), process.env['PATH']];
  return {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    JAVA_HOME: machine.javaHome,
    FIRESTORE_EMULATOR_BINARY_PATH: machine.firestoreJar,
    STORAGE_EMULATOR_BINARY_PATH: machine.storageJar,
    XDG_CONFIG_HOME: configFolder,
    CI: 'true', // no message of the day
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none', // no search for a Google Cloud machine's own credentials
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', // by file instead of HTTP, which takes 3 seconds longer
    // In seconds, for each start of a function's process. After the usual 30 a busy machine gives up all that it was starting, and
    // begins again with all of them.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    ...extra,
  };
}

/**
 * The variables of the emulators and of the processes of functions. Node stores compiled code in the folder and reads it from there: each
 * function has processes of its own, and a quarter of the time that one takes to start is the compiling of its code.
 */
export function environmentOfProcesses(folder: string): Environment {
  const preloads = PRELOADS_OF_ALL.map((name) => `--import=${preload(name)}`);
  return {
    NODE_COMPILE_CACHE: folder,
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...preloads].filter(Boolean).join(' '),
  };
}

function preload(name: string): string {
  return new URL(`preloads/${name}`, import.meta.url).href;
}
