// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../../i18n/testing/in-english.tsx';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { latestToast, removeToasts } from '../../../../ui/testing/latest-toast.ts';
// A press loads it, which takes long at first.
import './make-drafts.ts';
import { PlacePhotos } from './place-photos.tsx';

/** The map is right of 400 pixels; its centre is off Lisbon. */
const CENTRE = { lat: 38.7, lng: -9.1 };
const VIEW = { camera: { ...CENTRE, zoom: 16 }, size: { width: 480, height: 320 } };
vi.mock('../../../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ label, goal, spotFinder, onRest, children }: MapProps) => {
    useImperativeHandle(spotFinder, () => (x, y) => (x < 400 ? null : { lat: y / 10, lng: x / 10 }));
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => onRest(VIEW), []);
    return (
      <section aria-label={label} data-goal={JSON.stringify(goal)}>
        {children}
      </section>
    );
  },
}));
vi.mock('../../../../map/map-marker.tsx', () => ({
  MapMarker: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));
vi.mock('../../../../elements/places/place-search.tsx', () => ({
  PlaceSearch: ({ onChoose }: { onChoose: (place: { position: typeof CENTRE }) => void }) => (
    <button type="button" onClick={() => onChoose({ position: PORTO })}>
      Porto
    </button>
  ),
}));
const saveWork = vi.hoisted(() => vi.fn());
vi.mock('../../../../live/writes/save-work.ts', () => ({ saveWork }));

interface MapProps {
  label: string;
  goal: object;
  spotFinder: Ref<SpotFinder>;
  onRest: (view: typeof VIEW) => void;
  children: ReactNode;
}

const InEnglish = await inEnglish('library', 'failures');

beforeEach(() => {
  saveWork.mockReset();
  saveWork.mockResolvedValue({ saved: { revision: 1, content: {} } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const idOf = (name: string) => name.padEnd(20, '0');

function photo(name: string, fields: Partial<ReadyPhoto> = {}): ReadyPhoto {
  return {
    ...{ id: idOf(name), generation: '1', createdAt: 0, state: 'ready' },
    ...{ width: 4, height: 3, thumbhash: 'a+/9==' },
    ...fields,
  };
}

const PORTO = { lat: 41.1403, lng: -8.6113 };
const taken = (cameraTime: string, camera?: string) => ({ cameraTime, ...(camera && { camera }) });
const noon = taken('2024-05-31T12:00:00');

function open(...photos: ReadyPhoto[]) {
  const onMade = vi.fn<(count: number) => void>();
  const onClose = vi.fn();
  const dialogWith = (shown: readonly ReadyPhoto[]) => (
    <InEnglish>
      <PlacePhotos uid="u" photos={shown} onClose={onClose} onMade={onMade} />
    </InEnglish>
  );
  const { rerender, unmount } = render(dialogWith(photos));
  return { onMade, onClose, unmount, show: (...shown: ReadyPhoto[]) => rerender(dialogWith(shown)) };
}

/** The headings of groups and of the shelf. */
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const marks = () => [...document.querySelectorAll('[data-group]')].map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses a button that saves drafts. @param times how often drafts are saved then, in all */
async function press(name: string | RegExp, times = 1) {
  fireEvent.click(button(name));
  await act(() => vi.waitFor(() => expect(saveWork).toHaveBeenCalledTimes(times)));
  await act(async () => {});
}

test('groups are as large as the distance says, and each has its number on the map', () => {
  const north = { position: { lat: PORTO.lat + 0.003, lng: PORTO.lng } };
  open(photo('a', { ...noon, position: PORTO }), photo('b', { ...noon, ...north }));
  expect(headings()).toEqual(['1. 31 May 2024, one photo', '2. 31 May 2024, one photo']);
  expect(marks()).toEqual(['1', '2']);
  expect(button('Make 2 pins')).toBeDefined();
  choose(/same day within/, '1000');
  expect(headings()).toEqual(['1. 31 May 2024, 2 photos']);
  expect(marks()).toEqual(['1']);
  choose(/same day within/, '50');
  expect(marks()).toEqual(['1', '2']);
});

test('one story has all photos in order, and an attempt whose answer was lost makes no second one', async () => {
  vi.stubGlobal('reportError', () => {});
  saveWork.mockRejectedValueOnce(new Error('lost'));
  const { onMade } = open(
    photo('b', { ...taken('2024-06-01T08:00:00'), position: PORTO }),
    photo('a', { ...noon, position: PORTO }),
  );
  await press('Make one story');
  expect(onMade).not.toHaveBeenCalled();
  await press('Make one story', 2);
  // The button is busy from now on.
  fireEvent.click(button('Make one story'));
  expect(onMade).toHaveBeenCalledExactlyOnceWith(1);
  const [[work, content]] = saveWork.mock.calls as [[{ kind: string }, Record<string, unknown>]];
  expect(work.kind).toBe('post');
  expect(content['photos']).toMatchObject(['a', 'b'].map((name) => ({ path: `photos/u/${idOf(name)}` })));
  expect(JSON.stringify(content['body'])).toContain('31 May 2024');
  const ids = saveWork.mock.calls.map(([{ id }]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a failure is shown, and pins are made at the next press', async () => {
  vi.stubGlobal('reportError', () => {});
  saveWork.mockRejectedValueOnce(new Error('lost'));
  const { onMade } = open(photo('a', { ...noon, position: PORTO }));
  await press('Make one pin');
  expect(screen.getByRole('alert')).toBeDefined();
  expect(onMade).not.toHaveBeenCalled();
  await press('Make one pin', 2);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(1);
  expect(saveWork.mock.lastCall?.[1]).toMatchObject({ position: PORTO, visitedOn: '2024-05-31' });
});

test('a photo without a position is put at the centre of the map by a button, and taken off again', () => {
  open(photo('a', noon));
  expect(headings()).toEqual(['One photo has no position']);
  expect(button('Make pins').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button(/Put photo 1 at the centre/));
  expect(headings()).toEqual(['One photo has no position', '1. 31 May 2024, one photo']);
  expect(screen.getByText('One photo is on the map now.')).toBeDefined();
  choose(/Group of photo 1/, '');
  expect(headings()).toEqual(['One photo has no position']);
});

test('closing asks before it loses where photos were put', () => {
  const { onClose } = open(photo('a', noon));
  fireEvent.click(button(/Put photo 1 at the centre/));
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) fireEvent.click(close);
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep arranging' }).at(-1) as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  expect(headings()).toContain('1. 31 May 2024, one photo');
  if (close) fireEvent.click(close);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the map moves to a place that is searched', () => {
  open(photo('a', noon));
  fireEvent.click(button('Porto'));
  const map = screen.getByRole('region', { name: 'Groups of photos on the map' });
  expect(JSON.parse(map.dataset['goal'] ?? '')).toEqual({ ...PORTO, zoom: 12 });
});

test('closing does not ask where nothing was put', () => {
  const { onClose } = open(photo('a', { ...noon, position: PORTO }));
  fireEvent.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('only the pressed button is busy, and a failure after closing is not lost', async () => {
  vi.stubGlobal('reportError', () => {});
  removeToasts();
  const answer = Promise.withResolvers<never>();
  saveWork.mockReturnValueOnce(answer.promise);
  const { unmount, onMade } = open(photo('a', { ...noon, position: PORTO }));
  await press('Make one story');
  expect(button('Make one story').getAttribute('aria-busy')).toBe('true');
  expect(button('Make one pin').getAttribute('aria-busy')).toBe('false');
  expect(button('Make one pin').hasAttribute('disabled')).toBe(true);
  unmount();
  answer.reject(new Error('lost'));
  await vi.waitFor(() => expect(latestToast().message).toMatch(/\.$/));
  expect(onMade).not.toHaveBeenCalled();
});

test('a selected photo that is deleted elsewhere is not put on the map', () => {
  const [a, b, c] = [photo('a', noon), photo('b', noon), photo('c', noon)];
  const { show } = open(a, b, c);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  show(a, c);
  fireEvent.click(button(/Put photo 1 at the centre/));
  expect(screen.getByText('2 photos are on the map now.')).toBeDefined();
  expect(headings()).toEqual(['2 photos have no position', '1. 31 May 2024, 2 photos']);
});

test('selected photos are put on the map together, at the position of the map', async () => {
  open(photo('a', noon), photo('b', noon), photo('c', noon));
  fireEvent.click(screen.getByRole('checkbox', { name: /Select photo 1/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Select photo 3/ }));
  fireEvent.click(button(/Put photo 3 at the centre/));
  expect(headings()).toContain('1. 31 May 2024, 2 photos');
  expect(screen.getByText('2 photos are on the map now.')).toBeDefined();
  await press('Make one pin');
  expect(saveWork.mock.lastCall?.[1]).toMatchObject({ position: CENTRE });
});

function drag(name: string, x: number, under: Element | null = null) {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(under);
  const from = document.querySelector(`[data-dragged="${idOf(name)}"] [data-drag="photo"]`);
  const about = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', clientY: 100 };
  act(() => {
    from?.dispatchEvent(new PointerEvent('pointerdown', { ...about, clientX: 10 }));
    window.dispatchEvent(new PointerEvent('pointermove', { ...about, clientX: x }));
  });
  const words = document.querySelector('[aria-hidden="true"][style*="translate"]')?.textContent;
  act(() => void window.dispatchEvent(new PointerEvent('pointerup', { ...about, clientX: x })));
  return words;
}

test('a photo is dragged onto the map: beside groups it makes one, on a mark it joins its group', async () => {
  open(photo('a', { ...noon, position: PORTO }), photo('b'), photo('c'));
  expect(drag('b', 100)).toBe('Drag it onto the map');
  expect(marks()).toEqual(['1']);
  expect(drag('b', 500)).toBe('Put it here');
  expect(marks()).toEqual(['1', '2']);
  expect(headings()).toContain('1. 1 January 1970, one photo');
  const mark = [...document.querySelectorAll('[data-group]')].find(({ textContent }) => textContent === '2');
  drag('c', 500, mark ?? null);
  expect(headings()).toContain('2. 31 May 2024, 2 photos');
});

test('several cameras have a correction each; one has the only field', () => {
  open(
    photo('a', { ...taken('2024-05-31T23:30:00', 'Canon EOS R5'), position: PORTO }),
    photo('b', { ...taken('2024-06-01T00:10:00', 'Apple iPhone 15'), position: PORTO }),
    photo('c', { ...taken('2024-06-01T00:20:00'), position: PORTO }),
    // Without a clock there is nothing to correct.
    photo('d', { camera: 'Scanner', position: PORTO }),
  );
  const clocks = within(screen.getByRole('group', { name: 'Correct the clock of each camera, in hours' }));
  const fields = clocks.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('aria-label') ?? labelOf(field))).toEqual([
    'Apple iPhone 15',
    'Canon EOS R5',
    'Unknown camera',
  ]);
  expect(headings()).toHaveLength(3);
  fireEvent.change(clocks.getByLabelText('Canon EOS R5'), { target: { value: '1' } });
  expect(headings()).toContain('2. 1 June 2024, 3 photos');
  fireEvent.change(clocks.getByLabelText('Unknown camera'), { target: { value: 'soon' } });
  expect(screen.getByText('Enter a number of hours between −48 and 48.')).toBeDefined();
  expect(button(/Make one story/).hasAttribute('disabled')).toBe(true);
  cleanup();
  open(photo('a', { ...noon, camera: 'Canon EOS R5', position: PORTO }));
  fireEvent.change(screen.getByLabelText('Correct the camera’s clock, in hours'), {
    target: { value: '12' },
  });
  expect(headings()).toEqual(['1. 1 June 2024, one photo']);
});

function labelOf(field: Element): string | null | undefined {
  return document.querySelector(`label[for="${field.id}"]`)?.textContent;
}
