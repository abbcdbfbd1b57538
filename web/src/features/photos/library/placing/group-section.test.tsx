// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../../i18n/testing/in-english.tsx';
// A press loads it, which takes long at first.
import './make-drafts.ts';
import { PlacePhotos } from './place-photos.tsx';

vi.mock('./place-map.tsx', () => ({ PlaceMap: () => null }));
const saveWork = vi.hoisted(() => vi.fn());
vi.mock('../../../../live/writes/save-work.ts', () => ({ saveWork }));

const InEnglish = await inEnglish('library', 'failures');

beforeEach(() => {
  saveWork.mockReset();
  saveWork.mockResolvedValue({ saved: { revision: 1, content: {} } });
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The photos of a trip: two in Porto, then one each in Coimbra and in Lisbon on the next day. */
const TRIP = (
  [
    ['a', '2024-05-31T09:00:00', 41.1403, -8.6113],
    ['b', '2024-05-31T10:00:00', 41.1404, -8.6113],
    ['c', '2024-05-31T18:00:00', 40.2111, -8.4291],
    ['d', '2024-06-01T09:00:00', 38.7139, -9.1394],
  ] as const
).map(
  ([name, cameraTime, lat, lng]): ReadyPhoto => ({
    ...{ id: name.padEnd(20, '0'), generation: '1', createdAt: 0, state: 'ready', camera: 'Canon EOS R5' },
    ...{ width: 4, height: 3, thumbhash: 'a+/9==', cameraTime, position: { lat, lng } },
  }),
);

function open(photos: readonly ReadyPhoto[] = TRIP) {
  const onMade = vi.fn<(count: number) => void>();
  render(
    <InEnglish>
      <PlacePhotos uid="u" photos={photos} onClose={vi.fn()} onMade={onMade} />
    </InEnglish>,
  );
  return onMade;
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (group: number, name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `What to do with group ${group}` })).getByRole('radio', {
      name,
    }),
  );
const moveTo = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

/**
 * Presses the button that makes drafts.
 * @param times how often drafts are saved then, in all
 * @returns the kinds of the drafts, and how many photos each has
 */
async function made(name: string, times: number) {
  fireEvent.click(button(name));
  await act(() => vi.waitFor(() => expect(saveWork).toHaveBeenCalledTimes(times)));
  await act(async () => {});
  return saveWork.mock.calls.map(([{ kind }, { photos }]) => [kind, photos.length]);
}

test('each group becomes a pin, a part of the story or nothing, and the button says what it makes', async () => {
  const onMade = open();
  choose(2, 'In the story');
  expect(screen.queryByRole('button', { name: 'Make one story' })).toBeNull();
  expect(button('Make 2 pins and a story of one day')).toBeDefined();
  choose(3, 'In the story');
  expect(button('Make one pin and a story of 2 days')).toBeDefined();
  choose(2, 'Leave out');
  expect(await made('Make one pin and a story of one day', 2)).toEqual([
    ['pin', 2],
    ['post', 1],
  ]);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(2);
});

test('one story has all groups that are not left out', async () => {
  open();
  choose(1, 'Leave out');
  expect(button('Make 2 pins')).toBeDefined();
  expect(await made('Make one story', 1)).toEqual([['post', 2]]);
});

test('where all groups are left out, nothing can be made, and a reason is given', () => {
  open();
  for (const number of [1, 2, 3]) choose(number, 'Leave out');
  expect(screen.getByText('All groups are left out.')).toBeDefined();
  expect(button('Make pins').hasAttribute('disabled')).toBe(true);
  choose(1, 'In the story');
  expect(button('Make a story of one day').hasAttribute('disabled')).toBe(false);
});

test('a failure in the middle keeps the choices, and the next press makes the same drafts', async () => {
  vi.stubGlobal('reportError', () => {});
  const onMade = open();
  choose(3, 'In the story');
  saveWork.mockResolvedValueOnce({ saved: {} }).mockRejectedValueOnce(new Error('lost'));
  await made('Make 2 pins and a story of one day', 2);
  expect(screen.getByRole('alert')).toBeDefined();
  await made('Make 2 pins and a story of one day', 5);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(3);
  expect(new Set(saveWork.mock.calls.map(([{ id }]) => id)).size).toBe(3);
});

test('a photo goes to another group, or to a new one, which becomes the same', async () => {
  open();
  fireEvent.click(button('Move photos of group 1'));
  expect(button('Move all 2 photos to…')).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'A new group' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Select photo 2 of group 1/ }));
  expect(button('Move one photo to…')).toBeDefined();
  moveTo('2. 31 May 2024');
  expect(screen.getByText('One photo was moved.')).toBeDefined();
  expect(headings()).toEqual([
    '1. 31 May 2024, one photo',
    '2. 31 May 2024, 2 photos',
    '3. 1 June 2024, one photo',
  ]);
  choose(2, 'In the story');
  fireEvent.click(button('Move photos of group 2'));
  fireEvent.click(screen.getByRole('checkbox', { name: /Select photo 1 of group 2/ }));
  moveTo('A new group');
  expect(headings()).toHaveLength(4);
  expect(button('Make 2 pins and a story of one day')).toBeDefined();
});

test('one photo of a group is left out', async () => {
  open();
  fireEvent.click(button('Move photos of group 1'));
  fireEvent.click(screen.getByRole('checkbox', { name: /Select photo 1 of group 1/ }));
  moveTo('Leave out');
  expect(await made('Make 3 pins', 3)).toEqual([
    ['pin', 1],
    ['pin', 1],
    ['pin', 1],
  ]);
});

test('a group joins another one, which gets the focus; a change of the distance or of a clock parts them no more', () => {
  open();
  fireEvent.click(button('Move photos of group 3'));
  button('Move the photo to…').focus();
  moveTo('2. 31 May 2024');
  const joined = ['1. 31 May 2024, 2 photos', '2. 31 May 2024, 2 photos'];
  expect(headings()).toEqual(joined);
  expect(document.activeElement).toBe(button('Move photos of group 2'));
  fireEvent.change(screen.getByLabelText(/same day within/), { target: { value: '50' } });
  expect(headings()).toEqual(joined);
  fireEvent.change(screen.getByLabelText(/camera’s clock/), { target: { value: '-12' } });
  expect(headings()).toEqual(['1. 30 May 2024, 2 photos', '2. 31 May 2024, 2 photos']);
});

test('a wrong correction of a clock is named beside the buttons that it disables', () => {
  open();
  fireEvent.change(screen.getByLabelText(/camera’s clock/), { target: { value: 'soon' } });
  expect(button('Make 3 pins').hasAttribute('disabled')).toBe(true);
  expect(
    screen.getByText('Clock correction for “Canon EOS R5”: enter a number of hours between −48 and 48.'),
  ).toBeDefined();
});

test('a story of too many photos cannot be made, until some groups are no part of it', () => {
  const many = Array.from({ length: 41 }, (_, index): ReadyPhoto => {
    const [first] = TRIP;
    if (!first) throw new Error('There is a first photo.');
    return { ...first, id: String(index).padEnd(20, 'x') };
  });
  open(many);
  expect(screen.getByText(/^A story has up to 40 photos/)).toBeDefined();
  choose(1, 'In the story');
  choose(2, 'In the story');
  expect(button('Make a story of one day').hasAttribute('disabled')).toBe(true);
  choose(2, 'Pin');
  expect(button('Make one pin and a story of one day').hasAttribute('disabled')).toBe(false);
});
