// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { idOfField } from './fields/fields.ts';
import { StoryCover } from './story-cover.tsx';

const messages = await loadMessages('en');
const parts = await loadParts(['edit'], 'en');
const COVER = 400;

/** Where the text begins in the window without a cover, in CSS pixels. */
let top = 0;
const scrolled = vi.fn();

function page(photos: readonly unknown[]) {
  return (
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <StoryCover content={{ photos }} locale="en" />
        <div id={idOfField('body.en')}>The line that is being written</div>
      </AlsoTranslated>
    </Translated>
  );
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: top + (screen.queryByRole('button') ? COVER : 0) }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

const by = (height: number) => ({ top: height, behavior: 'instant' });

test('the line being written stays in its place when the cover appears, and when it disappears', () => {
  top = -700;
  const { rerender } = render(page([]));
  rerender(page([examplePhoto('a')]));
  expect(scrolled).toHaveBeenLastCalledWith(by(COVER));
  rerender(page([examplePhoto('a'), examplePhoto('b')]));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(page([]));
  expect(scrolled).toHaveBeenLastCalledWith(by(-COVER));
});

test('a text whose beginning is visible moves below the cover, unless the caret is in it', () => {
  top = 300;
  const { rerender } = render(page([]));
  rerender(page([examplePhoto('a')]));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(page([]));
  getSelection()?.collapse(screen.getByText(/line that/).firstChild, 3);
  rerender(page([examplePhoto('a')]));
  expect(scrolled).toHaveBeenLastCalledWith(by(COVER));
});
