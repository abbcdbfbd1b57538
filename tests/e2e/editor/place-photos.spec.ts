import type { Locator, Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, WORDS } from '../support/member.ts';
import { choosePhotos, test } from '../support/own-photos.ts';
import { MINUTE } from '../support/picture-editor.ts';
import { type Stop, tripPhotos, writeTrip } from '../support/trip-photos.ts';

test.use({ expectedErrors: [/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/] });

const PORTO = [41.1403, -8.6113] as const;
const LISBON = [38.7139, -9.1394] as const;
const [CANON, PHONE] = [{ model: 'Canon EOS R5' }, { model: 'iPhone 15' }];

/** For a story of two days. */
const FIRST: readonly Stop[] = [
  { day: '2024-05-30', at: PORTO, count: 2 },
  { day: '2024-05-31', at: PORTO, count: 1 },
];
/** For two pins and a story: half a kilometre lies between the two stops in Porto. */
const SECOND: readonly Stop[] = [
  { day: '2024-06-01', at: LISBON, count: 2, ...PHONE },
  { day: '2024-06-01', hour: 16, at: PORTO, count: 1, ...CANON },
  { day: '2024-06-01', hour: 17, at: [PORTO[0] + 0.005, PORTO[1]], count: 1, ...CANON },
  { day: '2024-06-02', count: 3, ...CANON },
];

const TEXTS = {
  en: {
    add: 'Add photos',
    place: (count: number) => `Place these ${count} photos`,
    group: (number: number, day: number, count: number) =>
      `${number}. ${day} June 2024, ${count === 1 ? 'one photo' : `${count} photos`}`,
    corrected: '1. 31 May 2024, 2 photos',
    shelf: '3 photos have no position',
    map: 'Groups of photos on the map',
    within: 'Group photos of the same day within',
    clocks: 'Correct the clock of each camera, in hours',
    find: 'Find a place',
    put: (number: number) => `Put photo ${number} at the centre of the map`,
    groupOf: (number: number) => `Group of photo ${number}`,
    dropHere: 'Put it here',
    leaving: /^Close without making drafts/,
    stay: 'Keep arranging',
    story: 'Make one story',
    move: (group: number) => `Move photos of group ${group}`,
    select: (photo: number, group: number) => `Select photo ${photo} of group ${group}`,
    moveSome: 'Move one photo to…',
    moveAll: 'Move the photo to…',
    newGroup: 'A new group',
    outcomeOf: (group: number) => `What to do with group ${group}`,
    inStory: 'In the story',
    both: 'Make 2 pins and a story of one day',
    unreachable: 'The server cannot be reached. Try again in a moment.',
    oneMade: 'One draft was made.',
    made: '3 drafts were made.',
    show: 'Show in My content',
    mine: 'My content',
  },
  fr: {
    add: 'Ajouter des photos',
    place: (count: number) => `Placer ces ${count} photos`,
    group: (number: number, day: number, count: number) =>
      `${number}. ${day === 1 ? `1er` : day} juin 2024, ${count === 1 ? 'une photo' : `${count} photos`}`,
    corrected: '1. 31 mai 2024, 2 photos',
    shelf: '3 photos n’ont pas de position',
    map: 'Groupes de photos sur la carte',
    within: 'Regrouper les photos d’un même jour à moins de',
    clocks: 'Corriger l’horloge de chaque appareil, en heures',
    find: 'Trouver un lieu',
    put: (number: number) => `Placer la photo ${number} au centre de la carte`,
    groupOf: (number: number) => `Groupe de la photo ${number}`,
    dropHere: 'La placer ici',
    leaving: /^Fermer sans créer de brouillon/,
    stay: 'Continuer à placer',
    story: 'Créer un récit',
    move: (group: number) => `Déplacer des photos du groupe ${group}`,
    select: (photo: number, group: number) => `Sélectionner la photo ${photo} du groupe ${group}`,
    moveSome: 'Déplacer une photo vers…',
    moveAll: 'Déplacer la photo vers…',
    newGroup: 'Un nouveau groupe',
    outcomeOf: (group: number) => `Que faire du groupe ${group}`,
    inStory: 'Dans le récit',
    both: 'Créer 2 épingles et un récit d’un jour',
    unreachable: 'Le serveur est injoignable. Réessayez dans un instant.',
    oneMade: 'Un brouillon a été créé.',
    made: '3 brouillons ont été créés.',
    show: 'Afficher dans Mes contenus',
    mine: 'Mes contenus',
  },
} as const;

/** Drags what has a handle to the middle of something else, and leaves the button of the mouse down. */
async function dragTo(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drop on.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 30, y - 10);
  await page.mouse.move(x, y, { steps: 4 });
}

async function draftsOf(uid: string) {
  const { docs } = await database().collection(`users/${uid}/works`).get();
  return docs.map((work) => ({ kind: work.get('kind'), ...work.get('content') }));
}

