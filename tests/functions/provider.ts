import { providerClient } from '../provider-client.ts';
import { ADDRESS } from './requests.ts';

/** The identity provider of the tested stack. */
export const ISSUER = process.env['WAYMARK_ISSUER'] ?? 'http://localhost:9400/';

export const { signInAt, refresh, managementToken, manage, changePermission } = providerClient({
  issuer: ISSUER,
  address: ADDRESS,
});

/** The provider's id of the person with an address. */
export function subjectOf(address: string): string {
  return `auth0|${address.slice(0, address.indexOf('@'))}`;
}
