import type { Browser } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { tokenOf } from '../functions/token-of.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import type { Measurement } from './measurements.ts';
import { publishedMarker } from './published-marker.ts';

/** How many publications come before the measured ones, so that the functions involved have started. */
const WARM_UP = 5;
const SAMPLES = 50;

/** The largest allowed 95th percentile, in milliseconds. */
const BUDGET = 1_000;

/** Measures the time from the request to publish a change of a pin until an open page that shows the pin shows the change. */
export function measurePublish(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn({ projectId, address }: BenchStack, browser: Browser): Promise<Measurement[]> {
  const { uid, workId, publicId, db } = await publishedMarker(
    getFirestore(initializeApp({ projectId }, 'bench')),
  );
  const headers = { authorization: `Bearer ${await tokenOf(uid, ['feature:creator-profile'])}` };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/markers/${publicId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const took: number[] = [];
  for (let change = 0; change < WARM_UP + SAMPLES; change++) {
    const title = `Changed ${change} times`;
    await db.doc(`users/${uid}/works/${workId}`).update({
      'content.title.en': title,
      state: 'changed',
      revision: FieldValue.increment(1),
    });
    const started = performance.now();
    const published = await fetch(`${address}/api/works/${workId}/publish`, { method: 'POST', headers });
    if (!published.ok)
      throw new Error(`Publishing was answered ${published.status}: ${await published.text()}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (change >= WARM_UP) took.push(performance.now() - started);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return [
    { what: 'publishing until an open page shows it, median', value: at(0.5), unit: 'ms' },
    { what: 'the same, 95th percentile', value: at(0.95), unit: 'ms', budget: BUDGET },
  ];
}
