// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import type { Block, RichText } from '@waymark/model/rich-text/schema';
import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { RichTextView } from '../features/content/text/rich-text-view.tsx';
import { RichTextField } from '../features/write/rich-text-field.tsx';
import { anyText } from '../features/write/testing/arbitrary-text.ts';
import { loadMessages, loadParts } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';

const messages = {
  ...(await loadMessages('en')),
  ...(await loadParts(['writing', 'item', 'explore'], 'en')),
};
const PHOTOS: Photo[] = ['a', 'b', 'c'].map((letter) => ({
  ...examplePhoto(letter),
  alt: { en: `Photo ${letter}` },
}));

afterEach(cleanup);

async function show(shown: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <Translated locale="en" messages={messages}>
          {shown}
        </Translated>
      </MemoryRouter>,
    );
  });
  // The field is shown once its messages have loaded.
  await screen.findByText('Story', {}, { timeout: 10_000 });
}

/** The editor's and the reader's rendering of one text. */
async function bothOf(text: RichText): Promise<{ written: string[]; read: string[] }> {
  await show(
    <>
      <RichTextField
        label="Story"
        locale="fr"
        photos={PHOTOS}
        value={JSON.stringify(text)}
        onChange={() => {}}
      />
      <div data-testid="read">
        <RichTextView text={text} lang="fr" photos={PHOTOS} places={[]} />
      </div>
    </>,
  );
  const written = await screen.findByRole('textbox', { name: 'Story' });
  await waitFor(() => expect(written.querySelectorAll('figure')).toHaveLength(imagesIn(text)));
  const read = screen.getByTestId('read').firstElementChild;
  const both = { written: linesOf(written), read: linesOf(read) };
  cleanup();
  return both;
}

function imagesIn({ content }: RichText): number {
  return content.reduce((sum, block) => {
    if (block.type === 'gallery') return sum + block.content.length;
    return block.type === 'image' || block.type === 'video' ? sum + 1 : sum;
  }, 0);
}

/** The lines with their blocks, and each character with its marks, without empty elements. */
function linesOf(shown: Element | null): string[] {
  const lines: string[] = [];
  for (const block of shown?.querySelectorAll('p, h2, h3, hr, figure') ?? []) {
    // The words of the player before it is played are the page's own.
    if (block.closest('figure') && block.localName !== 'figure') continue;
    if (block.closest('[data-place], [lang]') !== shown || block.parentElement?.closest('figure')) continue;
    const marks = waysUp(block, shown).filter((name) =>
      /^(?:ul|ol|li|blockquote|p|h2|h3|hr|figure)$/.test(name),
    );
    const text = block.localName === 'figure' ? figureOf(block) : lettersOf(block);
    if (text !== '' || block.localName === 'hr') lines.push(`${marks.join(' ')}: ${text}`);
  }
  return lines;
}

function waysUp(node: Node, end: Element | null): string[] {
  const names: string[] = [];
  for (let at: Node | null = node; at && at !== end; at = at.parentNode) {
    if (at instanceof Element) names.unshift(at.localName);
  }
  return names;
}

function lettersOf(block: Element): string {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      if (node.localName === 'br' && !node.classList.contains('ProseMirror-trailingBreak')) text += '⏎';
      continue;
    }
    // A mark inside the same mark counts once.
    const marks = new Set(waysUp(node, block).filter((name) => /^(?:strong|em|a)$/.test(name)));
    const href = node.parentElement?.closest('a')?.getAttribute('href') ?? '';
    for (const letter of node.nodeValue ?? '') text += `${letter}${[...marks].toSorted().join('')}${href}`;
  }
  return text;
}

function figureOf(figure: Element): string {
  const caption =
    figure.querySelector('textarea')?.value ?? figure.querySelector('figcaption')?.textContent ?? '';
  const picture = figure.querySelector('img')?.getAttribute('src') ?? 'a video';
  return `${picture} ${caption}`;
}

test('the reader sees any text as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      // Places and maps look otherwise for authors: they cannot be followed or moved.
      const content = text.content.filter(({ type }) => type !== 'place' && type !== 'map');
      const { written, read } = await bothOf({ type: 'doc', content });
      expect(written).toEqual(read);
    }),
    { numRuns: 40 },
  );
});

test('the comparison detects differences', async () => {
  const bold: Block = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }],
  };
  const item: Block = { type: 'bulletList', content: [{ type: 'listItem', content: [bold] }] };
  const image: Block = { type: 'image', attrs: { path: PHOTOS[0]?.path ?? '', caption: 'Dusk' } };
  const { written } = await bothOf({ type: 'doc', content: [bold, item, { type: 'horizontalRule' }, image] });
  expect(written).toEqual([
    'p: astrong',
    'ul li p: astrong',
    'hr: ',
    expect.stringMatching(/^figure: .*Dusk$/),
  ]);
});

test('a place card is at the same position for author and reader', async () => {
  const id = exampleId();
  await show(
    <RichTextField
      label="Story"
      locale="en"
      photos={[]}
      value={JSON.stringify({ type: 'doc', content: [{ type: 'place', attrs: { kind: 'poi', id } }] })}
      onChange={() => {}}
      placeCard={(reference) => <p>{`${reference.kind} ${reference.id}`}</p>}
    />,
  );
  expect(await screen.findByText(`poi ${id}`)).toBeDefined();
});
