// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { emptyContent, type Work, type WorkState } from '@waymark/model/entities/work';
import { examplePhoto } from '@waymark/model/testing/examples';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { UnavailableError } from '../../live/core/unavailable-error.ts';
import type { Draft } from '../../live/writes/save-work.ts';
import { createWork, restoreWork, trashWork } from '../../live/writes/work-mutations.ts';
import { publishWork } from '../../services/works-api.ts';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import type { EditorSlots } from './edit-context.ts';
import { Editor } from './editor.tsx';
import { Editing } from './engine/editing.ts';

vi.mock('../../live/writes/save-work.ts', () => ({}));
vi.mock('../../live/writes/work-mutations.ts');
vi.mock('../../services/works-api.ts');
// A map loads its messages later. The browser tests look at it.
vi.mock('./references/story-map.tsx', () => ({ StoryMap: () => null }));

const messages = await loadMessages('en');
const parts = await loadParts(
  ['sharing', 'edit', 'workspace', 'item', 'explore', 'members', 'works', 'failures'],
  'en',
);
const FOREIGN_POI = 'p'.repeat(20);
const RIGHT = { ...emptyContent('pin'), title: { en: 'A', fr: 'B' }, position: { lat: 1, lng: 2 } };

function workOf(kind: PublishedKind, content: Draft): Work {
  return { id: 'w', kind, state: 'draft', revision: 1, content, createdAt: 0, updatedAt: 0 };
}

type WorkPhotosProps = Parameters<EditorSlots['workPhotos']>[0];

/** The last props of the photo field. */
let photosField: WorkPhotosProps | undefined;

const SLOTS: EditorSlots = {
  position: () => <button type="button">Place</button>,
  geometry: () => <button type="button">Place</button>,
  workPhotos: (props) => {
    photosField = props;
    return props.children;
  },
  photos: () => <button type="button">Photos</button>,
  body: ({ beginning }) => beginning,
  preview: () => null,
};

interface PageProps {
  kind: PublishedKind;
  editing: Editing;
  /** The work in the database. */
  content: Draft;
  onLeave: () => void;
  onOpen: (id: string) => void;
  ownerId?: string;
  isEnded?: boolean;
  state?: WorkState;
}

function Page({ kind, editing, content, onLeave, onOpen, ...rest }: PageProps) {
  const { ownerId = 'me', isEnded = false } = rest;
  const edits = useSyncExternalStore(
    (listener) => editing.onChange(listener),
    () => editing.state,
  );
  return (
    <Editor
      uid="me"
      ownerId={ownerId}
      isEnded={isEnded}
      workId="w"
      isNew={false}
      isSignedIn
      work={{ ...workOf(kind, content), ...(rest.state && { state: rest.state }) }}
      edited={{ editing, kind, state: edits }}
      slots={SLOTS}
      onLeave={onLeave}
      onOpen={onOpen}
    />
  );
}

/** The editor of a work, with this test as its database. */
function open(kind: PublishedKind, content: Draft, props: Partial<PageProps> = {}) {
  const base = { revision: 1, content };
  const editing = new Editing(
    {
      session: 'here',
      storeLocally: async () => {},
      deleteLocally: async () => {},
      save: async (now, revision) => ({ saved: { revision: (revision ?? 0) + 1, content: now } }),
      isSavable: () => true,
    },
    { base, content },
  );
  const onLeave = vi.fn();
  const onOpen = vi.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Page kind={kind} editing={editing} content={content} onLeave={onLeave} onOpen={onOpen} {...props} />
      ),
    },
    { path: '*', element: null },
  ]);
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <RouterProvider router={router} />
      </AlsoTranslated>
    </Translated>,
  );
  return { editing, router, onLeave, onOpen };
}

