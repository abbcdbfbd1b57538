import { RATES } from '@waymark/model/entities/quotas';
import { MAX_TRANSLATED } from '@waymark/model/translation/translation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonApi } from '../../functions/src/platform/json-api.ts';
import { translations } from '../../functions/src/translations/translations-endpoint.ts';
import { KEY, startTranslator, type TranslatorStandIn } from '../contracts/translator-stand-ins.ts';
import { aMember } from './people.ts';
import { refused } from './requests.ts';
import { havingTaken } from './taken-points.ts';

/** The endpoint as a function with a translation service serves it; those of the stack have none. */
const api = jsonApi();
api.route('/translations', translations);

let server: TranslatorStandIn;
beforeAll(async () => {
  server = await startTranslator();
});
beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('TRANSLATOR', 'libretranslate');
  vi.stubEnv('TRANSLATOR_URL', server.address);
  vi.stubEnv('TRANSLATOR_KEY', KEY);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.failWith(undefined);
});
afterAll(() => server.stop());

const aCreator = () => aMember(['feature:creator-profile']);
const body = { from: 'en', to: 'fr', texts: ['the sea', 'a <t1>b</t1>'] };
const LENGTH = 'the sea'.length + 'a <t1>b</t1>'.length;

async function post(token: string | undefined, sent: object = body): Promise<Response> {
  return api.request('/api/translations', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(sent),
  });
}

async function left(token: string): Promise<unknown> {
  const answer = await api.request('/api/translations', { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}

describe('a creator', () => {
  it('gets translations, with the number of characters that are left', async () => {
    const { token } = await aCreator();
    expect(await left(token)).toEqual({ left: RATES.charactersTranslatedADay });
    const answer = await post(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const rest = RATES.charactersTranslatedADay - LENGTH;
    expect(await answer.json()).toEqual({ texts: ['fr:the sea', 'fr:a <t1>b</t1>'], left: rest });
    expect(await left(token)).toEqual({ left: rest });
  });

  it('loses no characters to a service that fails, and learns what failed', async () => {
    const { token } = await aCreator();
    server.failWith({ status: 403 });
    await refused(await post(token), 503, 'provider-unavailable');
    server.failWith({ status: 429 });
    await refused(await post(token), 503, 'provider-limited');
    expect(await left(token)).toEqual({ left: RATES.charactersTranslatedADay });
  });

  it('has nothing sent that exceeds the characters of a day', async () => {
    const { uid, token } = await aCreator();
    await havingTaken(RATES.charactersTranslatedADay - LENGTH, 'translated-characters', uid);
    await refused(await post(token, { ...body, texts: ['x'.repeat(LENGTH + 1)] }), 409, 'quota-full');
    expect(server.asked).toEqual([]);
    expect((await post(token)).status).toBe(200);
    expect(await left(token)).toEqual({ left: 0 });
  });

  it.each([
    ['too long a text', { ...body, texts: ['x'.repeat(MAX_TRANSLATED + 1)] }],
    ['a language that Waymark does not have', { ...body, to: 'de' }],
    ['another field', { ...body, model: 'large' }],
  ])('cannot send %s', async (_, sent) => {
    await refused(await post((await aCreator()).token, sent), 422, 'invalid');
    expect(server.asked).toEqual([]);
  });
});

it('only creators can have texts translated', async () => {
  await refused(await post(undefined), 401, 'login_required');
  await refused(await post((await aMember()).token), 403, 'forbidden');
  expect(server.asked).toEqual([]);
});

it('a site without a translation service has no such endpoint', async () => {
  vi.stubEnv('TRANSLATOR', '');
  await refused(await post((await aCreator()).token), 404, 'not-found');
});
