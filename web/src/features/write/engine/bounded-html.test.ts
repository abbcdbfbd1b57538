import { expect, test } from 'vitest';
import { boundedHtml } from './bounded-html.ts';

test.each<[string, string]>([
  ['text', 'a < b'],
  ['many paragraphs that are never closed', '<p>a<li>b<br>'.repeat(20_000)],
  ['many elements beside each other', '<div><span>a</span></div>'.repeat(20_000)],
  [
    'a comment of a word processor',
    `<!--[if gte mso 9]><xml>${'<w:x/>'.repeat(20_000)}</xml><![endif]--><p>a</p>`,
  ],
])('%s stays as it is', (_, html) => {
  expect(boundedHtml(html)).toBe(html);
});

test.each<[string, string]>([
  ['elements in elements', '<div>'],
  ['lists in lists', '<ul><li>'],
  ['unknown elements', '<x-y z="a">'],
])('%s without end are cut', (_, piece) => {
  const html = `${piece.repeat(100_000)}a`;
  expect(boundedHtml(html)).toHaveLength(piece.length * 5_000);
});

test('comments without an end, and more HTML than the limit, are cut', () => {
  expect(boundedHtml('<!--'.repeat(500_000))).toHaveLength(2_000_000);
  expect(boundedHtml('a'.repeat(9_000_000))).toHaveLength(8_000_000);
});
