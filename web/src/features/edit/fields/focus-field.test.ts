// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { idOfField } from './fields.ts';
import { focusField } from './focus-field.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('the control that takes the focus is brought into view, also in a field that is higher than the window', async () => {
  const field = document.createElement('div');
  field.id = idOfField('photos');
  field.innerHTML = '<button>Add photos</button><div>Thirty photos</div>';
  document.body.append(field);
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  focusField('photos');
  await vi.waitFor(() => expect(document.activeElement).toBe(field.firstChild));
  expect(shown.at(-1)).toBe(document.activeElement);
});
