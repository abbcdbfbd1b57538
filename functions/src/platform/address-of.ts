import { isIP } from 'node:net';
import type { Context } from 'hono';

/** The common name of all senders with an unknown address. */
const UNKNOWN = 'unknown';

/** The groups of an IPv6 address that identify a household or phone: providers assign a /64 to each. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request is counted under: the one that the last proxy but one saw, which is the visitor's behind Hosting.
 * A caller that bypasses Hosting can forge it, so important limits also have one for all addresses.
 * @returns an IPv4 address, an IPv6 network of 64 bits as `2001:db8:0:1::/64`, or `unknown`
 */
export function addressOf(context: Context): string {
  const seen = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return countedAddress((seen.at(-2) ?? seen.at(-1) ?? '').trim());
}

/** A single form for all notations of an address, and for all addresses of one IPv6 network. */
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
