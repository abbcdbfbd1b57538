/** White space, controls, and characters that are invisible or change the direction of the following text. */
const INVISIBLE = String.raw`\u{AD}\u{34F}\u{61C}\u{115F}\u{1160}\u{1680}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2000}-\u{200F}\u{2028}-\u{202F}\u{205F}-\u{206F}\u{2800}\u{3000}\u{3164}\u{FE00}-\u{FE0F}\u{FEFF}\u{FFA0}\u{FFF0}-\u{FFFB}`;

/** A character of a host's name: a letter, a digit, a hyphen, an underscore, or nearly anything beyond ASCII. */
const HOST_CHARACTER = String.raw`[^\u{0}-\u{2C}\u{2E}\u{2F}\u{3A}-\u{40}\u{5B}-\u{5E}\u{60}\u{7B}-\u{A0}${INVISIBLE}]`;

/** The first character of the last part of a host's name: numbers alone are the address of a machine. */
const HOST_LETTER = String.raw`[^\u{0}-\u{40}\u{5B}-\u{60}\u{7B}-\u{A0}${INVISIBLE}]`;

/** What may follow: no white space, and no backslash, which browsers replace. */
const REST = String.raw`[^\u{0}-\u{20}\u{5C}\u{7F}-\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}-\u{202F}\u{205F}\u{2066}-\u{2069}\u{3000}\u{FEFF}]`;

/** `firestore.rules` have the same expression, and a test compares the two. */
const WEB_ADDRESS = new RegExp(
  String.raw`^https://(${HOST_CHARACTER}+\.)*${HOST_LETTER}${HOST_CHARACTER}*(:[0-9]{1,4}|:[1-5][0-9]{4})?([/?#]${REST}*)?$`,
  'u',
);

/**
 * Whether Waymark may link to it: an https address without credentials. The security rules give the same answer. A host beyond ASCII
 * may still be none: see `hostOf`.
 */
export function isWebAddress(value: string): boolean {
  return WEB_ADDRESS.test(value);
}

/** The host that a browser opens for an address, as it shows it; undefined where it opens none. */
export function hostOf(address: string): string | undefined {
  // `URL.parse` is newer than the supported browsers.
  return URL.canParse(address) ? new URL(address).host : undefined;
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
  return address.replace(BY_HTTP, 'https://').replace(/^https:/i, 'https:');
}
