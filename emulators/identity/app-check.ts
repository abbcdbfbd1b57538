import { createPrivateKey } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { names } from '../names.ts';
import type { IdentityState } from './identity-state.ts';
import { ALGORITHM, publicPart } from './signing-keys.ts';

/** As long as those of App Check by default. */
const LIFETIME = 3_600;

const exchange = z.object({ debug_token: z.string() });

interface AppCheckOptions {
  state: IdentityState;
  /** The origins of allowed callers. */
  origins: readonly string[];
}

/**
 * A stand-in for App Check, which Firebase has no emulator of: it exchanges the debug token of the local stack for a token, as
 * `projects.apps.exchangeDebugToken` does, and publishes the keys that sign these. The emulators of Firestore and Storage
 * ignore the tokens; functions verify them.
 */
export function appCheck({ state, origins }: AppCheckOptions): Hono {
  const app = new Hono().basePath('/app-check/v1');
  app.use(cors({ origin: [...origins], allowHeaders: ['Content-Type'] }));
  app.get('/jwks', (context) => context.json({ keys: state.keys.map(publicPart) }));
  app.post('/projects/:project/apps/:method', async (context) => {
    const [, appId] = /^(.+):exchangeDebugToken$/.exec(context.req.param('method')) ?? [];
    if (appId === undefined) return context.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
    const asked = exchange.safeParse(await context.req.json().catch(() => undefined));
    if (asked.data?.debug_token !== names.appCheckDebugToken) {
      return context.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, 403);
    }
    const [key] = state.keys;
    if (key === undefined) throw new Error('There is no key to sign with');
    const token = await new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
      .setIssuer('https://firebaseappcheck.googleapis.com/1')
      .setAudience(['projects/1', `projects/${context.req.param('project')}`])
      .setSubject(appId)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME}s`)
      .sign(createPrivateKey({ key, format: 'jwk' }));
    context.header('Cache-Control', 'no-store');
    return context.json({ token, ttl: `${LIFETIME}s` });
  });
  return app;
}
