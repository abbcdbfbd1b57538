// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { reopenConsent } from './reopened-consent.ts';

vi.mock('../../config.ts', () => ({
  config: {
    VITE_GOOGLE_MAPS_KEY: 'a-key',
    VITE_TAG_MANAGER_ENABLED: true,
    VITE_TAG_MANAGER_ID: 'GTM-WAY',
  },
}));

const { isAllowed } = await import('../../session/consent.ts');
const { ConsentCard } = await import('./consent-card.tsx');
const messages = await loadMessages('en');
const own = await loadParts(['consent'], 'en');
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockReset();
});

function open(): void {
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={own}>
        <ConsentCard />
      </AlsoTranslated>
      <button type="button" onClick={reopenConsent}>
        Cookies and third parties
      </button>
    </Translated>,
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const card = () => screen.queryByRole('dialog', { name: 'May we use services of other companies?' });

test('the question does not interrupt the visitor: no third party is loaded, and the focus stays', () => {
  open();
  expect(card()).not.toBeNull();
  expect(card()?.getAttribute('aria-modal')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelectorAll('script, iframe, link[rel=preconnect]')).toHaveLength(0);
});

test('refusing is as easy as accepting', () => {
  open();
  const [refuse, accept] = ['Refuse', 'Accept'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(accept?.className);
  expect(refuse?.dataset).toEqual(accept?.dataset);
  press('Refuse');
  expect(card()).toBeNull();
  expect([isAllowed('maps'), isAllowed('measurement')]).toEqual([false, false]);
});

test('accepting accepts every named service', () => {
  open();
  press('Accept');
  expect(card()).toBeNull();
  expect([isAllowed('maps'), isAllowed('measurement')]).toEqual([true, true]);
});

test('a visitor can choose each service individually', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Google Maps/ }));
  press('Save this choice');
  expect([isAllowed('maps'), isAllowed('measurement')]).toEqual([true, false]);
});

test('a question that is opened again shows the answer, and Escape leaves it unchanged', () => {
  open();
  press('Accept');
  const button = screen.getByRole('button', { name: 'Cookies and third parties' });
  button.focus();
  press('Cookies and third parties');
  expect(document.activeElement).toBe(card());
  const maps = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Google Maps/ });
  expect(maps.checked).toBe(true);
  fireEvent.keyDown(maps, { key: 'Escape' });
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(isAllowed('maps')).toBe(true);
});

test('withdrawing consent reloads the document, which ends loaded scripts', () => {
  open();
  press('Accept');
  expect(reload).not.toHaveBeenCalled();
  act(reopenConsent);
  press('Refuse');
  expect(isAllowed('maps')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a service that another tab withdraws ends here too, unless something is unsaved', () => {
  open();
  press('Accept');
  const guard = (event: Event) => event.preventDefault();
  const withdraw = () => {
    const stored = JSON.parse(localStorage.getItem('waymark.consent') ?? '{}');
    localStorage.setItem('waymark.consent', JSON.stringify({ ...stored, allowed: stored.allowed.slice(1) }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'waymark.consent' })));
  };
  addEventListener('beforeunload', guard);
  withdraw();
  expect(reload).not.toHaveBeenCalled();
  removeEventListener('beforeunload', guard);
  withdraw();
  expect(reload).toHaveBeenCalledOnce();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'another' })));
  expect(reload).toHaveBeenCalledOnce();
});
