// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ToggleChip } from './toggle-chip.tsx';

afterEach(cleanup);

test('a busy button cannot be pressed again and keeps the focus', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button onClick={onClick} busy>
      Saving
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a form that is being sent is not sent again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a chip announces its state, its label and its count', () => {
  const onChange = vi.fn();
  render(
    <ToggleChip pressed={false} onChange={onChange} count={12}>
      Museums
    </ToggleChip>,
  );
  const chip = screen.getByRole('button', { name: 'Museums 12', pressed: false });
  fireEvent.click(chip);
  expect(onChange.mock.calls).toEqual([[true]]);
});
