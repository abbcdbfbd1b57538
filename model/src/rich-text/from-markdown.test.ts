import { describe, expect, test } from 'vitest';
import type { Reference } from '../entities/fields.ts';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import { richTextFromMarkdown } from './from-markdown.ts';
import type { Block, Inline, Mark } from './schema.ts';

const { path } = examplePhoto();
const fort = { kind: 'poi' as const, id: exampleId('p') };
const port = { kind: 'pin' as const, id: exampleId('q') };
const places = new Map<string, Reference>([
  ['fort-saint-jean', fort],
  ['port', port],
]);
const references = {
  place: (key: string) => places.get(key),
  photo: (number: number) => (number === 1 ? path : undefined),
};

const text = (written: string, ...marks: Mark[]): Inline =>
  marks.length > 0 ? { type: 'text', text: written, marks } : { type: 'text', text: written };
const paragraph = (...content: Inline[]) => ({ type: 'paragraph' as const, content });
const link = (href: string): Mark => ({ type: 'link', attrs: { href } });

describe('Markdown becomes rich text', () => {
  test.each<[string, string, Block[]]>([
    ['nothing', '', []],
    ['a paragraph', 'By the sea.', [paragraph(text('By the sea.'))]],
    ['two paragraphs', 'One.\n\nTwo.', [paragraph(text('One.')), paragraph(text('Two.'))]],
    ['a paragraph over two lines', 'By\nthe sea.', [paragraph(text('By the sea.'))]],
    ['a line break', 'By  \nthe sea.', [paragraph(text('By'), { type: 'hardBreak' }, text('the sea.'))]],
    ['a heading', '## Day one', [{ type: 'heading', attrs: { level: 2 }, content: [text('Day one')] }]],
    ['a smaller heading', '### Noon', [{ type: 'heading', attrs: { level: 3 }, content: [text('Noon')] }]],
    [
      'bold and italic',
      '**bold** *it*',
      [paragraph(text('bold', { type: 'bold' }), text(' '), text('it', { type: 'italic' }))],
    ],
    [
      'bold in italic',
      '*a **b***',
      [paragraph(text('a ', { type: 'italic' }), text('b', { type: 'italic' }, { type: 'bold' }))],
    ],
    [
      'a link',
      '[the fort](https://fort.example/)',
      [paragraph(text('the fort', link('https://fort.example/')))],
    ],
    ['a link to a Waymark page', '[about](/about)', [paragraph(text('about', link('/about')))]],
    ['a bold link', '**[fort](/a)**', [paragraph(text('fort', { type: 'bold' }, link('/a')))]],
    ['a quote', '> So it is.', [{ type: 'blockquote', content: [paragraph(text('So it is.'))] }]],
    ['a divider', '---', [{ type: 'horizontalRule' }]],
    [
      'a list in a list',
      '- one\n  1. first\n- two',
      [
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                paragraph(text('one')),
                { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('first'))] }] },
              ],
            },
            { type: 'listItem', content: [paragraph(text('two'))] },
          ],
        },
      ],
    ],
    ['an escaped star', '\\*not bold\\*', [paragraph(text('*not bold*'))]],
    ['a place', '@place fort-saint-jean', [{ type: 'place', attrs: fort }]],
    [
      'a video',
      '@video https://youtu.be/dQw4w9WgXcQ?t=90',
      [{ type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 90 } }],
    ],
    [
      'a table, whose short rows are filled',
      '| a | b |\n| - | - |\n| *c* |',
      [
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', content: [paragraph(text('a'))] },
                { type: 'tableHeader', content: [paragraph(text('b'))] },
              ],
            },
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableCell',
                  content: [paragraph({ type: 'text', text: 'c', marks: [{ type: 'italic' }] })],
                },
                { type: 'tableCell', content: [paragraph()] },
              ],
            },
          ],
        },
      ],
    ],
    ['a map', '@map fort-saint-jean port', [{ type: 'map', attrs: { places: [fort, port] } }]],
    ['a photo', '@photo 1', [{ type: 'image', attrs: { path } }]],
    [
      'a place between paragraphs',
      'See:\n\n@place fort-saint-jean\n\nGo.',
      [paragraph(text('See:')), { type: 'place', attrs: fort }, paragraph(text('Go.'))],
    ],
    ['a handle in a sentence', 'Ask @place here now', [paragraph(text('Ask @place here now'))]],
  ])('%s', (_, markdown, content) => {
    expect(richTextFromMarkdown(markdown, references)).toEqual({ type: 'doc', content });
  });
});

test('a place that is mentioned twice can be changed in one of the two', () => {
  const [first, second] = richTextFromMarkdown(
    '@place fort-saint-jean\n\n@place fort-saint-jean',
    references,
  ).content;
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

describe('Markdown is refused, and the refusal names', () => {
  test.each<[string, string, string]>([
    ['a title', '# Title', 'level 1'],
    ['a heading that is too small', '#### Small', 'level 4'],
    ['HTML', '<b>bold</b>', '"html"'],
    ['HTML in a sentence', 'a <b>bold</b> word', '"html"'],
    ['code', '`code`', '"inlineCode"'],
    ['a block of code', '```\ncode\n```', '"code"'],
    ['an image', '![alt](https://elsewhere.example/a.jpg)', '"image"'],
    ['a footnote of a link', '[fort][1]\n\n[1]: https://fort.example/', '"linkReference"'],
    ['a heading in a quote', '> ## Title', '"heading"'],
    ['a list in a quote', '> - one', '"list"'],
    ['a quote in a list', '- > quoted', '"blockquote"'],
    ['a script for a link', '[fort](javascript:alert(1))', 'marks.0.attrs.href'],
    ['a link without https', '[fort](http://fort.example/)', 'marks.0.attrs.href'],
    ['a link to another host', '[fort](//evil.example/)', 'marks.0.attrs.href'],
    ['a quote of nothing', '>', 'content.0.content'],
    ['an item of nothing', '-', 'content.0.content'],
    ['a video of another site', '@video https://example.com/a', 'refers to nothing'],
    ['an unknown place', '@place fort-saint-nicolas', '"@place fort-saint-nicolas" refers to nothing'],
    ['a map with an unknown place', '@map port fort', '"fort" of "@map" refers to nothing'],
    ['a map with a place twice', '@map port port', 'content.0.attrs.places'],
    ['an unknown photo', '@photo 2', '"@photo 2" refers to nothing'],
    ['a photo without a number', '@photo fort', '"@photo fort" refers to nothing'],
  ])('%s', (_, markdown, named) => {
    expect(() => richTextFromMarkdown(markdown, references)).toThrow(named);
  });

  test('a place where no place is allowed', () => {
    expect(() => richTextFromMarkdown('@place fort-saint-jean')).toThrow('refers to nothing');
  });
});
