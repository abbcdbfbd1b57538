import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { Transform } from '@tiptap/pm/transform';
import { readLongRichText } from '@waymark/model/rich-text/read';
import type { RichText } from '@waymark/model/rich-text/schema';
import { photosIn, placesIn, textOf, wordsIn } from '@waymark/model/rich-text/text-of';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/arbitrary-text.ts';
import { MAX_LISTS, toEditor } from './codec.ts';
import { embeddedNodes, WRITING } from './extensions.ts';
import { writtenIn } from './written.ts';

const schema = getSchema([...WRITING, ...Object.values(embeddedNodes(() => true))]);

function opened(text: RichText): Node {
  const doc = schema.nodeFromJSON(toEditor(text));
  doc.check();
  return doc;
}

/** The stored form, which the model must accept. */
function stored(doc: Node): RichText {
  const { value, bytes } = writtenIn(doc);
  if (value === undefined) return { type: 'doc', content: [] };
  expect(bytes).toBe(new TextEncoder().encode(value).length);
  const read = readLongRichText(value);
  if ('fault' in read) throw new Error(`${read.fault}: ${value}`);
  return read.text;
}

test('any text that the model allows is opened, and stored with the same words, places and photos', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const again = stored(opened(text));
      expect(textOf(again)).toBe(textOf(text));
      expect(placesIn(again)).toEqual(placesIn(text));
      expect(photosIn(again)).toEqual(photosIn(text));
      expect(writtenIn(opened(text)).words).toBe(wordsIn(text));
    }),
  );
});

test('a stored text is stored in the same form again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = stored(opened(text));
      expect(stored(opened(once))).toEqual(once);
    }),
  );
});

test('after any marks and deletions, the model accepts the rest, and the editor opens it unchanged', () => {
  const change = fc.tuple(fc.constantFrom('bold', 'italic', 'link', 'delete', 'unmark'), fc.nat(), fc.nat());
  fc.assert(
    fc.property(anyText, fc.array(change, { maxLength: 6 }), (text, changes) => {
      const { doc } = changes.reduce(
        (transform, [operation, one, other]) => {
          const size = transform.doc.content.size;
          const [from, to] = [one % (size + 1), other % (size + 1)].toSorted((a, b) => a - b);
          if (from === undefined || to === undefined) return transform;
          if (operation === 'delete') return transform.deleteRange(from, to);
          if (operation === 'unmark') return transform.removeMark(from, to);
          const attrs = operation === 'link' ? { href: 'https://waymark.example/' } : null;
          return transform.addMark(from, to, schema.mark(operation, attrs));
        },
        new Transform(opened(text)),
      );
      doc.check();
      const left = withWholeTables(doc);
      expect(plain(opened(stored(left)))).toEqual(plain(left));
    }),
  );
});

/** The editor fills the rows of a table by itself. */
function withWholeTables(doc: Node): Node {
  return fixTables(EditorState.create({ doc }))?.doc ?? doc;
}

/** A document without its unstored parts: the marks of a line break, images of no photo, and empty paragraphs at the end. */
function plain(doc: Node) {
  const nodes = doc.children
    // Removing the last photo of a gallery leaves an image of no photo.
    .filter(({ firstChild }) => firstChild?.attrs['path'] !== '')
    .map((node) =>
      JSON.parse(
        JSON.stringify(node.toJSON(), (_, value) =>
          value?.type === 'hardBreak' ? { type: 'hardBreak' } : value,
        ),
      ),
    );
  while (nodes.length > 0 && JSON.stringify(nodes.at(-1)) === '{"type":"paragraph"}') nodes.pop();
  return nodes;
}

test.each<[string, unknown, unknown]>([
  ['an empty text', [], []],
  ['a text of empty paragraphs', [{ type: 'paragraph' }, { type: 'paragraph' }], []],
  [
    'a repeated mark',
    [paragraph(word('a', 'bold', 'italic', 'bold'))],
    [paragraph(word('a', 'bold', 'italic'))],
  ],
  [
    'a text in parts with the same marks',
    [paragraph(word('a', 'bold'), word('b', 'bold'), word('c'))],
    [paragraph(word('ab', 'bold'), word('c'))],
  ],
])('%s is stored in the shortest form', (_, content, expected) => {
  // The cast is checked: `stored` reads the text with the model.
  expect(stored(opened({ type: 'doc', content } as RichText))).toEqual({ type: 'doc', content: expected });
});

function paragraph(...content: unknown[]) {
  return { type: 'paragraph', content };
}

function word(text: string, ...marks: string[]) {
  return marks.length > 0
    ? { type: 'text', text, marks: marks.map((type) => ({ type })) }
    : { type: 'text', text };
}

test('lists that are deeper than the model reads keep all of their text', () => {
  const linked = { type: 'text', text: 'deep', marks: [{ type: 'link', attrs: { href: '/a' } }] };
  const nested = (levels: number): unknown => ({
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph(linked), ...(levels > 1 ? [nested(levels - 1)] : [])] },
    ],
  });
  const doc = schema.nodeFromJSON({ type: 'doc', content: [nested(MAX_LISTS + 4)] });
  expect(textOf(stored(doc)).match(/deep/g)).toHaveLength(MAX_LISTS + 4);
});

test('a forbidden link address and an unknown heading level are not stored', () => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 9 },
        content: [
          { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
    ],
  });
  expect(stored(doc).content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'a' }] },
  ]);
});

test('a change in one block serializes that block only', () => {
  const doc = opened({
    type: 'doc',
    content: Array.from({ length: 3 }, () => ({ type: 'paragraph', content: [{ type: 'text', text: 'a' }] })),
  });
  writtenIn(doc);
  const changed = new Transform(doc).insert(1, schema.text('b')).doc;
  let serialized = 0;
  for (const node of changed.children) {
    const toJSON = node.toJSON.bind(node);
    node.toJSON = () => {
      serialized++;
      return toJSON();
    };
  }
  expect(writtenIn(changed).words).toBe(3);
  expect(serialized).toBe(1);
});