const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
const title = () => screen.getByRole('textbox', { name: 'Title, in English' });
const summary = () => screen.findByRole('region', { name: /publication/ });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // Popovers are not positioned here.
  HTMLElement.prototype.hidePopover ??= () => {};
  vi.mocked(publishWork).mockResolvedValue({ done: { publicId: 'x' } });
  vi.mocked(trashWork).mockResolvedValue(workOf('pin', {}));
  vi.mocked(restoreWork).mockResolvedValue(workOf('pin', {}));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  removeToasts();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [true, 'Publish'],
  [false, 'Publish changes'],
])(
  'where the bar is narrow (%s), the button for a changed work reads “%s”, and has its whole name',
  (matches, text) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    open('pin', RIGHT, { state: 'changed' });
    expect(screen.getByRole('button', { name: 'Publish changes' }).textContent).toBe(text);
  },
);

test('shows all problems at once, links each to its field, and removes those that were fixed', async () => {
  vi.mocked(publishWork).mockResolvedValue({
    failure: {
      reason: 'invalid',
      problems: [
        { field: 'title', code: 'missing' },
        { field: 'position', code: 'missing' },
      ],
    },
  });
  open('pin', emptyContent('pin'));
  publish();
  const found = await summary();
  await waitFor(() => expect(document.activeElement).toBe(found));
  expect(within(found).getAllByRole('link')).toHaveLength(2);
  fireEvent.click(within(found).getByRole('link', { name: /^Title, in English/ }));
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(title().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(title(), { target: { value: 'A' } });
  await waitFor(() => expect(within(found).getAllByRole('link')).toHaveLength(1));
  expect(publishWork).toHaveBeenCalledTimes(1);
  expect(toasts.current()).toEqual([]);
});

test('saves and then publishes a valid work once, however often the button is pressed', async () => {
  const { editing } = open('pin', RIGHT);
  fireEvent.change(title(), { target: { value: 'New' } });
  publish();
  publish();
  await waitFor(() => expect(publishWork).toHaveBeenCalledWith('me', 'w'));
  expect(publishWork).toHaveBeenCalledTimes(1);
  expect(editing.state.safety).toBe('saved');
  await waitFor(() => expect(toasts.current()[0]?.message).toMatch(/^Published/));
  expect(toasts.current()[0]?.view?.label).toBe('See the page');
});

test.each([
  ['poiId', FOREIGN_POI, 'not-found', /^Point of interest: The page that this/],
  ['openingHours', 'Daily but Tuesday', 'not-hours', /^Opening hours: These opening hours cannot be read/],
] as const)(
  'shows a problem of %s that only the server finds until the field changes',
  async (field, value, code, sentence) => {
    vi.mocked(publishWork).mockResolvedValue({ failure: { reason: 'invalid', problems: [{ field, code }] } });
    const { editing } = open('pin', { ...RIGHT, [field]: value });
    publish();
    expect(within(await summary()).getByRole('link').textContent).toMatch(sentence);
    act(() => editing.change('title.en', 'Other'));
    expect(within(await summary()).getAllByRole('link')).toHaveLength(1);
    act(() => editing.change(field, undefined));
    await waitFor(() => expect(screen.queryByRole('region', { name: /publication/ })).toBeNull());
  },
);

test('a destination names what it can lie in, and shows until it changes that the server found it wrong', async () => {
  const problems = [{ field: 'destinationId', code: 'not-wider' as const }];
  vi.mocked(publishWork).mockResolvedValue({ failure: { reason: 'invalid', problems } });
  const { title: both, position } = RIGHT;
  const { editing } = open('destination', {
    ...emptyContent('destination'),
    title: both,
    position,
    type: 'city',
    destinationId: 'd'.repeat(20),
  });
  const hint = 'A region, an island or a park.';
  expect(screen.getByRole('group', { name: 'Destination it lies in', description: hint })).toBeTruthy();
  publish();
  const link = within(await summary()).getByRole('link');
  expect(link.textContent).toMatch(/^Destination it lies in: A destination lies in a region/);
  act(() => editing.change('destinationId', undefined));
  await waitFor(() => expect(screen.queryByRole('region', { name: /publication/ })).toBeNull());
});

const STORY = { ...emptyContent('post'), title: { en: 'A' } };

test('a co-writer changes the content, and neither publishes nor decides who finds the story', () => {
  open('post', STORY, { ownerId: 'another' });
  expect(title()).toBeTruthy();
  expect(screen.getByText('A story by another creator')).toBeTruthy();
  for (const name of ['Publish', 'More actions']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Visibility' })).toBeNull();
  fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true });
  expect(publishWork).not.toHaveBeenCalled();
});

