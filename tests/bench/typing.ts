import type { Browser, Page } from '@playwright/test';
import { inBrowser, onBenchStack } from './bench-stack.ts';
import type { Measurement } from './measurements.ts';

const WORDS = 20_000;
const WORDS_OF_A_PARAGRAPH = 60;
const WORDS_WRITTEN =
  'The last ferry leaves at dusk, from the second quay behind the old customs house.'.split(' ');
/** A machine that does something else at the same time delays what is measured: the best round of so many counts. */
const ROUNDS = 3;
/** How many keys are pressed at each of three places, and how far apart, in milliseconds: twice as fast as anybody writes. */
const KEYS = 60;
const PAUSE = 60;

interface Typed {
  /** Of the tasks that kept the page from answering for more than 50 ms. */
  long: number;
  /** In milliseconds; of those that the browser tells of, which are the long ones. */
  longest: number;
  /** From a key to the frame that shows it, in milliseconds: the median and the longest. */
  median: number;
  slowest: number;
}

/** What a key costs in a story of twenty thousand words: at its beginning, in its middle, at its end. */
export function measureTyping(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, ({ address }) =>
    inBrowser((browser) => measureTypingAt(address, browser)),
  );
}

async function measureTypingAt(address: string, browser: Browser): Promise<Measurement[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`
      globalThis.tasks = [];
      new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });
      globalThis.answers = [];
      addEventListener('keydown', ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => globalThis.answers.push(performance.now() - timeStamp))), true);
    `);
  await page.goto(`${address}/components`);
  const story = page.getByRole('textbox', { name: 'Story' }).last();
  await story.click();
  await paste(page, storyOf(WORDS));
  await page.getByText('20,000 words').waitFor();
  const middle = story.locator('p').nth(Math.floor(WORDS / WORDS_OF_A_PARAGRAPH / 2));
  const rounds: Typed[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const places: Typed[] = [];
    for (const go of [
      () => page.keyboard.press('Control+Home'),
      () => middle.click(),
      () => page.keyboard.press('Control+End'),
    ]) {
      await go();
      places.push(await type(page));
    }
    const worst = (of: (typed: Typed) => number) => Math.max(...places.map(of));
    rounds.push({
      long: places.reduce((sum, { long }) => sum + long, 0),
      longest: worst(({ longest }) => longest),
      median: worst(({ median }) => median),
      slowest: worst(({ slowest }) => slowest),
    });
  }
  const least = (of: (typed: Typed) => number) => Math.min(...rounds.map(of));
  return [
    {
      what: `long tasks over 50 ms while ${3 * KEYS} keys are typed into 20,000 words`,
      value: least(({ long }) => long),
      unit: '',
      budget: 0,
    },
    { what: 'the longest of them', value: least(({ longest }) => longest), unit: 'ms' },
    { what: 'from a key to its frame, median', value: least(({ median }) => median), unit: 'ms' },
    { what: 'from a key to its frame, longest', value: least(({ slowest }) => slowest), unit: 'ms' },
  ];
}

/** Paragraphs of so many words in all. */
function storyOf(words: number): string {
  const paragraphs = Array.from({ length: Math.ceil(words / WORDS_OF_A_PARAGRAPH) }, (_, index) => {
    const count = Math.min(WORDS_OF_A_PARAGRAPH, words - index * WORDS_OF_A_PARAGRAPH);
    return Array.from(
      { length: count },
      (_, word) => WORDS_WRITTEN[(index + word) % WORDS_WRITTEN.length],
    ).join(' ');
  });
  return paragraphs.join('\n');
}

/** Pasted text is what a clipboard holds, which a browser without a window does not have. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

/** Types where the cursor is. */
async function type(page: Page): Promise<Typed> {
  // What was shown for the first time is shown.
  await page.waitForTimeout(1_000);
  await page.evaluate('globalThis.tasks.length = globalThis.answers.length = 0');
  await page.keyboard.type('a letter more '.repeat(KEYS).slice(0, KEYS), { delay: PAUSE });
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate<number[]>('globalThis.tasks');
  const answers = await page.evaluate<number[]>('globalThis.answers.toSorted((a, b) => a - b)');
  return {
    long: tasks.length,
    longest: Math.max(0, ...tasks),
    median: answers[Math.floor(answers.length / 2)] ?? Number.NaN,
    slowest: answers.at(-1) ?? Number.NaN,
  };
}
