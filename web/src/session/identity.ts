import { Auth0Client } from '@auth0/auth0-spa-js';
import { config } from '../config.ts';
import { redirectOrigin } from './addresses.ts';

/**
 * The SDK of the identity provider, behind a lazy import: it is loaded only for a sign-in or an existing session. Its
 * defaults match specification.md §9: three tries of each token request, a lock of five seconds, and renewal one minute
 * before tokens expire.
 */
export const identity = new Auth0Client({
  domain: config.VITE_AUTH0_DOMAIN,
  clientId: config.VITE_AUTH0_CLIENT_ID,
  authorizationParams: {
    audience: config.VITE_AUTH0_AUDIENCE,
    scope: 'openid profile email offline_access',
    redirect_uri: `${redirectOrigin()}/`,
  },
  // Tokens in memory would be lost with every page load where browsers block the provider's cookies.
  cacheLocation: 'localstorage',
  useRefreshTokens: true,
  useCookiesForTransactions: true,
  httpTimeoutInSeconds: 10,
  leeway: 60,
  sessionCheckExpiryDays: 1,
});
