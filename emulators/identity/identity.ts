import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HOST } from '../ports.ts';
import { appCheck } from './app-check.ts';
import { openState, saveState } from './identity-state.ts';
import { logout } from './logout.ts';
import { management } from './management.ts';
import { issuerOn } from './places.ts';
import { createProvider } from './provider.ts';
import { signIn } from './sign-in.ts';
import { rotatedKeys } from './signing-keys.ts';
import { userInfo } from './user-info.ts';

/** Our own paths; all others belong to the provider. */
const OURS = /^\/(?:(?:u|v2|api|app-check)\/|userinfo(?:\?|$))/;

/** How long after a change the state is saved, in milliseconds. One sign-in makes many changes. */
const SAVE_AFTER = 500;

interface IdentityOptions {
  port: number;
  /** The origins of allowed callback addresses. */
  origins: readonly string[];
  /** Where the state is saved; without it nothing is saved. */
  file?: string | undefined;
  log: (line: string) => void;
}

/** Starts the identity provider. The returned function saves the state and stops it. */
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
  app.route('/', appCheck({ state, origins }));
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