test('a story begins in another language with the photos, places and structure of the first; undo takes them back', () => {
  const { path } = examplePhoto('a');
  const body = (caption: object, words: object) =>
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'image', attrs: { path, ...caption } },
        { type: 'paragraph', ...words },
      ],
    });
  const english = body({ caption: 'Bay' }, { content: [{ type: 'text', text: 'It was long.' }] });
  const { editing } = open('post', { ...STORY, body: { en: english } });
  const start = () => screen.queryByRole('button', { name: /^Start from the/ });
  expect(start()).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /^French/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Start from the English version' }));
  expect(editing.state.content['body']).toEqual({ en: english, fr: body({}, {}) });
  expect(latestToast()).toMatchObject({ message: 'Copied from the English version: 1 photo.' });
  expect(start()).toBeNull();
  act(() => editing.undo());
  expect(editing.state.content['body']).toEqual({ en: english });
  expect(start()).not.toBeNull();
});

test('a writer who has begun can still add the photos of the other language', () => {
  const text = (...content: object[]) => JSON.stringify({ type: 'doc', content });
  const image = { type: 'image', attrs: { path: examplePhoto('a').path } };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Bonjour.' }] };
  const { editing } = open('post', { ...STORY, body: { en: text(image), fr: text(paragraph) } });
  fireEvent.click(screen.getByRole('tab', { name: /^French/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add the photos and places of the English version' }));
  expect(editing.state.content['body']).toMatchObject({ fr: text(paragraph, image) });
  expect(screen.queryByRole('button', { name: /^Add the photos/ })).toBeNull();
});

test('a problem of both languages leads to the one that the creator writes, whatever the page is in', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: vi.fn() });
  vi.mocked(publishWork).mockResolvedValue({
    failure: { reason: 'invalid', problems: [{ field: 'title', code: 'missing' }] },
  });
  open('pin', { ...RIGHT, title: {} });
  publish();
  fireEvent.click(within(await summary()).getByRole('link', { name: /^Title, in French/ }));
  const title = screen.getByRole('textbox', { name: 'Title, in French' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(localStorage.setItem).not.toHaveBeenCalled();
});

test('a creator who writes in one language sees that one alone, until a problem is in the other', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: vi.fn() });
  vi.mocked(publishWork).mockResolvedValue({
    failure: { reason: 'invalid', problems: [{ field: 'title.fr', code: 'too-long' }] },
  });
  open('pin', { ...RIGHT, title: { en: 'A', fr: 'B'.repeat(500) } });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(title()).toBeTruthy();
  publish();
  fireEvent.click(within(await summary()).getByRole('link', { name: /^Title, in French/ }));
  expect(screen.getByRole('textbox', { name: 'Title, in French' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^French/ }).getAttribute('aria-selected')).toBe('true');
});

test('a co-writer who can no longer write reads why, and can still copy', () => {
  open('post', STORY, { ownerId: 'another', isEnded: true });
  expect(screen.getAllByText(/^You can no longer write in this story/)).not.toHaveLength(0);
  expect(title()).toBeTruthy();
});

test('without the server shows the known problems, or else that nothing was published', async () => {
  vi.mocked(publishWork).mockResolvedValue({ failure: { reason: 'unreachable' } });
  const { editing } = open('pin', { ...RIGHT, title: {} });
  publish();
  expect(within(await summary()).getByText(/could not be checked/)).toBeTruthy();
  act(() => editing.change('title.en', 'A'));
  publish();
  expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy();
  expect(toasts.current()).toEqual([]);
});

