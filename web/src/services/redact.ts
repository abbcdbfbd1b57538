/*
 * An error message may contain private values: a URL with a sign-in code, a token, an e-mail address, or the id of an
 * unlisted item. They are removed before the message leaves the browser. In doubt the function removes too much.
 */

/** The part of a text that is examined, in characters. Reports are much shorter. */
const MOST = 10_000;

/** Names of private values in a query, a header or JSON. */
const SECRETS = 'token|secret|password|passwd|jwt|nonce|verifier|signature|credential|authorization';
/** Names of values that are private only in a query. Elsewhere they are ordinary words. */
const SECRETS_IN_QUERIES = `${SECRETS}|code|state|key|session|ticket|auth`;

/** The schemes of addresses without slashes. */
const SCHEMES = 'data|blob|mailto|tel';

const VALUE = String.raw`"[^"\n]*"|'[^'\n]*'|(?:(?:Bearer|Basic)\s{1,3})?[^\s&"'<>()]+`;

const GROUPS = String.raw`[\da-f]{1,4}(?::[\da-f]{1,4})`;
/** A full IPv6 address, or one with `::`, with or without an IPv4 address at its end. */
const IPV6 = String.raw`${GROUPS}{7}|(?:${GROUPS}{0,6})?::(?:${GROUPS}{0,6})?(?:\.\d{1,3}){0,3}`;

/**
 * All that is removed; the first alternative that matches applies. The name before a value stays. Every repetition that is
 * followed by more is bounded, so that no text takes long.
 */
const KINDS = new RegExp(
  [
    String.raw`(?<address>\b(?:[a-z][a-z\d+.-]{0,30}://|(?:${SCHEMES}):|www\.)[^\s"<>]+)`,
    // A path of this application, with its query.
    String.raw`(?<=^|[\s"'(=:,[])(?<path>/[^\s"<>]+)`,
    String.raw`(?<name>[\w-]{0,40}(?:(?:${SECRETS_IN_QUERIES})=|(?:${SECRETS})["']?\s{0,3}[:=]\s{0,3}|\bBearer\s{1,3}))(?<value>${VALUE})`,
    // It never begins before an address that contains an @, such as 'https://name@host.example/path.
    String.raw`(?<email>(?:(?!://|\bwww\.|\b(?:${SCHEMES}):)[^\s@"<>()]){1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)`,
    // Ids, hashes, keys and tokens, such as a JWT. Losing an ordinary word of that length does little harm.
    String.raw`(?<long>\beyJ[\w.-]+|[\w+/=%~-]{20,})`,
    String.raw`(?<ip>\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:${IPV6})(?![\w:]))`,
    // The subject that the identity provider gives a user: `auth0|…`.
    String.raw`(?<subject>\b[a-z][\w-]{1,40}(?:\||%7c)[\w|.-]+)`,
  ].join('|'),
  'gimu',
);

/** The beginning of a name that may itself be an id or a key. */
const LONG_NAME = /^[\w-]{20}/;

/** A file of our own code in a stack, with its position. */
const OWN_FILE = /^\/(?:assets|src)\/(?:[\w.-]+\/)*(?<file>[\w.-]+\.(?:js|tsx?))$/;

/** A text without URLs, e-mail addresses, tokens and ids. The name and line of our own code files stay. */
export function redact(text: string): string {
  return bounded(text).replace(KINDS, (...found) => {
    // In a pattern with names, the groups are the last argument.
    const { address, name, email, path, ip } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const place = address ?? path;
    if (place !== undefined) return withoutAddress(place);
    // A key in base64 may end like a name: …key==.
    if (name !== undefined) return LONG_NAME.test(name) ? '<secret>' : `${name}<secret>`;
    if (email !== undefined) return '<e-mail>';
    return ip === undefined ? '<secret>' : '<address>';
  });
}

/** Characters that may enclose an address or be part of it. */
const AROUND = ")']},;.";

/** The replacement of an address. Brackets and quotes at its end enclose it and stay. */
function withoutAddress(place: string): string {
  let end = place.length;
  while (AROUND.includes(place.charAt(end - 1)) && end > 0) end--;
  return (ownFile(place.slice(0, end)) ?? '<address>') + place.slice(end);
}

/** The name of a file of our code, with line and column where they are known; undefined for every other address. */
function ownFile(address: string): string | undefined {
  const [whole, place = ''] = [address.replace(/(?::\d+){0,2}$/, ''), /(?::\d+){0,2}$/.exec(address)?.[0]];
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname } = new URL(whole);
  const file = origin === location.origin ? OWN_FILE.exec(pathname)?.groups?.['file'] : undefined;
  return file === undefined ? undefined : file + place;
}

/** The beginning of a text without a cut word, because half a secret would not be recognised. */
function bounded(text: string): string {
  if (text.length <= MOST) return text;
  const beginning = text.slice(0, MOST);
  return beginning.slice(0, Math.max(...[' ', '\n', '\t'].map((space) => beginning.lastIndexOf(space))) + 1);
}
