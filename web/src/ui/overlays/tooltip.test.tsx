// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '../controls/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip', { hidden: true });

test('an icon button has a name, and its tooltip shows it on hover', () => {
  render(<IconButton icon={Plus} label="Zoom in" />);
  const button = screen.getByRole('button', { name: 'Zoom in' });
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  pass(399);
  expect(tip()).toBeNull();
  pass(1);
  expect(tip()?.textContent).toBe('Zoom in');
  fireEvent.pointerOut(button);
  pass(120);
  expect(tip()).toBeNull();
});

test('Escape and scrolling hide a tooltip', () => {
  render(<IconButton icon={Plus} label="Zoom in" />);
  for (const leave of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.scroll(document),
  ]) {
    fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' });
    pass(400);
    expect(tip()).not.toBeNull();
    leave();
    expect(tip()).toBeNull();
  }
});

test('a tooltip closes when its button is no longer where it was', () => {
  let report: (ratio: number) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly { intersectionRatio: number }[]) => void) {
        report = (intersectionRatio) => act(() => listener([{ intersectionRatio }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<IconButton icon={Plus} label="Zoom in" />);
  fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' });
  pass(400);
  report(1);
  expect(tip()).not.toBeNull();
  report(0);
  expect(tip()).toBeNull();
  vi.unstubAllGlobals();
});

test('touch does not show a tooltip', () => {
  render(<IconButton icon={Plus} label="Zoom in" />);
  fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'touch' });
  pass(1_000);
  expect(tip()).toBeNull();
});

test('a tooltip that adds information describes the control', () => {
  render(<Tooltip text="Only you see this">{(props) => <button {...props}>Save</button>}</Tooltip>);
  const description = screen.getByRole('button', { name: 'Save' }).getAttribute('aria-describedby');
  expect(document.getElementById(description ?? '')?.textContent).toBe('Only you see this');
});
