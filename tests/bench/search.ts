import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { demoContent } from '../../emulators/demo/demo-content.ts';
import { scaleSource } from '../../emulators/demo/scale/scale-source.ts';
import { writeScale } from '../../emulators/demo/scale/write-scale.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import { names } from '../../emulators/names.ts';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { searchOrigin } from '../../emulators/search/local-search.ts';
import { algoliaEngine } from '../../functions/src/search/engine/algolia-engine.ts';
import type { SearchEngine } from '../../functions/src/search/engine/engine.ts';
import { applicationHeaders } from '../app-check.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { type Measurement, percentile } from './measurements.ts';
import { publishedMarker, timePublications } from './published-marker.ts';

const SAMPLES = 200;
/** The largest allowed 95th percentile from publishing to finding, in milliseconds. */
const FOUND = 1_000;

/** Words of the demo content in both languages, some with a mistake, and two words. */
const WORDS = [
  'museum',
  'lisbon',
  'plage',
  'portugl',
  'old harbour',
  'sentier',
  'coffee',
  'jardin',
  'tokyo',
  'garden',
  'bridge',
  'marché',
  'cathedral',
  'montagne',
  'viewpoint',
  'fontaine',
  'temple',
  'rivière',
  'island',
  'castel',
  'church',
  'quartier',
  'sunset',
  'restaurant',
  'walking',
];

/** What is typed: each word whole, and without its last one, two and three letters. No words are typed twice. */
const TYPED = [0, 1, 2, 3].flatMap((missing) => WORDS.map((word) => word.slice(0, word.length - missing)));

const DOCUMENTS = 100_000;
const MEGABYTE = 2 ** 20;
/** The most memory of the process that rebuilds, in MB. */
const MEMORY = 300;

/** The largest allowed 95th percentile from the last key to the first results, in milliseconds. */
const FIRST_RESULTS = 100;

/**
 * In the browser: the time from each word's last key to the frame that shows its first results, in milliseconds. With these comes the
 * way to all results, which names the word.
 */
