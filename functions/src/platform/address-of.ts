import { isIP } from 'node:net';
import type { Context } from 'hono';

/** The common name of all senders with an unknown address. */
const UNKNOWN = 'unknown';

/** The bytes of an IPv4 address, and the groups of an IPv6 one, that the machines of one operator share. */
const WAY_BYTES = 2;
const WAY_GROUPS = 2;

/** The groups of an IPv6 address that identify a household or phone: providers assign a /64 to each. */
const NETWORK_GROUPS = 4;

/** Whom a request is counted under. */
export interface Sender {
  /** The visitor's address and the way, so that nobody is counted as a visitor who came another way. */
  key: string;
  /** The network that Google's front end saw, which no caller can choose: that of Hosting, or of a caller that bypasses Hosting. */
  way: string;
}

/**
 * The sender of a request. Hosting adds the visitor's address to `X-Forwarded-For`, and the front end of Cloud Run adds the address
 * that it sees, which is Hosting's. A caller that bypasses Hosting can invent all addresses but the last one. So limits for all
 * senders together hold for each way (docs/decisions/functions.md).
 */
export function senderOf(context: Context): Sender {
  const seen = (context.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const way = wayOf(seen.at(-1) ?? '');
  return { key: `${countedAddress(seen.at(-2) ?? seen.at(-1) ?? '')} by ${way}`, way };
}

function wayOf(address: string): string {
  const counted = countedAddress(address);
  const [separator, length] = counted.includes(':') ? [':', WAY_GROUPS] : ['.', WAY_BYTES];
  return counted.split(separator).slice(0, length).join(separator);
}

/**
 * A single form for all notations of an address, and for all addresses of one IPv6 network.
 * @returns an IPv4 address, an IPv6 network of 64 bits as `2001:db8:0:1::/64`, or `unknown`
 */
export function countedAddress(address: string): string {
  if (isIP(address) === 4) return address;
  // A zone is valid on one machine only and is never received from another.
  if (isIP(address) !== 6 || address.includes('%')) return UNKNOWN;
  const groups = groupsOf(address);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. `URL` normalises all notations to hexadecimal. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}
