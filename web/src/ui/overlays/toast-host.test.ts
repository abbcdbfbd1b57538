// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createToastHost } from './toast-host.ts';

/** The position of the toasts at each edge, and the height of one. The window is 800 px high. */
const TOP = { first: 704, second: 72 } as const;
const HEIGHT = 80;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function rect(top: number, height: number): DOMRect {
  return DOMRect.fromRect({ x: 0, y: top, width: 390, height });
}

function at<Name extends string>(element: HTMLElement, name: Name, top: number, height: number): HTMLElement {
  element.getBoundingClientRect = () => rect(top, height);
  element.setAttribute(name, '');
  return document.body.appendChild(element);
}

/** Shows toasts on the current page. */
function show(): HTMLElement {
  vi.stubGlobal('innerHeight', 800);
  const host = createToastHost('host');
  const { element } = host;
  element.getBoundingClientRect = () =>
    rect(TOP[element.dataset['edge'] === 'second' ? 'second' : 'first'], HEIGHT);
  cleanups.push(host.attach());
  host.settle(true);
  return element;
}

test('toasts are placed above a bar that they would cover', () => {
  at(document.createElement('div'), 'data-toasts-above', 730, 58);
  expect(show().style.getPropertyValue('--bar')).toBe('70px');
});

test('a bar elsewhere does not move the toasts, nor does a bar that has been removed', () => {
  const bar = at(document.createElement('div'), 'data-toasts-above', 300, 58);
  const element = show();
  expect(element.style.getPropertyValue('--bar')).toBe('');
  bar.getBoundingClientRect = () => rect(730, 58);
  document.dispatchEvent(new Event('focusin'));
  expect(element.style.getPropertyValue('--bar')).toBe('70px');
  bar.remove();
  document.dispatchEvent(new Event('focusin'));
  expect(element.style.getPropertyValue('--bar')).toBe('');
});

test('toasts that have the focus, or are pointed at, stay where they are when a bar goes', () => {
  const bar = at(document.createElement('div'), 'data-toasts-above', 730, 58);
  const element = show();
  const button = element.appendChild(document.createElement('button'));
  bar.remove();
  button.focus();
  expect(element.style.getPropertyValue('--bar')).toBe('70px');
  button.blur();
  const matches = vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':hover');
  document.dispatchEvent(new Event('scroll'));
  expect(element.style.getPropertyValue('--bar')).toBe('70px');
  matches.mockReturnValue(false);
  document.dispatchEvent(new Event('scroll'));
  expect(element.style.getPropertyValue('--bar')).toBe('');
});

test('toasts do not cover the focused element', () => {
  at(document.createElement('button'), 'data-any', 720, 40).focus();
  expect(show().dataset['edge']).toBe('second');
});
