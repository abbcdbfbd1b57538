import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { startedPage } from './fixtures.ts';
import type { Language } from './member.ts';
import { ADDRESS } from './stored-session.ts';

const WORDS = {
  en: {
    prepare: 'Prepare the download',
    download: 'Download',
    choose: 'Choose a ZIP file',
    import: 'Import',
    open: 'Delete my account…',
    signIn: 'Sign in to continue',
    confirm: 'Delete my account',
  },
  fr: {
    prepare: 'Préparer le téléchargement',
    download: 'Télécharger',
    choose: 'Choisir un fichier ZIP',
    import: 'Importer',
    open: 'Supprimer mon compte…',
    signIn: 'Se connecter pour continuer',
    confirm: 'Supprimer mon compte',
  },
} as const;

/** Prepares the archive on the page of the settings, and loads it. @returns its files, and as `path` where it is */
export async function download(page: Page, language: Language = 'en'): Promise<Map<string, string>> {
  await page.getByRole('button', { name: WORDS[language].prepare }).click();
  const loading = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: WORDS[language].download, exact: true }).click({ timeout: 120_000 });
  return filesIn(await (await loading).path());
}

async function filesIn(path: string): Promise<Map<string, string>> {
  const files = new Map<string, string>([['path', path]]);
  const blob = new Blob([await readFile(path)]);
  for (const entry of await new ZipReader(new BlobReader(blob), { useWebWorkers: false }).getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter('latin1')));
  }
  return files;
}

/** Chooses a file on the page of the settings. */
export async function chooseArchive(page: Page, buffer: Buffer, language: Language = 'en'): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: WORDS[language].choose }).click();
  await (await chosen).setFiles({ name: 'waymark.zip', mimeType: 'application/zip', buffer });
}

/** Begins to import an archive. */
export async function importArchive(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await chooseArchive(page, await readFile(path), language);
  await page.getByRole('button', { name: WORDS[language].import, exact: true }).click();
}

/** Asks for the deletion of the account. @param signInAgain fills in the page for signing in */
export async function askForDeletion(
  page: Page,
  language: Language,
  signInAgain: () => Promise<void>,
): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('button', { name: words.signIn }).click();
  await signInAgain();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm, exact: true }).click();
}

/** In a browser of their own. */
export async function inOwnBrowser(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: ADDRESS, serviceWorkers: 'block' });
  try {
    await act(startedPage(await context.newPage()));
  } finally {
    await context.close();
  }
}
