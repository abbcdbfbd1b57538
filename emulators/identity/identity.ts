import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HOST } from '../ports.ts';
import { openState, saveState } from './identity-state.ts';
import { logout } from './logout.ts';
import { management } from './management.ts';
import { issuerOn } from './places.ts';
import { createProvider } from './provider.ts';
import { signIn } from './sign-in.ts';
import { rotatedKeys } from './signing-keys.ts';
import { userInfo } from './user-info.ts';

/** The paths that are ours; all others are the provider's. */
const OURS = /^\/(?:(?:u|v2|api)\/|userinfo(?:\?|$))/;

/** How long after a change it is saved, in milliseconds: one sign-in makes many of them. */
const SAVE_AFTER = 500;

interface IdentityOptions {
  port: number;
  /** The origins that people may come from, and go back to. */
  origins: readonly string[];
  /** Where it keeps what it knows; without it, it forgets. */
  file?: string | undefined;
  log: (line: string) => void;
}

/** Starts the identity provider; the answer stops it, once it has saved what it knows. */
export async function startIdentity(options: IdentityOptions): Promise<() => Promise<void>> {
  const { port, origins, file, log } = options;
  const issuer = issuerOn(port);
  const state = await openState(file, log);

  let saving: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(saving);
    saving = undefined;
    if (file !== undefined) saveState(file, state);
  };
  const changed = () => {
    saving ??= setTimeout(save, SAVE_AFTER);
  };

  const newProvider = () => createProvider(state, { issuer, origins }, changed);
  let provider = newProvider();
  const rotate = async () => {
    state.keys = await rotatedKeys(state.keys);
    provider = newProvider();
    changed();
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route('/', signIn({ provider: () => provider, state, changed }));
  app.route(
    '/',
    logout(() => provider, origins),
  );
  app.route('/', userInfo({ issuer, state, origins }));
  app.route('/', management({ issuer, state, changed, rotate }));
  const ours = getRequestListener(app.fetch);
  const server = createServer((request, response) =>
    OURS.test(request.url ?? '') ? ours(request, response) : provider.callback()(request, response),
  );
  server.listen(port, HOST);
  await once(server, 'listening');
  save();

  return async () => {
    save();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
