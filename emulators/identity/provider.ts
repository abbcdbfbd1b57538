import { CLAIMS_NAMESPACE } from '@waymark/model/issuer';
import Provider, { type Configuration, errors } from 'oidc-provider';
import { names } from '../names.ts';
import type { IdentityState } from './identity-state.ts';
import { ALGORITHM } from './signing-keys.ts';
import { stateAdapter } from './state-adapter.ts';
import { userInfoAudience } from './user-info.ts';

export const SIGN_IN_PATH = '/u/login';

const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

/** In seconds: how long an access token is valid, as at Auth0. */
const DAY = 86_400;

export interface ProviderOptions {
  issuer: string;
  /** The origins of allowed callback addresses. */
  origins: readonly string[];
}

/** The audience of tokens for the management API, named as at Auth0. */
export const managementAudience = (issuer: string) => `${issuer}api/v2/`;

/** A certified OpenID provider with the paths and the tokens of Auth0. */
export function createProvider(
  state: IdentityState,
  options: ProviderOptions,
  changed: () => void,
): Provider {
  const { issuer, origins } = options;
  const { audience, clientId, managementClientId, managementClientSecret } = names.identity;
  const management = managementAudience(issuer);
  const personOfSubject = (subject: string) => state.people.find((person) => person.subject === subject);

  const configuration: Configuration = {
    adapter: stateAdapter(state, changed),
    jwks: { keys: state.keys },
    clients: [
      {
        client_id: clientId,
        redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      {
        client_id: managementClientId,
        client_secret: managementClientSecret,
        redirect_uris: [],
        grant_types: ['client_credentials'],
        response_types: [],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
    },
    pkce: { required: (_context, client) => client.clientId === clientId },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    scopes: SCOPES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false, // as Auth0: the ID token has the claims of all scopes
    extraParams: ['audience', 'ui_locales'],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource(context, client) {
          const asked = String(context.oidc.params?.['audience'] ?? context.oidc.body?.['audience'] ?? '');
          const allowed = client?.clientId === managementClientId ? management : audience;
          if (asked !== '' && asked !== allowed) throw new errors.AccessDenied(`Service not found: ${asked}`);
          return allowed;
        },
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => ({
          scope: SCOPES.join(' '),
          audience: resource,
          accessTokenTTL: DAY,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: ALGORITHM } },
        }),
      },
    },
    formats: {
      customizers: {
        /** The same token is valid for `/userinfo`. */
        async jwt(_context, token, { payload }) {
          if (token.kind === 'AccessToken' && token.scopes.has('openid')) {
            payload['aud'] = [audience, userInfoAudience(issuer)];
          }
        },
      },
    },
    extraTokenClaims({ oidc }, token) {
      const person = 'accountId' in token && token.accountId ? personOfSubject(token.accountId) : undefined;
      return (
        person && {
          permissions: person.permissions,
          [`${CLAIMS_NAMESPACE}/email`]: person.email,
          [`${CLAIMS_NAMESPACE}/name`]: person.name,
          [`${CLAIMS_NAMESPACE}/auth_time`]: (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)
            ?.authTime,
        }
      );
    },
    findAccount(_context, subject) {
      const person = personOfSubject(subject);
      if (person === undefined) return undefined;
      const { email, name } = person;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true, name }) };
    },
    interactions: { url: (_context, { uid }) => `${SIGN_IN_PATH}?state=${uid}` },
    /** No consent page is shown, because Waymark is a first-party application. */
    async loadExistingGrant({ oidc }) {
      const grantId = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(clientId);
      const existing = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
      if (existing !== undefined || oidc.session?.accountId === undefined) return existing;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPES.join(' '));
      grant.addResourceScope(audience, SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    cookies: {
      keys: [state.cookieSecret],
      names: { session: 'auth0', interaction: 'auth0_interaction', resume: 'auth0_resume' },
    },
    ttl: {
      Session: 3 * DAY,
      Grant: 30 * DAY,
      RefreshToken: 30 * DAY,
      Interaction: 3_600,
      IdToken: DAY,
      AccessToken: DAY,
      ClientCredentials: DAY,
    },
    renderError(context, { error, error_description }) {
      context.type = 'text/plain; charset=utf-8';
      context.body = [error, error_description].filter(Boolean).join('\n');
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.on('server_error', (_context, error) => console.error('The identity provider failed.', error));
  return provider;
}
