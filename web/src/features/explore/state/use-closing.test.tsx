// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { exampleId } from '@waymark/model/testing/examples';
import { NO_VIEW, viewSearch } from '@waymark/model/view-codec';
import { createBrowserRouter, type RouterProvider as Provider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useClosing } from './use-closing.ts';
import { useView, type ViewControl } from './use-view.ts';

let page: ViewControl & { close: () => void };
let router: Parameters<typeof Provider>[0]['router'];
const ITEM = { kind: 'poi', id: exampleId('p') } as const;

function Page() {
  const control = useView();
  const close = useClosing({ ...control, exploring: true });
  page = { ...control, close };
  return null;
}

async function open(search: string) {
  history.replaceState(null, '', `/${search}`);
  router = createBrowserRouter([{ path: '/', Component: Page }]);
  await act(async () => render(<RouterProvider router={router} />));
}

/** A step in the history ends with an event. */
async function settled(act_: () => void) {
  await act(async () => {
    act_();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  router.dispose();
});

test('closing goes back to the entry of the list, also from an item that was opened from an item', async () => {
  await open('');
  const listed = history.state?.idx;
  await settled(() => page.change({ selected: ITEM }, 'push'));
  await settled(() => page.change({ camera: { lat: 1, lng: 2, zoom: 9 } }, 'replace'));
  await settled(() => page.change({ selected: { ...ITEM, id: exampleId('q') } }, 'push'));
  expect(history.state?.idx).toBe(listed + 2);
  await settled(page.close);
  expect(page.view.selected).toBeNull();
  expect(history.state?.idx).toBe(listed);
});

test('closing an item that the address opened adds no step', async () => {
  await open(viewSearch({ ...NO_VIEW, selected: ITEM }));
  const opened = history.length;
  await settled(page.close);
  expect(page.view.selected).toBeNull();
  expect(history.length).toBe(opened);
});
