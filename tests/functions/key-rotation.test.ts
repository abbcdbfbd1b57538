import { afterEach, expect, it, vi } from 'vitest';
import { names } from '../../emulators/names.ts';
import { token } from '../../functions/src/auth/token-endpoint.ts';
import { answerRefusals } from '../../functions/src/platform/answer-refusals.ts';
import { newAddress } from '../new-address.ts';
import { ownProvider, wait } from './own-provider.ts';
import { ADDRESS, refused } from './requests.ts';

answerRefusals(token);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The endpoint in this process, with a provider and a clock of its own. */
function endpointOf(issuer: string) {
  vi.stubEnv('AUTH0_DOMAIN', issuer.slice(0, -1));
  vi.stubEnv('AUTH0_AUDIENCE', names.identity.audience);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('PUBLIC_ADDRESS', ADDRESS);
  return async ({ access_token: accessToken }: { access_token: string }) =>
    token.request('/token', { headers: { authorization: `Bearer ${accessToken}` } });
}

it('accepts tokens of the new key at once, and refuses those of the old key at its next look', async () => {
  const provider = await ownProvider();
  const tokenFor = endpointOf(provider.issuer);
  const first = await provider.signInAt(newAddress());
  expect((await tokenFor(first)).status).toBe(200);

  await provider.rotateKeys();
  const second = await provider.signInAt(newAddress());
  expect((await tokenFor(second)).status).toBe(200);
  wait(10 * 60);
  await refused(await tokenFor(first), 401, 'invalid_token');
  expect((await tokenFor(second)).status).toBe(200);

  // It learns of an unannounced rotation, or of two in ten minutes, within half a minute.
  await provider.rotateKeys();
  await provider.rotateKeys();
  const third = await provider.signInAt(newAddress());
  await refused(await tokenFor(third), 401, 'invalid_token');
  wait(30);
  expect((await tokenFor(third)).status).toBe(200);
  await refused(await tokenFor(second), 401, 'invalid_token');
});
