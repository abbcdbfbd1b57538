import type { Browser } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { issuerOn } from '../../emulators/identity/places.ts';
import { applicationHeaders } from '../app-check.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { type Measurement, percentile } from './measurements.ts';
import { publishedMarker, timePublications } from './published-marker.ts';

const SAMPLES = 50;

/** The largest allowed 95th percentile, in milliseconds. */
const BUDGET = 1_000;

/** Measures the time from the request to publish a change of a pin until an open page that shows the pin shows the change. */
export function measurePublish(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn(
  { ports, projectId, address }: BenchStack,
  browser: Browser,
): Promise<Measurement[]> {
  const marker = await publishedMarker(getFirestore(initializeApp({ projectId }, 'bench')));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/markers/${marker.publicId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const untilSeen = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
  const proof = await applicationHeaders(issuerOn(ports.identity), projectId);
  const took = await timePublications({ marker, address, proof, samples: SAMPLES, untilSeen });
  return [
    { what: 'publishing until an open page shows it, median', value: percentile(took, 0.5), unit: 'ms' },
    { what: 'the same, 95th percentile', value: percentile(took, 0.95), unit: 'ms', budget: BUDGET },
  ];
}
