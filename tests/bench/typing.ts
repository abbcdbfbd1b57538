import type { Browser, Page } from '@playwright/test';
import { emptyContent } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { stored } from '../../functions/src/platform/stored.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { creatorUid, signInAsCreator } from './demo-creator.ts';
import type { Measurement } from './measurements.ts';

const WORDS = 20_000;
const WORDS_OF_A_PARAGRAPH = 60;
const PARAGRAPHS = Math.ceil(WORDS / WORDS_OF_A_PARAGRAPH);
const WORDS_WRITTEN =
  'The last ferry leaves at dusk, from the second quay behind the old customs house.'.split(' ');
/** Other load on the machine delays the measured keys: the best of this many rounds counts. */
const ROUNDS = 3;
/** How many keys are pressed at each of three places, and the interval in milliseconds: twice as fast as a person types. */
const KEYS = 60;
const PAUSE = 60;
/** The typed text. */
const TYPED = 'a letter more '.repeat(KEYS).slice(0, KEYS);

/** In the browser: records the length of each long task, and the time from each key to the frame that shows it. */
const WATCH = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  globalThis.answers = [];
  addEventListener('keydown', ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => globalThis.answers.push(performance.now() - timeStamp))), true);
`;

interface Typed {
  /** Tasks that kept the page from answering for more than 50 ms. */
  long: number;
  /** In milliseconds, of the events that the browser reports, which are the long ones. */
  longest: number;
  /** From a key to the frame that shows it, in milliseconds: the median and the longest. */
  median: number;
  slowest: number;
}

/**
 * The cost of a key in a story of twenty thousand words, in its editor and with saving: at the beginning, the
 * middle and the end.
 */
export function measureTyping(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn(
  { ports, projectId, address }: BenchStack,
  browser: Browser,
): Promise<Measurement[]> {
  const db = getFirestore(initializeApp({ projectId }, 'bench'));
  const work = db.doc(`users/${await creatorUid(ports)}/works/${newId()}`);
  const body = await longBody(db);
  await work.set(stored.encode(draftOf(body)));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInAsCreator(context, address);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(`${address}/workspace/articles?work=${work.id}`);
  const story = page.getByRole('textbox', { name: 'Story, in English' });
  await page.getByText('20,000 words', { exact: false }).waitFor();
  const middle = story.locator('p').nth(Math.floor(PARAGRAPHS / 2));
  const rounds: Typed[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const places: Typed[] = [];
    for (const go of [
      () => story.locator('p').first().click(),
      () => middle.click(),
      () =>
        story
          .locator('p')
          .nth(PARAGRAPHS - 1)
          .click(),
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
  await expectSaved(page, work, body);
  const least = (of: (typed: Typed) => number) => Math.min(...rounds.map(of));
  return [
    {
      what: `long tasks over 50 ms while ${3 * KEYS} keys are typed into 20,000 words, with saving`,
      value: least(({ long }) => long),
      unit: '',
      budget: 0,
    },
    { what: 'the longest of them', value: least(({ longest }) => longest), unit: 'ms' },
    { what: 'from a key to its frame, median', value: least(({ median }) => median), unit: 'ms' },
    { what: 'from a key to its frame, longest', value: least(({ slowest }) => slowest), unit: 'ms' },
  ];
}

/** A story of this many words, with a place that it shows. */
async function longBody(db: Firestore): Promise<string> {
  const [pin] = (await db.collection('pins').limit(1).get()).docs;
  const place = { type: 'place', attrs: { kind: 'pin', id: pin?.id } };
  const [first, ...others] = paragraphsOf(WORDS);
  return JSON.stringify({ type: 'doc', content: [first, place, ...others] });
}

function draftOf(body: string): Record<string, unknown> {
  const content = { ...emptyContent('post'), title: { en: 'A long way' }, body: { en: body } };
  const at = Date.now();
  return { kind: 'post', state: 'draft', revision: 1, createdAt: at, updatedAt: at, content };
}

/** Paragraphs of this many words in all. */
function paragraphsOf(words: number): object[] {
  return Array.from({ length: PARAGRAPHS }, (_, index) => {
    const count = Math.min(WORDS_OF_A_PARAGRAPH, words - index * WORDS_OF_A_PARAGRAPH);
    const text = Array.from(
      { length: count },
      (_, word) => WORDS_WRITTEN[(index + word) % WORDS_WRITTEN.length],
    ).join(' ');
    return { type: 'paragraph', content: [{ type: 'text', text }] };
  });
}

/** Checks that no typed text is lost: the work has every letter of it. */
async function expectSaved(page: Page, work: DocumentReference, before: string): Promise<void> {
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  const letters = String((await work.get()).get('content.body.en')).length - before.length;
  const typed = 3 * ROUNDS * KEYS;
  if (letters !== typed) throw new Error(`Of ${typed} letters that were typed, ${letters} are saved`);
}

/** Types at the caret. */
async function type(page: Page): Promise<Typed> {
  // The first display of every part is over.
  await page.waitForTimeout(1_000);
  await page.evaluate('globalThis.tasks.length = globalThis.answers.length = 0');
  await page.keyboard.type(TYPED, { delay: PAUSE });
  // Until the text is saved.
  await page.waitForTimeout(3_000);
  const tasks = await page.evaluate<number[]>('globalThis.tasks');
  const answers = await page.evaluate<number[]>('globalThis.answers.toSorted((a, b) => a - b)');
  return {
    long: tasks.length,
    longest: Math.max(0, ...tasks),
    median: answers[Math.floor(answers.length / 2)] ?? Number.NaN,
    slowest: answers.at(-1) ?? Number.NaN,
  };
}
