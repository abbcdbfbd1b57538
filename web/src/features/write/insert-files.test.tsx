// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import { afterEach, expect, test, vi } from 'vitest';
import { DRAGGED_PHOTO } from '../../elements/card/dragged-photo.ts';
import { DropArea } from '../../ui/overlays/drop-area.tsx';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../ui/testing/latest-toast.ts';
import { A, B, PHOTOS, paragraph, press, reportedBlocks, show, storyOf } from './testing/shown-field.tsx';
import type { TakeFiles } from './use-insert-files.ts';

afterEach(() => {
  cleanup();
  removeToasts();
});

const bay = () => new File(['x'], 'bay.jpg', { type: 'image/jpeg' });

/** Pastes files, as from a camera's folder, or a picture that was copied from a page. */
async function pasteFiles(into: HTMLElement, files: readonly File[], html = ''): Promise<void> {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  await act(async () => fireEvent.paste(into, { clipboardData: { getData, files, types: ['Files'] } }));
}

/** Takes files, which become photos when the test says so. */
function taking(most = 40) {
  const ends: ((photo: Photo | undefined) => void)[] = [];
  const takeFiles = vi.fn<TakeFiles>((files, onEnd) => {
    const taken = files.slice(0, most);
    for (const file of taken) ends.push((photo) => onEnd(file, photo));
    return taken;
  });
  return { takeFiles, end: (photo?: Photo) => act(async () => ends.shift()?.(photo)) };
}

test('a pasted file is shown as a placeholder, and then as a photo at the same position', async () => {
  const { takeFiles, end } = taking();
  const { text, onChange } = await show({ takeFiles, uploads: <p>On their way</p> });
  await pasteFiles(text(), [bay()], '<meta charset="utf-8"><img src="https://elsewhere.example/bay.jpg">');
  expect(takeFiles).toHaveBeenCalledOnce();
  expect(text().textContent).toBe('bay.jpg');
  expect(screen.getByText('On their way')).toBeDefined();
  expect(screen.queryByText(/left out/)).toBeNull();
  await end(PHOTOS[0]);
  expect(screen.queryByText('On their way')).toBeNull();
  expect(reportedBlocks(onChange)).toEqual([{ type: 'image', attrs: { path: A } }]);

  await pasteFiles(text(), [bay()]);
  await end();
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([{ type: 'image', attrs: { path: A } }]);
  expect(screen.queryByText('On their way')).toBeNull();
});

test('a photo in the text takes its shape, which the rows of a gallery follow, once the work has the photo as well', async () => {
  const { takeFiles, end } = taking();
  const { text, change } = await show({ takeFiles, photos: [] });
  await pasteFiles(text(), [bay()]);
  await end(PHOTOS[0]);
  const shape = () => text().querySelector('figure')?.parentElement?.style.getPropertyValue('--ratio');
  expect(shape()).toBe('');
  const photos = PHOTOS.map((photo) => ({ ...photo, width: 1_200, height: 800 }));
  await change({ photos });
  expect(shape()).toBe('1.5');
});

test('text typed before a photo arrived is reported as typed', async () => {
  const { takeFiles, end } = taking();
  const onArrived = vi.fn();
  const { text, onChange } = await show({ takeFiles, onArrived });
  await pasteFiles(text(), [bay()]);
  const getData = (type: string) => (type === 'text/plain' ? 'Words' : '');
  await act(async () => {
    fireEvent.paste(text(), { clipboardData: { getData, files: [], types: ['text/plain'] } });
  });
  // The typed text would otherwise be reported at an idle moment.
  await end(PHOTOS[0]);
  expect(reportedBlocks(onChange)).toEqual([paragraph('Words')]);
  expect(reportedBlocks(onArrived)).toEqual([{ type: 'image', attrs: { path: A } }, paragraph('Words')]);
});

