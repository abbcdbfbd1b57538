import type { Page } from '@playwright/test';
import { demoDestination } from '../support/demo-item.ts';
import { expect, test } from '../support/fixtures.ts';

/** Records the order in which pages leave and enter: the final opacity of each animation of a page. */
const WATCH_TRANSITIONS = `
  globalThis.transitions = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.dataset.page !== undefined) globalThis.transitions.push(frames.opacity.at(-1));
    return animate.call(this, frames, options);
  };
`;

test('a page leaves before the next one enters, and the first one shows without a transition', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(WATCH_TRANSITIONS);
  await page.goto(await demoDestination(page.request));
  const style = styleGuide(page);
  await expect(style).toBeVisible();
  expect(await page.evaluate('transitions')).toEqual([]);
  await style.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  await expect.poll(() => page.evaluate('transitions')).toEqual([0, 1]);
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  await page.goBack();
  await expect(style).toBeVisible();
  await expect.poll(() => page.evaluate('transitions')).toEqual([0, 1, 0, 1]);
});

test('under reduced motion pages change without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(WATCH_TRANSITIONS);
  await page.goto(await demoDestination(page.request));
  await styleGuide(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  expect(await page.evaluate('transitions')).toEqual([]);
});

test('the title of an opened page is announced, except that of the first', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(await demoDestination(page.request));
  const announced = page.locator('p[aria-live=polite]');
  await styleGuide(page).waitFor();
  await expect(announced).toBeEmpty();
  await styleGuide(page).click();
  await expect(announced).toHaveText('Style guide · Waymark');
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(announced).toHaveText('Guide de style · Waymark');
});

test('the language that a visitor chooses is kept in a cookie for a year, and the page stays the same', async ({
  page,
  context,
}) => {
  await page.goto('/components?at=1,2,3#here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await languageCookie(page))?.value).toBe('en');
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL('/fr/components?at=1,2,3#here');
  const cookie = await languageCookie(page);
  expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
  // Only a choice changes it: a link into the other language does not.
  await page.goto('/components');
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  expect((await languageCookie(page))?.value).toBe('fr');
  await context.clearCookies();
});

test('each page states its language, its address and its address in the other language, each once', async ({
  page,
}) => {
  await page.goto('/fr?at=1,2,3');
  const origin = new URL(page.url()).origin;
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectTags(page, origin, { canonical: '/fr', en: '/', fr: '/fr', locales: ['fr_FR', 'en_US'] });
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectTags(page, origin, { canonical: '/', en: '/', fr: '/fr', locales: ['en_US', 'fr_FR'] });
  const path = await demoDestination(page.request);
  await page.goto(`${path}?from=elsewhere`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTags(page, origin, {
    canonical: path,
    en: path,
    fr: `/fr${path}`,
    locales: ['en_US', 'fr_FR'],
  });
});

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, heading, text, title] of [
    ['/nowhere/île?x=<b>1', 'Page Not Found', 'Page Not Found: /nowhere/île?x=<b>1', 'Page Not Found'],
    ['/fr/nulle-part', 'Page introuvable', 'Page introuvable\u00A0: /fr/nulle-part', 'Page introuvable'],
  ] as const) {
    test(`${path} shows the 404 page, without a canonical address`, {
      tag: path.startsWith('/fr') ? ['@core', '@axe'] : [],
    }, async ({ page, checkAccessibility }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(
        page.locator('link[rel=canonical], link[hreflang], meta[property^="og:locale"]'),
      ).toHaveCount(0);
      await checkAccessibility();
    });
  }
});

test('skip links lead to the content, and on the map to the list and the map, and keep the address', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/components');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Waymark' })).toBeFocused();
  await page.goto('/');
  await expect(page.locator('#list')).toBeAttached();
  for (const [name, target] of [
    ['Skip to content', '#content'],
    ['Skip to the list', '#list'],
    ['Skip to the map', '#map'],
  ] as const) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
  expect(new URL(page.url()).hash).toBe('');
});

test('the page of the map fills the window exactly, and has the links of the footer', {
  tag: ['@core-phone', '@phone'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#list')).toBeAttached();
  const [bottom, gap, scrolled] = await page.evaluate<number[]>(`(() => {
    const edgesOf = (name) => document.querySelector(name).getBoundingClientRect();
    const [map, bar] = [edgesOf('main'), edgesOf('#root > div > nav')];
    // A phone has the bottom navigation below the map.
    const hasBar = bar.height > 0;
    return [hasBar ? bar.bottom : map.bottom, hasBar ? bar.top - map.bottom : 0, document.body.scrollHeight];
  })()`);
  const height = page.viewportSize()?.height;
  expect({ bottom, gap, scrolled }).toEqual({ bottom: height, gap: 0, scrolled: height });
  await expect(styleGuide(page)).toBeAttached();
});

test('on a very wide screen the panel keeps its width, and the logo is in the same place on every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Waymark' });
  await page.goto('/');
  const panel = await page.getByRole('region', { name: 'Results in view' }).first().boundingBox();
  expect(panel?.width).toBeGreaterThanOrEqual(420);
  expect(panel?.width).toBeLessThanOrEqual(640);
  const onMap = await logo.boundingBox();
  await page.goto('/about');
  expect((await logo.boundingBox())?.x).toBe(onMap?.x);
});

test.describe('in the narrowest window', () => {
  // One of the pages does not exist.
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of ['/', '/fr', '/components', '/fr/nulle-part']) {
    test(`nothing of ${path} overflows the narrowest window, and the header is one line`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path);
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(72);
    });
  }
});

test('a visitor is not asked for consent where nothing needs it, and no other host is contacted', {
  tag: '@core',
}, async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/components');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await expect(page.getByRole('dialog', { name: 'May we use services of other companies?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookies and third parties' })).toHaveCount(0);
  const own = ['127.0.0.1', 'localhost'];
  expect([...hosts].filter((host) => host !== '' && !own.includes(host))).toEqual([]);
});

/** The link in the footer. */
function styleGuide(page: Page) {
  return page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Style guide' });
}

async function languageCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
}

interface Addresses {
  canonical: string;
  en: string;
  fr: string;
  /** The `og:locale` of the page, and that of the other language. */
  locales: readonly [string, string];
}

async function expectTags(
  page: Page,
  origin: string,
  { canonical, en, fr, locales }: Addresses,
): Promise<void> {
  const valuesOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((tags, attribute) => tags.map((tag) => tag.getAttribute(attribute)), name);
  await expect.poll(() => valuesOf('link[rel=canonical]', 'href')).toEqual([origin + canonical]);
  expect(await valuesOf('link[hreflang=en]', 'href')).toEqual([origin + en]);
  expect(await valuesOf('link[hreflang=fr]', 'href')).toEqual([origin + fr]);
  expect(await valuesOf('link[hreflang=x-default]', 'href')).toEqual([origin + en]);
  expect(await valuesOf('meta[property="og:locale"]', 'content')).toEqual([locales[0]]);
  expect(await valuesOf('meta[property="og:locale:alternate"]', 'content')).toEqual([locales[1]]);
}
