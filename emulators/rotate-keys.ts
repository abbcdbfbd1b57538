/**
 * npm run rotate-keys: the local identity provider signs with its next key from now on and drops the old one. Tokens of the old
 * key are refused as soon as the keys are read again, by functions within ten minutes.
 */
import { z } from 'zod';
import { issuerOn } from './identity/places.ts';
import { managementAudience } from './identity/provider.ts';
import { names } from './names.ts';
import { readPorts } from './ports.ts';

const issuer = issuerOn(readPorts(process.env).identity);

try {
  console.log(`The identity provider signs with the key ${await rotate()} now.`);
} catch (error) {
  console.error(
    `The identity provider at ${issuer} did not rotate its keys: start it with npm start.`,
    error,
  );
  process.exitCode = 1;
}

async function rotate(): Promise<string> {
  const { access_token: token } = z.object({ access_token: z.string() }).parse(
    await ask('oauth/token', {
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: names.identity.managementClientId,
        client_secret: names.identity.managementClientSecret,
        audience: managementAudience(issuer),
      }),
    }),
  );
  const headers = { authorization: `Bearer ${token}` };
  return z.object({ kid: z.string() }).parse(await ask('api/v2/keys/signing/rotate', { headers })).kid;
}

async function ask(path: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(issuer + path, { method: 'POST', ...options });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
