// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('a field has a label, and its error, hint and counter describe it in that order', () => {
  render(
    <TextField label="Name" hint="A hint" error="An error" counter="3 left" value="" onChange={() => {}} />,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['An error', 'A hint', '3 left']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field without texts has no description', () => {
  render(<TextField label="Name" value="" onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([null, null]);
});

test('a choice is passed on as its typed value', () => {
  const onChange = vi.fn();
  const choices = [
    { value: 'km', label: 'Kilometres' },
    { value: 'mi', label: 'Miles' },
  ] as const;
  render(<Select label="Units" choices={choices} value="km" onChange={onChange} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Units' }), { target: { value: 'mi' } });
  expect(onChange.mock.calls).toEqual([['mi']]);
});
