import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { demoContent } from '../../emulators/demo/demo-content.ts';
import { placesByPopulation } from '../../emulators/demo/scale/places.ts';
import { createRandom } from '../../emulators/demo/scale/random.ts';
import { realPlaces } from '../../emulators/demo/scale/real-places.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import { HOST, readPorts } from '../../emulators/ports.ts';
import { type JsonRecord, leavesOf } from '../../emulators/search/records/leaves.ts';
import { ROOT, runProgram } from '../run-command.ts';
import { type Measurement, median } from './measurements.ts';
import { memoryOf, processTree } from './process-tree.ts';

const RECORDS = 100_000;
const AT_ONCE = 1_000;
const MEGABYTE = 2 ** 20;
const indexName = 'waymark';
const COUNTRIES = ['FR', 'GB', 'IT', 'JP', 'US', 'ES', 'PT', 'GR', 'MA', 'CA'];
const facets = ['kind', 'country', 'tags'];

/** What people may type: words, beginnings, typos, both languages, places; the worst are short beginnings that fit everything. */
const QUERIES = [
  ...[
    'p',
    'pa',
    'par',
    'pari',
    'paris',
    'quiet',
    'quiet beach',
    'plage tranquile',
    'harbour walk',
    'barcelna',
    'bakery lyon',
  ],
  ...[
    'château',
    'chateaux',
    "l'île",
    'musee',
    'café nice',
    'sunset over the old town',
    'saint',
    'saint mal',
    'new york',
  ],
  ...[
    'zzzzqq',
    'marché du vieux port',
    'viewpont',
    'mountain hut',
    'montagne',
    'tokyo',
    'ramen tokio',
    'a',
    'b',
    'sã',
  ],
];

/** The search engine as one file in a process of its own, with 100,000 records over its API. Linux only. */
export async function measureSearchEngine(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-search-'));
  try {
    const file = join(folder, 'search.mjs');
    await runProgram('node', ['emulators/search/build.ts'], { WAYMARK_SEARCH_FILE: file });
    return await measure(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(file: string, folder: string): Promise<Measurement[]> {
  const port = readPorts({}, 10_000).search;
  const client = algoliasearch('BENCH', 'bench-admin-key-1', {
    hosts: [{ url: HOST, port, protocol: 'http', accept: 'readWrite' }],
  });
  const indexSettings = {
    searchableAttributes: ['title.en,title.fr', 'places', 'tags', 'unordered(text.en),unordered(text.fr)'],
    attributesForFaceting: facets,
    attributesToSnippet: ['text.en:24', 'text.fr:24'],
    customRanking: ['desc(saves)'],
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional' as const,
  };

  const engine = await start(file, folder, port);
  await client.setSettings({ indexName, indexSettings });
  const recordAt = await recordMaker();
  let saving = 0;
  for (let from = 0; from < RECORDS; from += AT_ONCE) {
    const objects = Array.from({ length: AT_ONCE }, (_, n) => recordAt(from + n));
    const begun = performance.now();
    await client.saveObjects({ indexName, objects });
    saving += performance.now() - begun;
  }
  const took: number[] = [];
  for (const round of [0, 1, 2, 3]) {
    for (const query of QUERIES) {
      const begun = performance.now();
      const requests = [{ indexName, query, facets, hitsPerPage: 20, clickAnalytics: true }];
      await client.search({ requests });
      // The first round makes the process warm.
      if (round > 0) took.push(performance.now() - begun);
    }
  }
  const memory = memoryOf(processTree(engine.pid));
  await engine.stop();
  const data = join(folder, 'data');
  const stored = readdirSync(data).reduce((sum, name) => sum + statSync(join(data, name)).size, 0);
  const again = await start(file, folder, port);
  const { entries } = (await client.listIndices()).items[0] ?? { entries: 0 };
  await again.stop();
  if (entries !== RECORDS) throw new Error(`After the restart there are ${entries} records.`);

  const sorted = took.toSorted((one, other) => one - other);
  return [
    { what: 'the engine as one file', value: statSync(file).size / MEGABYTE, unit: 'MB', budget: 1 },
    {
      what: `saving ${RECORDS.toLocaleString('en')} records, in batches of ${AT_ONCE.toLocaleString('en')}`,
      value: saving / 1_000,
      unit: 's',
      budget: 60,
    },
    { what: 'memory of the process', value: memory / MEGABYTE, unit: 'MB', budget: 1_000 },
    { what: 'its data on disk', value: stored / MEGABYTE, unit: 'MB', budget: 300 },
    { what: 'starting with these records', value: again.seconds, unit: 's', budget: 30 },
    {
      what: `median of ${took.length} searches with facets, over HTTP`,
      value: median(took),
      unit: 'ms',
      budget: 50,
    },
    { what: 'the same, p95', value: sorted[Math.floor(sorted.length * 0.95)], unit: 'ms', budget: 100 },
    { what: 'the same, worst', value: sorted.at(-1), unit: 'ms' },
  ];
}

/** Starts the engine, and waits until it answers. */
async function start(file: string, folder: string, port: number) {
  const begun = performance.now();
  const environment = {
    SEARCH_APP_ID: 'BENCH',
    SEARCH_ADMIN_KEY: 'bench-admin-key-1',
    SEARCH_WORKS_KEY: 'bench-works-key-1',
    SEARCH_KEY: 'bench-search-key-1',
    SEARCH_HOST: HOST,
    SEARCH_PORT: String(port),
    SEARCH_FOLDER: join(folder, 'data'),
  };
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The engine ended.'))),
  ]);
  return {
    pid: child.pid ?? 0,
    seconds: (performance.now() - begun) / 1_000,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Records with the texts of the demo content, at real places. */
async function recordMaker(): Promise<(index: number) => JsonRecord & { objectID: string }> {
  const demo = await demoContent(issuerOn(readPorts({}).identity));
  const texts = demo.works
    .flatMap((work) => leavesOf(JSON.parse(JSON.stringify(work))))
    .flatMap(({ value }) =>
      typeof value === 'string' && value.length > 40 && value.includes(' ') ? [value] : [],
    );
  const words = [...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []))];
  const places = placesByPopulation(realPlaces);
  return (index) => {
    const random = createRandom(`search ${index}`);
    const { name, position } = places.draw(random);
    const one = (list: readonly string[]) => list[random.whole(0, list.length - 1)] ?? '';
    const text = () => `${one(texts)} ${one(texts)}`.slice(0, 600);
    return {
      objectID: `pins-${index}`,
      kind: random.pick(['pin', 'poi', 'story', 'area']),
      country: one(COUNTRIES),
      places: [name],
      tags: [one(words), one(words), one(words)],
      title: { en: `${one(words)} ${one(words)} ${name}`, fr: `${name} ${one(words)}` },
      text: { en: text(), fr: text() },
      saves: random.whole(0, 500),
      _geoloc: position,
    };
  };
}
