// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { COLOURS, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { ColourField, IconField } from './looks-field.tsx';

const InEnglish = await inEnglish('edit');
afterEach(cleanup);

function show(Field: typeof ColourField, value: string, error?: string) {
  const onChange = vi.fn();
  render(
    <InEnglish>
      <Field label="Looks" error={error} value={value} onChange={onChange} />
    </InEnglish>,
  );
  return { group: screen.getByRole('group', { name: 'Looks' }), onChange };
}

test('a creator sees every colour, by name, and chooses one', () => {
  const { group, onChange } = show(ColourField, 'violet');
  expect(within(group).getAllByRole('radio')).toHaveLength(COLOURS.length);
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Violet' }));
  expect(group.querySelector('p')?.textContent).toBe('Violet');
  fireEvent.click(screen.getByRole('radio', { name: 'Rose' }));
  expect(onChange.mock.calls).toEqual([['rose']]);
});

test.each(['', 'of another version'])('nothing is chosen among the icons: “%s”', (value) => {
  const { group, onChange } = show(IconField, value, 'Choose an icon.');
  expect(within(group).getAllByRole('radio')).toHaveLength(MARKER_ICONS.length);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Choose an icon.');
  fireEvent.click(screen.getByRole('radio', { name: 'Tent' }));
  expect(onChange.mock.calls).toEqual([['tent']]);
});
