import { providerClient } from '../provider-client.ts';
import { ADDRESS } from './requests.ts';

/** The identity provider of the stack that is tested. */
export const ISSUER = process.env['WAYMARK_ISSUER'] ?? 'http://localhost:9400/';

export const { signInAt, refresh, managementToken, changePermission } = providerClient({
  issuer: ISSUER,
  address: ADDRESS,
});

/** What the provider calls whoever has an address. */
export function subjectOf(address: string): string {
  return `auth0|${address.slice(0, address.indexOf('@'))}`;
}
