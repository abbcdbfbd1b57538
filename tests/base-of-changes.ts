import { execFileSync } from 'node:child_process';
import { ROOT } from './run-command.ts';

/** The branches that changes are compared with. By descending name that of the origin is the first. */
const MAIN = ['refs/remotes/origin/main', 'refs/heads/main'];

/** The commit at which the work in this checkout began; undefined where nothing has changed since, or git does not know it. */
export function baseOfChanges(root = ROOT): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const [branch] = git('for-each-ref', '--sort=-refname', '--format=%(refname)', ...MAIN).split('\n');
    if (!branch) return undefined;
    const base = git('merge-base', 'HEAD', branch);
    const changed = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
    return changed === '' ? undefined : base;
  } catch {
    // No checkout of git, as in an archive.
    return undefined;
  }
}
