import { z } from 'zod';
import { names } from '../emulators/names.ts';

/** The header in which the application proves to functions what it is. */
const HEADER = 'X-Firebase-AppCheck';
const APP = '1:1:web:1';

const answer = z.object({ token: z.string() });

/** Valid for longer than a run of tests, by the address where it comes from. */
const tokens = new Map<string, Promise<string>>();

/**
 * The header of a request of the application to functions, by the local stand-in of App Check.
 * @param issuer the address of the identity provider, which has the stand-in too
 */
export async function applicationHeaders(issuer: string, projectId: string): Promise<Record<string, string>> {
  const address = `${issuer}app-check/v1/projects/${projectId}/apps/${APP}:exchangeDebugToken`;
  const known = tokens.get(address) ?? newToken(address);
  tokens.set(address, known);
  return { [HEADER]: await known };
}

async function newToken(address: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ debug_token: names.appCheckDebugToken }),
  });
  return answer.parse(await response.json()).token;
}
