import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { bearerClaims } from './bearer.ts';
import type { IdentityState } from './identity-state.ts';

/** The audience of access tokens for `/userinfo`, which Auth0 adds to that of the API. */
export const userInfoAudience = (issuer: string) => `${issuer}userinfo`;

interface UserInfoOptions {
  issuer: string;
  state: IdentityState;
  /** The origins of allowed callers. */
  origins: readonly string[];
}

/**
 * `GET` and `POST /userinfo`: the user of an access token, limited by its scopes. The provider's own endpoint refuses a token
 * for an API; Auth0's accepts ours.
 */
export function userInfo({ issuer, state, origins }: UserInfoOptions): Hono {
  const app = new Hono();
  app.use('/userinfo', cors({ origin: [...origins], allowHeaders: ['Authorization'] }));
  app.on(['GET', 'POST'], '/userinfo', async (context) => {
    context.header('Cache-Control', 'no-store');
    const audience = userInfoAudience(issuer);
    const claims = await bearerClaims(context.req.header('authorization'), { issuer, audience, state });
    const person = state.people.find(({ subject }) => subject === claims?.sub);
    if (person === undefined) {
      context.header('WWW-Authenticate', 'Bearer error="invalid_token"');
      return context.text('Unauthorized', 401);
    }
    const scopes = String(claims?.['scope'] ?? '').split(' ');
    return context.json({
      sub: person.subject,
      ...(scopes.includes('profile') && { name: person.name }),
      ...(scopes.includes('email') && { email: person.email, email_verified: true }),
    });
  });
  return app;
}
