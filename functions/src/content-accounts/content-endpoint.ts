import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE, isLocale, LOCALE_PREFIXES, type Locale } from '@waymark/model/locale';
import type { UserRecord } from 'firebase-admin/auth';
import { type Context, Hono } from 'hono';
import { refuseSuspended } from '../accounts/suspension.ts';
import { identityOf } from '../auth/identify.ts';
import type { Identity } from '../auth/identity.ts';
import { senderOf } from '../platform/address-of.ts';
import { auth, firestore } from '../platform/admin.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { ifKnown } from '../platform/firebase-users.ts';
import { limit, takeOfEach } from '../platform/limits.ts';
import { checkPassword } from './check-password.ts';
import {
  type AccountWithPassword,
  type ContentAccount,
  confirmedAccount,
  userAnswer,
} from './content-account.ts';
import { BODIES, boundedContentBodies, contentBody } from './content-bodies.ts';
import { normalAddress } from './email-address.ts';
import { evenlyWhereFailed } from './even-time.ts';
import { enqueueAccountLetter } from './letters-task.ts';
import { linkAccount } from './link-account.ts';
import { resetPassword, setPassword } from './new-password.ts';
import { contentKeys } from './own-content-keys.ts';
import { checkNewPassword, normalPassword } from './password-rules.ts';
import { accountOfProvider } from './provider-accounts.ts';
import { confirmAddress, register } from './registration.ts';
import { accountOfToken, type SignedInAccount, tokenOfAccount } from './signed-in-account.ts';
import {
  answerStrapiErrors,
  type FieldError,
  fieldsError,
  refuseOtherRoutes,
  StrapiError,
} from './strapi-error.ts';
import { queriedUser } from './user-query.ts';

/** The identity provider of this site, by Strapi's name for it. */
const PROVIDER = 'auth0';

const FIVE_MINUTES = 300;
/*
 * Each limit counts a client, so that no client can keep the holder of an account out. Firebase slows down guesses at one account
 * from everywhere. `ofAll` bounds senders that invent client addresses.
 */
const limits = {
  /** Attempts at one address from one client. */
  signIn: limit({ name: 'content-sign-in', points: 10, duration: FIVE_MINUTES }),
  client: limit({ name: 'content-client', points: 120, ofAll: 6_000, duration: FIVE_MINUTES }),
  register: limit({ name: 'content-register', points: 30, ofAll: 600, duration: 2 * FIVE_MINUTES }),
  letter: limit({ name: 'content-letter', points: 5, duration: FIVE_MINUTES }),
  password: limit({ name: 'content-password', points: 10, duration: FIVE_MINUTES }),
};

/** `/api/content`: accounts by e-mail and password, as a client of Strapi's plugin users-permissions calls them. */
export const content = new Hono();

answerStrapiErrors(content);
content.use(boundedContentBodies);

// Not below `.well-known`: Hosting rewrites no path with such a segment to a function.
content.get('/jwks.json', (context) => {
  context.header('Cache-Control', 'public, max-age=300');
  return context.json(contentKeys().published);
});

content.get('/users/me', async (context) => {
  const signedIn = await signedInBy(context);
  return context.json(queriedUser(signedIn, new URL(context.req.url).search.slice(1)));
});

content.post('/auth/local', async (context) => {
  const { account, user } = await provenAccount(context, await contentBody(context, BODIES.login));
  return answerSignedIn(context, account, user);
});

content.post('/auth/local/register', async (context) => {
  const {
    username,
    email,
    password,
    locale = localeOf(context),
  } = await contentBody(context, BODIES.register);
  await limits.register(senderOf(context));
  await checkNewPassword(password, [email, username]);
  const registration = { username, email, password: normalPassword(password), locale };
  const account = await register(firestore, auth, registration, {
    issuer: configuration.contentIssuer,
    now: Date.now(),
  });
  await enqueueAccountLetter({ about: 'registration', accountId: account.id, locale });
  return answerSignedIn(context, account);
});

content.post('/auth/forgot-password', async (context) => {
  const { email, locale = localeOf(context) } = await contentBody(context, BODIES.forgotPassword);
  await takeLetterRequest(context, email);
  await enqueueAccountLetter({ about: 'reset', email, locale });
  return context.json({ ok: true });
});

content.post('/auth/reset-password', async (context) => {
  const body = await contentBody(context, BODIES.resetPassword);
  await limits.client(senderOf(context));
  demandSame(body);
  const account = await resetPassword(firestore, auth, body, Date.now());
  if (account === undefined) throw new StrapiError('ValidationError', 'Incorrect code provided');
  return answerSignedIn(context, account);
});

content.post('/auth/change-password', async (context) => {
  const { account } = await signedInBy(context);
  const { currentPassword, ...body } = await contentBody(context, BODIES.changePassword);
  await limits.password(account.uid);
  demandSame(body);
  const uid = await checkPassword(account.email, normalPassword(currentPassword));
  if (uid === undefined || uid !== account.passwordUid)
    throw new StrapiError('ValidationError', 'The provided current password is invalid');
  if (currentPassword === body.password)
    throw new StrapiError(
      'ValidationError',
      'Your new password must be different than your current password',
    );
  await checkNewPassword(body.password, [account.email, account.username]);
  await setPassword(auth, account, body.password);
  return answerSignedIn(context, account);
});

content.post('/auth/send-email-confirmation', async (context) => {
  const { email, locale = localeOf(context) } = await contentBody(context, BODIES.sendEmailConfirmation);
  await takeLetterRequest(context, email);
  await enqueueAccountLetter({ about: 'confirmation', email, locale });
  return context.json({ email, sent: true });
});

