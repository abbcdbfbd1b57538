import { Auth0Client } from '@auth0/auth0-spa-js';
import { config } from '../config.ts';
import { redirectOrigin } from './addresses.ts';

/**
 * The identity provider's own SDK, behind a lazy import: only whoever signs in, or has, loads it. What is not said here is as in
 * specification.md §9 by its defaults: three tries of each request for tokens, a lock of five seconds, tokens renewed a minute early.
 */
export const identity = new Auth0Client({
  domain: config.VITE_AUTH0_DOMAIN,
  clientId: config.VITE_AUTH0_CLIENT_ID,
  authorizationParams: {
    audience: config.VITE_AUTH0_AUDIENCE,
    scope: 'openid profile email offline_access',
    redirect_uri: `${redirectOrigin()}/`,
  },
  // In memory they would be lost with each page that is loaded, where browsers block the cookies of the provider.
  cacheLocation: 'localstorage',
  useRefreshTokens: true,
  useCookiesForTransactions: true,
  httpTimeoutInSeconds: 10,
  leeway: 60,
  sessionCheckExpiryDays: 1,
});