test('a refusal without a problem is reported as a fault of the application', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.mocked(publishWork).mockResolvedValue({ failure: { reason: 'invalid', problems: [] } });
  open('pin', RIGHT);
  publish();
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeTruthy();
  expect(reported).toHaveBeenCalledOnce();
});

test('describes in words the two values of a conflict', () => {
  const mine = { ...RIGHT, position: { lat: 1, lng: 2 }, visitedOn: '2025-03-04' };
  const { editing } = open('pin', mine);
  act(() => {
    editing.change('visitedOn', '2025-03-05');
    editing.change('precision', 'approximate');
    const theirs = { visitedOn: '2025-03-06', precision: undefined };
    editing.receive({ revision: 5, content: { ...mine, ...theirs } });
  });
  const conflicts = screen.getByRole('region', { name: 'Changed here and elsewhere' });
  const values = within(conflicts)
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
  expect(values).toEqual(expect.arrayContaining(['5 March 2025', '6 March 2025', 'Nothing']));
});

test('shows both sides of a conflict, and takes the chosen one', () => {
  const { editing } = open('pin', RIGHT);
  act(() => {
    editing.change('title.en', 'Mine');
    editing.receive({ revision: 5, content: { ...RIGHT, title: { en: 'Theirs', fr: 'B' } } });
  });
  const conflicts = screen.getByRole('region', { name: 'Changed here and elsewhere' });
  expect(within(conflicts).getByText('Mine')).toBeTruthy();
  fireEvent.click(
    within(conflicts).getByRole('button', { name: /^Use this: Title, in English, as it is elsewhere/ }),
  );
  expect(title()).toHaveProperty('value', 'Theirs');
  expect(screen.queryByRole('region', { name: 'Changed here and elsewhere' })).toBeNull();
  fireEvent.keyDown(title(), { key: 'z', ctrlKey: true });
  expect(title()).toHaveProperty('value', 'Mine');
});

