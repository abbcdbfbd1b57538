import { expect, test } from './support/fixtures.ts';

test('every path of a page answers with the document, which is revalidated each time', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/', '/fr', '/pins/aaaaaaaaaaaaaaaaaaaa', '/fr/posts/b', '/nowhere', '/areas/a/b']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
    });
  }
});

test('a file of the build is cached for good', { tag: '@core' }, async ({ request }) => {
  const document = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(document) ?? [];
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
    return [headers['x-frame-options'], headers['content-security-policy']];
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
