// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';
import { htmlOfMarkdown, isMarkdown, loadMarkdown } from './markdown.ts';

test.each([
  '# Day one',
  'Bread and **cheese**.',
  'See [the hut](https://hut.example/).',
  '- bread\n- cheese',
  '1. up\n2. down',
  '> Go early.\n> Take water.',
  '| Stage | Hours |\n|---|---|\n| Pass | 4 |',
])('%j looks like Markdown', (text) => {
  expect(isMarkdown(text)).toBe(true);
});

test.each([
  'One.\nTwo.',
  '#hashtag at the beach',
  '- Yes, she said.',
  '2026. A good year.',
  'a * b * c',
  'snake_case_name and [a note]',
  '5 > 3',
])('%j does not', (text) => {
  expect(isMarkdown(text)).toBe(false);
});

test('Markdown becomes what a text may contain, and nothing else', async () => {
  loadMarkdown();
  await vi.waitFor(() => expect(htmlOfMarkdown('# Day one')).toBeDefined());
  const html = (text: string) =>
    cleanPasted(htmlOfMarkdown(text) ?? '', () => false).html.replaceAll('\n', '');
  expect(html('# Day one\n\nBread,\n**cheese** and *wine*.\n\n- boots\n- coat')).toBe(
    '<h2>Day one</h2><p>Bread,<br><strong>cheese</strong> and <em>wine</em>.</p><ul><li>boots</li><li>coat</li></ul>',
  );
  expect(html('# A\n\n<script>alert(1)</script><b onclick="x()">B</b> [C](javascript:x)')).not.toMatch(
    /<script|onclick/,
  );
  expect(htmlOfMarkdown('One.\nTwo.')).toBeUndefined();
});
