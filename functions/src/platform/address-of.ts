import { isIP } from 'node:net';
import type { Context } from 'hono';

/** What every sender is counted as whose address cannot be told: together. */
const UNKNOWN = 'unknown';

/** How many groups of an IPv6 address are one household or phone: providers give each a /64, and it may use all of it. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request is counted under: what the one before the last proxy saw, which is the visitor where Hosting is in
 * front of a function. Whoever calls a function past Hosting can write what they like there: limits that matter have one for all
 * beside.
 * @returns an IPv4 address, an IPv6 network of 64 bits as `2001:db8:0:1::/64`, or `unknown`
 */
export function addressOf(context: Context): string {
  const seen = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return countedAddress((seen.at(-2) ?? seen.at(-1) ?? '').trim());
}

/** One name for all spellings of an address, and for all addresses of one IPv6 network. */
export function countedAddress(address: string): string {
  if (isIP(address) === 4) return address;
  // A zone is of one machine only, and comes from none that is elsewhere.
  if (isIP(address) !== 6 || address.includes('%')) return UNKNOWN;
  const groups = groupsOf(address);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. The parser of addresses of the web brings all spellings to one, in hexadecimal. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}
