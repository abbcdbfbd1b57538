import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildFolders } from '../../../emulators/local-waymark.ts';
import { bucketOf } from '../../../emulators/names.ts';
import { MEMORY_VARIABLES, RESOURCES } from '../../../functions/src/platform/resources.ts';
import { peakMemoryOf, processTree } from '../process-tree.ts';

const SERVER = new URL('../../../functions/src/testing/deployed-server.ts', import.meta.url);

/** A function of a running stack's build, in a process of its own. */
export interface Deployed {
  /** Where it listens on this machine. */
  port: number;
  /** The most requests that Google gives to one process at once; a queue holds further ones until others have started. */
  atOnce: number;
  /** The most memory of its process, and of those that it has started and that still run, in MB. */
  peak(): number;
  stop(): Promise<void>;
}

/**
 * The priority of what has other machines in production, between 0 and 19, the lowest: it takes no processor from the process that is
 * measured.
 */
export const ELSEWHERE = 19;

/**
 * Starts a function as Google serves it: in one process that takes several requests at once, which the emulator does not.
 *
 * @param priority of its process, by default the usual one
 */
export async function startDeployed(
  name: 'api' | 'page' | 'signIn',
  projectId: string,
  priority = 0,
): Promise<Deployed> {
  const folder = buildFolders(projectId).functions;
  const configured = ['.env.local', '.secret.local'].map((file) =>
    parseEnv(readFileSync(join(folder, file), 'utf8')),
  );
  const server = fork(SERVER, {
    env: Object.assign({}, process.env, ...configured, MEMORY_VARIABLES, {
      FUNCTION_TARGET: name,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketOf(projectId) }),
      WAYMARK_FUNCTIONS: join(folder, 'index.js'),
    }),
    // It logs each refusal.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(server, 'message');
  setPriority(server.pid ?? 0, priority);
  return {
    port: Number(port),
    atOnce: RESOURCES[name].concurrency,
    peak: () => peakMemoryOf(processTree(server.pid ?? 0)) / 1024 / 1024,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
