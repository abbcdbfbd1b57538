// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({
  VITE_AUTH0_DOMAIN: 'tenant.example',
  VITE_HOSTING_SUFFIX: '.web.app',
  VITE_PUBLIC_ADDRESS: undefined as string | undefined,
}));
vi.mock('../config.ts', () => ({ config: settings }));

const { navigateAway, PROVIDER, ownPath, redirectOrigin } = await import('./addresses.ts');

const ORIGIN = location.origin;
const stand = (href: string) =>
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue(new URL(href) as never);

afterEach(() => {
  vi.restoreAllMocks();
  settings.VITE_PUBLIC_ADDRESS = undefined;
});

describe('the path to return to', () => {
  it.each([
    ['/lists', '/lists'],
    ['/fr/lists?at=1,2,3#x', '/fr/lists?at=1,2,3#x'],
    ['lists', '/lists'],
    ['', '/'],
    ['/a//b', '/a//b'],
    ['https:evil.example', '/evil.example'],
  ])('%s is %s', (target, path) => {
    stand('https://waymark.example/');
    expect(ownPath(target)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '\\\\evil.example',
    'https://waymark.example@evil.example/',
    'https://waymark.example.evil.example/',
    'http://waymark.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://waymark.example/x',
    'vbscript:x',
    'https://waymark.example//evil.example/',
    '/.//evil.example/',
    'https://[',
  ])('%j is refused', (target) => {
    stand('https://waymark.example/lists');
    expect(ownPath(target)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, ['/lists']])('%j is none', (target) => {
    expect(ownPath(target)).toBeUndefined();
  });

  it('never leads to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ':',
      '@',
      '.',
      'evil.example',
      'javascript',
      'https',
      '%2f',
      '?',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
        stand('https://waymark.example/lists');
        const path = ownPath(pieces.join(''));
        if (path === undefined) return;
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, 'https://waymark.example/lists').origin).toBe('https://waymark.example');
      }),
    );
  });
});

describe('leaving for another site', () => {
  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://tenant.example/x',
    'vbscript:x',
    'https://tenant.example.evil.example/',
    'http://tenant.example/',
  ])('is refused for %s', (address) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect(() => navigateAway(address, [PROVIDER, 'null'])).toThrow('refused');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is done where the origin is allowed', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    navigateAway('https://tenant.example/authorize?x=1', [PROVIDER]);
    expect(assign).toHaveBeenCalledWith('https://tenant.example/authorize?x=1');
  });
});

describe('the origin that the provider redirects to', () => {
  it('is the current host where the provider knows it, or where no other is configured', () => {
    settings.VITE_PUBLIC_ADDRESS = 'https://waymark.example/';
    stand('https://preview-1.web.app/lists');
    expect(redirectOrigin()).toBe('https://preview-1.web.app');
    settings.VITE_PUBLIC_ADDRESS = undefined;
    vi.restoreAllMocks();
    expect(redirectOrigin()).toBe(ORIGIN);
  });

  it.each(['https://www.waymark.example/', 'https://evilweb.app/', 'https://web.app.evil.example/'])(
    'is the configured one at %s',
    (href) => {
      settings.VITE_PUBLIC_ADDRESS = 'https://waymark.example/anything';
      stand(href);
      expect(redirectOrigin()).toBe('https://waymark.example');
    },
  );
});