test('a press of undo or redo takes what was typed, and leaves the caret in its field', () => {
  const { editing } = open('pin', { title: { en: 'A' } });
  fireEvent.change(title(), { target: { value: 'Pier' } });
  title().focus();
  const left = vi.fn(() => expect(editing.state.content).toMatchObject({ title: { en: 'Pier' } }));
  title().addEventListener('blur', left, { once: true });
  for (const [name, now] of [
    ['Undo', 'A'],
    ['Redo', 'Pier'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    // Otherwise the browser would focus the button.
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect(editing.state.content).toMatchObject({ title: { en: now } });
    expect(document.activeElement).toBe(title());
  }
  expect(left).toHaveBeenCalledTimes(1);
  // With the keyboard it stays on the button, which can be pressed again.
  screen.getByRole('button', { name: 'Undo' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).not.toBe(title());
});

test('undo reverts a change of the creator, and not a photo that arrived meanwhile', () => {
  const { editing } = open('pin', RIGHT);
  fireEvent.change(title(), { target: { value: 'New' } });
  act(() => photosField?.onArrived({ photos: [examplePhoto('a')] }));
  fireEvent.keyDown(title(), { key: 'z', ctrlKey: true });
  expect(title()).toHaveProperty('value', 'A');
  expect(editing.state.content['photos']).toEqual([examplePhoto('a')]);
  expect(editing.state).toMatchObject({ canUndo: false, canRedo: true });
});

test('Ctrl+Enter and Cmd+Enter publish once, from any field; a word being composed and a held key do not', async () => {
  open('pin', RIGHT);
  vi.mocked(publishWork).mockReturnValue(new Promise(() => {}));
  const press = (more: object) => fireEvent.keyDown(title(), { key: 'Enter', ...more });
  press({});
  press({ ctrlKey: true, isComposing: true });
  press({ ctrlKey: true, repeat: true });
  press({ ctrlKey: true, altKey: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(publishWork).not.toHaveBeenCalled();
  title().focus();
  press({ ctrlKey: true });
  await waitFor(() => expect(publishWork).toHaveBeenCalledWith('me', 'w'));
  press({ metaKey: true });
  expect(document.activeElement).toBe(title());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(publishWork).toHaveBeenCalledTimes(1);
});

test('Ctrl+Enter in the field of tags takes the tag that is typed there', async () => {
  const { editing } = open('pin', RIGHT);
  vi.mocked(publishWork).mockReturnValue(new Promise(() => {}));
  const tags = screen.getByLabelText('Tags');
  act(() => tags.focus());
  fireEvent.change(tags, { target: { value: 'sea' } });
  fireEvent.keyDown(tags, { key: 'Enter', metaKey: true });
  expect(editing.state.content['tags']).toEqual(['sea']);
  await waitFor(() => expect(publishWork).toHaveBeenCalledTimes(1));
});

test('a publication that fails after its editor was closed is reported, with a link back', async () => {
  const { router } = open('pin', RIGHT);
  let answer: (answer: { failure: { reason: 'unreachable' } }) => void = () => {};
  vi.mocked(publishWork).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  publish();
  await waitFor(() => expect(publishWork).toHaveBeenCalled());
  await act(() => router.navigate('/elsewhere'));
  await act(async () => answer({ failure: { reason: 'unreachable' } }));
  const [toast] = toasts.current();
  expect(toast?.kind).toBe('error');
  expect(toast?.message).toMatch(/^“A” – The server cannot be reached/);
  expect(toast?.view).toEqual({ label: 'Open it again', to: '/workspace/articles?work=w' });
});

test('removing the photos that publishing waits for stops the publication, with a message', async () => {
  open('pin', RIGHT);
  act(() => photosField?.onUploads('underWay'));
  publish();
  fireEvent.click(screen.getByRole('button', { name: 'Publish when they are uploaded', hidden: true }));
  act(() => {
    photosField?.onGivenUp();
    photosField?.onUploads('none');
  });
  expect(toasts.current()[0]?.message).toMatch(/^Nothing was published, because a photo/);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(publishWork).not.toHaveBeenCalled();
});

test('deletes a work and offers to bring it back as it was; if deleting fails, stays and says so', async () => {
  const { onLeave } = open('post', emptyContent('post'));
  vi.mocked(trashWork).mockResolvedValue({ ...workOf('post', {}), state: 'published' });
  vi.mocked(trashWork).mockRejectedValueOnce(new UnavailableError());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move to trash', hidden: true }));
  expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy();
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move to trash', hidden: true }));
  await waitFor(() => expect(onLeave).toHaveBeenCalled());
  act(() => toasts.current()[0]?.action?.onAction());
  await waitFor(() => expect(restoreWork).toHaveBeenCalledWith('me', 'w'));
  await waitFor(() => expect(publishWork).toHaveBeenCalledWith('me', 'w'));
  await waitFor(() => expect(toasts.current().at(-1)?.message).toBe('1 work was restored.'));
});

test('creates a point of interest from a pin, but not from a pin with a hidden position', async () => {
  vi.mocked(createWork).mockResolvedValue('fresh');
  const { editing, onOpen } = open('pin', { ...RIGHT, note: { en: 'Mine' } });
  fireEvent.click(screen.getByRole('menuitem', { name: /point of interest/, hidden: true }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('fresh'));
  const { title: written, position, visibility, photos, tags } = RIGHT;
  const shared = { title: written, position, visibility, photos, tags, summary: { en: 'Mine' } };
  expect(createWork).toHaveBeenCalledWith('me', 'poi', shared);
  act(() => editing.change('precision', 'approximate'));
  expect(screen.queryByRole('menuitem', { name: /point of interest/, hidden: true })).toBeNull();
});

test('turns typed text into tags, and says which text is not a tag', () => {
  const { editing } = open('pin', RIGHT);
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  fireEvent.change(tags, { target: { value: 'Old  Town, #sea, old town,' } });
  expect(editing.state.content['tags']).toEqual(['old town', 'sea']);
  fireEvent.change(tags, { target: { value: 'a_b' } });
  fireEvent.keyDown(tags, { key: 'Enter' });
  expect(screen.getByText(/“a_b” is not a valid tag/)).toBeTruthy();
  expect(editing.state.content['tags']).toEqual(['old town', 'sea']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag sea' }));
  expect(editing.state.content['tags']).toEqual(['old town']);
});

test.each([
  ['pin', 'Text'],
  ['poi', 'Summary'],
  ['marker', 'Summary'],
  ['destination', 'Summary'],
  ['area', 'Summary'],
] as const)('a %s begins with photos, place, title and text', (kind, text) => {
  open(kind, { title: { en: 'A' } });
  const fields = [
    screen.getByRole('button', { name: 'Photos' }),
    screen.getByRole('button', { name: 'Place' }),
    screen.getByRole('textbox', { name: 'Title, in English' }),
    screen.getByRole('textbox', { name: `${text}, in English` }),
    screen.getByText('More details'),
    screen.getByRole('group', { name: 'Visibility' }),
  ];
  const isAfter = (one: Node, other: Node) =>
    other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(fields.toSorted((one, other) => (isAfter(one, other) ? 1 : -1))).toEqual(fields);
});

test('"More" is closed in a new work, and opens when publishing finds a problem in it', async () => {
  const { editing } = open('pin', RIGHT);
  const more = screen.getByText('More details').closest('details');
  expect(more?.open).toBe(false);
  act(() => editing.change('visitedOn', '2999-01-01'));
  expect(more?.open).toBe(false);
  const problems = [{ field: 'visitedOn', code: 'in-future' as const }];
  vi.mocked(publishWork).mockResolvedValue({ failure: { reason: 'invalid', problems } });
  publish();
  await waitFor(() => expect(more?.open).toBe(true));
  act(() => editing.change('visitedOn', '2020-01-01'));
  expect(more?.open).toBe(true);
});

test.each([
  ['pin', { tags: ['sea'] }, true],
  ['pin', { precision: 'approximate' }, true],
  ['pin', { precision: 'exact', tags: [] }, false],
  ['poi', { opening: { fr: 'Sauf fêtes' } }, true],
  ['poi', { opening: { fr: ' ' } }, false],
] as const)('"More" of a %s with %j is open: %s', (kind, content, isOpen) => {
  open(kind, { title: { en: 'A' }, ...content });
  expect(screen.getByText('More details').closest('details')?.open).toBe(isOpen);
});

test('what few works need is under "More", and is written as numbers', () => {
  const { editing } = open('poi', { title: { en: 'A' } });
  const more = screen.getByText('More details').closest('details');
  expect(more?.open).toBe(false);
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Time needed'), { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: 'Oct', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'May', hidden: true }));
  expect(editing.state.content).toMatchObject({ priceLevel: 3, duration: 90, bestMonths: [5, 10] });
  fireEvent.click(screen.getByRole('button', { name: 'Oct', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'May', hidden: true }));
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '' } });
  expect(editing.state.content).not.toHaveProperty('bestMonths');
  expect(editing.state.content).not.toHaveProperty('priceLevel');
});

test('"More" is open where it has values, and offers a duration that was written elsewhere', () => {
  open('pin', { title: { en: 'A' }, duration: 100 });
  expect(screen.getByText('More details').closest('details')?.open).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Time needed').value).toBe('100');
  expect(screen.getByRole('option', { name: '1 hour 40 minutes' })).toBeTruthy();
});

test('a photo that is removed from the work is no longer its picture for sharing', () => {
  const [one, two] = [examplePhoto('a'), examplePhoto('b')];
  const { editing } = open('pin', { ...RIGHT, photos: [one, two], sharePath: two.path });
  act(() => photosField?.onChange({ photos: [two], coverPath: undefined }));
  expect(editing.state.content['sharePath']).toBe(two.path);
  act(() => photosField?.onChange({ photos: [one], coverPath: undefined }));
  expect(editing.state.content['sharePath']).toBeUndefined();
  expect(editing.state.content['photos']).toEqual([one]);
});
