import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OPTIONS = await extractOptions(`${ROOT}.dependency-cruiser.mjs`);
const ROOMS = ['model', 'web/src', 'functions/src', 'emulators', 'tests'];

/** The imports that the rules refuse in a tree laid out like this repository: `importer: rule`. */
async function refusedIn(baseDir: string): Promise<string[]> {
  const { output } = await cruise(ROOMS, { ...OPTIONS, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

test('no import in the repository breaks a rule', { timeout: 60_000 }, async () => {
  expect(await refusedIn(ROOT)).toEqual([]);
});

/** One file, its import, and the rule that refuses it; no rule where the import is allowed. */
type Case = [importer: string, code: string, rule?: string];

const IMPORTS: readonly Case[] = [
  ['model/src/value.ts', "import '../../web/src/ui/part.ts'", 'model-imports-nothing-of-ours'],
  ['model/src/types.ts', "import type { A } from '../../tests/part.ts'", 'model-imports-nothing-of-ours'],
  ['model/src/later.ts', "await import('../../emulators/part.ts')", 'model-imports-nothing-of-ours'],
  [
    'model/src/handed-on.ts',
    "export { a } from '../../functions/src/part.ts'",
    'model-imports-nothing-of-ours',
  ],
  ['web/src/ui/model.ts', "import '../../../model/src/part.ts'"],
  ['web/src/ui/functions.ts', "import '../../../functions/src/part.ts'", 'web-imports-model'],
  ['web/src/ui/emulators.ts', "import '../../../emulators/part.ts'", 'web-imports-model'],
  ['functions/src/model.ts', "import '../../model/src/part.ts'"],
  ['functions/src/web.ts', "import '../../web/src/ui/part.ts'", 'functions-import-model-and-renderer'],
  ['functions/src/renderer.ts', "import type { A } from '../../web/src/rendered-page.ts'"],
  ['functions/src/server.ts', "import '../../web/src/server.tsx'", 'functions-import-model-and-renderer'],
  ['functions/src/emulators.ts', "import '../../emulators/part.ts'", 'functions-import-model-and-renderer'],
  ['emulators/model.ts', "import '../model/src/part.ts'"],
  ['emulators/publish.ts', "import '../functions/src/publish/team/part.ts'"],
  ['emulators/pictures.ts', "import '../functions/src/photos/part.ts'"],
  ['emulators/stored.ts', "import '../functions/src/platform/stored.ts'"],
  [
    'emulators/admin.ts',
    "import '../functions/src/platform/admin.ts'",
    'emulators-import-model-and-publishing',
  ],
  ['emulators/web.ts', "import '../web/src/ui/part.ts'", 'emulators-import-model-and-publishing'],
  [
    'tests/all.ts',
    ['../model/src/part.ts', '../web/src/ui/part.ts', '../functions/src/part.ts', '../emulators/part.ts']
      .map((part) => `import '${part}';`)
      .join('\n'),
  ],
  ['web/src/config.ts', "import './config-schema.ts'"],
  ['web/src/config-schema.ts', "import './ui/part.ts'", 'config-schema-imports-downward'],
  ['web/src/main.tsx', "import './app/part.ts'; import './ui/styles/base.css'"],
  ['web/src/app/main.ts', "import '../main.tsx'", 'app-imports-downward'],
  ['web/src/boot.ts', "import type { A } from './early-input.ts'"],
  ['web/src/early-input.ts', "import './ui/part.ts'", 'early-input-imports-downward'],
  ['web/src/boot.ts', "import './ui/part.ts'", 'boot-stands-alone'],
  ['web/src/app/boot.ts', "import '../boot.ts'", 'app-imports-downward'],
  ['web/src/worker/main.ts', "import '../main.tsx'", 'worker-imports-downward'],
  [
    'web/src/server.tsx',
    "import './app/part.ts'; import './live/tiles/part.ts'; import './rendered-page.ts'",
  ],
  ['web/src/server.tsx', "import './ui/part.ts'", 'server-renders-the-app'],
  ['web/src/rendered-page.ts', "import './ui/part.ts'", 'rendered-page-imports-downward'],
  ['web/src/app/server.ts', "import '../server.tsx'", 'app-imports-downward'],
  ['web/src/ui/beside.ts', "import '../shared/part.ts'", 'every-place-is-a-layer'],
  ['web/src/features/lists/itself.ts', "import './deeper/part.ts'"],
  ['web/src/features/lists/other.ts', "import '../search/part.ts'", 'features-stand-alone'],
  ['web/src/live/reactfire.ts', "import 'reactfire'; import 'rxjs'; import 'firebase/app'"],
  ['web/src/session/firebase.ts', "import 'firebase/app'"],
  ['web/src/session/reactfire.ts', "import 'reactfire'", 'reactfire-in-live-only'],
  ['web/src/pages/rxjs.ts', "import 'rxjs'", 'reactfire-in-live-only'],
  ['web/src/services/firebase.ts', "import 'firebase/app'", 'firebase-in-session-and-live-only'],
  // A cycle is reported once.
  ['model/src/one.ts', "import './another.ts'"],
  ['model/src/another.ts', "import type { A } from './one.ts'", 'no-cycles'],
  ['functions/src/barrel.ts', "import './pages/index.ts'", 'no-barrels'],
  ['model/src/product.ts', "import './testing/part.ts'", 'no-test-support-in-product'],
  ['web/src/live/product.ts', "import './testing/part.ts'", 'no-test-support-in-product'],
  ['model/src/value.test.ts', "import './testing/part.ts'"],
  ['web/src/live/testing/other.ts', "import './part.ts'"],
  ['tests/lost.ts', "import './nowhere.ts'", 'everything-is-found'],
];

/** The layers of web/src as the architecture draws them, the uppermost first. */
const LAYERS = [
  ['worker'],
  ['app'],
  ['pages'],
  ['features'],
  ['elements'],
  ['live', 'map', 'services'],
  ['session'],
  ['ui', 'i18n'],
  ['config'],
];

const LAYER_IMPORTS = LAYERS.flatMap((layer, depth) =>
  layer.flatMap((from) =>
    LAYERS.flatMap((other, otherDepth): Case[] =>
      other
        .filter((to) => to !== from)
        .map((to) => {
          const importer = from === 'config' ? 'web/src/config.ts' : `web/src/${from}/imports-${to}.ts`;
          const imported = to === 'config' ? 'web/src/config.ts' : `web/src/${to}/part.ts`;
          const code = `import '${pathFrom(importer, imported)}'`;
          return otherDepth > depth ? [importer, code] : [importer, code, `${from}-imports-downward`];
        }),
    ),
  ),
);

const MAIN_IMPORTS = LAYERS.flat().map((to): Case => {
  const imported = to === 'config' ? './config.ts' : `./${to}/part.ts`;
  return to === 'app'
    ? ['web/src/main.tsx', `import '${imported}'`]
    : ['web/src/main.tsx', `import '${imported}'`, 'main-only-starts'];
});

const PARTS = [
  'model/src/part.ts',
  'model/src/testing/part.ts',
  'web/src/live/testing/part.ts',
  'web/src/live/tiles/part.ts',
  'functions/src/part.ts',
  'functions/src/platform/admin.ts',
  'functions/src/platform/stored.ts',
  'functions/src/publish/team/part.ts',
  'functions/src/pages/index.ts',
  'functions/src/photos/part.ts',
  'emulators/part.ts',
  'tests/part.ts',
  'web/src/shared/part.ts',
  'web/src/features/search/part.ts',
  'web/src/features/lists/deeper/part.ts',
  'web/src/ui/styles/base.css',
  'node_modules/reactfire/index.js',
  'node_modules/rxjs/index.js',
  'node_modules/firebase/app/index.js',
  ...LAYERS.flat()
    .filter((place) => place !== 'config')
    .map((place) => `web/src/${place}/part.ts`),
];

function pathFrom(importer: string, imported: string): string {
  const path = relative(dirname(importer), imported);
  return path.startsWith('.') ? path : `./${path}`;
}

const fixture = mkdtempSync(join(tmpdir(), 'waymark-arrows-'));
afterAll(() => rmSync(fixture, { recursive: true }));

/** Writes a tree like the repository's, with every import of the cases. */
function layOut(cases: readonly Case[]): void {
  const files = new Map(PARTS.map((part) => [part, '']));
  for (const [importer, code] of cases) files.set(importer, `${files.get(importer) ?? ''}${code};\n`);
  for (const [file, code] of files) {
    mkdirSync(join(fixture, dirname(file)), { recursive: true });
    writeFileSync(join(fixture, file), code);
  }
}

test('every rule refuses exactly the imports that it is for', { timeout: 60_000 }, async () => {
  const cases = [...IMPORTS, ...LAYER_IMPORTS, ...MAIN_IMPORTS];
  layOut(cases);
  const expected = cases.flatMap(([importer, , rule]) =>
    rule === undefined ? [] : [`${importer}: ${rule}`],
  );
  const refused = await refusedIn(fixture);
  expect(refused.sort()).toEqual(expected.sort());
  const rules = OPTIONS.ruleSet?.forbidden?.map(({ name }) => name) ?? [];
  const fired = new Set(refused.map((line) => line.split(': ')[1]));
  expect(rules.filter((name) => !fired.has(name))).toEqual([]);
});
