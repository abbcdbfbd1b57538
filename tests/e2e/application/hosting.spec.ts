import { expect, test } from '../support/fixtures.ts';

const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';

test('the document of every page is revalidated each time, and that of a missing page is in no cache', {
  tag: '@core',
}, async ({ request }) => {
  const answers: [path: string, status: number, kept: string][] = [
    ['/', 200, SHARED],
    ['/fr', 200, SHARED],
    ['/about?at=1,2,3', 200, SHARED],
    ['/lists', 200, SHARED],
    ['/pins/aaaaaaaaaaaaaaaaaaaa', 404, 'no-store'],
    ['/fr/posts/b', 404, 'no-store'],
    ['/nowhere', 404, 'no-store'],
    ['/areas/a/b', 404, 'no-store'],
    ['/index.html', 404, 'no-store'],
  ];
  for (const [path, status, kept] of answers) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers(), path).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': kept,
    });
  }
});

test('a file of the build is cached for good', { tag: '@core' }, async ({ request }) => {
  const document = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[^" ]+\.js/.exec(document) ?? [];
  const answer = await request.get(script);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
  });
});

test('a missing file of the build answers 404 instead of the document', { tag: '@core' }, async ({
  request,
}) => {
  for (const path of ['/assets/item-gone.js', '/assets/deeper/item-gone.css']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the document for use without a connection has one address, which leads nowhere else', {
  tag: '@core',
}, async ({ request }) => {
  const answer = await request.get('/offline', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-cache',
  });
  for (const path of ['/offline.html', '/offline/']) {
    const other = await request.get(path, { maxRedirects: 0 });
    expect([other.status(), other.headers()['location']], path).toEqual([301, '/offline']);
  }
});

test('robots.txt leads crawlers to the sitemaps', { tag: '@core' }, async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
});

test('the newest build is named by a file that is revalidated, and its metadata is kept for good', {
  tag: '@core',
}, async ({ request, page }) => {
  const latest = await request.get(`/builds/latest.json?timestamp=${Date.now()}`);
  expect(latest.headers()['cache-control']).toBe('no-cache');
  const { id } = await latest.json();
  await page.goto('/about');
  expect(await page.locator('meta[name="waymark-build"]').getAttribute('content')).toBe(id);
  const metadata = await request.get(`/builds/meta/${id}.json`);
  expect(metadata.headers()['cache-control']).toContain('immutable');
  expect(await metadata.json()).toMatchObject({
    id,
    prerendered: [],
    matcher: { static: { '/fr/about': {} } },
  });
  const gone = await request.get(`/builds/meta/${'0'.repeat(20)}.json`);
  expect(gone.status()).toBe(404);
});

test('paths of data and endpoints do not answer with the document', { tag: '@core' }, async ({ request }) => {
  for (const path of ['/_payload.json', '/fr/_payload.json', '/api/none']) {
    expect((await request.get(path)).headers()['content-type'], path).toContain('application/json');
  }
});

test('other sites may frame the page for embeds, and no other page', { tag: '@core' }, async ({
  request,
}) => {
  const framing = async (path: string) => {
    const headers = (await request.get(path)).headers();
    return [
      headers['x-frame-options'],
      headers['content-security-policy']?.match(/frame-ancestors [^;]*/)?.[0],
    ];
  };
  for (const path of ['/iframe', '/fr/iframe', '/iframe?list=a', '/fr/iframe?at=1,2,3&lang=en']) {
    expect(await framing(path), path).toEqual([undefined, undefined]);
  }
  const others = [
    '/',
    '/fr',
    '/fr/',
    '/pins/a',
    '/lists',
    '/iframes',
    '/iframe/more',
    '/?iframe',
    '/about?a=/iframe',
  ];
  const namedAlike = ['/lists/iframe', '/creators/iframe', '/fr/lists/iframe', '/fr/fr/iframe', '/de/iframe'];
  for (const path of [...others, ...namedAlike]) {
    expect(await framing(path), path).toEqual(['DENY', "frame-ancestors 'none'"]);
  }
});

test('every answer has the headers that protect it, from our own build and from functions', {
  tag: '@core',
}, async ({ request }) => {
  const document = await (await request.get('/about')).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(document) ?? [];
  for (const path of ['/', '/fr/about', '/iframe', '/nowhere', script, '/_payload.json', '/api/none']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
  }
  for (const path of [script, '/_payload.json', '/api/none']) {
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

test.describe('a violation', () => {
  test.use({ expectedErrors: [/Content Security Policy|The policy refuses/] });

  test('is refused by the browser and reported: inline scripts, event attributes, and other hosts', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/about?secret=1');
    const logged = page.waitForResponse((answer) => answer.url().endsWith('/api/log/policy'));
    const refused = await page.evaluate<string[]>(`new Promise((resolve) => {
      const refused = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        refused.push(event.effectiveDirective);
        if (refused.length === 4) resolve(refused.sort());
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ran = true');
      button.click();
      fetch('https://evil.example/').catch(() => {});
      const other = document.createElement('script');
      other.src = 'https://evil.example/x.js';
      document.body.append(other);
    })`);
    expect(refused).toEqual(['connect-src', 'script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect((await logged).status()).toBe(204);
  });
});
