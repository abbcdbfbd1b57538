import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import { richTextFromMarkdown } from './from-markdown.ts';
import type { Block, Inline, RichText, TableCell, TableRow } from './schema.ts';
import { richTextToMarkdown } from './to-markdown.ts';

const addresses = {
  photo: (path: string) => `../${path}.jpg`,
  place: ({ id }: { id: string }) => ({
    name: 'Fort [Saint-Jean]',
    address: `https://waymark.example/pois/${id}`,
  }),
};
const written = (...content: Block[]) => richTextToMarkdown({ type: 'doc', content }, addresses);
const text = (value: string): Inline => ({ type: 'text', text: value });
const paragraph = (...content: Inline[]) => ({ type: 'paragraph' as const, content });

const row = (type: 'tableHeader' | 'tableCell', ...cells: TableCell['content'][]): TableRow => ({
  type: 'tableRow',
  content: cells.map((content) => ({ type, content })),
});

describe('rich text becomes Markdown', () => {
  const { path } = examplePhoto();

  test.each<[string, Block[], string]>([
    ['nothing', [], ''],
    ['a paragraph', [paragraph(text('By the sea.'))], 'By the sea.\n'],
    ['characters with a meaning', [paragraph(text('*not* bold'))], '\\*not\\* bold\n'],
    [
      'a photo with a caption',
      [{ type: 'image', attrs: { path, caption: 'Le port' } }],
      `![Le port](../${path}.jpg)\n`,
    ],
    [
      'a gallery',
      [
        {
          type: 'gallery',
          content: [
            { type: 'image', attrs: { path } },
            { type: 'image', attrs: { path } },
          ],
        },
      ],
      `![](../${path}.jpg)\n\n![](../${path}.jpg)\n`,
    ],
    [
      'a place',
      [{ type: 'place', attrs: { kind: 'poi', id: exampleId('p') } }],
      `[Fort \\[Saint-Jean\\]](https://waymark.example/pois/${exampleId('p')})\n`,
    ],
    [
      'a video',
      [{ type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 90, caption: 'The quay' } }],
      '[The quay](https://www.youtube.com/watch?v=dQw4w9WgXcQ\\&t=90s)\n',
    ],
    [
      'a table',
      [
        {
          type: 'table',
          content: [
            row('tableHeader', [paragraph(text('Stage'))], [paragraph(text('Hours'))]),
            row(
              'tableCell',
              [paragraph(text('a|b'), { type: 'hardBreak' }, text('c'))],
              [paragraph(), paragraph(text('4'))],
            ),
          ],
        },
      ],
      '| Stage  | Hours |\n| ------ | ----- |\n| a\\|b c |  4    |\n',
    ],
    [
      'a table without a head',
      [{ type: 'table', content: [row('tableCell', [paragraph(text('a'))])] }],
      '|   |\n| - |\n| a |\n',
    ],
    [
      'a map with a caption',
      [
        {
          type: 'map',
          attrs: {
            places: ['p', 'q'].map((letter) => ({ kind: 'poi', id: exampleId(letter) })),
            caption: 'Two forts',
          },
        },
      ],
      `1. [Fort \\[Saint-Jean\\]](https://waymark.example/pois/${exampleId('p')})\n` +
        `2. [Fort \\[Saint-Jean\\]](https://waymark.example/pois/${exampleId('q')})\n\nTwo forts\n`,
    ],
    ['a divider', [{ type: 'horizontalRule' }], '---\n'],
  ])('%s', (_, blocks, markdown) => {
    expect(written(...blocks)).toBe(markdown);
  });
});

test('Markdown of rich text reads as the same rich text', () => {
  const word = fc.stringMatching(/^[a-zé*_#>`[\]!\\<&.-]{1,8}[a-z]$/);
  const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  const inlines = sentence.map((value) => [text(value)]);
  const paragraphs = inlines.map((content) => ({ type: 'paragraph' as const, content }));
  const item = paragraphs.map((content) => ({ type: 'listItem' as const, content: [content] }));
  const tables = fc.integer({ min: 1, max: 4 }).chain((columns) => {
    const cells = fc.array(fc.tuple(paragraphs), { minLength: columns, maxLength: columns });
    return fc.array(cells, { minLength: 1, maxLength: 4 }).map(
      (rows): Block => ({
        type: 'table',
        content: rows.map((of, index) => row(index === 0 ? 'tableHeader' : 'tableCell', ...of)),
      }),
    );
  });
  const block: fc.Arbitrary<Block> = fc.oneof(
    paragraphs,
    fc.record({
      type: fc.constant('heading' as const),
      attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const) }),
      content: inlines,
    }),
    fc.record({ type: fc.constant('blockquote' as const), content: fc.tuple(paragraphs) }),
    fc.record({
      type: fc.constant('bulletList' as const),
      content: fc.array(item, { minLength: 1, maxLength: 3 }),
    }),
    tables,
    fc.constant({ type: 'horizontalRule' as const }),
  );
  fc.assert(
    // Two lists after each other are one list in most programs, and two quotes one quote in some.
    fc.property(fc.array(block, { maxLength: 6 }).filter(isUnrepeated), (content) => {
      const doc: RichText = { type: 'doc', content };
      expect(richTextFromMarkdown(richTextToMarkdown(doc, addresses))).toEqual(doc);
    }),
  );
});

function isUnrepeated(blocks: readonly Block[]): boolean {
  return blocks.every(({ type }, index) => index === 0 || blocks[index - 1]?.type !== type);
}
