import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { webEnvironment } from '../../emulators/web-environment.ts';
import { runProgram } from '../run-command.ts';
import { type BenchStack, onBenchStack } from './bench-stack.ts';
import type { Measurement } from './measurements.ts';
import { buildCommit } from './pages/build-before.ts';
import { measureFirstTouch } from './pages/first-touch.ts';
import { FORMS, type Form, figuresOf, type PageFigures } from './pages/lighthouse-runs.ts';
import { measureRendering } from './pages/rendering.ts';
import { type ServedFolder, serveFolder } from './pages/serve-folder.ts';

const KILOBYTE = 1_000;

/** The pages, each with what a phone has to reach at least. Their paths depend on the demo content. */
const PAGES = {
  home: { isReading: false, least: 92 },
  story: { isReading: false, least: 90 },
  item: { isReading: false, least: 90 },
  article: { isReading: true, least: 97 },
  creators: { isReading: true, least: 97 },
  text: { isReading: true, least: 97 },
} as const;
type PageName = keyof typeof PAGES;

const DESKTOP_LEAST = 98;

/** What was measured, by build, page and form. */
interface Row {
  build: 'empty' | 'before' | 'now';
  page: PageName | 'empty';
  form: Form;
  figures: PageFigures;
}

/**
 * Lighthouse on the pages that visitors read, beside an empty page of React, and beside another build where one is given:
 *
 * --before COMMIT|FOLDER   the build of a commit, or a folder with a build for the ports of the benchmark
 * --form mobile|desktop    only one of them
 * --pages home,item        only some pages
 */
