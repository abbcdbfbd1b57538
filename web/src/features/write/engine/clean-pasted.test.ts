// @vitest-environment happy-dom
import { examplePhoto } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

const { path } = examplePhoto();
const clean = (html: string) => cleanPasted(html, (one) => one === path);

test.each<[string, string, string]>([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event handler', '<p onclick="x()">a<img src=x onerror="x()"></p>', '<p>a</p>'],
  ['a drawing with a script', '<svg onload="x()"><text>x</text></svg><p>a</p>', '<p>a</p>'],
  ['a frame', '<object data="https://evil.example/">x</object><p>a</p>', '<p>a</p>'],
  ['a style sheet', '<style>p { color: red }</style><p style="color: red" class="x">a</p>', '<p>a</p>'],
  ['a link that runs a script', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['an http link with a port', '<p><a href="http://a.example:8080/">a</a></p>', '<p>a</p>'],
  ['a link within its page', '<p><a href="#note">a</a></p>', '<p>a</p>'],
  ['hidden content', '<p>a<span style="display:none">b</span></p><p hidden>c</p>', '<p>a</p>'],
  [
    'a form',
    '<form action="/x"><p>a</p><input value="b"><textarea>c</textarea></form>',
    '<div><p>a</p></div>',
  ],
  ['an empty paragraph', '<p>a</p><p>&nbsp;</p><p><o:p>&nbsp;</o:p></p><p>b</p>', '<p>a</p><p>b</p>'],
  ['a line break between paragraphs', '<p>a</p><br><p>b</p>', '<p>a</p><p>b</p>'],
])('%s is removed', (_, html, expected) => {
  expect(clean(html).html).toBe(expected);
});

test('a table stays one, with paragraphs in its cells and no joined cells; a table for layout keeps its paragraphs', () => {
  const table =
    '<table width="9" onclick="x()"><thead><tr><th>Stage</th><th colspan="2">Hours</th></tr></thead><tbody><tr><td><p>The <b>pass</b></p></td><td> </td><td><div><p>4</p></div><ul><li>up</li><li><p>down</p></li></ul></td></tr></tbody></table>';
  expect(clean(table).html).toBe(
    '<table><tr><th><p>Stage</p></th><th><p>Hours</p></th><td></td></tr><tr><td><p>The <strong>pass</strong></p></td><td></td><td><p>4</p><p>up</p><p>down</p></td></tr></table>',
  );
  const layout = '<table><tr><td><p>One.</p><p>Two.</p></td><td>Menu</td></tr></table>';
  expect(clean(layout).html).toContain('<p>One.</p><p>Two.</p>');
});

test('embedded pages are left out and counted', () => {
  const { html, frames } = clean('<p>a</p><object data="x"></object><embed src="x">');
  expect({ html, frames }).toEqual({ html: '<p>a</p>', frames: 2 });
});

test('the player of a known site becomes a video, also within a paragraph', () => {
  const { html, frames } = clean(
    '<p>a</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="x()"></iframe><div><iframe src="//evil.example/embed/dQw4w9WgXcQ"></iframe></div>',
  );
  expect({ html, frames }).toEqual({
    html: '<p>a</p><figure data-video="https://www.youtube.com/embed/dQw4w9WgXcQ"></figure>',
    frames: 1,
  });
});

test.each<[string, string, string]>([
  [
    'a link',
    '<p><a href="https://a.example/" target="_blank" style="x">a</a></p>',
    '<p><a href="https://a.example/">a</a></p>',
  ],
  [
    'an http link, with an https address,',
    '<p><a href="http://a.example/b?c">a</a><a href="HTTP://a.example">b</a><a href="//a.example/">c</a></p>',
    '<p><a href="https://a.example/b?c">a</a><a href="https://a.example">b</a><a href="https://a.example/">c</a></p>',
  ],
  [
    'a heading of another level, with the nearest level,',
    '<h1>a</h1><h2>b</h2><h5>c</h5>',
    '<h2>a</h2><h2>b</h2><h3>c</h3>',
  ],
  ['bold text', '<p><b>a</b></p>', '<p><strong>a</strong></p>'],
  [
    'text that is bold and italic by its style',
    '<p><span style="font-size:11pt;font-weight:700;font-style:italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  [
    'the text of a bold element whose style says otherwise, without the mark,',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>',
    '<p>a</p>',
  ],
  ['a line break', '<p>a<br>b</p>', '<p>a<br>b</p>'],
  [
    'a quote, a line and lists',
    '<blockquote><p>a</p></blockquote><hr><ol><li>b</li></ol>',
    '<blockquote><p>a</p></blockquote><hr><ol><li>b</li></ol>',
  ],
  [
    'the text of a table',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
  ],
  [
    'a photo of the post',
    `<figure data-photo="${path}" onclick="x()"><figcaption>a</figcaption></figure>`,
    `<figure data-photo="${path}"><div>a</div></figure>`,
  ],
  [
    'the note of the editor on what was copied',
    '<p data-pm-slice="1 1 [&quot;listItem&quot;,null]" class="x">a</p>',
    '<p data-pm-slice="1 1 [&quot;listItem&quot;,null]">a</p>',
  ],
  [
    'the text, without a note that the editor did not write,',
    '<p data-pm-slice="1 1 [&quot;heading&quot;,{&quot;level&quot;:9}]">a</p>',
    '<p>a</p>',
  ],
])('%s is kept', (_, html, expected) => {
  expect(clean(html).html).toBe(expected);
});

test('paragraphs of a word processor that look like lists become lists', () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${text}</p>`;
  const html = `<div class=WordSection1><p class=MsoNormal>Before</p>${item(1, '·', 'one')}${item(2, '1.', 'first')}${item(2, '2.', 'second')}${item(1, '·', 'two')}${item(1, '1)', 'three')}<p>After</p></div>`;
  expect(clean(html).html).toBe(
    '<div><p>Before</p><ul><li><p>one</p><ol><li><p>first</p></li><li><p>second</p></li></ol></li><li><p>two</p></li></ul>' +
      '<ol><li><p>three</p></li></ol><p>After</p></div>',
  );
});

test('pictures are counted, because a text shows only photos of its own post', () => {
  expect(clean('<p>a<img src="https://a.example/a.png"><img src=b></p>')).toEqual({
    html: '<p>a</p>',
    pictures: 2,
    frames: 0,
    links: 0,
    isCut: false,
  });
});

test('photos of other stories are counted as pictures, photos of the same story are not', () => {
  const figure = (shown: string) => `<figure data-photo="${shown}"><figcaption>a</figcaption></figure>`;
  const other = examplePhoto('b').path;
  expect(clean(figure(path) + figure(other) + figure('nowhere')).pictures).toBe(2);
  expect(clean(`<div data-gallery="">${figure(other)}</div>`).pictures).toBe(1);
});

test('removed links are counted, except those that lead nowhere', () => {
  const to = (href: string) => clean(`<a href="${href}">a</a>`).links;
  for (const href of ['mailto:a@b.example', 'tel:+1', 'ftp://a.example/', 'http://a.example:81/', 'b.html'])
    expect(to(href), href).toBe(1);
  for (const href of ['#b', '', 'javascript:x()', ' JavaScript:x()', 'data:text/html,x', 'http://a.example'])
    expect(to(href), href).toBe(0);
});

test('content beyond the limit is cut, and the result says so', () => {
  const { html, isCut } = clean(`<p>${'a '.repeat(500_000)}</p>`);
  expect(isCut).toBe(true);
  expect(html).toHaveLength(400_000 + '<p></p>'.length);
});

test('very deep nesting is read, with its text', () => {
  expect(clean(`${'<div>'.repeat(2_000)}a${'</div>'.repeat(2_000)}`).html).toContain('a');
});

test('any pasted content contains only known elements after cleaning', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div onclick=x>',
      '</div>',
      '<a href="javascript:x">',
      '<a href="https://a.example">',
      '</a>',
      '<script>',
      '</script>',
      '<ul><li>',
      '</li></ul>',
      '<svg><style>',
      '</svg>',
      '<img src=x onerror=y>',
      '<table><td>',
      '<b style="font-weight:700">',
      '<!--',
      '-->',
      '<math><mtext>',
      '<noscript>',
      '<template>',
      '<p style="mso-list:l0 level3 lfo1">',
      '<figure data-photo="x">',
      '<div data-place="poi/x">',
      '<figure data-map="poi/x pin/y">',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const { body } = new DOMParser().parseFromString(clean(pieces.join('')).html, 'text/html');
      for (const { localName, attributes } of body.querySelectorAll('*')) {
        expect(localName).toMatch(/^(?:p|h2|h3|ul|ol|li|blockquote|hr|br|div|figure|strong|em|a)$/);
        for (const { name, value } of attributes) {
          expect(name).toMatch(/^(?:href|data-photo|data-gallery|data-place|data-map|data-pm-slice)$/);
          if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|\/)/);
        }
      }
    }),
    { numRuns: 300 },
  );
});
