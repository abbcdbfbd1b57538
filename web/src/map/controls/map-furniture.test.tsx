// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { tileAt } from '@waymark/model/geography/tiles';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { createStore } from '../../ui/hooks/store.ts';
import type { MapEngine } from '../map-engine.ts';
import { addFoundStreets } from '../streets/found-streets.ts';
import { MapFurniture } from './map-furniture.tsx';

const InEnglish = await inEnglish('map');

const KYOTO = { lat: 35.005, lng: 135.765, zoom: 13 };
const nothing = () => {};
const engine: MapEngine = {
  goTo: nothing,
  panBy: nothing,
  zoomBy: nothing,
  place: () => ({ moveTo: nothing, remove: nothing }),
};

afterEach(cleanup);

function open({ ownData = true, own = engine } = {}) {
  const here = createStore(KYOTO);
  render(
    <InEnglish>
      <MapFurniture
        engine={own}
        here={here}
        region={{ current: null }}
        covered={{ top: 0, right: 0, bottom: 0, left: 0 }}
        size={{ width: 800, height: 600 }}
        content={null}
        ownData={ownData}
        notice={null}
      />
    </InEnglish>,
  );
  // Does what the browser does when the button of a popover is pressed.
  const unfold = (name: string) => {
    const panel = document.getElementById(
      screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '',
    );
    if (panel === null) throw new Error(`There is no ${name}.`);
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
    return panel;
  };
  return { here, unfold };
}

const linkTo = (name: string) => screen.getByText(name).getAttribute('href');
const untilThere = (name: string) => screen.findByText(name, {}, { timeout: 10_000 });

test('links to other maps are there once they are unfolded, and follow the map', async () => {
  const { here, unfold } = open();
  expect(screen.queryByText('OpenStreetMap')).toBeNull();
  const panel = unfold('Open here in another map');
  await untilThere('OpenStreetMap');
  // The browser closes it on Escape and on a press elsewhere.
  expect(panel.popover).toBe('auto');
  expect(linkTo('OpenStreetMap')).toBe('https://www.openstreetmap.org/#map=14/35.00500/135.76500');
  act(() => here.set({ lat: -17.6, lng: 179.6, zoom: 6 }));
  expect(linkTo('Google Maps')).toContain('center=-17.60000%2C179.60000&zoom=7');
  expect(linkTo('Apple Maps')).toContain('ll=-17.60000,179.60000');
});

test('the sources are those of the view: of streets once some are found', async () => {
  const { here, unfold } = open();
  unfold('Map data');
  await untilThere('Natural Earth');
  expect(screen.queryByText('© OpenStreetMap')).toBeNull();
  act(() => addFoundStreets(tileAt(KYOTO, 13)));
  expect(screen.getByText('© OpenStreetMap')).toBeTruthy();
  expect(screen.getByText('OpenMapTiles (CC BY)')).toBeTruthy();
  act(() => here.set({ ...KYOTO, zoom: 5 }));
  expect(screen.queryByText('© OpenStreetMap')).toBeNull();
  expect(screen.getByText('SRTM, ETOPO')).toBeTruthy();
});

test('a map with data of its own has its own credits, and the same scale in both units', () => {
  open({ ownData: false });
  expect(screen.queryByRole('button', { name: 'Map data' })).toBeNull();
  expect(screen.queryByText('© OpenStreetMap')).toBeNull();
  const scale = screen.getByText(/^Scale: /).textContent;
  expect(scale).toMatch(/\d k?m\b/);
  expect(scale).toMatch(/\d (?:mi|ft)\b/);
});

test('an engine may have controls of its own', () => {
  const ownControls = vi.fn((): ReactNode => <button type="button">Mountains</button>);
  const { here } = open({ own: { ...engine, ownControls } });
  expect(screen.getByRole('button', { name: 'Mountains' })).toBeTruthy();
  expect(ownControls).toHaveBeenCalledWith(here);
});
