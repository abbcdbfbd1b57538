import type { Page } from '@playwright/test';
import { moveCaret } from '../support/caret.ts';
import { expect, test } from '../support/fixtures.ts';

// The policy refuses what pasted HTML would run, already while the page parses it.
test.use({
  expectedErrors: [
    /Content Security Policy directive '(?:script-src|style-src-elem)|The policy refuses (?:script-src-attr|style-src-elem) inline/,
  ],
});

/** The empty field of the style guide. */
async function openField(page: Page) {
  await page.goto('/components');
  const story = page.getByRole('textbox', { name: 'Story' }).last();
  await story.click();
  return story;
}

/** Pastes as from a clipboard, which a headless browser lacks. @returns how long the page took, in milliseconds */
async function paste(page: Page, type: 'text/plain' | 'text/html', text: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('${type}', ${JSON.stringify(text)});
    const started = performance.now();
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return performance.now() - started;
  })()`);
}

test('a creator writes and formats a story by keyboard alone @phone', { tag: '@core' }, async ({
  page,
  checkAccessibility,
  isMobile,
}) => {
  const story = await openField(page);
  await page.keyboard.type('## Day one\nBread, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('cheese');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and *wine*.\n- boots\ncoat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('\n\n\n> Go early.\n\nThen\n---');
  await expect(story.getByRole('heading', { name: 'Day one', level: 2 })).toBeVisible();
  await expect(story.locator('strong')).toHaveText('cheese');
  await expect(story.locator('em')).toHaveText('wine');
  await expect(story.locator('ul ul')).toHaveText('coat');
  await expect(story.getByRole('blockquote')).toHaveText('Go early.');
  await expect(story.getByRole('separator')).toBeVisible();
  await expect(page.getByText('11 words')).toBeVisible();

  // The tools are one tab stop, and arrow keys move between them. In a line with words they are those for words.
  await page.keyboard.type('Very ');
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).last();
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(story).toBeFocused();
  // With a mouse, the tools have left with the focus.
  if (isMobile)
    await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Late.');
  await expect(story.locator('strong').last()).toHaveText('Late.');

  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await checkAccessibility();
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(wide).toBeLessThanOrEqual(0);
});

test('a creator undoes text step by step, and the page around it is not affected', async ({ page }) => {
  await page.clock.install();
  const story = await openField(page);
  await page.evaluate(`
    globalThis.heard = 0;
    addEventListener('keydown', ({ key, ctrlKey }) => { if (ctrlKey && key === 'z') globalThis.heard++; });
  `);
  await page.keyboard.type('One');
  await page.keyboard.press('Control+b');
  // Text that is typed without a pause is one step.
  await page.clock.fastForward(1_000);
  await page.keyboard.type(' two');
  await page.keyboard.press('Control+z');
  await expect(story).toHaveText('One');
  await page.keyboard.press('Control+Shift+z');
  await expect(story).toHaveText('One two');
  expect(await page.evaluate<number>('globalThis.heard')).toBe(0);
});

test('a creator adds an allowed link by keyboard, and other links are refused', async ({
  page,
  checkAccessibility,
}) => {
  const story = await openField(page);
  await page.keyboard.type('the ferry');
  await moveCaret(page, 'Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  for (const refused of [
    'javascript:alert(1)',
    'http://ferry.example:8080/',
    'mailto:a@b.example',
    'nowhere',
  ]) {
    await address.fill(refused);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This address cannot be used.')).toBeVisible();
  }
  await checkAccessibility();
  await address.fill('ferry.example/times');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(story.getByRole('link', { name: 'the ferry' })).toHaveAttribute(
    'href',
    'https://ferry.example/times',
  );
  await expect(story).toBeFocused();

  await page.keyboard.press('Control+k');
  await address.fill('http://ferry.example/prices');
  await page.keyboard.press('Enter');
  await expect(story.getByRole('link', { name: 'the ferry' })).toHaveAttribute(
    'href',
    'https://ferry.example/prices',
  );

  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect(story.getByRole('link')).toHaveCount(0);
});

test('pasting from elsewhere keeps the text, and runs no code', { tag: '@core' }, async ({ page }) => {
  const story = await openField(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil')) asked.push(request.url());
  });
  await paste(
    page,
    'text/html',
    `<h1 onclick="evil=1">Title</h1><p style="position:fixed">Some <b>bold</b> text<img src="https://evil.example/x" onerror="evil=1">
      <a href="javascript:evil=1">here</a> <a href="https://kept.example/">there</a></p><script>evil=1</script><svg onload="evil=1"></svg>
      <iframe srcdoc="<script>parent.evil=1</script>"></iframe><table><tr><td>cell</td></tr></table><style>* { display: none }</style>`,
  );
  await expect(story.getByRole('heading', { name: 'Title', level: 2 })).toBeVisible();
  await expect(story).toContainText('Some bold text here there');
  await expect(story.getByText('cell')).toBeVisible();
  await expect(story.getByRole('link')).toHaveCount(1);
  expect(await story.innerHTML()).not.toMatch(
    /onclick|onerror|style=|<script|<svg|<iframe|<table|javascript/,
  );
  await expect(page.getByText('2 pictures were left out')).toBeVisible();
  expect(await page.evaluate('typeof evil')).toBe('undefined');
  expect(asked).toEqual([]);
});

test('a pasted http link is kept as https, and a link that cannot be is reported', async ({ page }) => {
  const story = await openField(page);
  await paste(
    page,
    'text/html',
    '<p><a href="http://old.example/a">kept</a>, <a href="mailto:a@b.example">not kept</a></p>',
  );
  await expect(story.getByRole('link', { name: 'kept', exact: true })).toHaveAttribute(
    'href',
    'https://old.example/a',
  );
  await expect(story).toHaveText('kept, not kept');
  await expect(story.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('A link was left out; its text is kept.')).toBeVisible();
});

test('two megabytes from a word processor are pasted in a moment, with their lists', async ({ page }) => {
  const story = await openField(page);
  const paragraph = (text: string) =>
    `<p class=MsoNormal style='margin:0cm;mso-fareast-font-family:"Times New Roman";line-height:115%'><span lang=EN-GB style='font-size:11.0pt;font-family:"Calibri",sans-serif;mso-ascii-theme-font:minor-latin'>${text}<o:p></o:p></span></p>`;
  const item = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Boots</p>`;
  const style = `<!--[if gte mso 9]><xml>${'<w:LsdException Locked="false"/>'.repeat(28_000)}</xml><![endif]--><style>${'p.MsoNormal { mso-style-parent: "" }\n'.repeat(15_000)}</style>`;
  const html = `<html><head>${style}</head><body>${paragraph('A line of the story.').repeat(2_500)}${item}</body></html>`;
  expect(html.length).toBeGreaterThan(2_000_000);
  const milliseconds = await paste(page, 'text/html', html);
  await expect(story.getByRole('listitem')).toHaveText('Boots');
  await expect(page.getByText('12,501 words')).toBeVisible();
  expect(milliseconds).toBeLessThan(5_000);
});

test('a text that is too long says so, and loses nothing', async ({ page, checkAccessibility }) => {
  // axe looks at each of 2,451 paragraphs.
  test.slow();
  const story = await openField(page);
  await paste(page, 'text/plain', 'One line of a very long story.\n'.repeat(2_150));
  await expect(page.getByText(/^This text has 18\d of 200 KB/)).toBeVisible();
  await moveCaret(page, 'Control+End');
  await paste(page, 'text/plain', 'One line of a very long story.\n'.repeat(300));
  const tooLong = page.getByRole('alert').filter({ hasText: 'This text is too long: it has 2' });
  await expect(tooLong).toBeVisible();
  await checkAccessibility();
  await expect(story.locator('p')).toHaveCount(2_451);
  await page.keyboard.press('Control+z');
  await expect(tooLong).toBeHidden();
});
