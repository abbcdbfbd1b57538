// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFocusOnView } from './use-focus-on-view.ts';

// Files of tests share the document, and one may have left the focus in it.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function Page({ view }: { view: string | null }) {
  useFocusOnView(view);
  return (
    <main tabIndex={-1}>
      <button type="button" key={view}>
        Open
      </button>
    </main>
  );
}

test('the content takes the focus when another view replaces it, and not for the first view', () => {
  const { container, rerender } = render(<Page view={null} />);
  const focused = () => document.activeElement?.tagName;
  expect(focused()).toBe('BODY');
  const open = () => container.querySelector('button')?.focus();
  for (const view of ['a work', 'another', null]) {
    open();
    rerender(<Page view={view} />);
    expect(focused()).toBe('MAIN');
  }
  open();
  rerender(<Page view={null} />);
  expect(focused()).toBe('BUTTON');
});
