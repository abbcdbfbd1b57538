import type { Browser, BrowserContext } from '@playwright/test';
import { emptyContent } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { initializeApp } from 'firebase-admin/app';
import { type CollectionReference, getFirestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { creatorUid, signInAsCreator } from './demo-creator.ts';
import { fillCollection } from './fill-collection.ts';
import { type Measurement, median } from './measurements.ts';

const FEW = 50;
const MANY = 5_000;
const RUNS = 5;

interface Opened {
  /** From the navigation to the first row. */
  firstRow: number;
  /** To the moment when all works are loaded. */
  all: number;
  /** The most rows in the page after a jump to its middle. */
  rows: number;
}

/** The table of a creator's works in a browser: with fifty, and with five thousand. */
export function measureWorksTable(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn(
  { ports, projectId, address }: BenchStack,
  browser: Browser,
): Promise<Measurement[]> {
  const uid = await creatorUid(ports);
  const db = getFirestore(initializeApp({ projectId }, 'bench'));
  const works = db.collection(`users/${uid}/works`);
  const page = `${address}/workspace/articles`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInAsCreator(context, address);
  const measure = async (count: number): Promise<Opened[]> => {
    await withoutTriggers(ports, () => fill(works, count));
    // The first round warms up the database.
    await open(context, page, count);
    const opened: Opened[] = [];
    for (let run = 0; run < RUNS; run++) opened.push(await open(context, page, count));
    return opened;
  };
  const few = await measure(FEW);
  const many = await measure(MANY);
  const firstRow = ({ firstRow }: Opened) => firstRow;
  return [
    { what: 'navigation to the first row, 5,000 works', value: median(many.map(firstRow)), unit: 'ms' },
    {
      what: 'its ratio to the time with 50 works',
      value: median(many.map(firstRow)) / median(few.map(firstRow)),
      unit: '',
      budget: 1.5,
    },
    {
      what: 'navigation until all works have loaded, 5,000 works',
      value: median(many.map(({ all }) => all)),
      unit: 'ms',
    },
    {
      what: 'most rows in the page, 5,000 works',
      value: Math.max(...many.map(({ rows }) => rows)),
      unit: '',
      budget: 60,
    },
  ];
}

/** Leaves this many works, and no others. */
function fill(works: CollectionReference, count: number): Promise<void> {
  const note = 'Come early, and bring something to sit on. '.repeat(20);
  return fillCollection(
    works,
    Array.from({ length: count }, (_, index) => {
      const at = Date.UTC(2026, 0, 1) + index * 60_000;
      const content = {
        ...emptyContent('pin'),
        title: { en: `Spot ${index}`, fr: `Lieu ${index}` },
        note: { en: note },
        tags: ['walk'],
      };
      const work = { kind: 'pin', state: 'draft', revision: 1, createdAt: at, updatedAt: at, content };
      return [newId(), stored.encode(work)];
    }),
  );
}

async function open(context: BrowserContext, address: string, count: number): Promise<Opened> {
  const page = await context.newPage();
  try {
    const started = performance.now();
    await page.goto(address);
    const rows = page.locator('tbody [data-index]');
    await rows.first().waitFor();
    const firstRow = performance.now() - started;
    const total = count.toLocaleString('en');
    await page.getByText(`${total} of ${total} works`, { exact: true }).waitFor();
    const all = performance.now() - started;
    const atTop = await rows.count();
    await page.evaluate('scrollTo(0, document.body.scrollHeight / 2)');
    await page.getByRole('link', { name: `Spot ${count / 2}`, exact: true }).waitFor();
    return { firstRow, all, rows: Math.max(atTop, await rows.count()) };
  } finally {
    await page.close();
  }
}
