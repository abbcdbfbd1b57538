// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { RichText } from '@waymark/model/rich-text/schema';
import { textOf } from '@waymark/model/rich-text/text-of';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../../i18n/translated.tsx';
import type { Draft } from '../../../live/writes/save-work.ts';
import { charactersLeft, translateTexts } from '../../../services/translations-api.ts';
import { decide } from '../../../session/consent-decisions.ts';
import type { EditContext } from '../edit-context.ts';
import { TranslationDrafts } from './translation-drafts.tsx';

vi.mock('../../../services/translations-api.ts', () => ({
  TRANSLATOR_HOST: 'models.example',
  charactersLeft: vi.fn(),
  translateTexts: vi.fn(),
}));
vi.mock('../../../session/third-parties.ts', () => ({ NEEDED: ['translator'], ASKED_AT_ONCE: [] }));

const messages = await loadMessages('en');
const parts = await loadParts(['edit', 'failures', 'translation'], 'en');

const story: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'By the sea' }] }],
};
const CONTENT: Draft = {
  title: { en: 'A day' },
  summary: { en: 'It was fine.' },
  body: { en: JSON.stringify(story) },
};

/** The content as the editor has it. */
let content: Draft;
const changed = vi.fn();

function Page({ first }: { first: Draft }) {
  const [now, setNow] = useState(first);
  content = now;
  const change: EditContext['change'] = (field, value) => {
    changed(field, value);
    const [name = '', locale = ''] = field.split('.');
    setNow((before) => ({ ...before, [name]: { ...(before[name] as object), [locale]: value } }));
  };
  const edit: EditContext = {
    uid: 'me',
    isOwner: true,
    workId: 'w',
    kind: 'post',
    leavesAddress: false,
    content: now,
    change,
    addArrival: () => {},
    faultOf: () => undefined,
    slots: {
      workPhotos: () => null,
      photos: () => null,
      preview: () => null,
      readText: ({ text, lang }) => <p lang={lang}>{textOf(text)}</p>,
    },
  };
  return (
    <>
      <TranslationDrafts edit={edit} locale="fr" />
      <button type="button" onClick={() => change('title.fr', 'Mon titre')}>
        Write a title
      </button>
    </>
  );
}

function open(first = CONTENT) {
  return render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <Page first={first} />
      </AlsoTranslated>
    </Translated>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const ACTION = 'Draft a French translation';

beforeEach(() => {
  localStorage.clear();
  changed.mockReset();
  vi.mocked(charactersLeft)
    .mockReset()
    .mockResolvedValue({ done: { left: 200_000 } });
  vi.mocked(translateTexts)
    .mockReset()
    .mockImplementation(async (_, { texts }) => ({
      done: { texts: texts.map((text) => `${text}, en français`), left: 9 },
    }));
});
afterEach(cleanup);

test('nothing is sent before the creator allows it; the host is named', async () => {
  open();
  await press(ACTION);
  expect(screen.getByText(/sends the texts of this work to models\.example/)).toBeTruthy();
  await press('No, thank you');
  expect(charactersLeft).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button(ACTION));
  await press(ACTION);
  await press('Send and translate');
  expect(translateTexts).toHaveBeenCalledTimes(1);
  cleanup();
  // It was allowed.
  open();
  await press(ACTION);
  expect(translateTexts).toHaveBeenCalledTimes(2);
});

test('a draft is beside the original, and enters the work by its button alone', async () => {
  decide('translator', true);
  open();
  await press(ACTION);
  expect(screen.getByText('Machine translation')).toBeTruthy();
  const [title, summary, body] = screen.getAllByRole('listitem');
  expect(within(title as HTMLElement).getByText('A day').lang).toBe('en');
  expect(within(title as HTMLElement).getByText('A day, en français').lang).toBe('fr');
  expect(within(body as HTMLElement).getByText('By the sea, en français').lang).toBe('fr');
  expect(screen.getByText('9 characters can still be translated today.')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
  await press('Use this draft: Summary');
  expect(changed.mock.calls).toEqual([['summary.fr', 'It was fine., en français']]);
  expect(within(summary as HTMLElement).getByText(/In your text/)).toBeTruthy();
  await press('Close');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(content['title']).toEqual({ en: 'A day' });
});

test('a text that was written meanwhile is replaced only when the creator says so', async () => {
  decide('translator', true);
  open();
  await press(ACTION);
  await press('Write a title');
  await press('Use this draft: Title');
  expect(screen.getByText(/You have written something here/)).toBeTruthy();
  await press('Keep my text');
  expect(content['title']).toEqual({ en: 'A day', fr: 'Mon titre' });
  await press('Use this draft: Title');
  await press('Replace my text: Title');
  expect(content['title']).toEqual({ en: 'A day', fr: 'A day, en français' });
});

test('texts that exceed what is left of the day are not sent', async () => {
  decide('translator', true);
  vi.mocked(charactersLeft).mockResolvedValue({ done: { left: 12 } });
  open();
  await press(ACTION);
  expect(screen.getByRole('alert').textContent).toBe(
    'The missing texts have 27 characters, and only 12 can be translated today. Nothing was sent. Try again tomorrow.',
  );
  expect(translateTexts).not.toHaveBeenCalled();
});

test.each([
  ['unreachable', 'The server cannot be reached. Try again in a moment.', true],
  ['service-away', 'models.example is not translating at the moment. Your text has not changed.', true],
  [
    'service-busy',
    'models.example has too much to do at the moment. Wait a few minutes, then try again.',
    true,
  ],
  ['quota', /^You have reached the number of characters/, false],
  ['refused', /^You do not have permission/, false],
] as const)('a failure of the kind %s has a sentence', async (reason, sentence, mayPass) => {
  decide('translator', true);
  vi.mocked(translateTexts).mockResolvedValueOnce({ failure: { reason } });
  open();
  await press(ACTION);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(mayPass ? 1 : 0);
});

test('after a failure, what was translated is not sent again', async () => {
  decide('translator', true);
  const long = { ...CONTENT, summary: { en: 'x'.repeat(2_000) } };
  vi.mocked(translateTexts)
    .mockResolvedValueOnce({ done: { texts: ['Un jour'], left: 1_000 } })
    .mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  open(long);
  await press(ACTION);
  await press('Try again');
  const sent = vi
    .mocked(translateTexts)
    .mock.calls.map(([, { texts }]) => texts.map((text) => text.slice(0, 5)));
  expect(sent).toEqual([['A day'], ['xxxxx'], ['xxxxx'], ['By th']]);
  expect(screen.getByText('Un jour')).toBeTruthy();
});

test('stopping, and leaving the editor, end the request', async () => {
  decide('translator', true);
  const signals: AbortSignal[] = [];
  vi.mocked(translateTexts).mockImplementation((_uid, _body, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const { unmount } = open();
  await press(ACTION);
  expect(screen.getByRole('progressbar', { name: 'models.example is translating…' })).toBeTruthy();
  await press('Stop');
  expect(signals[0]?.aborted).toBe(true);
  expect(button(ACTION)).toBeTruthy();
  await press(ACTION);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
});

test('a language that lacks nothing is offered no draft', () => {
  open({ title: { en: 'A day', fr: 'Un jour' } });
  expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
});
