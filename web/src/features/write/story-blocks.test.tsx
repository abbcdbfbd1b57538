// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Block, TableRow } from '@waymark/model/rich-text/schema';
import { textOf } from '@waymark/model/rich-text/text-of';
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

afterEach(cleanup);

type Image = Extract<Block, { type: 'image' }>;

const VIDEO: Block = { type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 90 } };

test('the address of a video in an empty paragraph becomes the video, and one within a sentence stays text', async () => {
  const { text, onChange } = await show();
  await act(async () => paste(text(), 'https://youtu.be/dQw4w9WgXcQ?t=90'));
  await vi.waitFor(() => expect(reportedBlocks(onChange)).toEqual([VIDEO]));
  await act(async () =>
    paste(
      text(),
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
    ),
  );
  await vi.waitFor(() => expect(reportedBlocks(onChange)).toHaveLength(2));
  await act(async () => paste(text(), 'See '));
  await act(async () => paste(text(), 'https://youtu.be/dQw4w9WgXcQ'));
  await act(async () => fireEvent.blur(text()));
  const types = reportedBlocks(onChange).map(({ type }: Block) => type);
  expect(types).toEqual(['video', 'video', 'paragraph']);
});

test('pasted Markdown has its format, also a table', async () => {
  const { text, onChange } = await show();
  await import('marked');
  await act(async () => {});
  await act(async () => paste(text(), '**Early**\n\n| a | b |\n| - | - |\n| c | d |'));
  await vi.waitFor(() =>
    expect(wordsOf(reportedBlocks(onChange))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  );
  expect(reportedBlocks(onChange)[0].content[0].marks).toEqual([{ type: 'bold' }]);
});

test('a video has a caption, and no part of its site', async () => {
  const { onChange } = await show({ value: storyOf(VIDEO) });
  expect(document.querySelector('iframe, img, link')).toBeNull();
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Caption' }), { target: { value: 'The quay' } }),
  );
  await vi.waitFor(() =>
    expect(reportedBlocks(onChange)).toEqual([{ ...VIDEO, attrs: { ...VIDEO.attrs, caption: 'The quay' } }]),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove the video' })));
  await vi.waitFor(() => expect(reportedBlocks(onChange)).toEqual(undefined));
});

test('the captions of all photos of a text are written in one list', async () => {
  const image = (path: string): Image => ({ type: 'image', attrs: { path } });
  const story = storyOf(image(A), paragraph('Then.'), { type: 'gallery', content: [image(B), image(C)] });
  const { onChange } = await show({ value: story });
  await pressMore('All captions');
  const fields = within(screen.getByRole('dialog', { name: 'Captions' })).getAllByRole('textbox');
  expect(fields).toHaveLength(3);
  const [first, , third] = fields;
  if (!first || !third) throw new Error('A field is missing.');
  await act(async () => fireEvent.change(first, { target: { value: 'The quay' } }));
  await act(async () => fireEvent.change(third, { target: { value: 'The boats' } }));
  await press('Done');
  await vi.waitFor(() =>
    expect(reportedBlocks(onChange)).toEqual([
      { type: 'image', attrs: { path: A, caption: 'The quay' } },
      paragraph('Then.'),
      { type: 'gallery', content: [image(B), { type: 'image', attrs: { path: C, caption: 'The boats' } }] },
    ]),
  );
});

/** The words of a reported table, cell by cell. */
function wordsOf(blocks: Block[] | undefined): string[][] {
  const table = blocks?.find((block) => block.type === 'table');
  return (table?.content ?? []).map(({ content }) =>
    content.map((cell) => textOf({ type: 'doc', content: cell.content })),
  );
}

test('a table is inserted with its cursor in the first cell, grows, shrinks, and is undone', async () => {
  const { text, onChange } = await show({ value: storyOf(paragraph('Before.')) });
  expect(screen.queryByRole('button', { name: 'Delete the table' })).toBeNull();
  await pressMore('Table');
  await act(async () => paste(text(), 'Stage'));
  await press('Insert a row below');
  await press('Delete the column');
  await vi.waitFor(() =>
    expect(wordsOf(reportedBlocks(onChange))).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ]),
  );
  await press('Undo');
  await vi.waitFor(() => expect(wordsOf(reportedBlocks(onChange))[0]).toEqual(['Stage', '', '']));
  expect(reportedBlocks(onChange)[1].content[0].content[0].type).toBe('tableHeader');
  await press('Header row');
  await vi.waitFor(() => expect(reportedBlocks(onChange)[1].content[0].content[0].type).toBe('tableCell'));
  await press('Delete the table');
  await vi.waitFor(() => expect(reportedBlocks(onChange)).toEqual([paragraph('Before.')]));
});

test('a table of the greatest size takes no more rows', async () => {
  const row: TableRow = {
    type: 'tableRow',
    content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }],
  };
  const table: Block = { type: 'table', content: Array.from({ length: 100 }, () => row) };
  const { text, onChange } = await show({ value: storyOf(table) });
  await act(async () => text().focus());
  await act(async () => paste(text(), 'One'));
  const button = screen.getByRole('button', { name: 'Insert a row below' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press('Insert a row below');
  await vi.waitFor(() => expect(wordsOf(reportedBlocks(onChange))).toHaveLength(100));
});
