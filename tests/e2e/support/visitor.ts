import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { newAddress } from '../../new-address.ts';
import { database } from './database.ts';
import { startedPage } from './fixtures.ts';

/** A person who writes a message. */
export interface Visitor {
  email: string;
}

/** A fixture: a visitor whose messages are removed after the test. */
export async function visitorOfTest(
  { page }: { page: Page },
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = { email: newAddress() };
  await countApart(page);
  await use(visitor);
  const { docs } = await database().collection('messages').where('email', '==', visitor.email).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Has the messages of a page counted under a client of its own: tests share the address of the machine, and so its limit. */
async function countApart(page: Page): Promise<void> {
  const client = `198.18.${randomInt(256)}.${randomInt(256)}`;
  await page.route('**/api/messages', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': client } }),
  );
}

/** A page of a visitor who is not signed in; they leave when the browser is closed. */
export async function visitorPage(browser: Browser): Promise<Page> {
  const page = startedPage(await (await browser.newContext({ serviceWorkers: 'block' })).newPage());
  await countApart(page);
  return page;
}