export function measurePages(): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { before: { type: 'string' }, form: { type: 'string' }, pages: { type: 'string' } },
  });
  const forms = FORMS.filter((form) => values.form === undefined || values.form === form);
  const names = namesIn(values.pages);
  return onBenchStack({ web: true }, async (on) => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-pages-'));
    try {
      const rows = await measureAll(on, { folder, forms, names, before: values.before });
      printRows(rows);
      return [
        ...measurementsOf(rows),
        ...(await measureRendering(on)),
        ...(await measureFirstTouch(on.address, join(folder, 'engine'))),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function namesIn(asked: string | undefined): PageName[] {
  // Object.keys cannot know that the table has no other keys than those of its type.
  const all = Object.keys(PAGES) as PageName[];
  const chosen = asked?.split(',');
  return all.filter((name) => chosen === undefined || chosen.includes(name));
}

interface Plan {
  folder: string;
  forms: readonly Form[];
  names: readonly PageName[];
  before: string | undefined;
}

async function measureAll(on: BenchStack, plan: Plan): Promise<Row[]> {
  const { folder, forms, names } = plan;
  const paths = await pathsOf(getFirestore(initializeApp({ projectId: on.projectId }, 'bench')));
  const empty = await serveFolder(await buildEmptyPage(join(folder, 'empty')));
  const before = await serveBefore(on, plan);
  try {
    const rows: Row[] = [];
    const measure = async (build: Row['build'], page: Row['page'], address: string) => {
      for (const form of forms) {
        const figures = await figuresOf(address, form);
        console.log(`${build}, ${page}, ${form}: performance ${figures.performance}`);
        rows.push({ build, page, form, figures });
      }
    };
    await measure('empty', 'empty', empty.address);
    for (const name of names) {
      if (before !== undefined) await measure('before', name, before.address + paths[name]);
      await measure('now', name, on.address + paths[name]);
    }
    return rows;
  } finally {
    await Promise.all([empty.stop(), before?.stop()]);
  }
}

async function serveBefore(
  { ports, projectId, address }: BenchStack,
  { before, folder }: Plan,
): Promise<ServedFolder | undefined> {
  if (before === undefined) return undefined;
  const isFolder = statSync(before, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const build = isFolder
    ? before
    : await buildCommit(before, join(folder, 'before'), webEnvironment(ports, projectId));
  return serveFolder(build, address);
}

async function buildEmptyPage(target: string): Promise<string> {
  const root = fileURLToPath(new URL('pages/empty-page/', import.meta.url));
  const code = await runProgram('vite', ['build', root, '--outDir', target, '--logLevel', 'error']);
  if (code !== 0) throw new Error('The build of the empty page failed.');
  return target;
}

async function pathsOf(db: Firestore): Promise<Record<PageName, string>> {
  const oldest = async (collection: string) => {
    const { docs } = await db.collection(collection).where('visibility', '==', 'public').get();
    const [first] = docs.sort((a, b) => a.id.localeCompare(b.id));
    if (first === undefined) throw new Error(`The demo content has nothing in ${collection}`);
    return `/${collection}/${first.id}`;
  };
  return {
    home: '/',
    story: await oldest('posts'),
    item: await oldest('pois'),
    article: '/blog/a-list-can-be-a-route',
    creators: '/creators',
    text: '/about',
  };
}

function printRows(rows: readonly Row[]): void {
  console.table(
    rows.map(({ build, page, form, figures }) => ({
      build,
      page,
      form,
      performance: figures.performance,
      accessibility: figures.accessibility,
      'best practices': figures.bestPractices,
      SEO: figures.seo,
      'LCP, ms': Math.round(figures.largestPaint),
      'to empty': ratioToEmpty(rows, form, figures).toFixed(2),
      'TBT, ms': Math.round(figures.blocking),
      CLS: figures.shift.toFixed(3),
      scripts: figures.scripts,
      'scripts, KB': Math.round(figures.scriptBytes / KILOBYTE),
      'all, KB': Math.round(figures.bytes / KILOBYTE),
      'HTML, KB': (figures.htmlBytes / KILOBYTE).toFixed(1),
    })),
  );
}

function ratioToEmpty(rows: readonly Row[], form: Form, { largestPaint }: PageFigures): number {
  const empty = rows.find((row) => row.build === 'empty' && row.form === form);
  return largestPaint / (empty?.figures.largestPaint ?? Number.NaN);
}

function measurementsOf(rows: readonly Row[]): Measurement[] {
  return rows.flatMap((row) => {
    const { build, page, form, figures } = row;
    const name = `${page}${build === 'before' ? ' of before' : ''}, ${form}`;
    const measured = { what: `${name}: performance`, value: figures.performance, unit: '' } as const;
    if (build !== 'now' || page === 'empty') return [measured];
    return [
      { ...measured, least: form === 'desktop' ? DESKTOP_LEAST : PAGES[page].least },
      ...budgetsOf(name, PAGES[page].isReading, form, figures, ratioToEmpty(rows, form, figures)),
    ];
  });
}

function budgetsOf(
  name: string,
  isReading: boolean,
  form: Form,
  figures: PageFigures,
  ratio: number,
): Measurement[] {
  const isBound = isReading && form === 'mobile';
  return [
    { what: `${name}: accessibility`, value: figures.accessibility, unit: '', least: 100 },
    { what: `${name}: best practices`, value: figures.bestPractices, unit: '', least: 100 },
    { what: `${name}: SEO`, value: figures.seo, unit: '', least: 100 },
    {
      what: `${name}: largest content, as a ratio to the empty page`,
      value: ratio,
      unit: '',
      ...(isBound && { budget: 1.5 }),
    },
    {
      what: `${name}: blocked for`,
      value: figures.blocking,
      unit: 'ms',
      budget: isReading ? 150 : 350,
    },
    { what: `${name}: layout shift × 1,000`, value: figures.shift * 1_000, unit: '', budget: 10 },
    { what: `${name}: scripts`, value: figures.scripts, unit: '' },
    { what: `${name}: scripts, in KB`, value: figures.scriptBytes / KILOBYTE, unit: '' },
    { what: `${name}: document, in KB of gzip`, value: figures.htmlBytes / KILOBYTE, unit: '', budget: 25 },
  ];
}
