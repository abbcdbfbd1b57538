import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../../emulators/ports.ts';
import { ROOT, runProgram } from '../../run-command.ts';

const ROOMS = ['model', 'web', 'functions', 'emulators', 'tests'];

/**
 * Builds the web application of another commit, with the packages that are installed now.
 * @param target the folder of the build
 * @returns the folder
 */
export async function buildCommit(commit: string, target: string, environment: Environment): Promise<string> {
  const tree = `${target}-tree`;
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, commit], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  try {
    linkPackages(tree);
    const config = join(tree, 'web/vite.config.ts');
    const code = await runProgram('vite', ['build', '--config', config, '--logLevel', 'error'], {
      ...environment,
      WAYMARK_WEB_FOLDER: target,
    });
    if (code !== 0) throw new Error(`The build of ${commit} failed.`);
    return target;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: ROOT, stdio: 'ignore' });
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Links the installed packages into a checkout, but its own workspace packages instead of those of this checkout. */
function linkPackages(tree: string): void {
  const own = join(tree, 'node_modules');
  mkdirSync(join(own, '@waymark'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@waymark') symlinkSync(join(ROOT, 'node_modules', name), join(own, name));
  }
  for (const room of ROOMS) {
    symlinkSync(join(tree, room), join(own, '@waymark', room));
    const packages = join(ROOT, room, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(tree, room, 'node_modules'));
  }
}
