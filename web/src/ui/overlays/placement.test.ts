import { expect, test } from 'vitest';
import { placeBeside } from './placement.ts';

const WINDOW = { width: 400, height: 800 };
const SMALL = { width: 100, height: 60 };

test('an element that fits is placed on the requested side', () => {
  const anchor = { left: 150, top: 400, width: 100, height: 40 };
  expect(placeBeside(anchor, SMALL, WINDOW, 'below', 'start')).toEqual({ left: 150, top: 446 });
  expect(placeBeside(anchor, SMALL, WINDOW, 'above', 'end')).toEqual({ left: 150, top: 334 });
});

test('an element that does not fit is placed on the opposite side', () => {
  expect(placeBeside({ left: 0, top: 4, width: 40, height: 40 }, SMALL, WINDOW, 'above', 'centre').top).toBe(
    50,
  );
  expect(
    placeBeside({ left: 0, top: 750, width: 40, height: 40 }, SMALL, WINDOW, 'below', 'centre').top,
  ).toBe(684);
});

test('an element never extends beyond the window', () => {
  const wide = { width: 380, height: 60 };
  expect(
    placeBeside({ left: 0, top: 400, width: 40, height: 40 }, wide, WINDOW, 'below', 'centre').left,
  ).toBe(8);
  expect(
    placeBeside({ left: 360, top: 400, width: 40, height: 40 }, wide, WINDOW, 'below', 'start').left,
  ).toBe(12);
});
