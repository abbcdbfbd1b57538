// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onceReleased } from './once-released.ts';

function element(isPressed: boolean): Element {
  const map = document.createElement('div');
  vi.spyOn(map, 'matches').mockReturnValue(isPressed);
  return map;
}

test('without a press it runs at once', () => {
  const act = vi.fn();
  onceReleased(element(false), act);
  onceReleased(null, act);
  expect(act).toHaveBeenCalledTimes(2);
});

test.each(['pointerup', 'pointercancel', 'keyup'])(
  'an action that waits for %s runs once, after it',
  async (end) => {
    const act = vi.fn();
    onceReleased(element(true), act);
    dispatchEvent(new Event(end));
    // The click comes in the same task.
    expect(act).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerup'));
    await vi.waitFor(() => expect(act).toHaveBeenCalled());
    expect(act).toHaveBeenCalledOnce();
  },
);
