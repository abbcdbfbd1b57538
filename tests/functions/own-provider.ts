import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { startIdentity } from '../../emulators/identity/identity.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import { HOST, portVariable } from '../../emulators/ports.ts';
import { providerClient } from '../provider-client.ts';
import { ROOT } from '../run-command.ts';
import { ADDRESS } from './requests.ts';

const keySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });

/** The local identity provider in this process, until the test ends: the test controls its clock and its keys. */
export async function ownProvider() {
  const port = await freePort();
  const issuer = issuerOn(port);
  onTestFinished(await startIdentity({ port, origins: [ADDRESS], log: () => {} }));
  return {
    ...providerClient({ issuer, address: ADDRESS }),
    issuer,
    /** The ids of its public keys: the signing one, and the next. */
    async kids(): Promise<string[]> {
      const response = await fetch(`${issuer}.well-known/jwks.json`);
      return keySet.parse(await response.json()).keys.map(({ kid }) => kid);
    },
    /** Rotates its keys by the command for it. @returns the command's output */
    async rotateKeys(): Promise<string> {
      const env = { ...process.env, [portVariable('identity')]: String(port) };
      const command = [`${ROOT}emulators/rotate-keys.ts`];
      return (await promisify(execFile)(process.execPath, command, { env })).stdout;
    },
  };
}

/** Moves the clock of this process this many seconds ahead. */
export function wait(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
