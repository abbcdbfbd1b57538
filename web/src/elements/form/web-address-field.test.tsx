// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WebAddressField } from './web-address-field.tsx';

afterEach(cleanup);

interface PageProps {
  fault?: string | undefined;
  onChange: (value: string) => void;
}

function Page({ fault, onChange }: PageProps) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <WebAddressField
      label="Website"
      hint="Such as www.x.fr."
      value={value}
      onChange={change}
      noAddress="This is no address."
      fault={fault}
    />
  );
}

/** @returns the hint and the error of the field */
function open(fault?: string): string[] {
  const changes: string[] = [];
  render(<Page fault={fault} onChange={(value) => changes.push(value)} />);
  return changes;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('an address is completed when the user leaves the field, not before', () => {
  const changes = open();
  type('www.x.fr');
  expect(field().value).toBe('www.x.fr');
  fireEvent.blur(field());
  expect(field().value).toBe('https://www.x.fr');
  type('http://x.fr/menu');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('https://x.fr/menu');
  fireEvent.blur(field());
  expect(changes).toEqual(['www.x.fr', 'https://www.x.fr', 'http://x.fr/menu', 'https://x.fr/menu']);
});

test('an invalid address shows an error once the user stops typing, and stays as written', () => {
  open();
  type('the old harbour');
  expect(screen.queryByText('This is no address.')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText('This is no address.')).toBeDefined();
  // Keeps the content below in place.
  expect(screen.queryByText('Such as www.x.fr.')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('the old harbour');
  type('harbour.example');
  expect(screen.getByText('Such as www.x.fr.')).toBeDefined();
  expect(screen.queryByText('This is no address.')).toBeNull();
  type(' ');
  fireEvent.blur(field());
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('an error from the caller takes precedence', () => {
  open('It is there twice.');
  type('nonsense');
  fireEvent.blur(field());
  expect(screen.getByText('It is there twice.')).toBeDefined();
  expect(screen.queryByText('This is no address.')).toBeNull();
});
