import { expect, test } from 'vitest';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import { type Block, type RichText, richText } from './schema.ts';
import { structureOf } from './structure-of.ts';
import { textOf } from './text-of.ts';

const { path } = examplePhoto('a');
const words = [{ type: 'text' as const, text: 'The ferry leaves at six.' }];
const paragraph: Block = { type: 'paragraph', content: words };
const image = { type: 'image' as const, attrs: { path, caption: 'At six' } };

test('the structure of a text has its photos, galleries, places, maps and blocks, and none of its words', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: words },
      paragraph,
      image,
      { type: 'gallery', content: [image, { type: 'image', attrs: { path } }] },
      { type: 'place', attrs: { kind: 'poi', id: exampleId('p') } },
      { type: 'map', attrs: { places: [{ kind: 'pin', id: exampleId('q') }], caption: 'At six' } },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph,
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph, paragraph] },
      { type: 'video', attrs: { provider: 'vimeo', id: '76979871', caption: 'At six' } },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', content: [{ type: 'paragraph', content: words }] }],
          },
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: words }] }],
          },
        ],
      },
      { type: 'horizontalRule' },
    ],
  };
  const structure = structureOf(text);
  expect(richText.parse(structure)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 } },
      { type: 'paragraph' },
      { type: 'image', attrs: { path } },
      {
        type: 'gallery',
        content: [
          { type: 'image', attrs: { path } },
          { type: 'image', attrs: { path } },
        ],
      },
      { type: 'place', attrs: { kind: 'poi', id: exampleId('p') } },
      { type: 'map', attrs: { places: [{ kind: 'pin', id: exampleId('q') }] } },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph' },
              {
                type: 'orderedList',
                content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
              },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [{ type: 'paragraph' }, { type: 'paragraph' }] },
      { type: 'video', attrs: { provider: 'vimeo', id: '76979871' } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [{ type: 'paragraph' }] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] },
        ],
      },
      { type: 'horizontalRule' },
    ],
  });
  expect(textOf(structure)).toBe('');
});