// A mouse and English on the desk, a finger and French on the phone.
test(
  'a creator places photos of several days: those without a position too, as a story, and as pins beside a story',
  {
    tag: '@phone',
  },
  async ({ page, context, member, works: _, photos: __, checkAccessibility }, info) => {
    test.setTimeout(5 * MINUTE);
    const isPhone = info.project.name === 'phone';
    const language = isPhone ? 'fr' : 'en';
    const texts = TEXTS[language];
    const [first, second] = [await tripPhotos(FIRST), await tripPhotos(SECOND)].map(
      (photos, index) => writeTrip(info.outputPath(`Journey ${index}`), photos).files,
    );
    await becomeCreator(page, member, language);
    await page.goto(`${WORDS[language].prefix}/workspace/photos`);
    const dialog = page.getByRole('dialog').first();

    await choosePhotos(page, first ?? [], texts.add);
    await page.getByRole('button', { name: texts.place(3) }).click({ timeout: 2 * MINUTE });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(2);
    await dialog.getByRole('button', { name: texts.story }).click();
    await expect(page.getByText(texts.oneMade)).toBeVisible();
    const [story] = await draftsOf(member.uid);
    expect(story).toMatchObject({ kind: 'post', photos: [{}, {}, {}] });
    const blocks: { type: string }[] = JSON.parse(story?.body[language]).content;
    const types = blocks.map(({ type }) => type).filter((type) => type !== 'paragraph');
    expect(types).toEqual(['heading', 'gallery', 'heading', 'image']);

    await choosePhotos(page, second ?? [], texts.add);
    await page.getByRole('button', { name: texts.place(7) }).click({ timeout: 2 * MINUTE });
    await expect(dialog.getByRole('heading', { name: texts.shelf })).toBeVisible();
    const map = dialog.getByRole('region', { name: texts.map });
    const groupNamed = (number: number, day: number, count: number) =>
      dialog.getByRole('heading', { name: texts.group(number, day, count) });
    await checkAccessibility();

    // Groups that are close together share a mark and become one.
    await expect(groupNamed(3, 1, 1)).toBeVisible();
    await expect(map.getByText('2, 3', { exact: true })).toBeVisible();
    await dialog.getByRole('combobox', { name: texts.within }).selectOption('1000');
    await expect(groupNamed(2, 1, 2)).toBeVisible();
    await expect(map.getByText('2', { exact: true })).toBeVisible();

    await dialog.getByText(texts.clocks).click();
    const clock = dialog.getByRole('textbox', { name: /Canon EOS R5$/ });
    await clock.fill('−24');
    await expect(dialog.getByRole('heading', { name: texts.corrected })).toBeVisible();
    await clock.fill('');
    await expect(groupNamed(2, 1, 2)).toBeVisible();

    // One joins a group by its menu, one by a drop on the mark of a group, and one goes where no group is.
    const handle = (number: number) => dialog.getByRole('button', { name: texts.put(number) });
    const groupOf = (number: number) => dialog.getByRole('combobox', { name: texts.groupOf(number) });
    const porto = groupOf(2).getByRole('option', { name: /^2\. / });
    await groupOf(2).selectOption((await porto.getAttribute('value')) ?? '');
    await expect(groupNamed(2, 1, 3)).toBeVisible();
    const lisbon = map.getByText('1', { exact: true });
    if (!isPhone) {
      await dragTo(page, handle(3), lisbon);
      await page.mouse.up();
      await expect(groupNamed(1, 1, 3)).toBeVisible();
    }
    await dialog.getByRole('searchbox', { name: texts.find }).fill('Coimbra');
    await dialog
      .getByRole('button', { name: /^Coimbra/ })
      .first()
      .click();
    await expect(lisbon).not.toBeInViewport();
    if (isPhone) {
      await handle(1).tap();
    } else {
      await dragTo(page, handle(1), map);
      await expect(page.getByText(texts.dropHere)).toBeVisible();
      await page.mouse.up();
    }
    await expect(groupNamed(3, 2, 1)).toBeVisible();

    // A photo leaves its group for one of its own, which joins the group again. The last group becomes a story.
    await dialog.getByRole('button', { name: texts.move(2) }).click();
    await dialog.getByRole('checkbox', { name: texts.select(1, 2) }).check();
    await checkAccessibility();
    await dialog.getByRole('button', { name: texts.moveSome }).click();
    await dialog.getByRole('menuitem', { name: texts.newGroup }).click();
    await expect(groupNamed(3, 1, 2)).toBeVisible();
    await dialog.getByRole('button', { name: texts.move(2) }).click();
    await dialog.getByRole('button', { name: texts.moveAll }).click();
    await dialog.getByRole('menuitem', { name: /^3\. / }).click();
    await expect(groupNamed(2, 1, 3)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.move(2) })).toBeFocused();
    await dialog
      .getByRole('group', { name: texts.outcomeOf(3) })
      .getByRole('radio', { name: texts.inStory })
      .check();

    // Neither a key nor a lost connection nor a second press loses or doubles anything.
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: texts.leaving });
    await checkAccessibility();
    await question.getByRole('button', { name: texts.stay }).last().click();
    await expect(question).toBeHidden();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: texts.both }).click();
    await expect(dialog.getByText(texts.unreachable)).toBeInViewport();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: texts.both }).dblclick();
    await expect(page.getByText(texts.made)).toBeVisible();

    const drafts = await draftsOf(member.uid);
    const stories = drafts.filter(({ kind }) => kind === 'post');
    expect(stories.map(({ photos }) => photos.length).toSorted()).toEqual([1, 3]);
    const pins = drafts.filter(({ kind }) => kind === 'pin');
    const found = pins
      .map(({ position: { latitude, longitude }, visitedOn, photos }) => ({
        ...{ lat: latitude, lng: longitude, visitedOn },
        count: photos.length,
      }))
      .toSorted((a, b) => a.lat - b.lat);
    const near = ([lat, lng]: readonly [number, number], digits: number) => ({
      lat: expect.closeTo(lat, digits),
      lng: expect.closeTo(lng, digits),
    });
    expect(found).toEqual([
      { ...near(LISBON, 3), visitedOn: '2024-06-01', count: isPhone ? 2 : 3 },
      { ...near(PORTO, 3), visitedOn: '2024-06-01', count: 3 },
    ]);
    await page.getByRole('link', { name: texts.show }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.mine })).toBeVisible();
  },
);
