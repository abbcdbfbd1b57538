// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GrowingField } from './growing-field.tsx';

afterEach(cleanup);

function Caption() {
  const [value, setValue] = useState('');
  return <GrowingField label="Caption" hint="A hint" maxLength={12} value={value} onChange={setValue} />;
}

test('a sentence wraps in its field, which has the height of it, and has no line breaks', () => {
  render(<Caption />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  expect(field.tagName).toBe('TEXTAREA');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A hint');
  fireEvent.change(field, { target: { value: 'At\nnine' } });
  expect(field.value).toBe('At nine');
  // Its frame holds the same text, which gives both their height.
  expect(field.parentElement?.dataset['text']).toBe('At nine');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
});

test('pasted lines are cut where the field is full', () => {
  render(<Caption />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  fireEvent.change(field, { target: { value: 'At nine' } });
  field.setSelectionRange(7, 7);
  fireEvent.paste(field, { clipboardData: { getData: () => ', before\nall' } });
  expect(field.value).toBe('At nine, bef');
});
