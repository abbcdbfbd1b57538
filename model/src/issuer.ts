/** The prefix of the claims that an action of the identity provider adds to access tokens (product.md §4). */
export const CLAIMS_NAMESPACE = 'https://waymark.example';

/**
 * The issuer in the tokens of an identity provider, which is also the prefix of its addresses. The domain is written as for
 * Auth0's SDK: `my-tenant.eu.auth0.com`, or with `http://` for a provider on this machine.
 */
export function issuerOf(domain: string): string {
  return `${/^https?:\/\//.test(domain) ? domain : `https://${domain}`}/`;
}
