import { readFileSync } from 'node:fs';
import { PLAYERS } from '@waymark/model/rich-text/video';
import { expect, test } from 'vitest';
import { readEnvironment } from '../src/config-schema.ts';
import { contentSecurityPolicy, type InlineTexts } from './content-security-policy.ts';
import { headersFor, inlineTexts } from './hosting-headers.ts';

const NOTHING = { scripts: [], styles: [] };

/** The sources of each directive of a build with these variables. */
function policyOf(
  variables: Record<string, string> = {},
  inline: InlineTexts = NOTHING,
): Record<string, string[]> {
  const policy = contentSecurityPolicy(readEnvironment(variables), inline, { framed: false });
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );
}

const PRODUCTION = {
  VITE_AUTH0_DOMAIN: 'tenant.eu.auth0.com',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
};

test('a build without third parties runs only its own scripts', () => {
  const policy = policyOf(PRODUCTION);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['frame-src']).toEqual([...Object.values(PLAYERS), 'https://tenant.eu.auth0.com']);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://tenant.eu.auth0.com',
  ]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://firebasestorage.googleapis.com']);
  expect(policy['media-src']).toEqual(['blob:']);
});

test('the local stack allows its emulators and its identity provider, and no host of Firebase', () => {
  const policy = policyOf({
    VITE_USE_EMULATORS: 'true',
    VITE_EMULATOR_PORT_AUTH: '1001',
    VITE_EMULATOR_PORT_FIRESTORE: '1002',
    VITE_EMULATOR_PORT_STORAGE: '1003',
    VITE_AUTH0_DOMAIN: 'http://localhost:1004',
  });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'http://127.0.0.1:1001',
    'http://127.0.0.1:1002',
    'http://127.0.0.1:1003',
    'http://localhost:1004',
  ]);
  expect(JSON.stringify(policy)).not.toContain('googleapis');
});

test('a build with App Check allows reCAPTCHA and the exchange of its tokens, one with a debug token only the second', () => {
  const exchange = 'https://content-firebaseappcheck.googleapis.com';
  const policy = policyOf({ ...PRODUCTION, VITE_APP_CHECK_KEY: 'a-key' });
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(policy['connect-src']).toContain(exchange);
  const debug = policyOf({ ...PRODUCTION, VITE_APP_CHECK_DEBUG_TOKEN: 'a-token' });
  expect(debug['script-src']).toEqual(["'self'"]);
  expect(debug['connect-src']).toContain(exchange);
});

test('only a build with a key of Google Maps may evaluate code, and only it allows Google’s hosts', () => {
  const without = JSON.stringify(policyOf(PRODUCTION));
  expect(without).not.toMatch(/unsafe-eval|gstatic|google\.com/);
  const policy = policyOf({ ...PRODUCTION, VITE_GOOGLE_MAPS_KEY: 'a-key' });
  expect(policy['script-src']).toContain("'unsafe-eval'");
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
  // Anyone can upload a script to storage.googleapis.com.
  expect(policy['script-src']?.join(' ')).not.toContain('*.googleapis.com');
});

test('inline scripts are never allowed as such, whatever is configured', () => {
  const all = {
    ...PRODUCTION,
    VITE_GOOGLE_MAPS_KEY: 'a-key',
    VITE_TAG_MANAGER_ENABLED: 'true',
    VITE_TAG_MANAGER_ID: 'GTM-A',
    VITE_SUPPORT_TOOL_SCRIPT: 'https://support.example/tool.js',
    VITE_MAP_STYLE_URL: 'https://tiles.example/style.json',
  };
  expect(policyOf(all)['script-src']).not.toContain("'unsafe-inline'");
  expect(policyOf(all)['script-src']).not.toContain("'strict-dynamic'");
});

test.each([
  [
    'VITE_SUPPORT_TOOL_SCRIPT',
    'https://support.example/tool.js?a=1',
    'script-src',
    'https://support.example',
  ],
  [
    'VITE_MAP_STYLE_URL',
    'https://tiles.example:8443/style.json',
    'connect-src',
    'https://tiles.example:8443',
  ],
  [
    'VITE_STREETS_URL',
    'https://storage.example/bucket/streets.pmtiles',
    'connect-src',
    'https://storage.example',
  ],
  ['VITE_TERRAIN_URL', 'https://heights.example/{z}/{x}/{y}.png', 'connect-src', 'https://heights.example'],
  ['VITE_TOKEN_URL', 'https://api.example/token', 'connect-src', 'https://api.example'],
  ['VITE_CONTENT_API_URL', 'http://cms.example/api', 'connect-src', 'http://cms.example'],
  ['VITE_ALGOLIA_APP_ID', 'AB12', 'connect-src', 'https://ab12-dsn.algolia.net'],
])('%s=%s is allowed in %s as %s, and only where it is configured', (name, value, directive, source) => {
  expect(policyOf({ [name]: value })[directive]).toContain(source);
  expect(JSON.stringify(policyOf())).not.toContain(source);
});

