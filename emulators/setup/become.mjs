// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The interval of the checks for a running npm, in milliseconds. */
const INTERVAL_MS = 2_000;

/**
 * Replaces this process by a program, as far as Node allows: the program has our terminal and gets our signals, and we end with
 * its exit code.
 * @param {string} program
 * @param {string[]} args
 */
export function become(program, args) {
  const env = { ...process.env, WAYMARK_PARENT: String(process.pid) };
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env['npm_lifecycle_event'] !== undefined) onNpmGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`setup: ${program} does not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * Calls back when the npm that runs us was killed, which it cannot pass on: its scripts would continue. A shell may run between
 * npm and us.
 * @param {() => void} callback
 */
function onNpmGone(callback) {
  const parent = process.ppid;
  const { command, ppid: grandparent } = describe(parent);
  const hasShell = /^-?\S*sh$/.test(command);
  const timer = setInterval(() => {
    if (process.ppid === parent && (!hasShell || describe(parent).ppid === grandparent)) return;
    clearInterval(timer);
    callback();
  }, INTERVAL_MS);
}

/**
 * @param {number} pid of a process that runs
 * @returns {{ ppid: string, command: string }}
 */
function describe(pid) {
  const [, command = '', ppid = ''] =
    process.platform === 'linux'
      ? (/\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [])
      : (/^(.*) (\d+)$/m.exec(
          execFileSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' }),
        ) ?? []);
  return { ppid, command: command.trim() };
}
