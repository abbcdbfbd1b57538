import { request } from 'node:http';
import { newId } from '@waymark/model/ids';
import { LOCALE_PREFIXES, LOCALES } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { payloadMark } from '@waymark/model/payload-marks';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { publicItem } from './content.ts';
import { ADDRESS, ask } from './requests.ts';

/** A page that no test beside this one changes, as each new creator changes `/creators`. */
const UNCHANGED = '/blog/a-list-can-be-a-route';
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';
const HOSTILE = `</script><script>alert(1)</script><!-- ]]> " ' &`;

/** The document at a path, and the answer that it came with. */
async function documentAt(path: string): Promise<{ response: Response; html: string }> {
  const response = await ask(path);
  const { status, headers } = response;
  expect({ status, type: headers.get('Content-Type') }).toMatchObject({
    type: expect.stringMatching(/^text\/html/),
  });
  return { response, html: await response.text() };
}

/** The payload in a document; undefined where there is none. */
function payloadIn(html: string): unknown {
  const [, json] = /<script type="application\/json" id="payload"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** Whether a document has content besides the application itself. */
function hasContent(html: string): boolean {
  return /<div id="root"><\w/.test(html);
}

describe('the document of a public page', () => {
  it.each([
    ['/', 'en'],
    ['/fr', 'fr'],
    ['/creators', 'en'],
    ['/fr/blog/a-list-can-be-a-route', 'fr'],
    ['/countries/portugal', 'en'],
    ['/fr/about', 'fr'],
  ])('has its content, its language and its head at %s', async (path, locale) => {
    const { response, html } = await documentAt(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(SHARED);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toContain('<noscript>');
  });

  it('has the payload that its address answers, with the mark of its shape', async () => {
    const { html } = await documentAt(UNCHANGED);
    expect(payloadIn(html)).toEqual(await (await ask(`${UNCHANGED}/_payload.json`)).json());
    expect(html).toContain(`data-mark="${await payloadMark('blog-slug')}"`);
  });

  it('is the same for every view of it, and is not sent again while it is the same', async () => {
    const { response, html } = await documentAt(UNCHANGED);
    expect((await documentAt(`${UNCHANGED}?language=fr&at=1,2,3z`)).html).toBe(html);
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await ask(UNCHANGED, { headers })).status).toBe(304);
  });

  it.each(LOCALES)(
    'leads to My content where no service worker received what was shared, in %s',
    async (locale) => {
      const body = new FormData();
      body.append('title', 'A photo');
      const answer = await ask(`${LOCALE_PREFIXES[locale]}/share`, { method: 'POST', body });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe(pathTo('workspace-articles', {}, locale));
    },
  );

  it('shows hostile text as text', async () => {
    const path = `/pois/${await publicItem('poi', { title: { en: HOSTILE } })}`;
    const { html } = await documentAt(path);
    expect(hasContent(html)).toBe(true);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(payloadIn(html)).toMatchObject({ item: { title: { en: HOSTILE } } });
  });

  it('names no host of its request', async () => {
    const html = await withHost('/creators', 'evil.example');
    expect(html).toContain('<h1');
    expect(html).not.toContain('evil.example');
  });

  it('does not depend on cookies or on who asks', async () => {
    const headers = {
      Cookie: '__session=a; i18n_redirected=fr',
      Authorization: 'Bearer a',
      'Accept-Language': 'fr',
    };
    expect(await (await ask('/about', { headers })).text()).toBe((await documentAt('/about')).html);
  });
});

describe('the document of another page', () => {
  it.each([
    '/lists',
    '/fr/workspace/articles',
    '/creators/join',
    '/logout',
    '/iframe?list=a',
    '/atlas/instagram/a',
  ])('leaves %s to the browser', async (path) => {
    const { response, html } = await documentAt(path);
    expect(response.status).toBe(200);
    expect(hasContent(html)).toBe(false);
    expect(payloadIn(html)).toBeUndefined();
    expect(html).toContain('<noscript>');
  });

  it.each([
    '/nowhere',
    `/pins/${newId()}`,
    '/fr/creators/nobody',
    '/blog/never-written',
    '/areas/a/b',
    '/a%2Fb',
  ])('is not found at %s, and is in no cache', async (path) => {
    const { response, html } = await documentAt(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(hasContent(html)).toBe(false);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('of an unlisted item is in no cache, and search engines may not index it', async () => {
    const path = `/pois/${await publicItem('poi', { visibility: 'unlisted' })}`;
    const { response, html } = await documentAt(path);
    expect(response.headers.get('Cache-Control')).toMatch(/^private/);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(hasContent(html)).toBe(true);
  });

  it('answers no other method', async () => {
    expect((await ask('/about', { method: 'POST' })).status).toBe(405);
    const head = await ask('/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

// The emulator starts a process for each request that comes while others are answered, and more than these are too many for
// two cores. The test of the renderer has 50 at once in one process.
it.runIf(isFullRun)('12 documents at once are each that of their page', async () => {
  // Their rendering waits for no payload, which may be slow while so many are asked for.
  const paths = ['/about', '/fr/about', '/privacy', '/fr/contact', '/team'];
  const alone = new Map(
    await Promise.all(paths.map(async (path) => [path, (await documentAt(path)).html] as const)),
  );
  const asked = Array.from({ length: 12 }, (_, index) => paths[index % paths.length] ?? '/');
  const all = await Promise.all(asked.map(async (path) => (await documentAt(path)).html === alone.get(path)));
  expect(all.filter((isSame) => !isSame)).toEqual([]);
});

/** The document at a path, asked from a host that the client made up. */
function withHost(path: string, host: string): Promise<string> {
  const { hostname, port } = new URL(ADDRESS);
  const headers = { host, 'x-forwarded-host': host };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}
