import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuration } from './configuration.ts';

const SET = {
  AUTH0_DOMAIN: 'tenant.example',
  AUTH0_AUDIENCE: 'https://api.waymark.example',
  AUTH0_MANAGEMENT_CLIENT_ID: 'functions',
  AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret',
  PUBLIC_ADDRESS: 'https://waymark.example/path',
  SUPPORT_TOOL_SECRET: 'x'.repeat(32),
  ALGOLIA_APP_ID: 'AB12',
  ALGOLIA_ORIGIN: '',
  ALGOLIA_WRITE_KEY: 'write',
  ALGOLIA_WORKS_KEY: 'works',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Waymark <post@waymark.example>',
  TEAM_ADDRESS: 'team@waymark.example',
  FIREBASE_CONFIG: '{"projectId":"a-project"}',
  APP_CHECK: '',
  APP_CHECK_KEYS: 'https://firebaseappcheck.googleapis.com/v1/jwks',
  INSTAGRAM_APP_ID: '990',
  INSTAGRAM_ORIGIN: '',
  INSTAGRAM_APP_SECRET: 'app secret',
  INSTAGRAM_TOKEN_KEYS: 'keys',
  TRANSLATOR: 'openai',
  TRANSLATOR_URL: 'https://models.example/v1/',
  TRANSLATOR_MODEL: 'small',
  TRANSLATOR_KEY: 'key',
  FUNCTIONS_EMULATOR: undefined,
};

