import { issuerOf } from '@waymark/model/issuer';
import { type Answer, ask, fieldOf } from './ask.ts';

/** Asks an identity provider how to sign in there, and who it says that it is. */
export async function askIdentityProvider(domain: string, signal: AbortSignal): Promise<Answer<string>> {
  const issuer = issuerOf(domain);
  const address = `${issuer}.well-known/openid-configuration`;
  const wanted = `{"issuer":"${issuer}"}`;
  const answer = await ask(address, { format: 'json', wanted, read: readIssuer }, signal);
  if (!('found' in answer) || answer.found === issuer) return answer;
  const { asked, milliseconds, found } = answer;
  return { asked, milliseconds, failure: { reason: 'content', came: found, wanted } };
}

function readIssuer(json: unknown): string | undefined {
  const issuer = fieldOf(json, 'issuer');
  return typeof issuer === 'string' ? issuer : undefined;
}
