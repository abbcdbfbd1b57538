import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { bearerClaims } from './bearer.ts';
import type { IdentityState } from './identity-state.ts';

/** The audience of the access tokens that `/userinfo` takes, which Auth0 gives beside that of the API. */
export const userInfoAudience = (issuer: string) => `${issuer}userinfo`;

interface UserInfoOptions {
  issuer: string;
  state: IdentityState;
  /** The origins whose pages may ask. */
  origins: readonly string[];
}

/**
 * `GET` and `POST /userinfo`: who holds an access token, as far as its scopes say. The provider's own takes no token that is for an
 * API; Auth0's takes those that we give.
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
