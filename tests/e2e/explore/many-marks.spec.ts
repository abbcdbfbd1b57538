import { project, unproject } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import { cameraQuery, countInView, mapViewport, openAt, untilMoving } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ movingMap: true });

/** At sea, away from the points of other tests. */
const CENTRE = { lat: -45, lng: -90 };
const ZOOM = 8;

/** The distance between two items, in CSS pixels: enough for a mark each. */
const APART = 64;
const [COLUMNS, ROWS] = [13, 11];

/** The most marks that are elements. */
const MOST_MARKS = 79;

/** How much of the map the filters cover, in CSS pixels. */
const FILTERS = 60;

/** Where items are, from the middle of the map, right and down in CSS pixels. */
const OFFSETS = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  right: ((at % COLUMNS) - (COLUMNS - 1) / 2) * APART,
  down: (Math.floor(at / COLUMNS) - (ROWS - 1) / 2) * APART,
}));

function positionOf({ right, down }: (typeof OFFSETS)[number]) {
  const world = WORLD_PIXELS * 2 ** ZOOM;
  const { x, y } = project(CENTRE);
  return unproject({ x: x + right / world, y: y + down / world });
}

test('where there are more marks than eighty, the engine draws the others: they are pressed and pointed at like elements', async ({
  page,
  publish,
  checkAccessibility,
}) => {
  test.slow();
  await Promise.all(
    OFFSETS.map((offset, at) => publish({ en: `Reef ${at}` }, { position: positionOf(offset) })),
  );
  await openAt(page, cameraQuery(CENTRE, ZOOM));
  await expect(countInView(page)).toHaveText(new RegExp(`^${OFFSETS.length} `), { timeout: 60_000 });
  await untilMoving(page);
  const marks = mapViewport(page).getByRole('button');
  await expect(marks).toHaveCount(MOST_MARKS, { timeout: 30_000 });
  await checkAccessibility();

  const box = await mapViewport(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const middle = { x: box.x + box.width / 2, y: box.y + (box.height + FILTERS) / 2 };
  const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
  const isElement = ({ right, down }: (typeof OFFSETS)[number]) =>
    boxes.some(
      (mark) =>
        mark !== null &&
        Math.hypot(mark.x + mark.width / 2 - middle.x - right, mark.y + mark.height / 2 - middle.y - down) <
          APART / 2,
    );
  const drawn = OFFSETS.find((offset) => !isElement(offset));
  if (drawn === undefined) throw new Error('Every mark is an element.');
  const [x, y] = [middle.x + drawn.right, middle.y + drawn.down];
  const canvas = page.locator('canvas.maplibregl-canvas');
  await page.mouse.move(x + APART / 2, y + APART / 2);
  await expect(canvas).not.toHaveCSS('cursor', 'pointer');
  await page.mouse.move(x, y);
  // One whose data the map has is an element while it is pointed at; the others say that they can be pressed.
  await expect(async () => {
    const cursor = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('canvas.maplibregl-canvas')).cursor`,
    );
    expect(cursor === 'pointer' || (await marks.count()) > MOST_MARKS).toBe(true);
  }).toPass();
  await page.mouse.click(x, y);
  // It opens, or the map comes closer to where it is.
  await expect(page).toHaveURL(/item=destination:|at=[^&]*(?:,|%2C)10(?:\.\d+)?(?:&|$)/);
});
