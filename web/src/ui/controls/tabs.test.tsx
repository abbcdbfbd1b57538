// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Example() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a');
  const tabs = (['a', 'b', 'c'] as const).map((id) => ({
    id,
    label: id.toUpperCase(),
    content: `about ${id}`,
  }));
  return <Tabs label="Views" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test('the arrow keys, Home and End select a tab, move the focus to it, and wrap around', () => {
  render(<Example />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return [document.activeElement?.textContent, screen.getByRole('tabpanel').textContent];
  };
  screen.getByRole('tab', { name: 'A' }).focus();
  expect(press('ArrowRight')).toEqual(['B', 'about b']);
  expect(press('End')).toEqual(['C', 'about c']);
  expect(press('ArrowRight')).toEqual(['A', 'about a']);
  expect(press('ArrowLeft')).toEqual(['C', 'about c']);
  expect(press('Home')).toEqual(['A', 'about a']);
});

test('Tab reaches only the selected tab, and the tab names its panel', () => {
  render(<Example />);
  fireEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tabpanel', { name: 'B' })).toBeDefined();
});