test.each([
  ['photon', 'https://photon.example/de/', 'https://photon.example'],
  ['nominatim', 'https://nominatim.example:8443', 'https://nominatim.example:8443'],
  ['google', 'https://places.googleapis.com', 'https://places.googleapis.com'],
])('the geocoder %s is allowed at exactly its host', (name, address, source) => {
  const policy = policyOf({
    ...PRODUCTION,
    VITE_GEOCODER: name,
    VITE_GEOCODER_URL: address,
    VITE_GEOCODER_KEY: 'a-key',
  });
  const before = policyOf(PRODUCTION);
  expect(policy).toEqual({ ...before, 'connect-src': [...(before['connect-src'] ?? []), source] });
});

test('a geocoder of this site, and an address without the name of a geocoder, allow no host', () => {
  const before = policyOf(PRODUCTION);
  expect(policyOf({ ...PRODUCTION, VITE_GEOCODER: 'photon', VITE_GEOCODER_URL: '/geocoder' })).toEqual(
    before,
  );
  expect(policyOf({ ...PRODUCTION, VITE_GEOCODER_URL: 'https://photon.example' })).toEqual(before);
});

test('the statistics of searches are allowed in their region only', () => {
  const policy = policyOf({ VITE_ALGOLIA_APP_ID: 'AB12', VITE_ALGOLIA_REGION: 'de' });
  expect(policy['connect-src']).toContain('https://insights.de.algolia.io');
  expect(JSON.stringify(policyOf({ VITE_ALGOLIA_APP_ID: 'AB12' }))).not.toContain('insights');
});

test('the tag manager is allowed only where it is switched on', () => {
  const id = { VITE_TAG_MANAGER_ID: 'GTM-A' };
  expect(policyOf(id)['script-src']).toEqual(["'self'"]);
  expect(policyOf({ ...id, VITE_TAG_MANAGER_ENABLED: 'true' })['script-src']).toEqual([
    "'self'",
    'https://*.googletagmanager.com',
  ]);
});

test('no value of a variable can add a directive', () => {
  const hostile = policyOf({
    VITE_ALGOLIA_APP_ID: "x; script-src 'unsafe-inline'",
    VITE_SUPPORT_TOOL_SCRIPT: "https://support.example/;script-src 'unsafe-inline'",
    VITE_MAP_STYLE_URL: 'https://tiles.example/;base-uri *',
  });
  expect(hostile['script-src']).toEqual(["'self'", 'https://support.example']);
  expect(hostile['base-uri']).toEqual(["'none'"]);
});

test('scripts and styles in the document are allowed by their hashes; data and files need none', () => {
  const html = `<style>p{}</style><script type="module">start()</script><SCRIPT>old()</SCRIPT>
    <script type="application/json">{"a":"b"}</script><script type="application/ld+json">{}</script>
    <script type="module" src="/assets/a.js"></script><script type=importmap>{}</script>`;
  const inline = inlineTexts(html);
  expect(inline).toEqual({ scripts: ['start()', 'old()', '{}'], styles: ['p{}'] });
  const policy = policyOf(PRODUCTION, inline);
  expect(policy['script-src']).toContain("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
  expect(policy['script-src']).toHaveLength(4);
  expect(policy['style-src-elem']?.every((source) => /^'(?:self|sha256-.*)'$/.test(source))).toBe(true);
});

test('other sites may frame the page for embeds, and no other page; both report violations', () => {
  const [others, framed] = headersFor(readEnvironment(PRODUCTION), NOTHING);
  expect([others?.source, framed?.source]).toEqual(['!/{iframe,fr/iframe}', '/{iframe,fr/iframe}']);
  const [policy, framedPolicy] = [others, framed].map((entry) => entry?.headers[0]?.value ?? '');
  expect(policy?.replace("frame-ancestors 'none'; ", '')).toBe(framedPolicy);
  expect(framedPolicy).toContain('report-uri /api/log/policy');
});

test('the players of videos may do what they need, and no other frame may', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
  const headers: { key: string; value: string }[] = hosting.headers.flatMap(
    ({ headers }: { headers: object[] }) => headers,
  );
  const permissions = headers.find(({ key }) => key === 'Permissions-Policy')?.value.split(', ');
  const players = Object.values(PLAYERS).map((origin) => `"${origin}"`);
  // A page can only pass on what it may do itself.
  for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
    expect(permissions).toContain(`${feature}=(self ${players.join(' ')})`);
});
