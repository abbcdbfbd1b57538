// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelBoundary } from '../../elements/page/panel-boundary.tsx';
import { BodyView } from '../../features/content/text/body-view.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { onCaughtError, onRecoverableError, report, reportUncaught } from './report-errors.ts';

const sendErrorReport = vi.hoisted(() => vi.fn<(error: unknown) => Promise<void>>());
vi.mock('../../services/error-report.ts', () => ({ sendErrorReport }));

reportUncaught();

beforeEach(() => {
  sendErrorReport.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const reported = () => sendErrorReport.mock.calls.map(([error]) => error);
const error = new Error('It broke');

function Broken(): never {
  throw error;
}

function Attempting({ attempt }: { attempt: () => void }) {
  attempt();
  return null;
}

test('an uncaught error is reported', async () => {
  dispatchEvent(new ErrorEvent('error', { error, message: 'It broke' }));
  await vi.waitFor(() => expect(reported()).toEqual([error]));
});

test('an unhandled rejection is reported', async () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  await vi.waitFor(() => expect(reported()).toEqual([error]));
});

test('a browser event without an error is not reported', async () => {
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  report(error);
  await vi.waitFor(() => expect(reported()).toEqual([error]));
});

test('an error that an error boundary catches is reported and logged once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'), { onCaughtError });
  act(() =>
    root.render(
      <PanelBoundary name="map" instead={null}>
        <Broken />
      </PanelBoundary>,
    ),
  );
  await vi.waitFor(() => expect(reported()).toEqual([error]));
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  act(() => root.unmount());
});

test('a text that cannot be read shows that we have the report, and is reported once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const messages = await loadMessages('en');
  const element = document.createElement('div');
  const root = createRoot(element, { onCaughtError });
  act(() =>
    root.render(
      <MemoryRouter>
        <Translated locale="en" messages={messages}>
          <BodyView body={{ en: 'no JSON' }} photos={[]} places={[]} />
        </Translated>
      </MemoryRouter>,
    ),
  );
  expect(element.textContent).toBe(messages.states.broken);
  await vi.waitFor(() => expect(reported()).toEqual([expect.any(SyntaxError)]));
  act(() => root.unmount());
});

test('an error that React has recovered from is reported by its cause', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'), { onRecoverableError });
  const attempt = vi.fn().mockImplementationOnce(() => {
    throw error;
  });
  act(() => root.render(<Attempting attempt={attempt} />));
  await vi.waitFor(() => expect(reported()).toEqual([error]));
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  act(() => root.unmount());
});

test('a failed report is not reported', async () => {
  const rejected = vi.fn();
  addEventListener('unhandledrejection', rejected);
  sendErrorReport.mockRejectedValue(new Error('no report'));
  report(error);
  await vi.waitFor(() => expect(reported()).toEqual([error]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reported()).toEqual([error]);
  expect(rejected).not.toHaveBeenCalled();
});
