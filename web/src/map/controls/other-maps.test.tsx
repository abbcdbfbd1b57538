// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { createStore } from '../../ui/hooks/store.ts';
import { OtherMaps } from './other-maps.tsx';

const InEnglish = await inEnglish('map');

afterEach(cleanup);

const linkTo = (name: string) => screen.getByText(name).getAttribute('href');

test('the links are there once they are unfolded, and follow the map', async () => {
  const here = createStore({ lat: 35.005, lng: 135.765, zoom: 13 });
  const { container } = render(
    <InEnglish>
      <OtherMaps here={here} />
    </InEnglish>,
  );
  expect(screen.queryByText('OpenStreetMap')).toBeNull();
  const details = container.querySelector('details');
  act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  await screen.findByText('OpenStreetMap', {}, { timeout: 10_000 });
  expect(linkTo('OpenStreetMap')).toBe('https://www.openstreetmap.org/#map=14/35.00500/135.76500');
  act(() => here.set({ lat: -17.6, lng: 179.6, zoom: 6 }));
  expect(linkTo('Google Maps')).toContain('center=-17.60000%2C179.60000&zoom=7');
  expect(linkTo('Apple Maps')).toContain('ll=-17.60000,179.60000');
});
