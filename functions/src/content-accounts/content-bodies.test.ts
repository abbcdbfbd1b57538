import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { BODIES, boundedContentBodies, contentBody } from './content-bodies.ts';
import { answerStrapiErrors, refuseOtherRoutes } from './strapi-error.ts';

const content = new Hono();
answerStrapiErrors(content);
content.use(boundedContentBodies);
for (const [name, schema] of Object.entries(BODIES))
  content.post(`/${name}`, async (context) => context.json(await contentBody(context, schema)));
content.get('/of/:provider/callback', (context) => context.body(null, 204));
refuseOtherRoutes(content);
const app = new Hono().route('/api/content', content);

async function send(
  path: string,
  body?: unknown,
  { type = 'application/json', method = 'POST', encoding = '' } = {},
) {
  const response = await app.request(`/api/content/${path}`, {
    method,
    headers: { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

const refusal = (
  status: number,
  name: string,
  message: unknown = expect.any(String),
  details: unknown = {},
) => ({
  status,
  body: { data: null, error: { status, name, message, details } },
});
const errors = (...all: [path: string, code: string][]) => ({
  errors: all.map(([path, code]) => ({
    path: path === '' ? [] : [path],
    code,
    name: 'ValidationError',
    message: expect.any(String),
  })),
});

const REGISTER = { username: 'Ada', email: 'Ada@Example.org', password: 'x' };

it('is read, with the address in its normal form', async () => {
  expect(await send('register', { ...REGISTER, username: ' Ada ', locale: 'fr' })).toEqual({
    status: 200,
    body: { username: 'Ada', email: 'ada@example.org', password: 'x', locale: 'fr' },
  });
  expect(await send('login', { identifier: 'a', password: ' x ', deviceId: 'phone' })).toMatchObject({
    status: 200,
    body: { password: ' x ' },
  });
});

it('names the one field that is wrong, or counts them', async () => {
  expect(await send('login', { identifier: 'a' })).toEqual(
    refusal(400, 'ValidationError', 'password is a required field', errors(['password', 'missing'])),
  );
  expect(await send('login', {})).toEqual(
    refusal(
      400,
      'ValidationError',
      '2 errors occurred',
      errors(['identifier', 'missing'], ['password', 'missing']),
    ),
  );
});

it.each<[string, unknown, [string, string]]>([
  ['login', { identifier: 1, password: 'x' }, ['identifier', 'wrong-type']],
  ['login', { identifier: 'a', password: { $ne: '' } }, ['password', 'wrong-type']],
  ['login', { identifier: '', password: 'x' }, ['identifier', 'missing']],
  ['register', { ...REGISTER, email: 'ada' }, ['email', 'malformed']],
  ['register', { ...REGISTER, email: null }, ['email', 'missing']],
  ['register', { ...REGISTER, username: ' ' }, ['username', 'missing']],
  ['register', { ...REGISTER, username: 'a\r\nBcc: x' }, ['username', 'malformed']],
  ['register', { ...REGISTER, username: 'x'.repeat(81) }, ['username', 'too-long']],
  ['register', { ...REGISTER, locale: 'de' }, ['locale', 'malformed']],
  ['forgotPassword', { email: 'a b@example.org' }, ['email', 'malformed']],
  ['resetPassword', { code: 'x', password: 'y' }, ['passwordConfirmation', 'missing']],
  ['changePassword', { password: 'x', passwordConfirmation: 'x' }, ['currentPassword', 'missing']],
  ['sendEmailConfirmation', { email: [] }, ['email', 'wrong-type']],
  ['login', null, ['', 'missing']],
  ['login', [], ['', 'wrong-type']],
])('%s refuses %j', async (path, body, error) => {
  expect(await send(path, body)).toEqual(refusal(400, 'ValidationError', expect.any(String), errors(error)));
});

it.each(['register', 'forgotPassword', 'resetPassword', 'changePassword'])(
  '%s refuses unknown fields, and names them',
  async (path) => {
    const body = { ...REGISTER, role: 1, provider: 'x', confirmed: true };
    expect(await send(path, body)).toMatchObject(
      refusal(
        400,
        'ValidationError',
        expect.stringMatching(/^Invalid parameters: .*role, provider, confirmed$/),
      ),
    );
  },
);

it('never repeats a value that it refuses', async () => {
  const answer = JSON.stringify(await send('login', { identifier: ['Secret-1'], password: ['Secret-2'] }));
  expect(answer).not.toContain('Secret');
});

it.each(Object.keys(BODIES))('%s refuses a megabyte: 413', async (path) => {
  expect(await send(path, { ...REGISTER, password: 'x'.repeat(1_000_000) })).toEqual(
    refusal(413, 'PayloadTooLargeError', 'Entity too large'),
  );
});

it.each(['text/plain', '', 'application/x-www-form-urlencoded'])('is not read as "%s": 415', async (type) => {
  expect(await send('login', REGISTER, { type })).toEqual(refusal(415, 'UnsupportedMediaTypeError'));
});

it('is not read compressed: 415', async () => {
  const body = gzipSync(JSON.stringify(REGISTER)).toString('latin1');
  expect(await send('login', body, { encoding: 'gzip' })).toEqual(refusal(415, 'UnsupportedMediaTypeError'));
});

it.each(['{', 'null', ''])('is refused where it is no object: %j', async (body) => {
  expect(await send('login', body)).toMatchObject(
    refusal(400, 'ValidationError', expect.any(String), {
      errors: expect.any(Array),
    }),
  );
});

it('is refused at other addresses and with other methods', async () => {
  for (const path of ['', 'login/', 'posts', 'of/callback', 'of/a/b/callback'])
    expect(await send(path, REGISTER)).toEqual(refusal(404, 'NotFoundError', 'Not Found'));
  expect(await send('login', undefined, { method: 'GET' })).toEqual(
    refusal(405, 'MethodNotAllowedError', 'Method Not Allowed'),
  );
  expect(await send('of/auth0/callback', REGISTER)).toEqual(refusal(405, 'MethodNotAllowedError'));
});
