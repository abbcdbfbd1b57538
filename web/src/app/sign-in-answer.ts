/**
 * Where to go with what the identity provider sent back in the address, and undefined where it sent nothing: the sign-in is
 * recognised by `code` or `error`, with `state`.
 */
export async function signInAnswer(address: string): Promise<string | undefined> {
  const query = new URL(address).searchParams;
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  return (await import('../session/sign-in-callback.ts')).arrive(address);
}
