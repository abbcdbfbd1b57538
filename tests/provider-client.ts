import { createHash, randomBytes } from 'node:crypto';
import { names } from '../emulators/names.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

interface Places {
  /** The identity provider. */
  issuer: string;
  /** The address of Waymark, to which people return. */
  address: string;
}

/** Requests tokens from the local identity provider as a browser does, and manages it as functions do. */
export function providerClient({ issuer, address }: Places) {
  /** @throws Error with the provider's refusal */
  async function tokensFor(grant: Readonly<Record<string, string>>): Promise<Tokens> {
    const body = new URLSearchParams({ client_id: names.identity.clientId, ...grant });
    const response = await fetch(`${issuer}oauth/token`, { method: 'POST', body });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    // The provider's answers with status 200 are tokens.
    return answer as Tokens;
  }

  /** Signs a person in on the page of the provider. @returns what exchanges the resulting code for tokens, by PKCE */
  async function codeFor(email: string) {
    const redirectUri = `${address}/`;
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: names.identity.clientId,
      audience: names.identity.audience,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email offline_access',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: randomBytes(8).toString('hex'),
    });
    const browser = new CookieJar();
    const page = await browser.follow(`${issuer}authorize?${query}`, redirectUri);
    const form = new URLSearchParams({ email, password: names.identity.password });
    const arrived = await browser.follow(page, redirectUri, form);
    const code = new URL(arrived).searchParams.get('code');
    if (code === null) throw new Error(`No sign-in: ${arrived}`);
    const exchange = () =>
      tokensFor({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      });
    return exchange;
  }

  /** Signs a person in. */
  async function signInAt(email: string): Promise<Tokens> {
    const exchange = await codeFor(email);
    return exchange();
  }

  /** New tokens for a refresh token. */
  function refresh(refreshToken: string): Promise<Tokens> {
    return tokensFor({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** A token for the management API. */
  async function managementToken(): Promise<string> {
    const { access_token: token } = await tokensFor({
      grant_type: 'client_credentials',
      client_id: names.identity.managementClientId,
      client_secret: names.identity.managementClientSecret,
      audience: `${issuer}api/v2/`,
    });
    return token;
  }

  /** Calls the management API. */
  async function manage(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${issuer}api/v2/${path}`, {
      ...options,
      headers: {
        authorization: `Bearer ${await managementToken()}`,
        'content-type': 'application/json',
      },
    });
  }

  /** Changes a person's permissions. */
  async function changePermission(subject: string, name: string, method: 'POST' | 'DELETE'): Promise<void> {
    const body = JSON.stringify({
      permissions: [{ resource_server_identifier: names.identity.audience, permission_name: name }],
    });
    const response = await manage(`users/${encodeURIComponent(subject)}/permissions`, { method, body });
    if (!response.ok) throw new Error(`The permission was not changed: ${await response.text()}`);
  }

  return { codeFor, signInAt, refresh, managementToken, manage, changePermission };
}

class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** The last address before another site's, or that of the page where the redirects end. */
  async follow(address: string, foreign: string, form?: URLSearchParams): Promise<string> {
    let at = address;
    let body = form;
    for (;;) {
      const response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) {
        if (!response.ok) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
        return at;
      }
      body = undefined;
      at = new URL(location, at).href;
      if (at.startsWith(foreign)) return at;
    }
  }
}
