import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/*
 * The fields of places and areas, as editors have them, on the page of all components, which needs no session.
 * Google Maps is not loaded here: the tests use the picture of the map, the keyboard and the list.
 */

const place = (page: Page, name = 'A place') => page.getByRole('group', { name, exact: true });
const area = (page: Page, name = 'An area') => page.getByRole('group', { name, exact: true });

/** Moves the focus by keys from the map's viewport to the button that takes the point under the cross. */
async function aim(page: Page, field: ReturnType<typeof area>, keys: readonly string[], button: string) {
  await field.getByRole('application').focus();
  for (const key of keys) await page.keyboard.press(key);
  // The map comes to rest before the next key.
  await field.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
}

test('a creator enters a place as coordinates in any usual form, and nonsense is refused', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/components');
  const field = place(page).getByRole('textbox', { name: 'Coordinates' });
  for (const written of [
    '48.8566, 2.3522',
    '48,8566 2,3522',
    '48°51′23.76″N 2°21′7.92″E',
    'N 48 51.396 E 2 21.132',
    'geo:48.8566,2.3522?z=12',
    'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=12/48/2',
    'https://www.google.com/maps/@48.8566,2.3522,14z',
  ]) {
    await field.fill('0, 0');
    await field.fill(written);
    await field.press('Enter');
    await expect(field, written).toHaveValue('48.8566, 2.3522');
  }
  for (const [written, sentence] of [
    ['the old harbour', /not coordinates/],
    ['48.8566', /Latitude or longitude is missing/],
    ['98.8566, 2.3522', /position does not exist/],
    ['https://maps.app.goo.gl/abcdef', /shortened link/],
  ] as const) {
    await field.fill(written);
    await field.press('Enter');
    await expect(place(page).getByText(sentence)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await checkAccessibility();
});

test('a creator places a pin by keys, by a press and by name, and removes it', async ({ page }) => {
  await page.goto('/components');
  const coordinates = place(page).getByRole('textbox', { name: 'Coordinates' });
  const before = await coordinates.inputValue();
  await aim(page, place(page), ['ArrowLeft', 'ArrowUp'], 'Put it here');
  await expect(coordinates).not.toHaveValue(before);
  await expect(place(page).getByText(/^The place is at/)).toBeVisible();
  const aimed = await coordinates.inputValue();
  // The example above uploads a photo, which moves the fields below it: a press that misses is repeated.
  await expect(async () => {
    await place(page)
      .getByRole('application')
      .click({ position: { x: 60, y: 120 } });
    await expect(coordinates).not.toHaveValue(aimed, { timeout: 2_000 });
  }).toPass();

  const search = place(page).getByRole('searchbox', { name: 'Find a place' });
  await search.fill('genev');
  await place(page).getByRole('button', { name: 'Geneva City' }).click();
  await expect(place(page).getByText('The map shows Geneva.')).toBeVisible();
  await aim(page, place(page), [], 'Put it here');
  await expect(coordinates).toHaveValue(/^46\.\d+, 6\.\d+$/);
  await place(page).getByRole('button', { name: 'Remove the place' }).click();
  await expect(coordinates).toHaveValue('');
});

test('a browser that refuses the current location leaves the place unchanged, and the page says what to do', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/components');
  const coordinates = place(page).getByRole('textbox', { name: 'Coordinates' });
  const before = await coordinates.inputValue();
  await place(page).getByRole('button', { name: 'My position', exact: true }).click();
  await expect(place(page).getByText(/does not share your position/)).toBeVisible();
  await expect(coordinates).toHaveValue(before);
});

test('a creator draws, changes and undoes an area by keys alone', { tag: ['@core', '@phone'] }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/components');
  const field = area(page);
  const corner = (number: number) => field.getByRole('textbox', { name: `Corner ${number}`, exact: true });
  const add = 'Add a corner here';
  await aim(page, field, [], add);
  await expect(field.getByText('Every outline and every hole needs at least three corners.')).toBeVisible();
  await aim(page, field, ['ArrowRight'], add);
  await aim(page, field, ['ArrowDown'], add);
  await expect(corner(3)).toBeVisible();
  await expect(field.getByText(/at least three corners/)).toBeHidden();

  await corner(1).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50°30′N 3°15′E');
  await page.keyboard.press('Enter');
  await expect(corner(1)).toHaveValue('50.5, 3.25');
  await field.getByRole('button', { name: 'Remove corner 2' }).press('Enter');
  await expect(corner(3)).toBeHidden();
  await field.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(corner(3)).toBeVisible();
  await checkAccessibility();
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(wide).toBeLessThanOrEqual(0);
});

test('the editor shows a hole, and where lines cross, in French', async ({ page, checkAccessibility }) => {
  await page.goto('/fr/components');
  const field = area(page, 'Une zone');
  const next = field.getByRole('textbox', { name: 'Coordonnées du sommet suivant' }).last();
  const add = async (coordinates: string) => {
    await next.fill(coordinates);
    await next.press('Enter');
  };
  for (const corner of ['40 0', '40 9', '49 9', '49 0']) await add(corner);
  await field.getByRole('button', { name: 'Découper un trou' }).click();
  for (const corner of ['42 2', '42 4', '44 4']) await add(corner);
  await expect(field.getByText('Trou 1 du contour 1', { exact: true })).toBeVisible();
  await expect(field.getByRole('alert')).toBeHidden();
  await add('60 4');
  await expect(field.getByRole('alert')).toHaveText(/Des lignes se croisent ou se touchent/);
  await field.getByRole('button', { name: 'Montrer où', exact: true }).click();
  await checkAccessibility();
});

test('the editor explains faulty GeoJSON, repairs what it can, and offers to simplify what is too large', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/components');
  const field = area(page);
  await field.getByText('Import from GeoJSON').click();
  const paste = async (text: string) => {
    await field.getByRole('textbox', { name: 'Or paste GeoJSON' }).fill(text);
    await field.getByRole('button', { name: 'Import the pasted text' }).click();
  };
  for (const [text, sentence] of [
    ['{"type":', /not valid JSON/],
    ['{"type":"Point","coordinates":[1,2]}', /contains no area/],
    ['{"type":"Polygon","coordinates":[[[0,0],[191,0],[191,9],[0,0]]]}', /outside the Earth/],
    ['{"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]}', /cross or touch/],
  ] as const) {
    await paste(text);
    await expect(field.getByRole('alert')).toHaveText(sentence);
  }
  await checkAccessibility();

  const across = '[[179,-17],[-179,-17],[-179,-16],[179,-16]]';
  await paste(`{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[${across}]}}`);
  await expect(field.getByText(/4 corners was imported|4 corners were imported/)).toBeVisible();
  await expect(field.getByText('One outline was open and has been closed.')).toBeVisible();
  await expect(field.getByRole('textbox', { name: 'Corner 4', exact: true })).toHaveValue('-16, 179');

  const ring = Array.from({ length: 5_001 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 5_001;
    return [Math.cos(angle) * 5, Math.sin(angle) * 5];
  });
  const buffer = Buffer.from(JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] }));
  const input = field.locator('input[type=file]');
  await input.setInputFiles({ name: 'round.geojson', mimeType: 'application/geo+json', buffer });
  await expect(field.getByRole('alert')).toHaveText(/5,001 corners/);
  await field.getByRole('button', { name: 'Simplify and import' }).click();
  await expect(field.getByText(/An area was imported and simplified to/)).toBeVisible();
  await expect(field.getByRole('alert')).toBeHidden();
});
