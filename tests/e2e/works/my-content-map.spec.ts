import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { namesIn, PAGE, rows, status, title } from '../support/my-content.ts';
import { MARKER, test } from '../support/own-works.ts';

const OUTLINE = '{"type":"Polygon","coordinates":[[[-112,-40],[-110,-40],[-110,-38],[-112,-38],[-112,-40]]]}';

/** Works in two states, an outline at sea, and a pin without a place. */
const ATLAS = [
  { ...MARKER, state: 'published' },
  { kind: 'poi', content: { title: { en: 'Wreck' }, position: { lat: -44.5, lng: -100.5 } } },
  {
    kind: 'area',
    content: {
      title: { en: 'Shallows', fr: 'Hauts-fonds' },
      geometry: OUTLINE,
    },
    state: 'changed',
  },
  title('Somewhere'),
] as const;

const REEF = {
  kind: 'area',
  content: {
    title: { en: 'Reef' },
    geometry: OUTLINE,
  },
  state: 'archived',
} as const;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of your works' });

test('all works with a place that match the filters show on one map beside the table', {
  tag: '@core',
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  const [pump] = await works.write([...ATLAS, REEF]);
  await page.goto(PAGE);
  const marks = mapOf(page).getByRole('button', { name: /\((Marker|Point of interest|Area|Pin), / });
  const mark = (name: string) => mapOf(page).getByRole('button', { name, exact: true });
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(marks).toHaveCount(3);
  await expect(mark('Pump (Marker, Published)')).toBeVisible();
  await expect(mark('Wreck (Point of interest, Draft)')).toBeVisible();
  await expect(mark('Shallows (Area, Updated since)')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' })).toHaveText('DraftPublishedUpdated since');
  await checkAccessibility();

  // Each highlights the other.
  await row('Wreck').hover();
  await expect(mark('Wreck (Point of interest, Draft)')).toHaveAttribute('data-highlighted', 'true');
  await mark('Shallows (Area, Updated since)').hover();
  await expect(row('Shallows')).toHaveAttribute('data-highlighted', 'true');
  await expect(mark('Wreck (Point of interest, Draft)')).not.toHaveAttribute('data-highlighted');
  await page.getByRole('link', { name: 'Pump', exact: true }).focus();
  await expect(mark('Pump (Marker, Published)')).toHaveAttribute('data-highlighted', 'true');

  // A work chosen on the map shows in the table, and can be edited from both.
  await mark('Wreck (Point of interest, Draft)').click();
  await expect(row('Wreck').getByRole('link', { name: 'Wreck' })).toBeFocused();
  await checkAccessibility();
  await mark('Pump (Marker, Published)').click();
  await page.getByRole('link', { name: 'Edit Pump' }).click();
  await expect(page).toHaveURL(new RegExp(`work=${pump}`));
  await page.goBack();

  await page.getByRole('combobox', { name: 'State' }).selectOption('Draft');
  await expect(marks).toHaveText(['']);
  await expect(mark('Wreck (Point of interest, Draft)')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('');
  await expect(page.getByText('1 work has no position.')).toBeVisible();
  await page.getByRole('button', { name: 'Show only this one' }).click();
  await expect(namesIn(page)).toHaveText(['Somewhere']);
  await expect(page).toHaveURL(/\?place=none$/);
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(namesIn(page)).toHaveCount(4);

  // A creator can give the table the whole width.
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
  await expect(page).toHaveURL(/\?map=off$/);
});

test('archived works are on the map once they are asked for', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  await works.write([MARKER, REEF]);
  await page.goto(PAGE);
  const marks = mapOf(page).getByRole('button', { name: /\((Marker|Area), / });
  await expect(marks).toHaveAccessibleName('Pump (Marker, Draft)');
  await page.getByRole('button', { name: 'Archived (1)' }).click();
  await expect(marks).toHaveAccessibleName('Reef (Area, Archived)');
  await expect(page.getByRole('list', { name: 'Legend' })).toHaveText('Archived');
});

test('the map’s view filters the table, and the address says so', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  await works.write(ATLAS);
  await page.goto(`${PAGE}?at=-44.5,-120.5,7`);
  const only = page.getByRole('switch', { name: 'Only works in view' });
  await expect(namesIn(page)).toHaveCount(4);
  await expect(mapOf(page).getByRole('button', { name: 'Pump (Marker, Published)' })).toBeVisible();
  await only.click();
  await expect(only).toBeChecked();
  await expect(namesIn(page)).toHaveText(['Pump']);
  await expect(status(page, '1 of 4 works')).toBeVisible();
  await expect(page).toHaveURL(/\?place=here&at=-44\.5,-120\.5,7$/);
  await page.reload();
  await expect(only).toBeChecked();
  await expect(namesIn(page)).toHaveText(['Pump']);
  // The table lists what the map shows next.
  await mapOf(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(namesIn(page)).toHaveText(['Pump', 'Wreck', 'Shallows']);
  await page.goBack();
  await expect(only).not.toBeChecked();
  await expect(namesIn(page)).toHaveCount(4);
});

test('on a phone the map takes the place of the list', { tag: ['@core-phone', '@phone'] }, async ({
  page,
  member,
  works,
  checkAccessibility,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the table it has a test of its own');
  await becomeCreator(page, member, 'fr');
  await works.write(ATLAS);
  await page.goto(`/fr${PAGE}`);
  await expect(page.getByRole('link', { name: 'Somewhere' })).toBeVisible();
  await page.getByRole('radio', { name: 'Carte' }).click();
  await expect(page).toHaveURL(/\?map=on$/);
  const map = page.getByRole('region', { name: 'Carte de vos contenus' });
  const mark = map.getByRole('button', { name: 'Hauts-fonds (Zone, Modifié depuis)' });
  await expect(mark).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Somewhere' })).toHaveCount(0);
  await expect(page.getByText('1 contenu n’a pas de position.')).toBeVisible();
  await checkAccessibility();
  await mark.focus();
  await page.keyboard.press('Enter');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Modifier Hauts-fonds' }).click();
  await expect(page).toHaveURL(/work=[A-Za-z0-9]{20}/);
  await page.goBack();
  await expect(map).toBeVisible();
  await page.getByRole('radio', { name: 'Liste' }).click();
  await expect(page.getByRole('link', { name: 'Hauts-fonds' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});
