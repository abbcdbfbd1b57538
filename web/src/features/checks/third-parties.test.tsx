// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';

vi.mock('../../config.ts', () => ({
  config: {
    VITE_GOOGLE_MAPS_KEY: 'a-key',
    VITE_TAG_MANAGER_ENABLED: true,
    VITE_TAG_MANAGER_ID: 'GTM-WAY',
  },
}));

const { answerConsent } = await import('../../session/consent.ts');
const { ThirdParties } = await import('./third-parties.tsx');
const messages = await loadMessages('en');
const own = await loadParts(['checks'], 'en');

beforeEach(() => {
  localStorage.clear();
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={own}>
        <ThirdParties />
      </AlsoTranslated>
    </Translated>,
  );
});

afterEach(cleanup);

const rowText = (name: string) => screen.getByRole('status', { name }).textContent;

test('a configured service is not contacted before the visitor agrees', () => {
  expect(rowText('Google Maps')).toContain('Not contacted, because you have not agreed.');
  expect(rowText('Google Tag Manager')).toContain('Not contacted, because you have not agreed.');
  expect(rowText('Map style from another host')).toContain('Not configured');
  expect(rowText('Support tool')).toContain('Not configured');
  expect(document.querySelectorAll('script, iframe, link')).toHaveLength(0);
});

test('consent is shown at once', () => {
  act(() => answerConsent(['maps']));
  expect(rowText('Google Maps')).toContain('you have agreed');
  expect(rowText('Google Tag Manager')).toContain('Not contacted, because you have not agreed.');
});
