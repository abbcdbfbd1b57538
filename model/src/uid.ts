/**
 * The uid of a person known to an identity provider: the first 28 characters of
 * base64url(SHA-256(issuer + ' ' + subject)), so that no provider account number is ever public.
 */
export async function uidOf(issuer: string, subject: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${issuer} ${subject}`));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 28);
}
