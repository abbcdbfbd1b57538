import { expect, test } from 'vitest';
import { environment, readEnvironment } from '../../config-schema.ts';
import { STAND_INS } from './checks.ts';
import { configuration, type ShownVariable } from './configuration.ts';

const NAMES = Object.keys(environment.shape);
const SECRET = 'not-to-be-seen';

function shown(values: Record<string, unknown>, names: readonly string[] = NAMES): ShownVariable[] {
  return configuration(values, names).flatMap(({ variables }) => variables);
}

/** Every variable has a value that nobody may see, but for what is listed here. */
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
  'VITE_ALGOLIA_REGION',
  'VITE_ALGOLIA_COOKIE_DURATION_MS',
  'VITE_TAG_MANAGER_ENABLED',
  'VITE_LOCALE_COOKIE_SECURE',
  'VITE_ROOT_REDIRECT',
];

test('every variable is there once, whatever has a value', () => {
  expect(
    shown({})
      .map(({ name }) => name)
      .sort(),
  ).toEqual(NAMES.toSorted());
});

test('of a variable that is not listed, only whether it is set is told', () => {
  const values = Object.fromEntries(NAMES.map((name) => [name, SECRET]));
  const seen = shown(values).filter(({ value }) => value !== undefined);
  expect(seen.map(({ name }) => name).sort()).toEqual(VISIBLE.toSorted());
  expect(shown(values).every(({ isSet }) => isSet)).toBe(true);
});

test('what sounds like a key, an id or a token is not listed', () => {
  const sounds = VISIBLE.filter((name) => /KEY|SECRET|PASSWORD|TOKEN$|(?<!PROJECT)_ID$/.test(name));
  expect(sounds).toEqual([]);
});

test('a variable that is added later is told to be set or not, among the others', () => {
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

test('a default is told as such, and stands for nothing where its value is not shown', () => {
  const variables = new Map(shown(readEnvironment({})).map((variable) => [variable.name, variable]));
  expect(variables.get('VITE_EMULATOR_PORT_AUTH')).toMatchObject({ isSet: false, value: '9099' });
  expect(variables.get('VITE_FIREBASE_API_KEY')).toEqual({ name: 'VITE_FIREBASE_API_KEY', isSet: false });
  expect(variables.get('VITE_PUBLIC_ADDRESS')).toEqual({ name: 'VITE_PUBLIC_ADDRESS', isSet: false });
});

test.each([
  ['https://log.example/write?code=not-to-be-seen', 'https://log.example/write?…'],
  ['/api/log/write#not-to-be-seen', '/api/log/write?…'],
])('what may hold a key at the end of %s is not shown', (value, rest) => {
  expect(shown({ VITE_LOG_URL: value }, ['VITE_LOG_URL'])).toMatchObject([{ value: rest }]);
});

test('what stands in for a service is its default', () => {
  expect(readEnvironment({})).toMatchObject(STAND_INS);
});
