import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { type DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { database } from '../support/database.ts';
import { test as base, expect } from '../support/fixtures.ts';

interface Fixtures {
  /** Opens a page of another site that frames an embed. */
  frame: (search: string, size?: { width: number; height: number }) => Promise<FrameLocator>;
  /** A public list with one destination; it is removed after the test. */
  list: { id: string; destination: string; ref: DocumentReference };
}

const test = base.extend<Fixtures>({
  frame: async ({ page, baseURL }, use) => {
    let site = '';
    const server = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html; charset=utf-8');
      answer.end(site);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The address of a server that listens on a port.
    const { port } = server.address() as AddressInfo;
    await use(async (path, { width, height } = { width: 360, height: 400 }) => {
      const address = new URL(path, baseURL).href.replaceAll('&', '&amp;');
      site = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
        <iframe title="Map" src="${address}" width="${width}" height="${height}"></iframe>`;
      await page.goto(`http://127.0.0.1:${port}/`);
      return page.frameLocator('iframe');
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  list: async ({ publish, sea }, use) => {
    const destination = await publish({ en: 'Harbour Light', fr: 'Feu du port' }, { position: sea });
    const ref = database().doc(`lists/${newId()}`);
    await ref.set({
      kind: 'list',
      ownerId: 'e2e',
      title: { en: 'A harbour walk', fr: 'Une promenade au port' },
      summary: {},
      visibility: 'public',
      asRoute: true,
      updatedAt: Timestamp.now(),
      count: 1,
      position: new GeoPoint(sea.lat, sea.lng),
    });
    const entry = ref.collection('items').doc(newId());
    await entry.set({ kind: 'destination', id: destination.id, order: 'a000' });
    await use({ id: ref.id, destination: destination.id, ref });
    await entry.delete();
    await ref.delete();
  },
});

const TEXTS = {
  en: {
    path: '/iframe',
    prefix: '',
    map: 'Map of places and stories',
    title: 'A harbour walk',
    mark: '1. Harbour Light (Town)',
    card: /^Harbour Light/,
    close: 'Close',
    gone: 'This is no longer available',
    nothing: 'No map selected',
  },
  fr: {
    path: '/fr/iframe',
    prefix: '/fr',
    map: 'Carte des lieux et des récits',
    title: 'Une promenade au port',
    mark: '1. Feu du port (Petite ville)',
    card: /^Feu du port/,
    close: 'Fermer',
    gone: 'Ce contenu n’est plus disponible',
    nothing: 'Aucune carte choisie',
  },
} as const;

/** In the browser: as in a frame of a site that the reader has not visited. */
const STORAGE_IS_BLOCKED = `
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
`;

const heading = (where: Page | FrameLocator) => where.getByRole('heading', { level: 1 });
const attribution = (where: Page | FrameLocator) => where.getByRole('link', { name: /^Waymark/ });

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`another site shows a list on a map, in ${locale}, and no link opens inside the frame`, {
    tag: locale === 'en' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, context, frame, list }) => {
    const embed = await frame(`${texts.path}?list=${list.id}`);
    await expect(heading(embed)).toHaveText(texts.title);
    await expect(embed.getByRole('region', { name: texts.map })).toBeVisible();
    await expect(attribution(embed)).toHaveAttribute('href', `${texts.prefix}/lists/${list.id}`);
    await expect(embed.getByRole('banner')).toHaveCount(0);
    await expect(embed.getByRole('contentinfo')).toHaveCount(0);
    const steps = await page.evaluate<number>('history.length');

    await embed.getByRole('button', { name: texts.mark }).press('Enter');
    const card = embed.getByRole('link', { name: texts.card });
    await expect(card).toHaveAttribute('href', `${texts.prefix}/destinations/${list.destination}`);
    for (const link of await embed.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
    }
    const opened = context.waitForEvent('page');
    await card.click();
    await (await opened).close();
    await embed.getByRole('button', { name: texts.close, exact: true }).click();
    await expect(card).toHaveCount(0);
    await expect(embed.getByRole('button', { name: texts.mark })).toBeVisible();

    expect(page.frames()[1]?.url()).toContain(`${texts.path}?list=${list.id}`);
    expect(await page.evaluate('history.length')).toBe(steps);
    expect(await context.cookies()).toEqual([]);
  });

  test(`an embed is accessible, in ${locale}`, {
    tag: locale === 'fr' ? '@axe' : [],
  }, async ({ page, list, checkAccessibility }) => {
    await page.goto(`${texts.path}?list=${list.id}`);
    await page.getByRole('button', { name: texts.mark }).press('Enter');
    await expect(page.getByRole('link', { name: texts.card })).toBeVisible();
    await checkAccessibility();
    await page.goto(texts.path);
    await expect(heading(page)).toHaveText(texts.nothing);
    await checkAccessibility();
  });

  test(`an empty embed says so, in ${locale}`, async ({ frame }) => {
    const embed = await frame(`${texts.path}?list=a/b&creator=&at=here`, { width: 320, height: 240 });
    await expect(embed.getByRole('status').filter({ hasText: texts.nothing })).toBeVisible();
    await expect(attribution(embed)).toHaveAttribute('href', texts.prefix || '/');
  });

  test.describe('of content that does not exist', () => {
    test.use({ expectedErrors: [/404/] });

    test(`an embed says that its content no longer exists, in ${locale}`, async ({ frame }) => {
      for (const subject of ['list', 'creator', 'post']) {
        const embed = await frame(`${texts.path}?${subject}=doesNotExist`);
        await expect(embed.getByRole('status').filter({ hasText: texts.gone })).toBeVisible();
        await expect(attribution(embed)).toHaveAttribute('target', '_blank');
      }
    });
  });
}

test('an embed has the language and the colour scheme that its address asks for', async ({
  page,
  frame,
  list,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const embed = await frame(`/iframe?list=${list.id}&lang=fr&theme=dark`);
  await expect(heading(embed)).toHaveText(TEXTS.fr.title);
  await expect(embed.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(embed.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(attribution(embed)).toHaveAttribute('href', `/fr/lists/${list.id}`);
  const other = await frame(`/fr/iframe?list=${list.id}&lang=en&theme=neon`);
  await expect(heading(other)).toHaveText(TEXTS.en.title);
  await expect(other.locator('html')).not.toHaveAttribute('data-theme');
});

test('an embed shows only the kinds that its address asks for', async ({ frame, list }) => {
  const mark = { name: TEXTS.en.mark };
  await expect(
    (await frame(`/iframe?list=${list.id}&kinds=destination`)).getByRole('button', mark),
  ).toBeVisible();
  const without = await frame(`/iframe?list=${list.id}&kinds=poi,pin`);
  await expect(without.getByRole('application')).toBeVisible();
  await expect(without.getByRole('button', mark)).toHaveCount(0);
});

test('an embed of a place shows its surroundings, and leads there', async ({ frame, sea, publish }) => {
  await publish({ en: 'Lone Rock' }, { position: sea });
  const embed = await frame(`/iframe?at=${sea.lat},${sea.lng},11&kinds=destination`);
  await expect(embed.getByRole('button', { name: 'Lone Rock (Town)' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(attribution(embed)).toHaveAttribute('href', `/?at=${sea.lat},${sea.lng},11&kinds=destination`);
});

test('an embed of a creator shows their publications, by their id and by their handle', async ({ frame }) => {
  const { docs } = await database().collection('creators').where('handle', '==', 'ines-quaresma').get();
  for (const at of ['ines-quaresma', docs[0]?.id]) {
    const embed = await frame(`/iframe?creator=${at}`);
    await expect(heading(embed)).toHaveText('Inês Quaresma');
    await expect(attribution(embed)).toHaveAttribute('href', '/creators/ines-quaresma');
    await expect(embed.getByRole('application').getByRole('button').first()).toBeVisible();
  }
});

test('an embed of a story shows the places that the story mentions', async ({ page, frame }) => {
  const { docs } = await database().collection('posts').where('visibility', '==', 'public').limit(1).get();
  const [post] = docs;
  if (post === undefined) throw new Error('The demo content has no story');
  const embed = await frame(`/iframe?post=${post.id}`);
  await expect(heading(embed)).toHaveText(post.data()['title'].en);
  await expect(attribution(embed)).toHaveAttribute('href', `/posts/${post.id}`);
  await expect(embed.getByRole('application')).toBeVisible();
  await expect(page).toHaveTitle('Elsewhere');
});

test('an embed follows its list until the list is no longer public', async ({ page, list, frame }) => {
  const embed = await frame(`/iframe?list=${list.id}`);
  await expect(heading(embed)).toHaveText('A harbour walk');
  await list.ref.update({ 'title.en': 'A harbour stroll' });
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect(heading(embed)).toHaveText('A harbour stroll');
  await list.ref.update({ visibility: 'private' });
  await expect(embed.getByRole('status').filter({ hasText: TEXTS.en.gone })).toBeVisible();
});

test('an embed needs nothing that browsers block in frames', async ({ page, frame, list }) => {
  await page.addInitScript(STORAGE_IS_BLOCKED);
  const embed = await frame(`/iframe?list=${list.id}`);
  await embed.getByRole('button', { name: TEXTS.en.mark }).press('Enter');
  await expect(embed.getByRole('link', { name: TEXTS.en.card })).toBeVisible();
  // The live layer works, and so does the content that only it brings.
  await list.ref.update({ 'title.en': 'Without storage' });
  await expect(heading(embed)).toHaveText('Without storage');
});

test.describe('with garbage in its address', () => {
  test.use({ expectedErrors: [/40[04]/] });

  const script = encodeURIComponent('"><script>pwned = 1</script>');
  for (const [name, search] of Object.entries({
    'thousands of characters': `list=${'x'.repeat(2_000)}&at=${'9'.repeat(500)},0,1&kinds=${'poi,'.repeat(300)}`,
    scripts: `list=${script}&creator=${encodeURIComponent('<img onerror=pwned=1 src=x>')}&lang=${script}&theme=${script}`,
    'names of prototypes': '__proto__=a&list=__proto__&lang=constructor&theme=__proto__&kinds=toString',
    'broken percents': 'list=%E0%A4%A&creator=%&post=%zz&at=%2C%2C',
    'dot segments': 'list=..&creator=.&post=~..',
  })) {
    test(`an embed still works: ${name}`, { tag: name === 'scripts' ? '@core' : [] }, async ({ page }) => {
      await page.goto(`/iframe?${search}`);
      await expect(heading(page)).toHaveText(/This is no longer available|No map selected/);
      expect(await page.evaluate('typeof pwned')).toBe('undefined');
    });
  }
});
