import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildFolders } from '../../../emulators/local-waymark.ts';

const SERVER = new URL('../../../functions/src/testing/deployed-server.ts', import.meta.url);

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** A function of a running stack's build, in a process of its own. */
export interface Deployed {
  /** Sends a request. @returns the status */
  call(call: Call): Promise<number>;
  /** The most memory of its process, in MB. */
  peak(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a function as Google serves it: in one process that takes many requests at once, which the emulator does not. */
export async function startDeployed(name: 'api' | 'page', projectId: string): Promise<Deployed> {
  const folder = buildFolders(projectId).functions;
  const configured = ['.env.local', '.secret.local'].map((file) =>
    parseEnv(readFileSync(join(folder, file), 'utf8')),
  );
  const server = fork(SERVER, {
    env: Object.assign({}, process.env, ...configured, {
      FUNCTION_TARGET: name,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      WAYMARK_FUNCTIONS: join(folder, 'index.js'),
    }),
    // It logs each refusal.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(server, 'message');
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    call: (call) => statusOf({ ...call, port: Number(port), agent }),
    async peak() {
      server.send('memory');
      const [peak] = await once(server, 'message');
      return Number(peak);
    },
    async stop() {
      agent.destroy();
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** `fetch` takes more of a processor than the functions that are measured. */
function statusOf({ body, ...options }: Call & { port: number; agent: Agent }): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request({ host: '127.0.0.1', ...options }, (response) => {
    response.resume();
    response.on('end', () => resolve(response.statusCode ?? 0));
    response.on('error', reject);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
