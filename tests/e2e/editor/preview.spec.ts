import type { Page } from '@playwright/test';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, type Language, WORDS } from '../support/member.ts';
import { MARKER, test } from '../support/own-works.ts';

const TEXTS = {
  en: {
    preview: 'Preview',
    previewOf: 'As visitors see it',
    other: 'French',
    note: 'en anglais',
    draft: 'Visitors do not see this place, because it is not public.',
    noMap: /There is no map, because no place is set yet/,
  },
  fr: {
    preview: 'Aperçu',
    previewOf: 'Ce que voient les visiteurs',
    other: 'Anglais',
    note: 'in French',
    draft: 'Les visiteurs ne voient pas ce lieu, car il n’est pas public.',
    noMap: /Il n’y a pas de carte, car aucun lieu n’est encore choisi/,
  },
} as const;

/** Far from all other content, so that nothing changes around it. */
const POSITION = { lat: -52.25, lng: -138.75 };
const RING = [
  [-138.8, -52.3],
  [-138.7, -52.3],
  [-138.7, -52.2],
  [-138.8, -52.3],
];
const TITLE = { en: 'The last lighthouse', fr: 'Le dernier phare' };
const COMMON = { title: TITLE, summary: { en: 'It has no keeper.' }, tags: ['sea'], position: POSITION };

/** Publishable content of each kind. */
const CONTENT: Record<PublishedKind, Readonly<Record<string, unknown>>> = {
  destination: { ...COMMON, type: 'island' },
  area: {
    title: TITLE,
    geometry: JSON.stringify({ type: 'Polygon', coordinates: [RING] }),
  },
  poi: { ...COMMON, category: 'sight', opening: { fr: 'Toujours' }, website: 'https://light.example/' },
  pin: { ...COMMON, note: { en: 'Bring a coat.' }, visitedOn: '2025-03-04', precision: 'approximate' },
  marker: { ...MARKER.content, ...COMMON, href: 'https://light.example/' },
  post: { title: TITLE, body: { en: text('It was a long way.') } },
};

function text(words: string, ...places: { kind: string; id: string }[]): string {
  return JSON.stringify({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] },
      { type: 'paragraph', content: [{ type: 'text', text: words }] },
      ...places.map((attrs) => ({ type: 'place', attrs })),
    ],
  });
}

const regionOf = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: TEXTS[language].previewOf });

async function openPreview(page: Page, id: string, language: Language = 'en') {
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
  await page.getByRole('radio', { name: TEXTS[language].preview }).check({ force: true });
  await expect(regionOf(page, language).getByRole('article').first()).toBeVisible();
}

/**
 * The markup of an article without React's generated ids. Parts that the preview disables are left out, and the link to the editor, which
 * its creator alone sees.
 */
const READ = `(article) => {
  if (article === null) return '';
  const copy = article.cloneNode(true);
  for (const still of copy.querySelectorAll('[inert]')) still.replaceWith(...still.childNodes);
  copy.querySelector('a[href*="/workspace/articles?work="]')?.remove();
  return copy.outerHTML.replaceAll(/_r_[^"]*?_/g, 'id');
}`;

function articleIn(page: Page, within: string): Promise<string> {
  return page.evaluate<string>(`(${READ})(document.querySelector('${within} article'))`);
}

for (const kind of PUBLISHED_KINDS) {
  test(`the preview of a ${kind} is the page that it becomes`, async ({ page, member, works }) => {
    await becomeCreator(page, member);
    const [id = ''] = await works.write([{ kind, content: CONTENT[kind] }]);
    await openPreview(page, id);
    await expect(regionOf(page).getByRole('heading', { level: 1, name: TITLE.en })).toBeVisible();
    if (kind !== 'post') await expect(regionOf(page).getByRole('application', { name: 'Map' })).toBeVisible();
    // The parts that load later have loaded.
    await expect(regionOf(page).locator('[inert] button').first()).toBeAttached();
    const preview = await articleIn(page, 'section[aria-label="As visitors see it"]');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'Public page' }).click();
    await expect(page).toHaveURL(new RegExp(`/${COLLECTION_OF[kind]}/`));
    await expect.poll(() => articleIn(page, 'main'), { timeout: 30_000 }).toBe(preview);
  });
}

// The target of a link is loaded before it is pressed, and its creator is removed with the test.
test.use({ expectedErrors: [/status of 404.*_payload/] });

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator previews a pin in either language as its readers will see it, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const [id = ''] = await works.write([
      { kind: 'pin', content: { ...CONTENT.pin, title: { [language]: TITLE[language] } } },
    ]);
    await openPreview(page, id, language);
    const preview = regionOf(page, language);
    const title = preview.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(TITLE[language]);
    await expect(preview.getByRole('article').first()).toBeVisible();
    await checkAccessibility();

    await preview.getByRole('radio', { name: texts.other }).check({ force: true });
    await expect(title).toContainText(texts.note);
    await expect(title.locator('[lang]').first()).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(new RegExp(TITLE[language]));
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    // No link leads away from the editor.
    const address = page.url();
    await preview.getByRole('article').first().getByRole('link').first().click();
    expect(page.url()).toBe(address);
  });

  test(`a story's preview shows its places, even those that visitors do not see yet, in ${language}`, async ({
    page,
    member,
    works,
  }) => {
    await becomeCreator(page, member, language);
    const publicId = `${member.start.replace(/[^a-z0-9]/g, '')}${'x'.repeat(20)}`.slice(-20);
    await works.write([{ kind: 'poi', publicId, version: 1, content: CONTENT.poi }]);
    const place = { kind: 'poi', id: publicId };
    const content = { title: TITLE, body: { [language]: text('Un phare', place) }, places: [place] };
    const [id = ''] = await works.write([{ kind: 'post', content }]);
    await openPreview(page, id, language);
    const preview = regionOf(page, language);
    await expect(preview.getByText(texts.draft)).toBeVisible();
    await expect(preview.getByText(TITLE[language]).nth(1)).toBeVisible();
  });

  test(`the preview of a work without a place has no map, in ${language}`, async ({
    page,
    member,
    works,
  }) => {
    await becomeCreator(page, member, language);
    const [id = ''] = await works.write([{ kind: 'marker', content: { title: TITLE } }]);
    await openPreview(page, id, language);
    await expect(page.getByText(texts.noMap)).toBeVisible();
    await expect(regionOf(page, language).getByRole('application')).toHaveCount(0);
  });
}
