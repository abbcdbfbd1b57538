import type { BrowserContext } from '@playwright/test';
import { uidOf } from '@waymark/model/uid';
import { issuerOn } from '../../emulators/identity/places.ts';
import { names } from '../../emulators/names.ts';
import type { Ports } from '../../emulators/ports.ts';

/** The creator of the demo content. */
const SUBJECT = 'auth0|creator';

export function creatorUid(ports: Ports): Promise<string> {
  return uidOf(issuerOn(ports.identity), SUBJECT);
}

/** Signs in as the creator of the demo content. @param address the address of Waymark */
export async function signInAsCreator(context: BrowserContext, address: string): Promise<void> {
  const person = names.identity.people.find(({ subject }) => subject === SUBJECT);
  const page = await context.newPage();
  await page.goto(`${address}/workspace/articles`);
  await page.getByLabel('E-mail address').fill(person?.email ?? '');
  await page.getByLabel('Password').fill(names.identity.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'My content' }).waitFor();
  await page.close();
}