/** Drops data or files on an element. @returns whether the default of the browser was prevented */
async function drop(over: Element, data: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const types = [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])];
  const event = createEvent.drop(over);
  Object.defineProperty(event, 'dataTransfer', {
    value: { types, files, dropEffect: 'copy', getData: (type: string) => data[type] ?? '' },
  });
  await act(async () => fireEvent(over, event));
  return event.defaultPrevented;
}

test('a photo that is dragged from the list of photos is inserted where it was dropped, and an unknown photo is not', async () => {
  const { text, onChange } = await show({ value: storyOf(paragraph('One')) });
  // The library that drags photos would cancel the drop.
  const heard = vi.fn();
  window.addEventListener('drop', heard, { once: true });
  expect(await drop(text(), { [DRAGGED_PHOTO]: A })).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  await drop(text(), { [DRAGGED_PHOTO]: 'photos/somebody/elsewhere' });
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One'), { type: 'image', attrs: { path: A } }]);
});

test('files that are dropped on the text go there and not to the page around it, also where the editor was made again', async () => {
  const { takeFiles } = taking();
  const { text, change } = await show({ takeFiles });
  const onDrop = vi.fn();
  await act(async () => render(<DropArea label="Photos" onDrop={onDrop} />));
  await drop(text(), {}, [bay()]);
  expect(takeFiles).toHaveBeenCalledTimes(1);
  const first = text();
  // As where the page is slow: the library destroys an editor that is not yet shown.
  editorOf(first).destroy();
  await change({ fault: 'Too long' });
  expect(text()).not.toBe(first);
  await drop(text(), {}, [bay()]);
  expect(takeFiles).toHaveBeenCalledTimes(2);
  expect(onDrop).not.toHaveBeenCalled();
});

/** The library keeps it there. */
const editorOf = (text: HTMLElement): { destroy: () => void } => Reflect.get(text, 'editor');

test('a file that is dropped beside the text is ignored while the field is mounted', async () => {
  const { unmount } = await show();
  const tools = screen.getByRole('toolbar');
  expect(await drop(tools, {}, [bay()])).toBe(true);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await drop(document.body, {}, [bay()])).toBe(false);
});

test('where the clipboard has a text and a picture of it, the text is pasted', async () => {
  const { takeFiles } = taking();
  const { text } = await show({ takeFiles });
  await pasteFiles(text(), [bay()], '<p>Words</p>');
  expect(takeFiles).not.toHaveBeenCalled();
  expect(text().textContent).toBe('Words');
});

test('files for which there is no room are reported', async () => {
  const { takeFiles } = taking(0);
  const { text } = await show({ takeFiles, uploads: <p>No room</p> });
  await pasteFiles(text(), [bay()]);
  expect(text().textContent).toBe('');
  expect(screen.getByText('No room')).toBeDefined();
});

test('a photo that is ready after its field was unmounted is announced as added to the photos', async () => {
  const { takeFiles, end } = taking();
  const { text, unmount } = await show({ takeFiles });
  await pasteFiles(text(), [bay()]);
  unmount();
  // The editor is destroyed a moment after its field was unmounted, in case the field is mounted again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await end(PHOTOS[0]);
  const [toast] = toasts.current();
  expect(toast?.message).toBe('bay.jpg was added to the photos. Use “Photos” to put it into the text.');
});

test('photos that are added in the dialog are chosen at once', async () => {
  const addPhotos = (onPhoto: (photo: Photo) => void) => (
    <button type="button" onClick={() => PHOTOS.slice(0, 2).toReversed().forEach(onPhoto)}>
      Add
    </button>
  );
  const { text, onChange, change } = await show({ photos: [], addPhotos });
  await press('Photos');
  expect(screen.getByText(/^There are no photos yet/)).toBeDefined();
  await change({ photos: PHOTOS });
  await press('Add');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    false,
  ]);
  await press('Insert 2 photos');
  await act(async () => fireEvent.blur(text()));
  const image = (path: string) => ({ type: 'image', attrs: { path } });
  // Added photos are in the order of the list, in whatever order they were ready.
  expect(reportedBlocks(onChange)).toEqual([{ type: 'gallery', content: [image(A), image(B)] }]);
});
