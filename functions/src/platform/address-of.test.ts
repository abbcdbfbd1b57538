import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { countedAddress, type Sender, senderOf } from './address-of.ts';

describe('the sender that a request is counted under', () => {
  const app = new Hono();
  app.get('/', (context) => context.json(senderOf(context)));
  const senderFor = async (forwarded?: string): Promise<Sender> =>
    (
      await app.request('/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })
    ).json() as Promise<Sender>;

  it.each([
    ['198.51.100.7', '198.51.100.7', '198.51'],
    ['198.51.100.7, 203.0.113.1', '198.51.100.7', '203.0'],
    ['192.0.2.66, 198.51.100.7 ,203.0.113.1', '198.51.100.7', '203.0'],
    ['garbage, 198.51.100.7, 203.0.113.1', '198.51.100.7', '203.0'],
    ['2001:db8:0:1::7, 2001:db8:9:2::8', '2001:db8:0:1::/64', '2001:db8'],
    ['somebody, 203.0.113.1', 'unknown', '203.0'],
    ['198.51.100.7, somebody', '198.51.100.7', 'unknown'],
    [', ', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    [undefined, 'unknown', 'unknown'],
  ])('of %j has the address %s and came by %s', async (forwarded, address, way) => {
    expect(await senderFor(forwarded)).toEqual({ key: `${address} by ${way}`, way });
  });

  it('is never another one who came another way, whatever a caller sends', async () => {
    const hosting = '203.0.113.1';
    const visitor = await senderFor(`198.51.100.7, ${hosting}`);
    for (const invented of ['198.51.100.7', `198.51.100.7, ${hosting}`, `198.51.100.7 by 203.0`]) {
      const caller = await senderFor(`${invented}, 192.0.2.9`);
      expect(caller.key).not.toBe(visitor.key);
      expect(caller.way).not.toBe(visitor.way);
    }
  });
});

it.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['::192.0.2.1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['192.0.2', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['192.0.2.1:8080', 'unknown'],
  ['[2001:db8::1]', 'unknown'],
  ['unknown', 'unknown'],
  [`2001:db8::${'1'.repeat(10_000)}`, 'unknown'],
])('%.60s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

const hex = fc.integer({ min: 0, max: 0xffff });
const groups = fc.array(hex, { minLength: 8, maxLength: 8 });
const full = (numbers: readonly number[]) => numbers.map((each) => each.toString(16)).join(':');

it('counts an IPv6 network as one, however its addresses are written, and no two networks together', () => {
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (some, others, isSame) => {
      const neighbour = isSame ? [...some.slice(0, 4), ...others.slice(4)] : others;
      fc.pre(
        some.slice(0, 4).some((group) => group !== 0) && neighbour.slice(0, 4).some((group) => group !== 0),
      );
      const padded = neighbour.map((each) => each.toString(16).padStart(4, '0').toUpperCase()).join(':');
      const isOneNetwork = full(some.slice(0, 4)) === full(neighbour.slice(0, 4));
      expect(countedAddress(full(some)) === countedAddress(padded)).toBe(isOneNetwork);
    }),
  );
});

it('accepts shortened zeros', () => {
  fc.assert(
    fc.property(groups, fc.nat(7), fc.integer({ min: 1, max: 8 }), (numbers, from, length) => {
      const zeroed = numbers.map((each, index) => (index >= from && index < from + length ? 0 : each));
      const short = `${full(zeroed.slice(0, from))}::${full(zeroed.slice(from + length))}`;
      fc.pre(isIPv6(short));
      expect(countedAddress(short)).toBe(countedAddress(full(zeroed)));
    }),
  );
});

it('is always a short address, or unknown', () => {
  const piece = fc.constantFrom(':', '::', '.', 'ffff', '0', '255', '%', ' ', '[', ']', '/', '\u0000', 'é');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        expect(countedAddress(text)).toMatch(/^(?:unknown|[\d.]{7,15}|[\da-f:]{7,19}::\/64)$/);
      },
    ),
  );
});
