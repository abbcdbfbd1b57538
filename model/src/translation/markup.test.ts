import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inline, Mark } from '../rich-text/schema.ts';
import { inlinesFrom, markupOf, withTagsOf } from './markup.ts';

const bold: Mark = { type: 'bold' };
const link: Mark = { type: 'link', attrs: { href: 'https://example.org/a?secret=1' } };
const text = (words: string, ...marks: Mark[]): Inline =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const lineBreak: Inline = { type: 'hardBreak' };

const original = [
  text('See '),
  text('the harbour ', bold),
  text('at '),
  text('Joe & Co', bold, link),
  lineBreak,
  text('now'),
];

test('markup has numbered tags, escaped words, and no address', () => {
  expect(markupOf(original)).toBe('See <t1>the harbour</t1> at <t2>Joe &amp; Co</t2><br>now');
});

test('a translation may have its tags in another order', () => {
  expect(inlinesFrom(original, 'Chez <t2>Joe &amp; Cie</t2>, voyez <t1>le port</t1><br/>maintenant')).toEqual(
    {
      isWhole: true,
      inlines: [
        text('Chez '),
        text('Joe & Cie', bold, link),
        text(', voyez '),
        text('le port', bold),
        lineBreak,
        text('maintenant'),
      ],
    },
  );
});

describe('words without marks stay where the tags', () => {
  test.each([
    ['lack an end', 'Voyez <t1>le port chez <t2>Joe</t2><br>là'],
    ['lack one', 'Voyez <t1>le port</t1> chez Joe<br>là'],
    ['have another number', 'Voyez <t1>le port</t1> chez <t3>Joe</t3><br>là'],
    ['are nested', 'Voyez <t1>le port chez <t2>Joe</t2></t1><br>là'],
    ['come twice', 'Voyez <t1>le</t1> <t1>port</t1> chez <t2>Joe</t2><br>là'],
    ['end in another order', 'Voyez <t1>le port chez <t2>Joe</t1></t2><br>là'],
    ['are of HTML', 'Voyez <b>le port</b> chez <t2 onclick="x">Joe</t2><br>là'],
    ['have no line break', 'Voyez <t1>le port</t1> chez <t2>Joe</t2> là'],
  ])('%s', (_, answer) => {
    expect(inlinesFrom(original, answer)).toEqual({
      isWhole: false,
      inlines: [text(answer.includes('chez') ? 'Voyez le port chez Joe là' : '')],
    });
    expect(withTagsOf(markupOf(original), answer)).toBe('Voyez le port chez Joe là');
  });
});

test('a tag without words is broken', () => {
  expect(inlinesFrom([text('Go', bold)], 'Allez<t1> </t1>')).toEqual({
    isWhole: false,
    inlines: [text('Allez')],
  });
});

test.each([
  [
    'references of HTML',
    'L&#39;&eacute;t&#xe9; &quot;a&nbsp;b&quot; &#55296; &#0;',
    'L\'&eacute;té "a\u00a0b" &#55296; ',
  ],
  ['a bare sign', '2 < 3 & 4 > 1', '2 < 3 & 4 > 1'],
  ['lines and control characters', 'a\n\t b\u0007c', 'a b c'],
  ['a script', 'a<script>alert(1)</script>b<!-- c -->', 'aalert(1)b'],
])('%s in an answer', (_, answer, words) => {
  const { inlines } = inlinesFrom([text('original')], answer);
  expect(inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')).toBe(words);
});

test('an answer of any form has only tags of the original, or none', () => {
  const parts = fc.constantFrom(
    '<t1>',
    '</t1>',
    '<t2>',
    '</t2>',
    '<br>',
    '<b>',
    'le port',
    ' ',
    '<',
    '&lt;t1&gt;',
    '<t1/>',
  );
  const answers = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 12 }).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(answers, (answer) => {
      const kept = withTagsOf(markupOf(original), answer);
      const tags = (kept.match(/<[a-z/!?][^<>]*>/gi) ?? []).map((tag) =>
        tag.replace(/ *\/>$/, '>').toLowerCase(),
      );
      expect([[], ['<br>', '</t1>', '</t2>', '<t1>', '<t2>'].sort()]).toContainEqual(tags.sort());
      // What is kept is read as it is.
      expect(withTagsOf(markupOf(original), kept)).toBe(tags.length > 0 ? answer : kept.trim());
    }),
  );
});
