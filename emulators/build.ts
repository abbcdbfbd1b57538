import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from './ports.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
const bin = (name: string) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));

/** Where a build goes, as absolute paths. */
export interface BuildFolders {
  web: string;
  functions: string;
}

/** The fields that the builders read. */
export function folderVariables({ web, functions }: BuildFolders): Environment {
  return { WAYMARK_WEB_FOLDER: web, WAYMARK_FUNCTIONS_FOLDER: functions };
}

/** Where the builds go that no environment gives a folder. */
const DEFAULT_FOLDERS: BuildFolders = { web: folder('web/dist'), functions: folder('functions/dist') };

/**
 * Bundles the functions together with `model` into functions/dist, or into the folder that the environment names.
 */
export function buildFunctions(environment: Environment = {}): Promise<void> {
  const args = ['-c', 'rolldown.config.ts', '--logLevel', 'warn'];
  return run('the functions', bin('rolldown'), args, 'functions', environment);
}

/**
 * Builds the web application: for browsers into web/dist, and its renderer for servers into the functions, or into the folders that
 * are named. The renderer has index.html too, because Hosting would answer with that file before the function of the pages.
 * @param environment variables of `.env.example` that override files and shell
 */
export async function buildWeb(
  environment: Environment = {},
  folders: BuildFolders = DEFAULT_FOLDERS,
): Promise<void> {
  const renderer = join(folders.functions, 'web');
  const all = { ...environment, ...folderVariables(folders), WAYMARK_RENDERER_FOLDER: renderer };
  const build = (name: string, config: string) =>
    run(name, bin('vite'), ['build', '--config', config, '--logLevel', 'warn'], 'web', all);
  await build('the web application', 'vite.config.ts');
  await build('the renderer of the pages', 'vite.server.config.ts');
  await rename(join(folders.web, 'index.html'), join(renderer, 'index.html'));
  await moveSourceMaps(folders.web);
}

/** Moves the source maps out of what is served, into a folder beside it: they hold all of the source. */
async function moveSourceMaps(web: string): Promise<void> {
  const maps = `${web}-source-maps`;
  await rm(maps, { recursive: true, force: true });
  for (const name of await readdir(web, { recursive: true })) {
    if (!name.endsWith('.map')) continue;
    const place = join(maps, name);
    await mkdir(dirname(place), { recursive: true });
    await rename(join(web, name), place);
  }
}

/** @throws Error with what the builder printed */
async function run(name: string, command: string, args: string[], room: string, environment: Environment) {
  const child = spawn(command, args, {
    cwd: folder(room),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output.trim()}`);
}

if (import.meta.main) {
  try {
    await buildFunctions();
    await buildWeb();
    console.log('Built functions/dist and web/dist.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
