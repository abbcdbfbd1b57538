/** Whether Waymark may link to it: an https address without credentials. */
export function isWebAddress(value: string): boolean {
  // `URL` removes spaces, replaces backslashes and adds missing slashes: such a link would not lead where it appears to.
  if (!/^https:\/\/[^\s\\]+$/i.test(value)) return false;
  // `URL.parse` is newer than the supported browsers.
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** A host name with letters after its last dot, and what may follow it. */
const NAMED = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?=[:/?#]|$)/iu;

/** The beginning of an http address. One with a port may belong to a server without https. */
const BY_HTTP = /^(?:http:)?\/\/(?=[^\s/?#:\\]+(?:[/?#]|$))/i;

/**
 * Completes an address as people type it: removes surrounding white space, puts `https://` before a host name, and replaces
 * http unless there is a port. Any other text is returned unchanged.
 */
export function completeAddress(written: string): string {
  const address = written.trim();
  return NAMED.test(address) ? `https://${address}` : toHttps(address);
}

/**
 * Turns an http or protocol-relative address into an https one. An address with a port, and any other, is returned unchanged.
 */
export function toHttps(address: string): string {
  return address.replace(BY_HTTP, 'https://');
}