beforeEach(() => {
  for (const [name, value] of Object.entries(SET)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the configuration of the functions', () => {
  it('is read where it is set', () => {
    expect(configuration).toMatchObject({
      issuer: 'https://tenant.example/',
      audience: 'https://api.waymark.example',
      management: { clientId: 'functions', clientSecret: 'secret' },
      publicOrigin: 'https://waymark.example',
      supportToolSecret: 'x'.repeat(32),
      search: { applicationId: 'AB12', origin: undefined },
      searchWriteKey: 'write',
      searchWorksKey: 'works',
      mail: {
        server: 'smtps://user:password@mail.example',
        from: { name: 'Waymark', address: 'post@waymark.example' },
      },
      teamAddress: 'team@waymark.example',
      instagram: { appId: '990', appSecret: 'app secret', origin: undefined },
      instagramTokenKeys: 'keys',
      translator: { kind: 'openai', address: 'https://models.example/v1', model: 'small', key: 'key' },
    });
  });

  it('drafts no translations without a service, and sends no key where it is none', () => {
    vi.stubEnv('TRANSLATOR_KEY', 'none');
    vi.stubEnv('TRANSLATOR', 'libretranslate');
    expect(configuration.translator).toEqual({
      kind: 'libretranslate',
      address: 'https://models.example/v1',
      key: undefined,
    });
    vi.stubEnv('TRANSLATOR', '');
    expect(configuration.translator).toBeUndefined();
  });

  it.each([
    ['TRANSLATOR', 'other'],
    ['TRANSLATOR_MODEL', ''],
    ['TRANSLATOR_KEY', ''],
    ['TRANSLATOR_URL', ''],
    ['TRANSLATOR_URL', 'http://models.example'],
    ['TRANSLATOR_URL', 'https://user:password@models.example'],
    ['TRANSLATOR_URL', 'https://models.example/?key=1'],
    ['TRANSLATOR_URL', '/translate'],
  ])('drafts no translations where %s is "%s", and says so', (name, value) => {
    vi.stubEnv(name, value);
    expect(() => configuration.translator).toThrow(new RegExp(`^${name} `));
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    if (value.startsWith('http:')) expect(configuration.translator?.address).toBe(value);
  });

  it('sends no mails where the server is none, and names no password in a refusal', () => {
    vi.stubEnv('SMTP_URL', 'none');
    expect(configuration.mail).toBeUndefined();
    vi.stubEnv('SMTP_URL', 'https://user:password@mail.example');
    expect(() => configuration.mail).toThrow(/^SMTP_URL must be [^@]*$/);
  });

  it.each([
    ['post@waymark.example', { name: '', address: 'post@waymark.example' }],
    [
      'The team of Waymark <post@waymark.example>',
      { name: 'The team of Waymark', address: 'post@waymark.example' },
    ],
  ])('accepts the sender %s', (value, from) => {
    vi.stubEnv('MAIL_FROM', value);
    expect(configuration.mail?.from).toEqual(from);
  });

  it.each(['Waymark', 'a@b.c, d@e.f', 'Waymark <>', 'Waymark <a b@c.d>', '<a@b.c> <d@e.f>'])(
    'refuses the sender %s',
    (value) => {
      vi.stubEnv('MAIL_FROM', value);
      expect(() => configuration.mail).toThrow('must be an address');
    },
  );

  it('requires App Check only where it says so', () => {
    expect(configuration.appCheck).toEqual({
      isRequired: false,
      projectId: 'a-project',
      keys: 'https://firebaseappcheck.googleapis.com/v1/jwks',
    });
    vi.stubEnv('APP_CHECK', 'required');
    expect(configuration.appCheck.isRequired).toBe(true);
  });

  it.each([
    ['APP_CHECK', 'true', 'must be empty or required'],
    ['APP_CHECK_KEYS', 'http://localhost:9400/jwks', 'only for the emulator'],
    ['FIREBASE_CONFIG', '{}', 'names no project'],
  ])('refuses App Check with %s=%s', (name, value, sentence) => {
    vi.stubEnv(name, value);
    expect(() => configuration.appCheck).toThrow(sentence);
  });

  it('has no search engine without an application', () => {
    for (const value of [undefined, '', ' ']) {
      vi.stubEnv('ALGOLIA_APP_ID', value);
      expect(configuration.search).toBeUndefined();
    }
  });

  it('connects to no account at Instagram without an application', () => {
    vi.stubEnv('INSTAGRAM_APP_ID', '');
    expect(configuration.instagram).toBeUndefined();
    vi.stubEnv('INSTAGRAM_APP_ID', 'my-app');
    expect(() => configuration.instagram).toThrow('INSTAGRAM_APP_ID is "my-app"');
    vi.stubEnv('INSTAGRAM_APP_ID', '990');
    vi.stubEnv('INSTAGRAM_ORIGIN', 'instagram');
    expect(() => configuration.instagram).toThrow('INSTAGRAM_ORIGIN is "instagram"');
  });

  it('names the search engine of a server, or refuses what is no application and no address', () => {
    vi.stubEnv('ALGOLIA_ORIGIN', 'https://search.example/path');
    expect(configuration.search).toEqual({ applicationId: 'AB12', origin: 'https://search.example' });
    vi.stubEnv('ALGOLIA_ORIGIN', 'search.example');
    expect(() => configuration.search).toThrow('ALGOLIA_ORIGIN is "search.example"');
    vi.stubEnv('ALGOLIA_ORIGIN', '');
    vi.stubEnv('ALGOLIA_APP_ID', 'a.example/x');
    expect(() => configuration.search).toThrow('it must be letters and digits');
  });

  it.each(['ALGOLIA_WRITE_KEY', 'ALGOLIA_WORKS_KEY'])('does not search without %s', (name) => {
    vi.stubEnv(name, '');
    expect(() => [configuration.searchWriteKey, configuration.searchWorksKey]).toThrow(`${name} is not set`);
  });

  it.each([
    'AUTH0_DOMAIN',
    'AUTH0_AUDIENCE',
    'AUTH0_MANAGEMENT_CLIENT_ID',
    'AUTH0_MANAGEMENT_CLIENT_SECRET',
    'PUBLIC_ADDRESS',
  ])('is refused without %s', (name) => {
    for (const value of [undefined, '', ' ']) {
      vi.stubEnv(name, value);
      const { issuer, audience, management, publicOrigin } = Object.getOwnPropertyDescriptors(configuration);
      const readAll = () => [issuer, audience, management, publicOrigin].map(({ get }) => get?.());
      expect(readAll).toThrow(`${name} is not set`);
    }
  });

  it.each(['waymark.example', '/', 'javascript:alert(1)', 'ftp://waymark.example', 'https://'])(
    'is refused with a public address that is no http(s) address: %s',
    (address) => {
      vi.stubEnv('PUBLIC_ADDRESS', address);
      expect(() => configuration.publicOrigin).toThrow('it must be an http(s) address');
    },
  );

  it.each([
    'tenant.example/',
    'https://tenant.example/path',
    'https://name:word@tenant.example',
    'tenant.example?',
    'tenant.example#',
    'two words',
    'https://',
    '/',
  ])('is refused with more or less than a domain: %s', (domain) => {
    vi.stubEnv('AUTH0_DOMAIN', domain);
    expect(() => configuration.issuer).toThrow('it must be only a domain');
  });

  it('accepts an issuer without https only in the emulator', () => {
    vi.stubEnv('AUTH0_DOMAIN', 'http://localhost:9400');
    for (const emulator of [undefined, '', 'false', '1']) {
      vi.stubEnv('FUNCTIONS_EMULATOR', emulator);
      expect(() => configuration.issuer).toThrow('http is allowed only for the emulator');
    }
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(configuration.issuer).toBe('http://localhost:9400/');
  });

  it.each([undefined, '', 'none', 'x'.repeat(31)])('has no support tool with the secret %s', (secret) => {
    vi.stubEnv('SUPPORT_TOOL_SECRET', secret);
    expect(configuration.supportToolSecret).toBeUndefined();
  });
});
