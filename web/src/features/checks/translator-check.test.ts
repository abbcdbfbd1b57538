// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../config.ts', () => ({ config }));
vi.mock('../../session/firebase.ts', () => ({
  applicationHeaders: async () => ({ 'X-Firebase-AppCheck': 'a' }),
}));

let fetched = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => vi.restoreAllMocks());

async function outcomeOn(variables: Record<string, unknown>) {
  for (const name of Object.keys(config)) delete config[name];
  Object.assign(config, { VITE_TAG_MANAGER_ENABLED: false }, variables);
  vi.resetModules();
  const { check } = await import('./checks.ts');
  return check('translator', new AbortController().signal);
}

const ON = { VITE_TRANSLATOR: 'openai', VITE_TRANSLATOR_URL: 'https://models.example/v1' };

test('a site without a translation service says so', async () => {
  expect(await outcomeOn({})).toMatchObject({ state: 'off', values: { variable: 'VITE_TRANSLATOR' } });
  expect(fetched).not.toHaveBeenCalled();
});

test('functions with a service refuse a request without a session; the service is not asked', async () => {
  fetched.mockImplementation(async () => new Response('{"error":"login_required"}', { status: 401 }));
  expect(await outcomeOn(ON)).toMatchObject({
    state: 'works',
    says: 'translator',
    values: { host: 'models.example' },
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([404, 500])(
  'functions that answer %i have no service, or a wrong configuration',
  async (status) => {
    fetched.mockImplementation(async () => new Response('{"error":"x"}', { status }));
    expect(await outcomeOn(ON)).toMatchObject({ state: 'failed', says: 'status', values: { status } });
  },
);
