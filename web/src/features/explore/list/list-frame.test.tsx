// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { ListFrame } from './list-frame.tsx';

const InEnglish = await inEnglish('explore');

afterEach(cleanup);

function frame(mapRequests: number) {
  return (
    <InEnglish>
      <ListFrame
        label="Places"
        wide={false}
        chosen
        mapRequests={mapRequests}
        onCovered={() => {}}
        header={null}
      >
        A place
      </ListFrame>
    </InEnglish>
  );
}

const height = () => document.querySelector('[data-height]')?.getAttribute('data-height');

test('a high sheet goes to half when the visitor asks to see the map, and a lower one stays', () => {
  const { rerender } = render(frame(0));
  expect(height()).toBe('middle');
  rerender(frame(1));
  expect(height()).toBe('middle');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(height()).toBe('high');
  rerender(frame(2));
  expect(height()).toBe('middle');
});
