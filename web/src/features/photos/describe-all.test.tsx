// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { AltFields } from './alt-fields.tsx';
import { DescribeAll } from './describe-all.tsx';

const InEnglish = await inEnglish('photos');
const photos = ['a', 'b'].map((letter) => ({ ...examplePhoto(letter), alt: {} }));
const hints = () => screen.getAllByText(/^Screen readers read the description aloud/);

afterEach(cleanup);

test('the list of photos says once what descriptions are for', () => {
  render(
    <InEnglish>
      <DescribeAll photos={photos} onDescribe={vi.fn()} />
    </InEnglish>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Describe all' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(hints()).toHaveLength(1);
});

test('both fields of one photo say it once, while a description is missing', () => {
  const fields = (alt: { en?: string; fr?: string }) => (
    <InEnglish>
      <AltFields photo={{ ...examplePhoto('a'), alt }} onChange={vi.fn()} />
    </InEnglish>
  );
  const { rerender } = render(fields({}));
  expect(hints()).toHaveLength(1);
  rerender(fields({ en: 'A bay', fr: 'Une baie' }));
  expect(screen.queryByText(/^Screen readers/)).toBeNull();
});
