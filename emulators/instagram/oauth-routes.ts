import { Hono } from 'hono';
import { consentPage } from './consent-page.ts';
import type { InstagramFaults } from './instagram-faults.ts';
import { type InstagramState, LONG_LIFE } from './instagram-state.ts';

/** The application that is registered at the stand-in. */
export interface RegisteredApp {
  appId: string;
  appSecret: string;
  redirectUris: readonly string[];
}

interface Parts {
  state: InstagramState;
  faults: InstagramFaults;
  app: RegisteredApp;
}

const DAY = 86_400_000;
const PERMISSION = 'instagram_business_basic';

/**
 * Business Login for Instagram, as documented: the authorization window, a code for a token of an hour, that for one of 60 days, and
 * a new one for one that is a day old.
 * https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login
 */
export function oauthRoutes({ state, faults, app }: Parts): Hono {
  const routes = new Hono();

  routes.get('/oauth/authorize', (context) => {
    const query = context.req.query();
    const fault = requestFault(query, app);
    if (fault !== undefined)
      return context.html(`<h1>Sorry, this page isn’t available.</h1><p>${fault}</p>`, 400);
    return context.html(consentPage({ query, accounts: [...state.accounts.keys()] }));
  });

  routes.post('/oauth/authorize', async (context) => {
    const form = await context.req.formData();
    const text = (name: string) => String(form.get(name) ?? '');
    const query = {
      client_id: text('client_id'),
      redirect_uri: text('redirect_uri'),
      response_type: text('response_type'),
      scope: text('scope'),
    };
    if (requestFault(query, app) !== undefined) return context.text('Bad request', 400);
    const target = new URL(query.redirect_uri);
    if (form.has('state')) target.searchParams.set('state', text('state'));
    const code =
      text('decision') === 'allow' ? state.issueCode(text('account'), query.redirect_uri) : undefined;
    if (code === undefined) {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_reason', 'user_denied');
      target.searchParams.set('error_description', 'The user denied your request');
    } else target.searchParams.set('code', code);
    // Instagram appends this to the end of the address.
    target.hash = '_';
    return context.redirect(target.href);
  });

  routes.post('/oauth/access_token', async (context) => {
    const fault = faults.take('token');
    if (fault?.status !== undefined) return context.json(tokenError('Sorry, try again'), 500);
    const form = await context.req.formData();
    const text = (name: string) => String(form.get(name) ?? '');
    if (text('client_id') !== app.appId || text('client_secret') !== app.appSecret) {
      return context.json(tokenError('Error validating client secret'), 400);
    }
    if (text('grant_type') !== 'authorization_code')
      return context.json(tokenError('Invalid grant_type'), 400);
    const account = state.redeemCode(text('code'), text('redirect_uri'));
    if (account === undefined) return context.json(tokenError('This authorization code has been used'), 400);
    const token = state.issueToken(account.id, false);
    return context.json({ data: [{ access_token: token, user_id: account.id, permissions: PERMISSION }] });
  });

  routes.get('/access_token', (context) => {
    const { grant_type: grant, client_secret: secret, access_token: token = '' } = context.req.query();
    const issued = state.tokenAt(token);
    if (grant !== 'ig_exchange_token' || secret !== app.appSecret || issued === undefined || issued.isLong) {
      return context.json(graphError(190), 400);
    }
    return context.json(newToken(issued.accountId));
  });

  routes.get('/refresh_access_token', (context) => {
    const fault = faults.take('token');
    if (fault?.status !== undefined) return context.json(graphError(fault.code ?? 2), 500);
    const { grant_type: grant, access_token: token = '' } = context.req.query();
    const issued = state.tokenAt(token);
    const isDue = issued?.isLong === true && issued.issuedAt + DAY <= state.now();
    if (grant !== 'ig_refresh_token' || issued === undefined || !isDue)
      return context.json(graphError(190), 400);
    return context.json(newToken(issued.accountId));
  });

  return routes;

  function newToken(accountId: string) {
    return {
      access_token: state.issueToken(accountId, true),
      token_type: 'bearer',
      expires_in: LONG_LIFE / 1_000,
    };
  }
}

function requestFault(query: Readonly<Record<string, string>>, app: RegisteredApp): string | undefined {
  if (query['client_id'] !== app.appId) return 'Invalid platform app';
  if (!app.redirectUris.includes(query['redirect_uri'] ?? '')) return 'Invalid redirect_uri';
  if (query['response_type'] !== 'code') return 'Invalid response_type';
  return query['scope']?.split(/[ ,]/).includes(PERMISSION) === true ? undefined : 'Invalid scope';
}

function tokenError(message: string) {
  return { error_type: 'OAuthException', code: 400, error_message: message };
}

/** An error of the Graph API. */
export function graphError(code: number, message = 'An error of the stand-in') {
  return { error: { message, type: 'OAuthException', code, fbtrace_id: 'local' } };
}
