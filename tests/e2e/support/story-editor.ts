import type { Page } from '@playwright/test';
import { moveCaret } from './caret.ts';
import { expect } from './fixtures.ts';
import { becomeCreator, type Language, type Member, WORDS } from './member.ts';
import type { OwnWorks } from './own-works.ts';

export const STORY = {
  en: {
    story: 'Story, in English',
    dialog: 'Choose photos',
    none: 'There are no photos yet. Add one to use it in the text.',
    insert: 'Insert the photo',
    close: 'Close',
    tool: 'Insert',
    more: 'More tools',
  },
  fr: {
    story: 'Récit, en français',
    dialog: 'Choisir des photos',
    none: 'Il n’y a pas encore de photos. Ajoutez-en une pour l’utiliser dans le texte.',
    insert: 'Insérer la photo',
    close: 'Fermer',
    tool: 'Insérer',
    more: 'Autres outils',
  },
} as const;

/** Opens the editor of a story without photos. @returns its id */
export async function openPost(
  page: Page,
  member: Member,
  works: OwnWorks,
  language: Language = 'en',
): Promise<string> {
  await becomeCreator(page, member, language);
  const content = { title: { en: 'By the sea', fr: 'Au bord de la mer' } };
  const [id = ''] = await works.write([{ kind: 'post', content }]);
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
  await expect(storyIn(page, language)).toBeVisible();
  return id;
}

export const storyIn = (page: Page, language: Language = 'en') =>
  page.getByRole('textbox', { name: STORY[language].story });
const dialogIn = (page: Page, language: Language = 'en') =>
  page.getByRole('dialog', { name: STORY[language].dialog });

/** Uses a tool that inserts a block: above the text, or where a mouse is used, beside an empty line at its end. */
export async function insertAtEnd(page: Page, tool: string, language: Language = 'en') {
  const story = storyIn(page, language);
  const id = await story.getAttribute('id');
  if (await page.evaluate<boolean>("matchMedia('(hover: hover) and (pointer: fine)').matches")) {
    const insert = page.getByRole('button', { name: STORY[language].tool, exact: true });
    await story.focus();
    await moveCaret(page, 'ControlOrMeta+End');
    if (!(await insert.isVisible())) await moveCaret(page, 'Enter');
    await insert.click();
  }
  const tools = page.locator(`[role=toolbar][aria-controls="${id}"]`);
  const button = tools.getByRole('button', { name: tool, exact: true });
  if (!(await button.isVisible())) await tools.getByRole('button', { name: STORY[language].more }).click();
  await button.click();
}

export async function openDialog(page: Page, language: Language = 'en') {
  await insertAtEnd(page, 'Photos', language);
  await expect(dialogIn(page, language)).toBeVisible();
  return dialogIn(page, language);
}

/** A text block by block: its words, or a mark for a photo. */
export const blocksIn = (page: Page) =>
  storyIn(page).evaluate((text) =>
    [...text.children]
      .map((block) =>
        block.querySelector('figure') || block.localName === 'figure' ? 'photo' : block.textContent,
      )
      .filter((block) => block !== ''),
  );
