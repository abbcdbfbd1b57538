import { createHash, randomBytes } from 'node:crypto';
import { names } from '../../emulators/names.ts';
import { ADDRESS } from './requests.ts';

/** The identity provider of the stack that is tested. */
export const ISSUER = process.env['WAYMARK_ISSUER'] ?? 'http://localhost:9400/';

/** What the provider calls whoever has an address. */
export function subjectOf(address: string): string {
  return `auth0|${address.slice(0, address.indexOf('@'))}`;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** Signs somebody in at the identity provider as a browser does: authorization code with PKCE, and the form of its page. */
export async function signInAt(email: string): Promise<Tokens> {
  const redirectUri = `${ADDRESS}/`;
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
  const page = await browser.follow(`${ISSUER}authorize?${query}`, redirectUri);
  const form = new URLSearchParams({ email, password: names.identity.password });
  const arrived = await browser.follow(page, redirectUri, form);
  const code = new URL(arrived).searchParams.get('code');
  if (code === null) throw new Error(`No sign-in: ${arrived}`);
  return tokensFor({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
}

/** New tokens for a refresh token. */
export function refresh(refreshToken: string): Promise<Tokens> {
  return tokensFor({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** @throws Error with what the provider refused */
async function tokensFor(grant: Readonly<Record<string, string>>): Promise<Tokens> {
  const body = new URLSearchParams({ client_id: names.identity.clientId, ...grant });
  const response = await fetch(`${ISSUER}oauth/token`, { method: 'POST', body });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  // What the provider answers with status 200 are tokens.
  return answer as Tokens;
}

class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** The last address before somebody else's, or that of a page where the redirects end. */
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

/** Calls the management API of the provider as functions do. */
export async function manage(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${ISSUER}oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: names.identity.managementClientId,
      client_secret: names.identity.managementClientSecret,
      audience: `${ISSUER}api/v2/`,
    }),
  });
  // As above.
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return fetch(`${ISSUER}api/v2/${path}`, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
}

/** Changes what somebody may do, at the provider. */
export async function changePermission(
  subject: string,
  name: string,
  method: 'POST' | 'DELETE',
): Promise<void> {
  const body = JSON.stringify({
    permissions: [{ resource_server_identifier: names.identity.audience, permission_name: name }],
  });
  const response = await manage(`users/${encodeURIComponent(subject)}/permissions`, { method, body });
  if (!response.ok) throw new Error(`The permission was not changed: ${await response.text()}`);
}
