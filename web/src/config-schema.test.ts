import { expect, test } from 'vitest';
import { environment, readEnvironment } from './config-schema.ts';

type Variable = keyof typeof environment.shape;

/** Variables that accept any text: names and keys that third parties assign. */
const FREE_TEXT: readonly Variable[] = [
  'VITE_EMULATOR_HOST',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_ORIGINALS_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_APP_CHECK_KEY',
  'VITE_APP_CHECK_DEBUG_TOKEN',
  'VITE_AUTH0_DOMAIN',
  'VITE_AUTH0_CLIENT_ID',
  'VITE_AUTH0_AUDIENCE',
  'VITE_HOSTING_SUFFIX',
  'VITE_ALGOLIA_APP_ID',
  'VITE_ALGOLIA_SEARCH_KEY',
  'VITE_GOOGLE_MAPS_KEY',
  'VITE_GOOGLE_MAPS_MAP_ID',
  'VITE_GEOCODER_KEY',
];

const FLAG = { wrong: ['yes', '1', 'TRUE', ' true'], allowed: 'must be true or false' };
const PORT = {
  wrong: ['0', '65536', '80.5', '-1', '0x50', ' 80', 'http'],
  allowed: 'must be a port, 1 to 65535',
};
const NUMBER = { wrong: ['-1', '1e3', 'ten', '.5'], allowed: 'must be a number, not negative' };
const LEADS_ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
];
const NO_ADDRESS = [
  ...LEADS_ELSEWHERE,
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://files.example',
  'waymark.example',
  'https://',
  'https://name:password@waymark.example',
];
const ADDRESS = { wrong: NO_ADDRESS, allowed: 'must be an http(s) address, or a path that starts with /' };

const CHECKED: Partial<Record<Variable, { wrong: readonly string[]; allowed: string }>> = {
  VITE_USE_EMULATORS: FLAG,
  VITE_EMULATOR_PORT_AUTH: PORT,
  VITE_EMULATOR_PORT_FIRESTORE: PORT,
  VITE_EMULATOR_PORT_STORAGE: PORT,
  VITE_STORAGE_MAX_UPLOAD_RETRY_MS: NUMBER,
  VITE_STORAGE_MAX_OPERATION_RETRY_MS: NUMBER,
  VITE_PUBLIC_ADDRESS: { wrong: [...NO_ADDRESS, '/a-path'], allowed: 'must be an http(s) address' },
  VITE_SIGN_IN_ERROR_PATH: {
    wrong: [...LEADS_ELSEWHERE, 'https://waymark.example/', 'sign-in'],
    allowed: 'must be a path that starts with /',
  },
  VITE_TOKEN_URL: ADDRESS,
  VITE_SUPPORT_TOKEN_URL: ADDRESS,
  VITE_LOG_URL: ADDRESS,
  VITE_CONTENT_API_URL: ADDRESS,
  VITE_CONTENT_USER_PARAMS: { wrong: ['{', '[]', '1', 'null', 'role'], allowed: 'must be a JSON object' },
  VITE_SESSION_COOKIE_NAME: { wrong: ['a b', 'a;b', 'a=b', 'é'], allowed: 'must be letters, digits, _ or -' },
  VITE_ALGOLIA_ORIGIN: { wrong: [...NO_ADDRESS, '/a-path'], allowed: 'must be an http(s) address' },
  VITE_ALGOLIA_REGION: { wrong: ['fr', 'DE'], allowed: 'must be de or us' },
  VITE_ALGOLIA_COOKIE_DURATION_MS: {
    wrong: ['-1', '1.5', 'long'],
    allowed: 'must be a whole number, not negative',
  },
  VITE_INSTAGRAM_APP_ID: { wrong: ['my-app', '12a', ' 1', '-1'], allowed: 'must be digits' },
  VITE_TAG_MANAGER_ENABLED: FLAG,
  VITE_TAG_MANAGER_ID: {
    wrong: ['UA-1', 'GTM-', 'GTM-abc', "GTM-A');alert('"],
    allowed: 'must be GTM- followed by capital letters or digits',
  },
  VITE_SUPPORT_TOOL_SCRIPT: { wrong: [...NO_ADDRESS, '/a-path'], allowed: 'must be an http(s) address' },
  VITE_MAP_STYLE_URL: ADDRESS,
  VITE_STREETS_URL: ADDRESS,
  VITE_TERRAIN_URL: ADDRESS,
  VITE_GEOCODER: { wrong: ['Photon', 'mapbox', '1'], allowed: 'must be photon, nominatim or google' },
  VITE_GEOCODER_URL: ADDRESS,
  VITE_TRANSLATOR: { wrong: ['LibreTranslate', 'deepl', '1'], allowed: 'must be libretranslate or openai' },
  VITE_TRANSLATOR_URL: { wrong: [...NO_ADDRESS, '/a-path'], allowed: 'must be an http(s) address' },
  VITE_LOCALE_COOKIE_SECURE: FLAG,
  VITE_ALGOLIA_LITE: FLAG,
  VITE_ALGOLIA_CACHE: FLAG,
  VITE_ALGOLIA_RECOMMEND: FLAG,
  VITE_ROOT_REDIRECT: FLAG,
};

