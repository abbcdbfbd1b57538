import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import type { Block } from '@waymark/model/rich-text/schema';
import { examplePhoto } from '@waymark/model/testing/examples';
import { vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { RichTextField, type RichTextFieldProps } from '../rich-text-field.tsx';

const messages = { ...(await loadMessages('en')), ...(await loadParts(['writing'], 'en')) };
export const PHOTOS: Photo[] = ['a', 'b', 'c'].map((letter) => ({
  ...examplePhoto(letter),
  alt: { en: `Photo ${letter}` },
}));
export const [A = '', B = '', C = ''] = PHOTOS.map(({ path }) => path);

export function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

export function storyOf(...content: Block[]): string {
  return JSON.stringify({ type: 'doc', content });
}

/** Renders a field of a story. Its tools are above the text, or at the caret and the selection where there is a mouse. */
export async function show(props: Partial<RichTextFieldProps> = {}, { withMouse = false } = {}) {
  const query = { matches: withMouse, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  const onChange = vi.fn<RichTextFieldProps['onChange']>();
  const field = (changed: Partial<RichTextFieldProps> = {}) => (
    <Translated locale="en" messages={messages}>
      <RichTextField
        label="Story"
        locale="fr"
        photos={PHOTOS}
        value={undefined}
        onChange={onChange}
        {...props}
        {...changed}
      />
    </Translated>
  );
  const view = await act(async () => render(field()));
  // The field suspends until its messages are loaded.
  await screen.findByText('Story', {}, { timeout: 10_000 });
  return {
    onChange,
    unmount: view.unmount,
    change: (changed: Partial<RichTextFieldProps>) => act(async () => view.rerender(field(changed))),
    text: () => screen.getByRole('textbox', { name: 'Story' }),
  };
}

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** The blocks of the last reported value. */
export const reportedBlocks = (onChange: { mock: { calls: unknown[][] } }) => {
  const value = onChange.mock.calls.at(-1)?.[0];
  return typeof value === 'string' ? JSON.parse(value).content : value;
};

/** Presses a tool behind "More tools". The DOM of the tests has no popovers. */
export async function pressMore(name: string): Promise<void> {
  HTMLElement.prototype.hidePopover ??= () => {};
  const popover = screen.getByRole('dialog', { name: 'More tools' });
  await act(async () => fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open' })));
  await press(name);
}

/** Pastes text from a clipboard, or a part of a page. */
export function paste(into: HTMLElement, text: string, as: 'text/plain' | 'text/html' = 'text/plain'): void {
  const clipboardData = {
    getData: (type: string) => (type === as ? text : ''),
    files: [],
    types: [as],
  };
  fireEvent.paste(into, { clipboardData });
}
