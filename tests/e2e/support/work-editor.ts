import type { Page } from '@playwright/test';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { type Language, WORDS } from './member.ts';
import type { OwnWorks } from './own-works.ts';

/** A draft with this much written. @returns its id */
export async function make(
  works: OwnWorks,
  kind: PublishedKind,
  content: Readonly<Record<string, unknown>> = {},
) {
  const [id = ''] = await works.write([{ kind, content }]);
  return id;
}

export async function openWork(page: Page, id: string, language: Language = 'en') {
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const titleIn = (page: Page) => field(page, 'Title, in English');
export const shownText = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first();

/** Exact: other sentences mention it. */
export const saved = (page: Page, sentence = 'Saved.') => page.getByText(sentence, { exact: true }).first();

/** Opens the fields that few works need. Without a value they are closed. */
export async function openDetails(page: Page, language: Language = 'en') {
  const name = { en: 'More details', fr: 'Autres détails' }[language];
  await page.getByText(name, { exact: true }).click();
}

/** An editor shows one language at a time. */
export async function showLanguage(page: Page, name: RegExp) {
  await page.getByRole('tab', { name }).click();
}
