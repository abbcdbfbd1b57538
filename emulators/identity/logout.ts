import type { HttpBindings } from '@hono/node-server';
import { LOCALE_PREFIXES } from '@waymark/model/locale';
import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type Provider from 'oidc-provider';
import { names } from '../names.ts';

/** `GET /v2/logout?client_id&returnTo`: ends the session of the browser, and sends it back to an address that is registered. */
export function logout(
  provider: () => Provider,
  origins: readonly string[],
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/v2/logout', async (context) => {
    const { client_id: client, returnTo } = context.req.query();
    if (client !== undefined && client !== names.identity.clientId) {
      return context.text('Unknown client', 400);
    }
    if (returnTo !== undefined && !isRegistered(returnTo, origins)) {
      return context.text(`The "returnTo" querystring parameter "${returnTo}" is not registered`, 400);
    }
    const current = provider();
    const { incoming, outgoing } = context.env;
    const session = await current.Session.get(current.createContext(incoming, outgoing));
    await session.destroy();
    for (const name of ['auth0', 'auth0.sig', 'auth0.legacy', 'auth0.legacy.sig'])
      deleteCookie(context, name);
    context.header('Cache-Control', 'no-store');
    return returnTo === undefined ? context.text('OK') : context.redirect(returnTo, 302);
  });
  return app;
}

/** Each origin itself, and its first page in every language. */
function isRegistered(address: string, origins: readonly string[]): boolean {
  const homes = ['/', ...Object.values(LOCALE_PREFIXES)];
  return origins.some((origin) => homes.some((home) => address === origin + home));
}
