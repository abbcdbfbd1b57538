// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Reference } from '@waymark/model/entities/fields';
import { MAX_RICH_TEXT_BYTES } from '@waymark/model/rich-text/read';
import type { Block } from '@waymark/model/rich-text/schema';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import {
  A,
  B,
  C,
  paragraph,
  paste,
  press,
  pressMore,
  reportedBlocks,
  show,
  storyOf,
} from './testing/shown-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the field has an accessible name and a language', async () => {
  const { text } = await show({ value: storyOf(paragraph('Il part au crépuscule.')), fault: 'Too little' });
  expect(text().getAttribute('lang')).toBe('fr');
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(text().textContent).toBe('Il part au crépuscule.');
  expect(screen.getByText('4 words')).toBeDefined();
  expect(screen.getByText('Too little')).toBeDefined();
});

test('typed text is reported after a moment, and not with every key', async () => {
  const { text, onChange } = await show();
  await act(async () => paste(text(), 'One.\nTwo.'));
  expect(text().textContent).toBe('One.Two.');
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), paragraph('Two.')]);
});

test.each([
  [1, 'A video, map or page of another site was left out. You can link to it instead.'],
  [2, '2 videos, maps or pages of other sites were left out. You can link to it instead.'],
])('pages of other sites in pasted content are left out, which is said: %s', async (count, says) => {
  const { text } = await show();
  const frame = '<iframe src="https://maps.example/embed"></iframe>';
  await act(async () => paste(text(), `<p>Where we slept</p>${frame.repeat(count)}`, 'text/html'));
  expect(text().textContent).toBe('Where we slept');
  expect(screen.getByText(says)).toBeDefined();
  await act(async () => paste(text(), '<p>Later</p>', 'text/html'));
  expect(screen.queryByText(says)).toBeNull();
});

test('unreported text is reported when the field loses focus', async () => {
  const { text, onChange } = await show();
  await act(async () => paste(text(), 'One.'));
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.')]);
});

test('unreported text is reported when the field is unmounted', async () => {
  const { text, onChange, unmount } = await show();
  await act(async () => paste(text(), 'One.'));
  unmount();
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.')]);
});

test('tools that a key has opened keep the focus when a value from outside arrives', async () => {
  const { text, change } = await show({ value: storyOf(paragraph('One.')) }, { withMouse: true });
  await act(async () => text().focus());
  await act(async () => fireEvent.keyDown(text(), { key: 'F10', altKey: true }));
  const heading = screen.getByRole('button', { name: 'Heading' });
  expect(document.activeElement).toBe(heading);
  await change({ value: storyOf(paragraph('One.'), paragraph('Two.')) });
  expect(text().textContent).toBe('One.Two.');
  expect(heading.isConnected).toBe(true);
  expect(document.activeElement).toBe(heading);
});

test('a value from outside is shown, and is not reported back', async () => {
  const { text, onChange, change } = await show({ value: storyOf(paragraph('One.')) });
  await change({ value: storyOf(paragraph('One.'), paragraph('Two.')) });
  expect(text().textContent).toBe('One.Two.');
  await change({ value: undefined });
  expect(text().textContent).toBe('');
  await act(async () => fireEvent.blur(text()));
  expect(onChange).not.toHaveBeenCalled();
});

test('a value from outside does not overwrite text that is being typed', async () => {
  const { text, onChange, change } = await show();
  await act(async () => paste(text(), 'Mine.'));
  await change({ value: storyOf(paragraph('Theirs.')) });
  await act(async () => fireEvent.blur(text()));
  expect(text().textContent).toBe('Mine.');
  expect(reportedBlocks(onChange)).toEqual([paragraph('Mine.')]);
});

test('undoing everything reports the very value that the field was given', async () => {
  // The editor writes the properties in another order.
  const value = '{"content":[{"content":[{"text":"One.","type":"text"}],"type":"paragraph"}],"type":"doc"}';
  const { text, onChange } = await show({ value });
  await act(async () => paste(text(), 'Zero. '));
  await act(async () => fireEvent.blur(text()));
  await press('Undo');
  await act(async () => fireEvent.blur(text()));
  expect(onChange.mock.lastCall?.[0]).toBe(value);
});

