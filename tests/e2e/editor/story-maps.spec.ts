import { mergeTests, type Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test as withItems } from '../support/fresh-item.ts';
import { becomeCreator } from '../support/member.ts';
import { test as withWorks } from '../support/own-works.ts';
import { startLive } from '../support/start-live.ts';
import { insertAtEnd, storyIn } from '../support/story-editor.ts';
import { openWork, saved } from '../support/work-editor.ts';

/* Maps of chosen places in a story: how they are written, and what visitors see of them. */

const test = mergeTests(withWorks, withItems);

const TEXTS = {
  en: {
    tool: 'Map',
    heading: 'Places of the map',
    all: 'Add all 2 places of this story',
    address: 'Or its address',
    take: 'Use this',
    count: '3 of 30 places',
    up: 'Move place 3 up',
    insert: 'Insert the map',
    caption: 'Caption',
    saved: 'Saved.',
    choose: 'Choose the places',
    remove: 'Remove place 1',
    apply: 'Use these places',
    preview: 'Preview',
    previewOf: 'As visitors see it',
  },
  fr: {
    tool: 'Carte',
    heading: 'Lieux de la carte',
    all: 'Ajouter les 2 lieux de ce récit',
    address: 'Ou son adresse',
    take: 'Choisir cette page',
    count: '3 lieux sur 30',
    up: 'Déplacer le lieu 3 vers le haut',
    insert: 'Insérer la carte',
    caption: 'Légende',
    saved: 'Enregistré.',
    choose: 'Choisir les lieux',
    remove: 'Retirer le lieu 1',
    apply: 'Choisir ces lieux',
    preview: 'Aperçu',
    previewOf: 'Ce que voient les visiteurs',
  },
} as const;

const CAPE = { en: 'Cape', fr: 'Cap' };
const FORT = { en: 'Fort', fr: 'Fort' };
const PORT = { en: 'Port', fr: 'Port' };

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator puts a map of several places into a story, changes it, and sees it as visitors will, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, fresh, sea, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const [cape, fort, port] = [
      await fresh.publish('poi', { title: CAPE }),
      await fresh.publish('poi', { title: FORT }, { ...sea, lng: sea.lng + 0.05 }),
      await fresh.publish('poi', { title: PORT }, { ...sea, lat: sea.lat + 0.05 }),
    ];
    const places = [cape, fort].map(({ id }) => ({ kind: 'poi', id }));
    const body = { [language]: doc(paragraph('Along the coast.')) };
    const [id = ''] = await works.write([
      { kind: 'post', content: { title: { en: 'Coast', fr: 'Côte' }, places, body } },
    ]);
    await openWork(page, id, language);
    await insertAtEnd(page, texts.tool, language);
    const dialog = page.getByRole('dialog', { name: texts.heading });
    await dialog.getByRole('button', { name: texts.all }).click();
    await dialog.getByRole('textbox', { name: texts.address }).fill(port.path);
    await dialog.getByRole('button', { name: texts.take }).click();
    await expect(dialog.getByRole('status').filter({ hasText: texts.count })).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('button', { name: texts.up }).click();
    await dialog.getByRole('button', { name: texts.insert }).click();

    const story = storyIn(page, language);
    const names = story.getByRole('listitem');
    await expect(names).toHaveText(
      [CAPE, PORT, FORT].map((title, index) => `${index + 1}${title[language]}`),
    );
    // The cursor is in the empty paragraph behind the map.
    await page.keyboard.type('And back.');
    await story.getByRole('textbox', { name: texts.caption }).fill('Three stops');
    await story.getByRole('button', { name: texts.choose }).click();
    await dialog.getByRole('button', { name: texts.remove }).click();
    await dialog.getByRole('button', { name: texts.apply }).click();
    await expect(names).toHaveText([`1${PORT[language]}`, `2${FORT[language]}`]);
    await expect(saved(page, texts.saved)).toBeVisible();
    // "Saved." may still be that of the change before.
    await expect
      .poll(async () => JSON.parse((await works.read(id))?.['content'].body[language]))
      .toEqual({
        type: 'doc',
        content: [
          paragraph('Along the coast.'),
          {
            type: 'map',
            attrs: {
              places: [port, fort].map((place) => ({ kind: 'poi', id: place.id })),
              caption: 'Three stops',
            },
          },
          paragraph('And back.'),
        ],
      });

    await page.getByRole('radio', { name: texts.preview }).check({ force: true });
    const figure = page
      .getByRole('region', { name: texts.previewOf })
      .getByRole('figure', { name: 'Three stops' });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('listitem')).toHaveText([`1${PORT[language]}`, `2${FORT[language]}`]);
    await expect(figure.getByRole('application')).toBeVisible();
    await checkAccessibility();
  });
}

/** How far the part of the page that holds an element has been scrolled, in CSS pixels. */
const SCROLLED = `(element) => {
  let sum = scrollY;
  for (let at = element; at; at = at.parentElement) sum += at.scrollTop;
  return sum;
}`;

const scrolled = (page: Page) => page.evaluate<number>(`(${SCROLLED})(document.querySelector('main ol'))`);

test('visitors see a map of the public places with their names, scroll past it, and use it once they press it', {
  tag: '@phone',
}, async ({ page, fresh, sea, checkAccessibility, isMobile }) => {
  const cape = await fresh.publish('pin', { title: CAPE }, { ...sea, lng: sea.lng + 0.3 });
  const fort = await fresh.publish('poi', { title: FORT });
  const places = [
    { kind: 'pin', id: cape.id },
    { kind: 'poi', id: fort.id },
  ];
  const body = doc(
    ...Array.from({ length: 12 }, () => paragraph('We walked on. '.repeat(20))),
    { type: 'map', attrs: { places, caption: 'Two stops' } },
    ...Array.from({ length: 12 }, () => paragraph('And on we walked. '.repeat(20))),
  );
  const { path } = await fresh.publish('post', { body: { en: body }, places });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path);
  const figure = page.getByRole('figure', { name: 'Two stops' });
  await expect(figure.getByRole('listitem')).toHaveText(['1Cape', '2Fort']);
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const map = figure.getByRole('application');
  await expect(map).toBeVisible();
  await expect(figure.getByRole('link', { name: '2. Fort' })).toBeVisible();
  await checkAccessibility();
  if (!isMobile) {
    const box = await map.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    const before = await scrolled(page);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrolled(page)).toBe(before + 60);
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(500);
    expect(await scrolled(page)).toBe(before + 60);
  } else expect(scripts.filter((script) => /embedded-map/.test(script))).toEqual([]);

  await startLive(page);
  await cape.ref.delete();
  await expect(figure.getByRole('listitem')).toHaveText(['1Fort']);
  await expect(figure.getByRole('link', { name: '1. Fort' })).toBeVisible();
  await fort.ref.delete();
  await expect(figure).toHaveCount(0);
  await expect(page.getByText('And on we walked.').first()).toBeVisible();
});
