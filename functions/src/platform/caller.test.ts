import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { PERMISSIONS_LIFETIME } from '@waymark/model/permissions';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { callerBy, requirePermission } from './caller.ts';
import { ApiError } from './errors.ts';

const PROJECT = 'demo-caller';
const KID = 'key-1';
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const google = pair();
const forger = pair();

const seconds = () => Math.floor(Date.now() / 1_000);

interface Signing {
  key?: string;
  header?: Partial<jwt.JwtHeader>;
}

/** A token like Firebase's, with changes. */
function idToken(claims: object = {}, { key = google.privateKey, header = {} }: Signing = {}): string {
  const now = seconds();
  const usual = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'somebody',
    iat: now,
    exp: now + 3_600,
    auth_time: now,
    permissions: ['feature:creator-profile'],
    permissionsAt: now,
  };
  return jwt.sign({ ...usual, ...claims }, key, { header: { alg: 'RS256', kid: KID, ...header } });
}

/** Google's answers: its keys, and the data of a user. */
interface Google {
  keys: RequestListener;
  user: RequestListener;
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    answer(response, body, status);

function answer(response: ServerResponse, body: unknown, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const KEYS = says({ [KID]: google.publicKey });
const USER = says({ users: [{ localId: 'somebody' }] });

/** The Admin SDK, with all requests to Google redirected to a server of this machine. */
async function service({ keys = KEYS, user = USER }: Partial<Google> = {}): Promise<Auth> {
  const server = createServer((request, response) =>
    (request.url?.includes('x509') ? keys : user)(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  const auth = serviceAt(port);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return auth;
}

function serviceAt(port: number): Auth {
  const httpAgent = new Agent();
  httpAgent.createConnection = () => connect(port, '127.0.0.1');
  const credential = { getAccessToken: async () => ({ access_token: 'any', expires_in: 3_600 }) };
  const app = initializeApp({ projectId: PROJECT, credential, httpAgent }, `caller-${Math.random()}`);
  onTestFinished(() => deleteApp(app));
  return getAuth(app);
}

const call = (auth: Auth, token: string) => callerBy(auth, `Bearer ${token}`);

async function refusalOf(auth: Auth, authorization: string | undefined) {
  const error: unknown = await callerBy(auth, authorization).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  return { code: error.code, status: error.status };
}

const SIGN_IN = { code: 'login_required', status: 401 };
const TRY_AGAIN = { code: 'try-again', status: 503 };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeEach(() => {
  // With the emulator the SDK checks no signature.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.spyOn(logger, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the caller', () => {
  it('is the user of a token signed by Firebase', async () => {
    const caller = await call(await service(), idToken({ auth_time: 1_000 }));
    expect(caller).toEqual({
      uid: 'somebody',
      signedInAt: 1_000_000,
      permissions: ['feature:creator-profile'],
    });
    expect(() => requirePermission(caller, 'feature:creator-profile')).not.toThrow();
    expect(() => requirePermission(caller, 'write:creators')).toThrow(ApiError);
  });

  it.each([
    [PERMISSIONS_LIFETIME - 60, ['feature:creator-profile']],
    [PERMISSIONS_LIFETIME + 60, []],
    [30 * PERMISSIONS_LIFETIME, []],
  ])('has the permissions of %i seconds ago only within a day', async (age, permissions) => {
    const caller = await call(await service(), idToken({ permissionsAt: seconds() - age }));
    expect(caller).toMatchObject({ uid: 'somebody', permissions });
  });
});

describe('without a valid token the answer is 401', () => {
  it.each<[string, string | undefined]>([
    ['none', undefined],
    ['an empty one', 'Bearer '],
    ['a word', 'Bearer garbage'],
    ['three words', 'Bearer a.b.c'],
    ['another scheme', `Basic ${part('user')}`],
    ['parts that are no JSON', `Bearer ${Buffer.from('{"typ":"JWT"').toString('base64url')}.b.c`],
    [
      'a body that is no JSON',
      `Bearer ${part({ alg: 'RS256', typ: 'JWT', kid: KID })}.${Buffer.from('x').toString('base64url')}.c`,
    ],
    ['a body that is null', `Bearer ${part({ alg: 'RS256', kid: KID })}.${part(null)}.c`],
    [
      'a body that is null, of a JWT',
      `Bearer ${part({ alg: 'RS256', typ: 'JWT', kid: KID })}.${part(null)}.c`,
    ],
    ['a body that is a list', `Bearer ${part({ alg: 'RS256', kid: KID })}.${part([])}.c`],
    ['a token of old times', `Bearer ${part({ alg: 'HS256' })}.${part({ v: 0, d: 5 })}.c`],
    [
      'a custom token',
      `Bearer ${idToken({ aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' }, { header: { kid: undefined } })}`,
    ],
    ['no key named', `Bearer ${idToken({}, { header: { kid: undefined } })}`],
    ['no name of a key', `Bearer ${idToken({}, { key: forger.privateKey, header: { kid: '' } })}`],
    ['a key that Google has not', `Bearer ${idToken({}, { header: { kid: 'other' } })}`],
    ['a foreign signature', `Bearer ${idToken({}, { key: forger.privateKey })}`],
    ['no signature', `Bearer ${jwt.sign({ aud: PROJECT }, null, { algorithm: 'none' })}`],
    ['another project', `Bearer ${idToken({ aud: 'demo-other' })}`],
    ['another issuer', `Bearer ${idToken({ iss: 'https://evil.example/' })}`],
    ['no subject', `Bearer ${idToken({ sub: '' })}`],
    ['a time that is over', `Bearer ${idToken({ exp: seconds() - 1 })}`],
  ])('%s', async (_what, authorization) => {
    expect(await refusalOf(await service(), authorization)).toEqual(SIGN_IN);
  });

  it.each<[string, unknown]>([
    ['a closed account', { users: [{ localId: 'somebody', disabled: true }] }],
    ['a revoked session', { users: [{ localId: 'somebody', validSince: String(seconds() + 60) }] }],
    ['an unknown account', { users: [] }],
  ])('%s', async (_what, known) => {
    const auth = await service({ user: says(known) });
    expect(await refusalOf(auth, `Bearer ${idToken()}`)).toEqual(SIGN_IN);
  });
});

describe('where a token cannot be checked now the answer is 503', () => {
  it.each<[string, Partial<Google>]>([
    ['Google answers no keys but an error', { keys: says({ error: 'internal' }, 500) }],
    ['Google answers an error in the place of keys', { keys: says({ error: 'internal' }) }],
    ['Google’s keys are a page', { keys: (_, response) => response.end('<html>') }],
    ['Google does not know what it knows of a user', { user: says({ error: { message: 'internal' } }, 500) }],
  ])('%s', async (_what, at) => {
    expect(await refusalOf(await service(at), `Bearer ${idToken()}`)).toEqual(TRY_AGAIN);
  });

  it('Google’s address does not answer', async () => {
    const token = idToken();
    expect(await refusalOf(serviceAt(1), `Bearer ${token}`)).toEqual(TRY_AGAIN);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(token);
  });
});