test('a text that is too long is reported completely, and marked as too long', async () => {
  const { text, onChange } = await show({ value: storyOf(paragraph('x'.repeat(MAX_RICH_TEXT_BYTES - 200))) });
  expect(screen.getByRole('status').textContent).toContain('200 of 200 KB');
  await act(async () => paste(text(), 'y'.repeat(900)));
  await act(async () => fireEvent.blur(text()));
  expect(screen.getByRole('alert').textContent).toContain('This text is too long: it has 201 KB');
  expect(String(onChange.mock.lastCall?.[0]).length).toBeGreaterThan(MAX_RICH_TEXT_BYTES);
});

test('a text that is too long from the start is shown', async () => {
  const { text } = await show({ value: storyOf(paragraph('x'.repeat(MAX_RICH_TEXT_BYTES))) });
  expect(text().textContent).toHaveLength(MAX_RICH_TEXT_BYTES);
});

test('an unreadable text stays unchanged until its author starts over', async () => {
  const { onChange, text } = await show({ value: '{"type":"doc","content":[{"type":"video"}]}' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await press('Start over');
  expect(onChange.mock.calls.map(([now]) => now)).toEqual([undefined]);
  expect(text().textContent).toBe('');
});

test('an author who starts over begins with an empty text, also where a text was shown before', async () => {
  const { change, text } = await show({ value: storyOf(paragraph('One.')) });
  await change({ value: 'broken' });
  expect(screen.getByRole('alert').textContent).toContain('damaged');
  await press('Start over');
  expect(text().textContent).toBe('');
});

test('one photo is inserted alone with a caption, and several as a gallery in the order of the choice', async () => {
  const { text, onChange } = await show({ value: storyOf(paragraph('One.')) });
  await press('Photos');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Photo 1 Photo a' })));
  // It stays in view below the photos, however many there are.
  expect(screen.getByRole('button', { name: 'Insert the photo' }).closest('footer')).not.toBeNull();
  await press('Insert the photo');
  const caption = screen.getByRole<HTMLInputElement>('textbox', { name: 'Caption' });
  expect(caption.lang).toBe('fr');
  await act(async () => fireEvent.change(caption, { target: { value: 'Le quai' } }));

  await press('Photos');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Photo 3 Photo c' })));
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Photo 2 Photo b' })));
  await press('Insert 2 photos');
  await act(async () => fireEvent.blur(text()));
  const image = (path: string) => ({ type: 'image', attrs: { path } });
  expect(reportedBlocks(onChange)).toEqual([
    paragraph('One.'),
    { type: 'image', attrs: { path: A, caption: 'Le quai' } },
    { type: 'gallery', content: [image(C), image(B)] },
  ]);

  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Move later' })[0] ?? text()));
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)[2]).toEqual({ type: 'gallery', content: [image(B), image(C)] });

  // Undo and redo also work while a button of a photo has the focus.
  const step = (key: object) =>
    act(async () => {
      fireEvent.keyDown(screen.getAllByRole('button', { name: 'Move earlier' })[0] ?? text(), key);
      fireEvent.blur(text());
    });
  await step({ key: 'z', ctrlKey: true });
  expect(reportedBlocks(onChange)[2]).toEqual({ type: 'gallery', content: [image(C), image(B)] });
  await step({ key: 'Z', ctrlKey: true, shiftKey: true });
  expect(reportedBlocks(onChange)[2]).toEqual({ type: 'gallery', content: [image(B), image(C)] });

  for (const button of screen.getAllByRole('button', { name: 'Remove the photo' })) {
    await act(async () => fireEvent.click(button));
  }
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.')]);
});

