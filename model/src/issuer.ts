/** Where the names of the claims begin that an action of the identity provider adds to access tokens (product.md §4). */
export const CLAIMS_NAMESPACE = 'https://waymark.example';

/**
 * The issuer that tokens of an identity provider name, and below which its addresses are, given its domain as the SDK of
 * Auth0 takes it: `my-tenant.eu.auth0.com`; with `http://` before it where that is on this machine.
 */
export function issuerOf(domain: string): string {
  return `${/^https?:\/\//.test(domain) ? domain : `https://${domain}`}/`;
}
