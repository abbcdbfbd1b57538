import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import { errors, type InteractionResults } from 'oidc-provider';
import { names } from '../names.ts';
import type { IdentityState } from './identity-state.ts';
import { personOf } from './people.ts';
import { SIGN_IN_PATH } from './provider.ts';
import { noSignInPage, PAGE_POLICY, signInPage } from './sign-in-page.ts';
import { languageOf } from './sign-in-texts.ts';

interface SignInOptions {
  /** The current provider. A rotation of keys creates another one. */
  provider: () => Provider;
  state: IdentityState;
  changed: () => void;
}

type SignInContext = Context<{ Bindings: HttpBindings }>;

/** The sign-in page, or the page for a missing sign-in. */
export function signIn({ provider, state, changed }: SignInOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const demoAddresses: readonly string[] = names.identity.people.map(({ email }) => email);
  const demo = () => state.people.filter(({ email }) => demoAddresses.includes(email));

  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', PAGE_POLICY);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
  });

  app.onError((error, context) => {
    // The sign-in belongs to another browser, has expired, or does not exist.
    if (error instanceof errors.SessionNotFound)
      return context.html(noSignInPage(requestedLanguage(context)), 400);
    throw error;
  });

  app.get(SIGN_IN_PATH, async (context) => {
    const { uid, params } = await provider().interactionDetails(context.env.incoming, context.env.outgoing);
    const language = requestedLanguage(context, String(params['ui_locales'] ?? ''));
    return context.html(signInPage({ language, state: uid, people: demo() }));
  });

  app.post(SIGN_IN_PATH, async (context) => {
    const { incoming, outgoing } = context.env;
    const { uid } = await provider().interactionDetails(incoming, outgoing);
    const form = await context.req.parseBody();
    const finish = async (result: InteractionResults) =>
      context.redirect(await provider().interactionResult(incoming, outgoing, result), 303);
    if (form['cancel'] !== undefined) {
      return finish({ error: 'access_denied', error_description: 'User cancelled the sign-in' });
    }
    const chosen = demo().find(({ email }) => email === form['person']);
    const typed = String(form['email'] ?? '');
    const knows = form['password'] === names.identity.password;
    const person = chosen ?? (knows ? personOf(state.people, typed) : undefined);
    if (person === undefined) {
      const page = { language: requestedLanguage(context), state: uid, people: demo(), wrong: typed };
      return context.html(signInPage(page), 401);
    }
    changed();
    return finish({ login: { accountId: person.subject } });
  });
  return app;
}

function requestedLanguage(context: SignInContext, ofApplication = '') {
  return languageOf(context.req.query('lang'), ofApplication, context.req.header('accept-language'));
}
