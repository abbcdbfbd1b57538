// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { exampleDocument } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { AFTER_PAGE } from '../page/lazy-part.tsx';
import { ItemPicture } from './item-picture.tsx';

vi.mock('../../map/still/use-painting.ts', () => ({ usePainting: () => {} }));
vi.mock('../page/use-has-been-near.ts', () => ({ useHasBeenNear: () => true }));

const InEnglish = await inEnglish();
// The picture requests it again, and then has it at once.
await import('./spot-map.tsx');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** @returns what the picture of an item has in it */
function show(cover: string | null) {
  const { container } = render(
    <InEnglish>
      <ItemPicture item={makeMapItem({ ...exampleDocument('poi'), cover })} place="row" />
    </InEnglish>,
  );
  return (selector: string) => container.querySelectorAll(selector).length;
}

const idle = () => act(() => vi.advanceTimersByTimeAsync(AFTER_PAGE.longest));

test('without a photo, the mark of the kind stands in the place of the map until the map is loaded', async () => {
  const count = show(null);
  expect([count('[data-ringed]'), count('canvas')]).toEqual([1, 0]);
  await idle();
  expect([count('[data-ringed]'), count('canvas')]).toEqual([1, 1]);
});

test('an item has its photo, and the map where that does not load', async () => {
  const count = show('photos/a/b');
  await idle();
  expect([count('img'), count('canvas')]).toEqual([1, 0]);
  const [photo] = document.getElementsByTagName('img');
  if (photo) fireEvent.error(photo);
  await idle();
  expect([count('img'), count('canvas')]).toEqual([0, 1]);
});