const WATCH = `
  globalThis.took = [];
  let key = 0;
  addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), true);
  const field = document.querySelector('[role=combobox]');
  new MutationObserver(() => {
    const options = [...document.querySelectorAll('[role=option]')];
    // The first letters may have results before the last one is typed.
    if (key === 0 || field.value !== globalThis.typed) return;
    if (!options.some(({ textContent }) => textContent.includes('“' + field.value + '”'))) return;
    const last = key;
    key = 0;
    requestAnimationFrame(() => setTimeout(() => globalThis.took.push(performance.now() - last)));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

/** Publishing until a search finds it, a rebuild of an index of 100,000 documents, and searching that index in a browser. */
export function measureSearch(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, async (on) => [
    ...(await publishing(on)),
    ...(await rebuilding(on)),
    ...(await inBrowser((browser) => typing(on, browser))),
  ]);
}

async function typing({ address }: BenchStack, browser: Browser): Promise<Measurement[]> {
  const page = await browser.newPage();
  await page.goto(`${address}/about`);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.waitFor();
  await page.evaluate(WATCH);
  const took = async () =>
    JSON.parse(await page.evaluate<string>('JSON.stringify(globalThis.took)')) as number[]; // see above
  const searched = new Set<string>();
  page.on('request', (request) => searched.add(request.postData() ?? ''));
  for (const [i, words] of TYPED.entries()) {
    // Without the results of the words before.
    await field.fill('');
    await page.getByRole('listbox', { name: 'Most saved' }).waitFor();
    await page.evaluate(`globalThis.typed = ${JSON.stringify(words)}`);
    await field.pressSequentially(words);
    while ((await took()).length <= i) await sleep(20);
  }
  const answered = TYPED.filter((words) =>
    [...searched].some((body) => body.includes(`"query":${JSON.stringify(words)}`)),
  );
  if (answered.length < TYPED.length) throw new Error('Some searches did not reach the engine.');
  const times = await took();
  return [
    {
      what: 'last key to first results in the browser, median of 100',
      value: percentile(times, 0.5),
      unit: 'ms',
    },
    { what: 'the same, 95th percentile', value: percentile(times, 0.95), unit: 'ms', budget: FIRST_RESULTS },
  ];
}

async function publishing({ address, ports, projectId }: BenchStack): Promise<Measurement[]> {
  const marker = await publishedMarker(getFirestore());
  const untilSeen = async (word: string) => {
    while (!(await isFound(searchOrigin(ports.search), word, marker.publicId))) await sleep(10);
  };
  const proof = await applicationHeaders(issuerOn(ports.identity), projectId);
  const took = await timePublications({ marker, address, proof, samples: SAMPLES, untilSeen });
  return [
    { what: 'publishing until a search finds it, median of 200', value: percentile(took, 0.5), unit: 'ms' },
    { what: 'the same, 95th percentile', value: percentile(took, 0.95), unit: 'ms', budget: FOUND },
  ];
}

async function isFound(origin: string, query: string, id: string): Promise<boolean> {
  const answer = await fetch(`${origin}/1/indexes/${SEARCH_INDEX}/query`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': names.search.applicationId,
      'x-algolia-api-key': names.search.searchKey,
    },
    body: JSON.stringify({ query, typoTolerance: false, removeWordsIfNoResults: 'none' }),
  });
  return (await answer.text()).includes(id);
}

async function rebuilding({ ports, stack, signal }: BenchStack): Promise<Measurement[]> {
  const db = getFirestore();
  const origin = searchOrigin(ports.search);
  await withoutTriggers(ports, () => writeDocuments(db, issuerOn(ports.identity), signal));
  const environment = { ...process.env, ...stack.environment };
  const first = await rebuild(origin, environment);
  const { applicationId, adminKey } = names.search;
  const watch = watching(algoliaEngine({ applicationId, origin }, adminKey));
  const second = await rebuild(origin, environment);
  return [
    { what: 'rebuild of an index of 100,000 documents', value: second.seconds, unit: 's' },
    {
      what: 'peak memory of the process',
      value: Math.max(first.peak, second.peak),
      unit: 'MB',
      budget: MEMORY,
    },
    { what: 'fewest documents in the index meanwhile', value: await watch(), unit: '', least: DOCUMENTS },
  ];
}

async function writeDocuments(db: Firestore, issuer: string, signal: AbortSignal): Promise<void> {
  const source = await scaleSource(db, await demoContent(issuer));
  await writeScale(db, DOCUMENTS, source, () => {}, signal);
}

/** Counts the documents of the index again and again. @returns a function that stops this and answers the smallest number */
function watching(engine: SearchEngine): () => Promise<number> {
  let [least, isOver] = [Number.POSITIVE_INFINITY, false];
  const watched = (async () => {
    while (!isOver) {
      least = Math.min(least, await engine.count(SEARCH_INDEX));
      await sleep(200);
    }
  })();
  return async () => {
    isOver = true;
    await watched;
    return least;
  };
}

/** The options to Node of `npm run search`, without which V8 lets garbage lie for as long as the machine has memory. */
function nodeOptions(): string {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [, options] = /^NODE_OPTIONS='(.+?)'/.exec(scripts.search) ?? [];
  if (options === undefined) throw new Error('The script "search" has no options to Node.');
  return options;
}

/** Runs a rebuild. @returns its duration in seconds, and its largest memory in MB; Linux only */
async function rebuild(origin: string, env: NodeJS.ProcessEnv): Promise<{ seconds: number; peak: number }> {
  const started = performance.now();
  const script = fileURLToPath(new URL('search-rebuild.ts', import.meta.url));
  const child = spawn(process.execPath, [script, origin], {
    env: { ...env, NODE_OPTIONS: nodeOptions() },
    stdio: 'inherit',
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 100);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The rebuild ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1_000, peak: peak / MEGABYTE };
}

/** The most memory that a process has had, in bytes; 0 where it has ended. */
function peakOf(pid: number): number {
  try {
    const [, peak = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(peak) * 1_024;
  } catch {
    return 0;
  }
}
