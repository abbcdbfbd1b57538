/*
 * What an error says may hold whatever was near it: an address with a sign-in code, a token, an e-mail address, the id of an
 * unlisted item. All of that is taken out before it leaves the browser, rather too much than too little.
 */

/** How much of a text is looked at, in characters: reports are shorter by far. */
const MOST = 10_000;

/** Names whose values are nobody's affair, in a query, a header or JSON. */
const SECRETS = 'token|secret|password|passwd|jwt|nonce|verifier|signature|credential|authorization';
/** Those whose values are only so in a query: elsewhere they are words like others. */
const SECRETS_IN_QUERIES = `${SECRETS}|code|state|key|session|ticket|auth`;

const VALUE = String.raw`"[^"\n]*"|'[^'\n]*'|(?:(?:Bearer|Basic)\s{1,3})?[^\s&"'<>()]+`;

const GROUPS = String.raw`[\da-f]{1,4}(?::[\da-f]{1,4})`;
/** Whole, or with `::` in it, and with an IPv4 address at its end or without. */
const IPV6 = String.raw`${GROUPS}{7}|(?:${GROUPS}{0,6})?::(?:${GROUPS}{0,6})?(?:\.\d{1,3}){0,3}`;

/**
 * All that is taken out, the first kind that fits; what is before a value of a name is kept. Every repetition in front of
 * something is bounded, so that no text takes long.
 */
const KINDS = new RegExp(
  [
    String.raw`(?<address>\b(?:[a-z][a-z\d+.-]{0,30}://|(?:data|blob|mailto|tel):|www\.)[^\s"<>]+)`,
    // A path of ours, with its query.
    String.raw`(?<=^|[\s"'(=:,[])(?<path>/[^\s"<>]+)`,
    String.raw`(?<name>[\w-]{0,40}(?:(?:${SECRETS_IN_QUERIES})=|(?:${SECRETS})["']?\s{0,3}[:=]\s{0,3}|\bBearer\s{1,3}))(?<value>${VALUE})`,
    String.raw`(?<email>[^\s@"<>()]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)`,
    // Ids, hashes, keys and tokens, a JWT among them; a word of so many letters is no great loss.
    String.raw`(?<long>\beyJ[\w.-]+|[\w+/=%~-]{20,})`,
    String.raw`(?<ip>\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:${IPV6})(?![\w:]))`,
    // What the identity provider calls somebody: `auth0|…`.
    String.raw`(?<subject>\b[a-z][\w-]{1,40}(?:\||%7c)[\w|.-]+)`,
  ].join('|'),
  'gimu',
);

/** A file of our own code, as a stack names it, and where in it. */
const OWN_FILE = /^\/(?:assets|src)\/(?:[\w.-]+\/)*(?<file>[\w.-]+\.(?:js|tsx?))$/;

/** A text without addresses, e-mail addresses, tokens and ids; of a file of our own code, its name and line stay. */
export function redact(text: string): string {
  return bounded(text).replace(KINDS, (...found) => {
    // With names in the pattern, they come last.
    const { address, name, email, path, ip } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const place = address ?? path;
    if (place !== undefined) return withoutAddress(place);
    if (name !== undefined) return `${name}<secret>`;
    if (email !== undefined) return '<e-mail>';
    return ip === undefined ? '<secret>' : '<address>';
  });
}

/** What may be around an address, and in it. */
const AROUND = ")']},;.";

/** What stands for an address; brackets and quotes may be in it, and at its end they are around it. */
function withoutAddress(place: string): string {
  let end = place.length;
  while (AROUND.includes(place.charAt(end - 1)) && end > 0) end--;
  return (ownFile(place.slice(0, end)) ?? '<address>') + place.slice(end);
}

/** The name of a file of ours, with line and column where there are any; undefined for every other address. */
function ownFile(address: string): string | undefined {
  const [whole, place = ''] = [address.replace(/(?::\d+){0,2}$/, ''), /(?::\d+){0,2}$/.exec(address)?.[0]];
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname } = new URL(whole);
  const file = origin === location.origin ? OWN_FILE.exec(pathname)?.groups?.['file'] : undefined;
  return file === undefined ? undefined : file + place;
}

/** Its beginning, without a word that is cut: half a secret does not look like one. */
function bounded(text: string): string {
  if (text.length <= MOST) return text;
  const beginning = text.slice(0, MOST);
  return beginning.slice(0, Math.max(...[' ', '\n', '\t'].map((space) => beginning.lastIndexOf(space))) + 1);
}
