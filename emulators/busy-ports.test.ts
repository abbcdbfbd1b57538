import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { describeBusyPorts } from './busy-ports.ts';
import { HOST } from './ports.ts';

let holder: ChildProcess | undefined;

afterEach(() => {
  holder?.kill();
});

it.each([HOST, '0.0.0.0'])(
  'names a port that is in use on %s, and the process that holds it',
  async (host) => {
    const port = await freePort();
    const listen = `listen(${port}, '${host}', () => console.log('listening'))`;
    const program = `require('node:net').createServer().${listen}`;
    holder = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (holder.stdout !== null) await once(holder.stdout, 'data');

    const [sentence] = await describeBusyPorts({ firestore: port });
    expect(sentence).toMatch(
      new RegExp(`^Port ${port} for firestore is in use by .*node.* \\(process ${holder.pid}\\)`),
    );
    expect(sentence).toContain('set WAYMARK_PORT_FIRESTORE.');
  },
);

it('reports no free port', async () => {
  expect(await describeBusyPorts({ firestore: await freePort() })).toEqual([]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
