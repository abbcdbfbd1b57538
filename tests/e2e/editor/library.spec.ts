import { photoPathOf } from '@waymark/model/entities/original';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, WORDS } from '../support/member.ts';
import { cameraFile, choosePhotos, test } from '../support/own-photos.ts';
import { MINUTE, openPin, photosIn, TEXTS } from '../support/picture-editor.ts';

const LIBRARY = {
  en: {
    undescribed: /^2 photos have no description/,
    describe: 'Describe them',
    photo: /^Photo of/,
    next: 'Save and next',
    save: 'Save',
    favourite: 'Favourite',
    one: /^One photo has no description/,
    map: 'Map',
    onMap: 'Where your photos were taken',
    show: 'Show',
    fromLibrary: 'From the library',
    favouritesOnly: 'Favourites only',
    addOne: 'Add one photo',
    select: /^Select/,
    delete: 'Delete',
    usedIn: 'They are used in:',
    confirm: 'Delete 2 photos',
    deleted: '2 photos were deleted.',
    bay: 'The bay',
    title: 'Photo library',
    place: 'Place on the map',
    group: '1. 31 May 2024, 2 photos',
    nextDay: '1. 1 June 2024, 2 photos',
    shift: 'Correct the camera’s clock, in hours',
    onePin: 'Make one pin',
    made: /^One draft was made/,
  },
  fr: {
    undescribed: /^2 photos n’ont pas de description/,
    describe: 'Les décrire',
    photo: /^Photo du/,
    next: 'Enregistrer et suivante',
    save: 'Enregistrer',
    favourite: 'Favorite',
    one: /^Une photo n’a pas de description/,
    map: 'Carte',
    onMap: 'Où vos photos ont été prises',
    show: 'Afficher',
    fromLibrary: 'Depuis la photothèque',
    favouritesOnly: 'Favorites seulement',
    addOne: 'Ajouter une photo',
    select: /^Sélectionner/,
    delete: 'Supprimer',
    usedIn: 'Contenus concernés :',
    confirm: 'Supprimer 2 photos',
    deleted: '2 photos ont été supprimées.',
    bay: 'La baie',
    title: 'Photothèque',
    place: 'Placer sur la carte',
    group: '1. 31 mai 2024, 2 photos',
    nextDay: '1. 1er juin 2024, 2 photos',
    shift: 'Corriger l’horloge de l’appareil, en heures',
    onePin: 'Créer une épingle',
    made: /^Un brouillon a été créé/,
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const [texts, words] = [TEXTS[language], LIBRARY[language]];

  test(`a creator describes photos in the library, uses one again and deletes both, in ${language}`, {
    tag: language === 'fr' ? ['@axe', '@phone'] : ['@core', '@phone'],
  }, async ({ page, member, works, checkAccessibility }) => {
    test.setTimeout(5 * MINUTE);
    await becomeCreator(page, member, language);
    await openPin(page, works, language);
    await choosePhotos(page, [await cameraFile('bay.jpg'), await cameraFile('quay.jpg')], texts.add);
    await expect(photosIn(page, language)).toHaveCount(2, { timeout: 2 * MINUTE });
    const saved = async () => {
      const { docs } = await database().collection(`users/${member.uid}/works`).get();
      return docs.flatMap((work) => work.get('content.photos'));
    };
    await expect.poll(async () => (await saved()).length, { timeout: MINUTE }).toBe(2);

    await page.goto(`${WORDS[language].prefix}/workspace/photos`);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.undescribed)).toBeVisible();
    await expect(page.getByRole('button', { name: words.photo })).toHaveCount(2);
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: words.describe }).click();
    await page.getByRole('button', { name: words.photo }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: texts.shows.en }).fill('Boats in the bay');
    await dialog.getByRole('textbox', { name: texts.shows.fr }).fill('Des bateaux dans la baie');
    await dialog.getByRole('textbox', { name: texts.credit }).fill('Ada');
    await dialog.getByRole('checkbox', { name: words.favourite }).check();
    await expect(dialog.getByRole('link', { name: words.bay })).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('button', { name: words.next }).click();
    await expect(dialog.getByRole('textbox', { name: texts.credit })).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.one)).toBeVisible();

    await page.getByRole('switch', { name: words.map }).click();
    const map = page.getByRole('region', { name: words.onMap });
    await expect(map.getByRole('button', { name: '2 photos' })).toBeVisible({ timeout: MINUTE });
    await checkAccessibility();

    const second = await openPin(page, works, language);
    await page.getByRole('button', { name: words.fromLibrary }).click();
    await dialog.getByRole('switch', { name: words.favouritesOnly }).click();
    await dialog.getByRole('checkbox', { name: words.photo }).check();
    await checkAccessibility();
    await dialog.getByRole('button', { name: words.addOne }).click();
    await expect(photosIn(page, language)).toHaveCount(1);
    const reused = async () => (await works.read(second))?.['content'].photos;
    await expect.poll(reused).toMatchObject([
      {
        path: expect.stringContaining(photoPathOf(member.uid, '')),
        alt: { en: 'Boats in the bay' },
        credit: 'Ada',
      },
    ]);

    await page.goto(`${WORDS[language].prefix}/workspace/photos`);
    const boxes = page.getByRole('checkbox', { name: words.select });
    const selectBoth = async () => {
      await boxes.first().check();
      await boxes.last().check();
    };
    await selectBoth();
    await page.getByRole('button', { name: words.place }).click();
    await expect(dialog.getByRole('heading', { name: words.group })).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('textbox', { name: words.shift }).fill('12');
    await expect(dialog.getByRole('heading', { name: words.nextDay })).toBeVisible();
    await dialog.getByRole('textbox', { name: words.shift }).fill('0');
    await dialog.getByRole('button', { name: words.onePin }).click();
    await expect(page.getByText(words.made)).toBeVisible();
    const pins = await database().collection(`users/${member.uid}/works`).get();
    const placed = pins.docs.map((work) => work.get('content')).find(({ visitedOn }) => visitedOn);
    expect(placed).toMatchObject({ visitedOn: '2024-05-31', photos: [{}, {}] });
    expect(placed?.position.latitude).toBeCloseTo(48.8583, 3);

    await selectBoth();
    await page.getByRole('button', { name: words.delete, exact: true }).click();
    await expect(dialog.getByText(words.usedIn)).toBeVisible();
    await expect(dialog.getByRole('link', { name: words.bay })).toHaveCount(2);
    await checkAccessibility();
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(words.deleted)).toBeVisible();
    const records = async () => (await database().collection(`users/${member.uid}/photos`).get()).size;
    await expect.poll(records, { timeout: MINUTE }).toBe(0);
  });
}
