import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { HOST } from '../ports.ts';
import { graphRoutes } from './graph-routes.ts';
import { InstagramFaults, instagramFault } from './instagram-faults.ts';
import { InstagramState } from './instagram-state.ts';
import { makeMedia } from './made-media.ts';
import { oauthRoutes, type RegisteredApp } from './oauth-routes.ts';

export interface InstagramOptions {
  /** 0 for any free one. */
  port: number;
  app: RegisteredApp;
  now?: () => number;
}

/** A running stand-in. */
export interface InstagramServer {
  origin: string;
  state: InstagramState;
  faults: InstagramFaults;
  stop(): Promise<void>;
}

const newAccount = z.strictObject({
  username: z.string().regex(/^[\w.]{1,30}$/),
  media: z.number().int().min(0).max(20_000),
});
const settings = z.strictObject({ addressLife: z.number().int().min(0) });

/**
 * Starts the stand-in for Instagram: its login and the endpoints of its API that the product calls. For tests, `PUT /accounts` makes an
 * account with media, `DELETE /accounts/:username/tokens` revokes its tokens, `PUT /settings` sets how long addresses are valid, and
 * `PUT /faults` makes requests fail.
 */
export async function startInstagram({ port, app, now }: InstagramOptions): Promise<InstagramServer> {
  const state = new InstagramState(now);
  const faults = new InstagramFaults();
  const hono = new Hono();
  hono.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  hono.route('/', oauthRoutes({ state, faults, app }));
  hono.route('/', graphRoutes({ state, faults, key: app.appSecret }));
  hono.put('/accounts', async (context) => {
    const { username, media } = newAccount.parse(await context.req.json());
    const newest = Math.floor(state.now() / 1_000) - 3_600;
    const { id } = state.addAccount(username, makeMedia(media, { newest }));
    return context.json({ id });
  });
  hono.delete('/accounts/:username/tokens', (context) => {
    state.revokeTokens(context.req.param('username'));
    return context.body(null, 204);
  });
  hono.put('/settings', async (context) => {
    state.addressLife = settings.parse(await context.req.json()).addressLife;
    return context.body(null, 204);
  });
  hono.put('/faults', async (context) => {
    const fault = instagramFault.safeParse(await context.req.json().catch(() => undefined));
    if (!fault.success) return context.json({ message: fault.error.message }, 400);
    faults.set(fault.data);
    return context.json(fault.data);
  });
  hono.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  const server = createServer(getRequestListener(hono.fetch));
  server.listen(port, HOST);
  await once(server, 'listening');
  // A server that listens on a port has an address.
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${address.port}`,
    state,
    faults,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