content.get('/auth/email-confirmation', async (context) => {
  const code = context.req.query('confirmation');
  if (!code) throw fieldsError([missing('confirmation')]);
  await limits.client(senderOf(context));
  const account = await confirmAddress(firestore, auth, code, Date.now());
  if (account === undefined) throw new StrapiError('ValidationError', 'Invalid token');
  return context.redirect(`${LOCALE_PREFIXES[account.locale]}/join?confirmed=true`);
});

content.get('/auth/:provider/callback', async (context) => {
  demandProvider(context);
  const accessToken = context.req.query('access_token');
  if (!accessToken) throw new StrapiError('ApplicationError', 'No access_token.');
  await limits.client(senderOf(context));
  const identity = await providerIdentity(accessToken);
  return answerSignedIn(context, await accountOfProvider(firestore, auth, identity, Date.now()));
});

// An addition to Strapi's routes: nothing else joins what two ways of signing in have proven.
content.post('/auth/:provider/link', async (context) => {
  demandProvider(context);
  const { access_token: accessToken, ...credentials } = await contentBody(context, BODIES.link);
  const identity = await providerIdentity(accessToken);
  const { account } = await provenAccount(context, credentials);
  const user = await ifKnown(() => auth.getUser(identity.uid));
  if (user === undefined) throw new ApiError('login_required', 'The user has never signed in.');
  return answerSignedIn(context, await linkAccount(firestore, account, identity, Date.now()));
});

content.get('/connect/:provider', (context) => {
  demandProvider(context);
  return context.redirect(`${LOCALE_PREFIXES[localeOf(context)]}/join?provider=${PROVIDER}`);
});

refuseOtherRoutes(content);

/**
 * The confirmed account with an address and a password.
 * @throws StrapiError `ValidationError`, for every wrong address or password after the same time
 */
async function provenAccount(
  context: Context,
  { identifier, password }: { identifier: string; password: string },
): Promise<AccountWithPassword> {
  const client = senderOf(context);
  // Names are not unique, so that no registration tells which exist: only an address identifies an account.
  const email = normalAddress(identifier);
  const isAllowed = takeOfEach([
    [limits.client, client],
    [limits.signIn, `${email ?? identifier} ${client.key}`],
  ]);
  // What this process refuses by its own count, it refuses at once. The count of all processes runs beside the check, whose result
  // is not given where that refuses.
  await Promise.race([isAllowed, setImmediate()]);
  const [proven] = await Promise.all([
    evenlyWhereFailed(
      () => accountWith(email, password),
      (found) => found === undefined,
    ),
    isAllowed,
  ]);
  if (proven === undefined) throw new StrapiError('ValidationError', 'Invalid identifier or password');
  return proven;
}

async function accountWith(
  email: string | undefined,
  password: string,
): Promise<AccountWithPassword | undefined> {
  if (email === undefined) return undefined;
  // The holder of the address is read beside the check, which takes as long.
  const [uid, holder] = await Promise.all([
    checkPassword(email, normalPassword(password)),
    confirmedAccount(firestore, auth, email),
  ]);
  return holder?.user.uid === uid ? holder : undefined;
}

/** The user of an access token of the identity provider. @throws ApiError */
async function providerIdentity(accessToken: string): Promise<Identity> {
  const identity = await identityOf(`Bearer ${accessToken}`);
  if (identity.kind !== 'provider') throw new ApiError('invalid_token', 'The token is not valid.');
  await refuseSuspended(firestore, auth, identity.uid, identity.permissionsAt);
  return identity;
}

/** @throws StrapiError `ForbiddenError` without a token, `UnauthorizedError` for one that is not valid */
async function signedInBy(context: Context): Promise<SignedInAccount> {
  const header = context.req.header('Authorization');
  if (header === undefined) throw new StrapiError('ForbiddenError', 'Forbidden');
  const encoded = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  try {
    if (encoded !== undefined) return await accountOfToken(encoded);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (error.code === 'unconfirmed' || error.code === 'forbidden')
      throw new StrapiError('UnauthorizedError', 'Invalid credentials');
  }
  throw new StrapiError('UnauthorizedError', 'Missing or invalid credentials');
}

/** @param user a Firebase account that was just read */
async function answerSignedIn(
  context: Context,
  account: ContentAccount,
  user?: UserRecord,
): Promise<Response> {
  return context.json({ jwt: await tokenOfAccount(account, user), user: userAnswer(account) });
}

async function takeLetterRequest(context: Context, email: string): Promise<void> {
  const client = senderOf(context);
  await takeOfEach([
    [limits.client, client],
    [limits.letter, `${email} ${client.key}`],
  ]);
}

function demandSame({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }) {
  if (password === passwordConfirmation) return;
  const [path, message] = [['passwordConfirmation'], 'Passwords do not match'];
  throw fieldsError([{ path, message, name: 'ValidationError', code: 'different' }]);
}

function demandProvider(context: Context): void {
  if (context.req.param('provider') !== PROVIDER)
    throw new StrapiError('ApplicationError', 'This provider is disabled');
}

function missing(field: string): FieldError {
  const message = `${field} is a required field`;
  return { path: [field], message, name: 'ValidationError', code: 'missing' };
}

/** The first of the browser's languages that Waymark has. */
function localeOf(context: Context): Locale {
  const languages = (context.req.header('Accept-Language') ?? '').slice(0, 200).split(',');
  return languages.map((each) => each.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE;
}
