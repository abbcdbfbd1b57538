// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginSignIn, endSignIn, pendingSignIn, takeSignInRetry } from './sign-in-target.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function targetOf(address: string) {
  beginSignIn(address);
  return pendingSignIn()?.target;
}

it.each([
  ['/fr/lists?x=1#y', '/fr/lists?x=1#y'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/about?code=1&state=2&x=3', '/about?x=3'],
  ['/about?error=denied&state=2&error_description=no#top', '/about#top'],
  ['/about?code=1', '/about?code=1'],
  ['/logout', '/'],
  ['/fr/logout?x=1', '/'],
  [`/about?x=${'y'.repeat(4_000)}`, '/'],
])('a sign-in from %s returns to %s', (address, target) => {
  expect(targetOf(address)).toBe(target);
});

it('never leads to another site or to a second answer, whatever is stored', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true })),
      (address) => {
        const url = new URL(targetOf(address) ?? '/', location.origin);
        expect(url.origin).toBe(location.origin);
        const { searchParams } = url;
        expect(searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))).toBe(
          false,
        );
      },
    ),
  );
});

it('uses a value that other code stored only where it is a path of this site', () => {
  for (const kept of [
    '//evil.example',
    'nonsense',
    '{"target":"//evil.example","tries":0}',
    '{}',
    '7',
    'null',
  ]) {
    sessionStorage.setItem('waymark.sign-in', kept);
    expect([undefined, '/']).toContain(pendingSignIn()?.target);
  }
});

it('begins again twice, and not after it ended', () => {
  expect(takeSignInRetry()).toBe(false);
  beginSignIn('/lists');
  expect([takeSignInRetry(), takeSignInRetry(), takeSignInRetry()]).toEqual([true, true, false]);
  expect(pendingSignIn()?.target).toBe('/lists');
  beginSignIn('/about');
  endSignIn();
  expect([pendingSignIn(), takeSignInRetry()]).toEqual([undefined, false]);
});

it('continues without storage where the browser blocks it', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: blocked, getItem: blocked, removeItem: blocked });
  beginSignIn('/lists');
  expect(pendingSignIn()).toBeUndefined();
  endSignIn();
  vi.unstubAllGlobals();
});
