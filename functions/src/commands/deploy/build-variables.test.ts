import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import {
  buildVariables,
  functionsFile,
  localVariables,
  missingVariables,
  placeholdersFor,
} from './build-variables.ts';

it('reads the same files as the build, in order, and the shell last', () => {
  const root = mkdtempSync(join(tmpdir(), 'waymark-variables-'));
  writeFileSync(
    join(root, '.env'),
    'VITE_A=file\nVITE_B=file\nVITE_C=file\nOTHER=file\nAUTH0_MANAGEMENT_CLIENT_ID=file\n',
  );
  writeFileSync(join(root, '.env.production.local'), 'VITE_B=local\nVITE_C=local\n');
  expect(buildVariables(root, { VITE_C: 'shell', PATH: '/bin' })).toEqual({
    VITE_A: 'file',
    VITE_B: 'local',
    VITE_C: 'shell',
    AUTH0_MANAGEMENT_CLIENT_ID: 'file',
  });
});

it('configures functions with the web’s variables and their own', () => {
  const file = functionsFile({
    VITE_AUTH0_DOMAIN: 'tenant.example',
    VITE_AUTH0_AUDIENCE: 'https://api.example?a=b#c',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket.example',
    VITE_PUBLIC_ADDRESS: 'https://waymark.example',
    VITE_ALGOLIA_APP_ID: 'X',
    VITE_ALGOLIA_ORIGIN: 'https://search.example',
    VITE_INSTAGRAM_APP_ID: '990',
    AUTH0_MANAGEMENT_CLIENT_ID: 'id',
    MAIL_FROM: 'Waymark <post@waymark.example>',
    TEAM_ADDRESS: 'team@waymark.example',
    VITE_TRANSLATOR: 'openai',
    VITE_TRANSLATOR_URL: 'https://models.example/v1',
    TRANSLATOR_MODEL: 'small',
  });
  expect(parseEnv(file)).toEqual({
    ALGOLIA_APP_ID: 'X',
    ALGOLIA_ORIGIN: 'https://search.example',
    APP_CHECK: '',
    AUTH0_DOMAIN: 'tenant.example',
    AUTH0_AUDIENCE: 'https://api.example?a=b#c',
    AUTH0_MANAGEMENT_CLIENT_ID: 'id',
    INSTAGRAM_APP_ID: '990',
    MAIL_FROM: 'Waymark <post@waymark.example>',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-old-space-size=192',
    ORIGINALS_BUCKET: 'bucket.example',
    PUBLIC_ADDRESS: 'https://waymark.example',
    TEAM_ADDRESS: 'team@waymark.example',
    TRANSLATOR: 'openai',
    TRANSLATOR_MODEL: 'small',
    TRANSLATOR_URL: 'https://models.example/v1',
    WEB_API_KEY: 'key',
  });
});

it('passes the bucket for originals to functions where there is one', () => {
  const buckets = { VITE_FIREBASE_STORAGE_BUCKET: 'all', VITE_FIREBASE_ORIGINALS_BUCKET: 'originals' };
  expect(parseEnv(functionsFile(buckets))).toMatchObject({ ORIGINALS_BUCKET: 'originals' });
});

it('takes the address that Firebase gives a project where there is no other', () => {
  const file = functionsFile({ VITE_FIREBASE_PROJECT_ID: 'my-project', VITE_PUBLIC_ADDRESS: '' });
  expect(parseEnv(file)).toMatchObject({ PUBLIC_ADDRESS: 'https://my-project.web.app' });
});

it('names every variable that is missing, also an empty one', () => {
  const missing = missingVariables({ VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: '1:2:web:3' });
  expect(missing).toContain('VITE_FIREBASE_API_KEY');
  expect(missing).not.toContain('VITE_FIREBASE_APP_ID');
  expect(missing).not.toContain('TRANSLATOR_MODEL');
  expect(missingVariables({ VITE_TRANSLATOR: 'openai' })).toContain('TRANSLATOR_MODEL');
});

it('needs the key of App Check where functions require App Check', () => {
  expect(missingVariables({})).not.toContain('VITE_APP_CHECK_KEY');
  expect(missingVariables({ APP_CHECK: 'required' })).toContain('VITE_APP_CHECK_KEY');
});

it('accepts its own placeholders as a complete configuration', () => {
  const placeholders = placeholdersFor(missingVariables({}));
  expect(missingVariables(placeholders)).toEqual([]);
  expect(localVariables(placeholders)).toEqual([]);
});

it.each([
  ['VITE_USE_EMULATORS', 'true'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-waymark'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'demo-waymark.appspot.com'],
  ['VITE_AUTH0_DOMAIN', 'localhost:9400'],
  ['VITE_TOKEN_URL', 'http://127.0.0.1:5000/api/auth/token'],
  ['VITE_ALGOLIA_APP_ID', 'LOCAL'],
  ['VITE_APP_CHECK_DEBUG_TOKEN', 'a-token'],
])('refuses %s=%s by name', (name, value) => {
  expect(localVariables({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}"`)]);
});

it('ignores the emulators’ addresses where emulators are not used', () => {
  expect(localVariables({ VITE_USE_EMULATORS: 'false', VITE_EMULATOR_HOST: '127.0.0.1' })).toEqual([]);
});