test('a photo that the post no longer has is marked as removed, and stays in the text', async () => {
  const value = storyOf({ type: 'image', attrs: { path: A } });
  const { onChange } = await show({ value, photos: [] });
  expect(await screen.findByText(/removed from the photos/)).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('a chosen place is embedded, and nothing is embedded without a choice', async () => {
  let choice: Reference | undefined;
  const { text, onChange } = await show({
    value: storyOf(paragraph('One.')),
    onPickPlace: async () => choice,
    placeCard: ({ id }) => <p>{`Place ${id}`}</p>,
  });
  await press('Place');
  await act(async () => fireEvent.blur(text()));
  expect(onChange).not.toHaveBeenCalled();
  choice = { kind: 'pin', id: exampleId() };
  await press('Place');
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), { type: 'place', attrs: choice }]);
  expect(screen.getByText(`Place ${exampleId()}`)).toBeDefined();
});

const placesOf = (letters: string) =>
  [...letters].map((letter): Reference => ({ kind: 'poi', id: exampleId(letter) }));

test('the chosen places are inserted as a map, with the cursor behind it, and can be chosen again', async () => {
  const onPickPlaces = vi.fn(
    async (_: readonly Reference[]): Promise<readonly Reference[] | undefined> => undefined,
  );
  const { text, onChange } = await show({
    value: storyOf(paragraph('One.')),
    onPickPlaces,
    mapCard: (places) => <p>{`Places ${places.map(({ id }) => id[0]).join('')}`}</p>,
  });
  await pressMore('Map');
  await act(async () => fireEvent.blur(text()));
  expect(onChange).not.toHaveBeenCalled();

  onPickPlaces.mockResolvedValueOnce(placesOf('ab'));
  await pressMore('Map');
  await pressMore('Dividing line');
  await act(async () => fireEvent.blur(text()));
  const map = (letters: string, caption?: string) => ({
    type: 'map',
    attrs: { places: placesOf(letters), ...(caption !== undefined && { caption }) },
  });
  const line = { type: 'horizontalRule' };
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), map('ab'), line]);
  expect(screen.getByText('Places ab')).toBeDefined();

  const caption = screen.getByRole('textbox', { name: 'Caption' });
  await act(async () => fireEvent.change(caption, { target: { value: 'Day one' } }));
  onPickPlaces.mockResolvedValueOnce(placesOf('cba'));
  await press('Choose the places');
  expect(onPickPlaces).toHaveBeenLastCalledWith(placesOf('ab'));
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), map('cba', 'Day one'), line]);

  await act(async () =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Choose the places' }), { key: 'z', ctrlKey: true }),
  );
  await act(async () => fireEvent.blur(text()));
  // Two changes within half a second are one step.
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), map('ab'), line]);
  await press('Remove the map');
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([paragraph('One.'), line]);
});

test('a copied map is pasted with its places and its caption, and a copied photo with its caption', async () => {
  const { text, onChange } = await show();
  const html =
    `<figure data-map="poi/${exampleId('a')} pin/short poi/${exampleId('b')}"><figcaption>Day one</figcaption></figure>` +
    `<figure data-photo="${A}"><figcaption>The quay</figcaption></figure>`;
  const getData = (type: string) => (type === 'text/html' ? html : '');
  await act(async () => {
    fireEvent.paste(text(), { clipboardData: { getData, files: [], types: ['text/html'] } });
  });
  await act(async () => fireEvent.blur(text()));
  expect(reportedBlocks(onChange)).toEqual([
    { type: 'map', attrs: { places: placesOf('ab'), caption: 'Day one' } },
    { type: 'image', attrs: { path: A, caption: 'The quay' } },
  ]);
});

test('a dividing line goes behind the list with the cursor, and the next one into the empty paragraph behind it', async () => {
  const list: Block = {
    type: 'bulletList',
    content: ['One.', 'Two.'].map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  };
  const { text, onChange } = await show({ value: storyOf(list, paragraph('After.')) });
  await pressMore('Dividing line');
  await pressMore('Dividing line');
  await act(async () => fireEvent.blur(text()));
  const line = { type: 'horizontalRule' };
  expect(reportedBlocks(onChange)).toEqual([list, line, line, { type: 'paragraph' }, paragraph('After.')]);
});

test('without a way to choose a place, there is no tool for places and none for maps', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place' })).toBeNull();
});
