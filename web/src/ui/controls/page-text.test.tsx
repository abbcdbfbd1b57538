// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageText } from './page-text.tsx';

afterEach(cleanup);

interface PageProps {
  look: 'title' | 'note';
  initial: string;
  onEnter: () => void;
}

function Page({ look, initial, onEnter }: PageProps) {
  const [value, setValue] = useState(initial);
  return <PageText label="Title" look={look} value={value} onChange={setValue} onEnter={onEnter} />;
}

function open(look: PageProps['look'], initial = '') {
  const onEnter = vi.fn();
  render(<Page look={look} initial={initial} onEnter={onEnter} />);
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' }), onEnter };
}

function paste(field: HTMLTextAreaElement, text: string): boolean {
  return fireEvent.paste(field, { clipboardData: { getData: () => text } });
}

test('a title has one line: Enter leads on, and line breaks become spaces', () => {
  const { field, onEnter } = open('title');
  fireEvent.change(field, { target: { value: 'By\r\n  the sea' } });
  expect(field.value).toBe('By the sea');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
  // The key of publishing, and the end of a composition, are not for the title.
  expect(fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('pasted lines go where the caret is, as one line', () => {
  const { field } = open('title', 'By the sea');
  field.setSelectionRange(3, 6);
  expect(paste(field, 'our\nown\n')).toBe(false);
  expect(field.value).toBe('By our own sea');
});

test('a note keeps its line breaks', () => {
  const { field } = open('note');
  expect(paste(field, 'a\nb')).toBe(true);
  fireEvent.change(field, { target: { value: 'a\nb' } });
  expect(field.value).toBe('a\nb');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});
