/** Whether Waymark may link there: an address on the web, https only, no credentials in it. */
export function isWebAddress(value: string): boolean {
  // `URL` takes away spaces, turns backslashes round and adds missing slashes: the link would not lead where it seems to.
  if (!/^https:\/\/[^\s\\]+$/i.test(value)) return false;
  // `URL.parse` is younger than the browsers that the web is built for.
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** A name of a site, with dots in it and letters after the last one, and what may follow it. */
const NAMED = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?=[:/?#]|$)/iu;

/** The beginning of an address by http; one that names a port is of a server that may know no https. */
const BY_HTTP = /^(?:http:)?\/\/(?=[^\s/?#:\\]+(?:[/?#]|$))/i;

/**
 * The address that is meant by one that is written as people do: without white space around it, and with `https://` where it begins
 * with the name of a site, or by http, unless it names a port there. What is no address of a site stays as it is.
 */
export function completeAddress(written: string): string {
  const address = written.trim();
  return NAMED.test(address) ? `https://${address}` : toHttps(address);
}

/** An address by http, or by that of the page it is on, as one by https; one that names a port, and every other, stays as it is. */
export function toHttps(address: string): string {
  return address.replace(BY_HTTP, 'https://');
}
