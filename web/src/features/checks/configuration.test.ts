import { expect, test } from 'vitest';
import { environment, readEnvironment } from '../../config-schema.ts';
import { UNCONFIGURED } from './checks.ts';
import { configuration, type ShownVariable } from './configuration.ts';

const NAMES = Object.keys(environment.shape);
const SECRET = 'not-to-be-seen';

function shown(values: Record<string, unknown>, names: readonly string[] = NAMES): ShownVariable[] {
  return configuration(values, names).flatMap(({ variables }) => variables);
}

/** The variables whose values are shown. All others are secret. */
const VISIBLE = [
  'VITE_USE_EMULATORS',
  'VITE_EMULATOR_HOST',
  'VITE_EMULATOR_PORT_AUTH',
  'VITE_EMULATOR_PORT_FIRESTORE',
  'VITE_EMULATOR_PORT_STORAGE',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_ORIGINALS_BUCKET',
  'VITE_STORAGE_MAX_UPLOAD_RETRY_MS',
  'VITE_STORAGE_MAX_OPERATION_RETRY_MS',
  'VITE_AUTH0_DOMAIN',
  'VITE_AUTH0_AUDIENCE',
  'VITE_PUBLIC_ADDRESS',
  'VITE_HOSTING_SUFFIX',
  'VITE_SIGN_IN_ERROR_PATH',
  'VITE_TOKEN_URL',
  'VITE_SUPPORT_TOKEN_URL',
  'VITE_LOG_URL',
  'VITE_CONTENT_API_URL',
  'VITE_SESSION_COOKIE_NAME',
  'VITE_ALGOLIA_LITE',
  'VITE_ALGOLIA_CACHE',
  'VITE_ALGOLIA_RECOMMEND',
  'VITE_ALGOLIA_REGION',
  'VITE_ALGOLIA_COOKIE_DURATION_MS',
  'VITE_TAG_MANAGER_ENABLED',
  'VITE_GEOCODER',
  'VITE_TRANSLATOR',
  'VITE_LOCALE_COOKIE_SECURE',
  'VITE_ROOT_REDIRECT',
];

test('every variable is listed once, with or without a value', () => {
  expect(
    shown({})
      .map(({ name }) => name)
      .sort(),
  ).toEqual(NAMES.toSorted());
});

test('a variable outside the list shows only whether it is set', () => {
  const values = Object.fromEntries(NAMES.map((name) => [name, SECRET]));
  const seen = shown(values).filter(({ value }) => value !== undefined);
  expect(seen.map(({ name }) => name).sort()).toEqual(VISIBLE.toSorted());
  expect(shown(values).every(({ isSet }) => isSet)).toBe(true);
});

test('no variable named like a key, an id or a token is in the list', () => {
  const sounds = VISIBLE.filter((name) => /KEY|SECRET|PASSWORD|TOKEN$|(?<!PROJECT)_ID$/.test(name));
  expect(sounds).toEqual([]);
});

test('an unknown variable appears under “other”, as set or not set', () => {
  expect(configuration({ VITE_NEW_TOKEN: SECRET }, ['VITE_NEW_TOKEN', 'VITE_NEW_FLAG'])).toEqual([
    {
      purpose: 'other',
      variables: [
        { name: 'VITE_NEW_TOKEN', isSet: true },
        { name: 'VITE_NEW_FLAG', isSet: false },
      ],
    },
  ]);
});

test('a default is marked as such, and is not shown for a hidden variable', () => {
  const variables = new Map(shown(readEnvironment({})).map((variable) => [variable.name, variable]));
  expect(variables.get('VITE_EMULATOR_PORT_AUTH')).toMatchObject({ isSet: false, value: '9099' });
  expect(variables.get('VITE_FIREBASE_API_KEY')).toEqual({ name: 'VITE_FIREBASE_API_KEY', isSet: false });
  expect(variables.get('VITE_PUBLIC_ADDRESS')).toEqual({ name: 'VITE_PUBLIC_ADDRESS', isSet: false });
});

test.each([
  ['https://log.example/write?code=not-to-be-seen', 'https://log.example/write?…'],
  ['/api/log/write#not-to-be-seen', '/api/log/write?…'],
])('the end of %s is hidden, because it may hold a key', (value, rest) => {
  expect(shown({ VITE_LOG_URL: value }, ['VITE_LOG_URL'])).toMatchObject([{ value: rest }]);
});

test('the values of unconfigured services are the defaults of the schema', () => {
  expect(readEnvironment({})).toMatchObject(UNCONFIGURED);
});
