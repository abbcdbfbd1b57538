// @ts-check
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PRELOAD = new URL('known-account.mjs', import.meta.url).href;
const OPTIONS = `
  import { initializeApp } from 'firebase-admin/app';
  const { projectId, storageBucket, serviceAccountId } = initializeApp().options;
  console.log(JSON.stringify({ projectId, storageBucket, serviceAccountId }));
`;

/** @param {Record<string, string>} environment */
function optionsWith(environment) {
  const output = execFileSync(
    process.execPath,
    ['--import', PRELOAD, '--input-type=module', '--eval', OPTIONS],
    { cwd: new URL('.', import.meta.url), env: environment, encoding: 'utf8' },
  );
  return JSON.parse(output);
}

test('the Admin SDK of a function knows its account, and what else the emulator configures', () => {
  const config = { projectId: 'demo-waymark', storageBucket: 'demo-waymark.appspot.com' };
  expect(optionsWith({ FIREBASE_CONFIG: JSON.stringify(config) })).toEqual({
    ...config,
    serviceAccountId: 'demo-waymark@appspot.gserviceaccount.com',
  });
});

test('an account that is configured stays, and without a configuration there is none', () => {
  const config = { projectId: 'demo-waymark', serviceAccountId: 'own@example.com' };
  expect(optionsWith({ FIREBASE_CONFIG: JSON.stringify(config) })).toEqual(config);
  expect(optionsWith({})).toEqual({});
});
