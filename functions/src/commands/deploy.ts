/**
 * npm run deploy: builds everything for production, checks it, prints the plan, and passes it to Firebase.
 *
 * --dry-run       ends before anything leaves this machine; needs no network and no login
 * --project ID    the Firebase project; without it, the one of VITE_FIREBASE_PROJECT_ID
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { sessionCookieNote } from '@waymark/model/session-cookie';
import {
  buildVariables,
  functionsFile,
  localVariables,
  missingVariables,
  placeholdersFor,
  type Variables,
} from './deploy/build-variables.ts';
import { builtHeaders, writeDeployedConfig } from './deploy/deployed-config.ts';
import { type DeployedFunction, functionsSurface } from './deploy/functions-surface.ts';
import { type HostingFile, hostingFiles } from './deploy/hosting-files.ts';
import { findLeaks } from './deploy/leaks.ts';
import { keepPreviousBuild } from './deploy/previous-build.ts';
import { type RulesFile, rulesFiles } from './deploy/rules-files.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  const dryRun = values['dry-run'];
  const { variables, project } = configuration(dryRun, values.project);

  console.log('Building for production…');
  await build(variables);
  writeFileSync(`${ROOT}functions/dist/.env`, functionsFile(variables));
  const functions = await functionsSurface(`${ROOT}functions/dist`, project);
  if (!dryRun) await keepFiles(variables, project);
  const files = hostingFiles(ROOT);
  const leaks = findLeaks(
    files,
    functions.flatMap(({ secrets }) => secrets),
    process.env,
  );
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
  const rules = rulesFiles(ROOT);

  console.log(planText(project, files, functions, rules));
  if (dryRun) {
    console.log('\nThis was a dry run: nothing left this machine.');
  } else {
    await deploy(project, writeDeployedConfig(ROOT));
  }
  console.log('web/dist now holds the production build; npm start builds the local one again.');
}

/**
 * The variables of the build, and its project.
 * @throws Error with a sentence for each invalid variable
 */
function configuration(
  dryRun: boolean,
  requested: string | undefined,
): { variables: Variables; project: string } {
  const given = buildVariables(ROOT, process.env);
  const missing = missingVariables(given);
  const faults = localVariables(given);
  if (!dryRun) faults.push(...missing.map((name) => `${name} is not set: see .env.example.`));
  const configured = given['VITE_FIREBASE_PROJECT_ID'] || undefined;
  if (requested?.startsWith('demo-')) faults.push(`--project is "${requested}", which is a demo project.`);
  if (requested !== undefined && configured !== undefined && requested !== configured) {
    faults.push(`--project is "${requested}", but VITE_FIREBASE_PROJECT_ID is "${configured}".`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (missing.length > 0) {
    console.log(
      `These variables are not set; the dry run puts placeholders in their place: ${missing.join(', ')}`,
    );
  }
  if (!given['VITE_ALGOLIA_APP_ID']) console.log('VITE_ALGOLIA_APP_ID is not set: the site has no search.');
  const note = sessionCookieNote(given['VITE_SESSION_COOKIE_NAME'] || undefined);
  if (note !== undefined) console.log(note);
  const variables = { ...given, ...placeholdersFor(missing) };
  return { variables, project: requested ?? variables['VITE_FIREBASE_PROJECT_ID'] ?? '' };
}

/** Runs the program of npm run build in its own process. */
async function build(variables: Variables): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['emulators/build.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...variables },
    });
  } catch (cause) {
    throw new Error(
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause),
      {
        cause,
      },
    );
  }
}

/** Pages that are open during the deployment keep their code. */
async function keepFiles(variables: Variables, project: string): Promise<void> {
  const site = new URL(variables['VITE_PUBLIC_ADDRESS'] || `https://${project}.web.app`).origin;
  const kept = await keepPreviousBuild(`${ROOT}web/dist`, site);
  console.log(
    kept === undefined
      ? `No build is deployed at ${site} yet.`
      : `Kept ${kept.files} files of the deployed build ${kept.id}.`,
  );
}

function planText(
  project: string,
  files: readonly HostingFile[],
  functions: readonly DeployedFunction[],
  rules: readonly RulesFile[],
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const widest = Math.max(...functions.map(({ name }) => name.length));
  return [
    `\nTo the Firebase project ${project}:`,
    `  Hosting    web/dist: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
    ...builtHeaders(ROOT).flatMap(({ source, headers }) =>
      headers.map(({ key, value }) => `    ${source}  ${key}: ${value}`),
    ),
    `  Functions  functions/dist: ${functions.length}`,
    ...functions.map(
      ({ name, regions, trigger }) => `    ${name.padEnd(widest)}  ${regions.join(', ')}  ${trigger}`,
    ),
    '  Rules and indexes',
    ...rules.map(({ file, size }) => `    ${file}: ${size}`),
  ].join('\n');
}

/** @param config the path of the configuration of firebase-tools */
async function deploy(project: string, config: string): Promise<void> {
  const firebase = spawn(
    process.execPath,
    [
      `${ROOT}node_modules/.bin/firebase`,
      'deploy',
      '--project',
      project,
      '--config',
      config,
      '--non-interactive',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const [code] = await once(firebase, 'close');
  rmSync(config, { force: true });
  if (code !== 0) throw new Error('Firebase refused the deployment; its output is above.');
}
