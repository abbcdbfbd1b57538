import { cameraQuery, mapViewport, openAt, rows, turnToMap, untilMoving } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { serveShell } from '../support/serve-shell.ts';

test('without WebGL a visitor sees a still picture, with a notice once they turn to it, and the list is complete', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await expect(mapViewport(page)).toBeVisible();
  const notice = page.getByText('This browser cannot show the interactive map.');
  await expect(notice).toHaveCount(0);
  await turnToMap(page);
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(rows(page).first()).toBeAttached();
});

test.describe('with faults', () => {
  test.use({
    expectedErrors: [
      /net::ERR_|Failed to load resource|status of 500|Failed to fetch|PageNotLoaded|TypeError/,
    ],
  });

  test('with the map’s code blocked, only the map is missing, and the visitor can try again', async ({
    page,
  }) => {
    await page.route(/map-canvas-[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await expect(rows(page).first()).toBeAttached();
  });

  for (const [what, answer] of [
    ['500', { status: 500, body: 'broken' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`with payloads answering ${what}, the live database fills map and list`, async ({ page }) => {
      await serveShell(page);
      await page.route(/_payload\.json/, (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(rows(page).first()).toBeAttached();
    });
  }

  test('with a payload that never answers, the live database fills the page in the end', async ({ page }) => {
    await serveShell(page);
    await page.route(/_payload\.json/, () => {});
    await page.goto('/');
    await expect(rows(page).first()).toBeAttached({ timeout: 40_000 });
  });

  test('with unreadable tiles, the page says so, works on, and sends no request elsewhere', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await serveShell(page);
    await page.route(/_payload\.json|\/api\/map\//, (route) => route.fulfill({ status: 500, body: '' }));
    let attempts = 0;
    await page.route(/google\.firestore/, (route) => {
      attempts++;
      return route.abort();
    });
    await page.goto('/');
    await expect(page.getByText('Searching this area…').filter({ visible: true })).not.toHaveCount(0);
    // The SDK checks the network after an attempt has failed, and before the next ones.
    await expect.poll(() => attempts).toBeGreaterThan(2);
    hosts.delete('');
    expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
    await page.unroute(/google\.firestore/);
    await expect(rows(page).first()).toBeAttached({ timeout: 40_000 });
  });

  test.describe('with a map that moves', () => {
    test.use({ movingMap: true });

    test('with fonts blocked, the page is readable and the map loads', async ({ page }) => {
      await page.route(/\.woff2/, (route) => route.abort());
      await openAt(page, 'at=46,8,5');
      await expect(rows(page).first()).toBeAttached();
      await untilMoving(page);
    });

    test('a map whose data does not arrive is still loading, and appears once it does', async ({
      page,
      context,
    }) => {
      await page.route(/names-[^/]*\.json|land-110m/, (route) => route.abort());
      await openAt(page, 'at=46,8,5');
      await turnToMap(page);
      const still = page.getByText('The interactive map is still loading.');
      await expect(still).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('This browser cannot show the interactive map.')).toHaveCount(0);
      await page.unrouteAll();
      await context.setOffline(true);
      await context.setOffline(false);
      await untilMoving(page);
      await expect(still).toHaveCount(0);
    });

    test('a visitor who goes offline keeps map and list, and sees new content once back online', {
      tag: '@core',
    }, async ({ page, context, sea, publish }) => {
      await publish({ en: 'Anchored' }, { position: sea });
      await openAt(page, cameraQuery(sea));
      await untilMoving(page);
      await expect(page.getByRole('button', { name: 'Anchored (Town)' })).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('You’re offline')).toBeVisible({ timeout: 20_000 });
      await expect(rows(page).filter({ hasText: 'Anchored' })).toBeAttached();
      await publish({ en: 'Sailed In' }, { position: { ...sea, lng: sea.lng + 0.02 } });
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: 'Sailed In (Town)' })).toBeVisible({
        timeout: 40_000,
      });
    });

    test('a connection to the database whose first answer is late loses nothing', async ({
      page,
      sea,
      publish,
    }) => {
      const polls: string[] = [];
      await page.route(/Listen\/channel\?.*RID=rpc/, async (route) => {
        const address = route.request().url();
        if (address.includes('CI=1')) polls.push(address);
        // Many times as long as the first request took, as on a busy machine. `CI=1` is the request of a browser that expects a proxy.
        await page.waitForTimeout(3_000);
        await route.continue();
      });
      await openAt(page, cameraQuery(sea));
      await untilMoving(page);
      await publish({ en: 'Late Tide' }, { position: sea });
      await expect(page.getByRole('button', { name: 'Late Tide (Town)' })).toBeVisible({ timeout: 40_000 });
      expect(polls).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('a failure of Firebase to start is logged, and the page works without it', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route(/live-source-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no set-up")' }),
      );
      await openAt(page, 'at=46,8,5');
      await expect(rows(page).first()).toBeAttached();
      await untilMoving(page);
      await expect.poll(() => logged.join('\n')).toContain('The live layer could not be loaded');
      await expect(rows(page).first()).toBeAttached();
    });
  });
});