test.each(Object.keys(environment.shape))(
  '%s is free text, or has examples of what it may not be',
  (variable) => {
    // Widened to compare with any name.
    const known: readonly string[] = [...FREE_TEXT, ...Object.keys(CHECKED)];
    expect(known).toContain(variable);
  },
);

const cases = Object.entries(CHECKED).flatMap(([variable, { wrong, allowed }]) =>
  wrong.map((value) => ({ variable, value, allowed })),
);

test.each(cases)(
  '$variable may not be $value, and says so in one sentence',
  ({ variable, value, allowed }) => {
    expect(() => readEnvironment({ [variable]: value })).toThrow(
      new Error(`The configuration is wrong. ${variable} is "${value}", but ${allowed}.`),
    );
  },
);

test('every wrong variable has its sentence', () => {
  const variables = { VITE_USE_EMULATORS: 'maybe', VITE_ALGOLIA_REGION: 'fr', VITE_AUTH0_DOMAIN: 'any text' };
  expect(() => readEnvironment(variables)).toThrow(
    'VITE_USE_EMULATORS is "maybe", but must be true or false. VITE_ALGOLIA_REGION is "fr", but must be de or us.',
  );
});

test('a tag manager that is on has an id, and one that is off needs none', () => {
  expect(() => readEnvironment({ VITE_TAG_MANAGER_ENABLED: 'true' })).toThrow(
    new Error(
      'The configuration is wrong. VITE_TAG_MANAGER_ID is "", but must be set where VITE_TAG_MANAGER_ENABLED is true.',
    ),
  );
  const on = { VITE_TAG_MANAGER_ENABLED: 'true', VITE_TAG_MANAGER_ID: 'GTM-AB12' };
  expect(readEnvironment(on)).toMatchObject({ VITE_TAG_MANAGER_ENABLED: true });
  expect(readEnvironment({ VITE_TAG_MANAGER_ENABLED: 'false' })).toMatchObject({
    VITE_TAG_MANAGER_ENABLED: false,
  });
});

test('an empty variable counts as absent, and unknown variables are left out', () => {
  const empty = Object.fromEntries(Object.keys(environment.shape).map((variable) => [variable, '']));
  expect(readEnvironment({ ...empty, MODE: 'test', DEV: true })).toEqual(readEnvironment({}));
});

test('the default configuration is that of the local stack', () => {
  expect(readEnvironment({})).toMatchObject({
    VITE_USE_EMULATORS: false,
    VITE_EMULATOR_PORT_FIRESTORE: 8080,
    VITE_FIREBASE_PROJECT_ID: 'demo-waymark',
    VITE_STORAGE_MAX_UPLOAD_RETRY_MS: 600_000,
    VITE_TOKEN_URL: '/api/auth/token',
    VITE_ALGOLIA_COOKIE_DURATION_MS: 6 * 30 * 24 * 60 * 60 * 1000,
    VITE_LOCALE_COOKIE_SECURE: true,
  });
  expect(readEnvironment({})).not.toHaveProperty('VITE_TAG_MANAGER_ID');
});

test('right values are parsed to their types', () => {
  const variables = {
    VITE_USE_EMULATORS: 'true',
    VITE_EMULATOR_PORT_AUTH: '65535',
    VITE_STORAGE_MAX_OPERATION_RETRY_MS: '0.5',
    VITE_TOKEN_URL: 'https://api.waymark.example/token',
    VITE_SIGN_IN_ERROR_PATH: '/join?failed=1',
    VITE_TAG_MANAGER_ID: 'GTM-AB12',
  };
  expect(readEnvironment(variables)).toMatchObject({
    ...variables,
    VITE_USE_EMULATORS: true,
    VITE_EMULATOR_PORT_AUTH: 65_535,
    VITE_STORAGE_MAX_OPERATION_RETRY_MS: 0.5,
  });
});

test('a geocoder needs an address, and Google a key too', () => {
  expect(() => readEnvironment({ VITE_TRANSLATOR: 'openai' })).toThrow(
    'VITE_TRANSLATOR_URL is "", but must be set where VITE_TRANSLATOR is.',
  );
  expect(() => readEnvironment({ VITE_GEOCODER: 'photon' })).toThrow(
    'VITE_GEOCODER_URL is "", but must be set where VITE_GEOCODER is.',
  );
  const google = { VITE_GEOCODER: 'google', VITE_GEOCODER_URL: 'https://places.googleapis.com' };
  expect(() => readEnvironment(google)).toThrow(
    'VITE_GEOCODER_KEY is "", but must be set where VITE_GEOCODER is google.',
  );
  expect(readEnvironment({ ...google, VITE_GEOCODER_KEY: 'a-key' })).toMatchObject(google);
});
