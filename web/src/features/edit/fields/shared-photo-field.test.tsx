// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { EditContext } from '../edit-context.ts';
import { SharedPhotoField } from './shared-photo-field.tsx';

const InEnglish = await inEnglish('edit');

afterEach(cleanup);

const [ONE, TWO] = [
  { ...examplePhoto('a'), alt: { en: 'The bay' } },
  { ...examplePhoto('b'), alt: {} },
];

function open(content: Record<string, unknown>, fault?: string) {
  const change = vi.fn();
  // The field uses no more of the context.
  const edit = { content, change, faultOf: () => fault } as unknown as EditContext;
  render(
    <InEnglish>
      <SharedPhotoField edit={edit} label="Photo" />
    </InEnglish>,
  );
  return change;
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().findIndex(({ checked }) => checked);

test('the cover is shown until a photo is chosen, and again afterwards', () => {
  const change = open({ photos: [ONE, TWO] });
  expect(radios()).toHaveLength(3);
  expect(chosen()).toBe(0);
  fireEvent.click(screen.getByRole('radio', { name: /The bay/ }));
  expect(change).toHaveBeenLastCalledWith('sharePath', ONE.path);
  cleanup();
  const changeBack = open({ photos: [ONE, TWO], sharePath: TWO.path });
  expect(chosen()).toBe(2);
  fireEvent.click(radios()[0] ?? document.body);
  expect(changeBack).toHaveBeenLastCalledWith('sharePath', undefined);
});

test('a photo that the work has no more is not chosen, and a work without photos offers none', () => {
  open({ photos: [ONE], sharePath: TWO.path });
  expect(chosen()).toBe(0);
  cleanup();
  open({ photos: [], sharePath: TWO.path });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what is wrong with the choice is said beside it', () => {
  open({ photos: [ONE] }, 'Choose another photo.');
  expect(screen.getByRole('group', { name: 'Photo' }).textContent).toContain('Choose another photo.');
});
